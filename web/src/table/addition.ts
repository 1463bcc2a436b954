// What this seat adds to a shuffle.

const BYTES = 8;

/** Sixteen random hex digits. */
export function randomAddition(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
