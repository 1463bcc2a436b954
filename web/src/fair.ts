// Whether a deal was the one that was promised, worked out in the browser as canasta.table.fair does.
//
// WebCrypto is missing where a page comes over plain http from another machine at home, hence a
// library; it is asked for only when a deal is checked.

import type { DealProof } from "./protocol";

export interface DealCheck {
  /** The seed is the one that was promised before the deal. */
  kept: boolean;
  /** The pack in the order that seed and additions decide, first card first. */
  deck: string[];
}

/**
 * Checks a deal by its proof.
 *
 * `pack` are all cards in their fixed order, unshuffled (see `packOf`); `promised` is the
 * commitment that was seen before the deal, where somebody has kept it.
 */
export async function checkDeal(
  proof: DealProof,
  pack: readonly string[],
  promised: string = proof.commitment,
): Promise<DealCheck> {
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
  return {
    kept: commitment === proof.commitment && commitment === promised,
    deck: shuffle(pack, numbersOf(block)),
  };
}

/** All cards of a game in the order in which the engine lists them. */
export function packOf(packs: number, jokers: number): string[] {
  const ranks = "456789TJQKA2".split("");
  const cards = ranks.flatMap((rank) => ["c", "d", "h", "s"].map((suit) => rank + suit));
  const times = (card: string, n: number): string[] => Array<string>(n).fill(card);
  return [
    ...cards.flatMap((card) => times(card, packs)),
    ...times("Jk", jokers),
    ...["3c", "3s", "3d", "3h"].flatMap((card) => times(card, packs)),
  ];
}

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
