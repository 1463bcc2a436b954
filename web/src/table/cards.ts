// Cards as they are written in a line of text.

import { cardIndex, rankKey, suitKey, type RankKey } from "../cards/names";

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

/** Cards that are laid together: naturals with their suits where they are a sequence. */
export function laidCards(cards: readonly string[]): string {
  const naturals = cards.filter((card) => !WILDS.has(rankKey(card)));
  if (new Set(naturals.map(rankKey)).size < 2) {
    return shortCards(cards);
  }
  return cards.map((card) => (naturals.includes(card) ? cardText : cardIndex)(card)).join(" ");
}

const WILDS: ReadonlySet<RankKey> = new Set(["two", "joker"]);
