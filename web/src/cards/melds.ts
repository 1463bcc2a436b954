// The words for melds: what `meld-name` and `meld-label` of the catalogue take.

import type { CanastaKind, Meld } from "../protocol";
import { cardIndex, rankName, suitKey } from "./names";

export type MeldFacts = Record<string, string | number>;

/** What a meld is called: by its rank, or from where to where a sequence goes. */
export function meldName({ kind, rank, cards }: Meld): MeldFacts {
  const [low] = cards;
  const high = cards.at(-1);
  if (kind !== "sequence" || low === undefined || high === undefined) {
    return { rank: kind === "wild" ? "wild" : rankName(rank) };
  }
  const ends = { low: cardIndex(low), high: cardIndex(high) };
  return { rank: "sequence", ...ends, suit: suitKey(low) ?? "" };
}

/** A meld in full. */
export function meldLabel(meld: Meld, canasta: CanastaKind | null): MeldFacts {
  const wilds = meld.kind === "wild" ? 0 : meld.wilds;
  return { ...meldName(meld), n: meld.cards.length, wilds, canasta: canasta ?? "none" };
}
