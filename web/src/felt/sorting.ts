// How the cards of a hand lie from left to right: places in the hand as the server gives it.

import { rankKey, suitKey } from "../cards/names";

export type Order = "rank" | "suit";

const SUITS = ["c", "d", "h", "s"] as const;
/** Threes and wilds belong to no suit: they lie last, as they do by rank. */
const APART: ReadonlySet<string> = new Set(["two", "joker", "black-three", "red-three"]);

/** The places of a hand, which comes by rank, in another order. */
export function placesIn(order: Order, hand: readonly string[]): number[] {
  const places = [...hand.keys()];
  return order === "rank"
    ? places
    : places.toSorted((a, b) => suitOf(hand[a]) - suitOf(hand[b]) || a - b);
}

function suitOf(card: string | undefined): number {
  if (card === undefined || APART.has(rankKey(card))) {
    return SUITS.length;
  }
  return SUITS.indexOf(suitKey(card) ?? "s");
}
