// Small things that this browser keeps for its reader.

/** What was kept under a key; null where nothing was, or where the browser forbids it. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text; where the browser forbids that, it holds until the page is left. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing is lost but a setting.
  }
}
