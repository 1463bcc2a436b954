// Cards as they are written in a line of text.

import { cardIndex, rankName, suitKey } from "../cards/names";
import type { Meld } from "../protocol";

const SUITS = { c: "♣", d: "♦", h: "♥", s: "♠" } as const;

/** One card with its suit: `10♣`, `Jk`. */
export function cardText(card: string): string {
  const suit = suitKey(card);
  return cardIndex(card) + (suit === null ? "" : SUITS[suit]);
}

/** Cards by their ranks, as they stand in a hand: `4 4 10 K 2 Jk`. */
export function shortCards(cards: readonly string[]): string {
  return cards.map(cardIndex).join(" ");
}

/** The rank of a meld as `meld-name` takes it. */
export function meldKey(meld: Meld): string {
  return meld.kind === "wild" ? "wild" : rankName(meld.rank);
}
