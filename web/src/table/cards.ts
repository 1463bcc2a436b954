// Cards as they are written in a line of text.

import { cardIndex, rankKey, suitKey, type RankKey } from "../cards/names";

const SUITS = { c: "♣", d: "♦", h: "♥", s: "♠" } as const;

/** One card with its suit: `10♣`, `Jk`. */
export function cardText(card: string): string {
  const suit = suitKey(card);
  return cardIndex(card) + (suit === null ? "" : SUITS[suit]);
}

/** Cards by their ranks, as they stand in a hand: `4 4 10 K 2 Jk`; a sequence with its suit. */
export function shortCards(cards: readonly string[]): string {
  const ranks = new Set(cards.filter((card) => !WILDS.has(rankKey(card))).map(rankKey));
  return cards.map(ranks.size > 1 ? cardText : cardIndex).join(" ");
}

const WILDS: ReadonlySet<RankKey> = new Set(["two", "joker"]);
