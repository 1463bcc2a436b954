// The words for cards: keys of the Fluent catalogue, and names for those who hear them.

import type { Rank } from "../protocol";
import { t } from "../text.svelte";

export type SuitKey = "c" | "d" | "h" | "s";

/** Keys of ranks in the catalogue, by the numbers of the ranks. */
const RANKS = {
  0: "four",
  1: "five",
  2: "six",
  3: "seven",
  4: "eight",
  5: "nine",
  6: "ten",
  7: "jack",
  8: "queen",
  9: "king",
  10: "ace",
  11: "two",
  12: "joker",
  13: "black-three",
  14: "red-three",
} as const satisfies Record<Rank, string>;
export type RankKey = (typeof RANKS)[Rank];

/** Ranks in the order of their numbers, as the server writes them in a card; threes by suit. */
const LETTERS = "456789TJQKA2";

/** The key of a rank that the server names by its number. */
export function rankName(rank: Rank): RankKey {
  return RANKS[rank];
}

/** The key of a card's rank. */
export function rankKey(card: string): RankKey {
  const suit = suitKey(card);
  if (suit === null) {
    return "joker";
  }
  if (card.startsWith("3")) {
    return suit === "d" || suit === "h" ? "red-three" : "black-three";
  }
  return RANKS[LETTERS.indexOf(card.charAt(0)) as Rank];
}

/** The key of a card's suit; null for a joker. */
export function suitKey(card: string): SuitKey | null {
  return card === "Jk" ? null : (card.charAt(1) as SuitKey);
}

/** A card in full, `jack of hearts`; null is a card face down. */
export function cardName(card: string | null): string {
  return card === null ? t("card-hidden") : t("card-name", cardFacts(card));
}

/** What stands in the corner of a card. */
export function cardIndex(card: string): string {
  return t("rank-short", cardFacts(card));
}

function cardFacts(card: string): { rank: RankKey; suit: string } {
  return { rank: rankKey(card), suit: suitKey(card) ?? "" };
}
