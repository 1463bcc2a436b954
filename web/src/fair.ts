// Whether a deal was the one that was promised, worked out in the browser as canasta.table.fair does.
//
// WebCrypto is missing where a page comes over plain http from another machine at home, hence a
// library; it is asked for only when a deal is checked.

import type { DealProof } from "./protocol";

/**
 * Whether a deck, first card first, is the one that its proof gives, from a seed that was promised.
 *
 * `promised` is the commitment that was seen before the deal, where somebody has kept it.
 */
export async function isPromised(
  deck: readonly string[],
  proof: DealProof,
  promised: string = proof.commitment,
): Promise<boolean> {
  const [{ sha256 }, { hmac }, { bytesToHex, hexToBytes, utf8ToBytes }] = await Promise.all([
    import("@noble/hashes/sha2.js"),
    import("@noble/hashes/hmac.js"),
    import("@noble/hashes/utils.js"),
  ]);
  const key = hexToBytes(proof.seed);
  const suffix = proof.additions.flatMap((text) => [...sha256(utf8ToBytes(text))]);
  const block = (number: number): Uint8Array => {
    const counter = new Uint8Array(8);
    new DataView(counter.buffer).setBigUint64(0, BigInt(number));
    return hmac(sha256, key, Uint8Array.from([...counter, ...suffix]));
  };
  const commitment = bytesToHex(sha256(key));
  const dealt = shuffle(packOf(deck), numbersOf(block));
  return (
    commitment === proof.commitment &&
    commitment === promised &&
    dealt.every((card, place) => card === deck[place])
  );
}

/** The cards of a deck in the order in which the engine lists them, as before the shuffle. */
function packOf(deck: readonly string[]): string[] {
  return [...deck].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
}

const ORDER: readonly string[] = [
  ..."456789TJQKA2".split("").flatMap((rank) => "cdhs".split("").map((suit) => rank + suit)),
  ...["Jk", "3c", "3s", "3d", "3h"],
];

/** Fisher–Yates from the top of the pack down. */
function shuffle(pack: readonly string[], numbers: Iterator<number, never>): string[] {
  const deck = [...pack];
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const other = below(last + 1, numbers);
    const [a, b] = [deck[last], deck[other]];
    if (a !== undefined && b !== undefined) {
      [deck[last], deck[other]] = [b, a];
    }
  }
  return deck;
}

const RANGE = 2 ** 32;

/** The next number below n; one that would favour some cards is passed over. */
function below(n: number, numbers: Iterator<number, never>): number {
  const fair = RANGE - (RANGE % n);
  let number: number;
  do {
    number = numbers.next().value;
  } while (number >= fair);
  return number % n;
}

function* numbersOf(block: (number: number) => Uint8Array): Generator<number, never> {
  for (let number = 0; ; number += 1) {
    const words = new DataView(block(number).slice().buffer);
    for (let start = 0; start < words.byteLength; start += 4) {
      yield words.getUint32(start);
    }
  }
}
