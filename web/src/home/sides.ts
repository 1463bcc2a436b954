// Whose a total of a match is, for one who looks at it from outside the table.

import type { MatchSummary } from "../protocol";
import { t } from "../text.svelte";

/** Where everybody has a total, players are named; else sides. */
export function sideLabel(match: MatchSummary, side: number): string {
  const mine = side === match.mine;
  if (match.totals.length < match.players) {
    return t("side-short", { side: mine ? "ours" : "theirs" });
  }
  if (mine) {
    return t("seat-name", { place: "you" });
  }
  return match.players === 2
    ? t("seat-name", { place: "opponent" })
    : t("seat-name", { place: "player", n: side + 1 });
}
