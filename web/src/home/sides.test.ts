import { beforeAll, expect, test } from "vitest";

import type { MatchSummary } from "../protocol";
import { setLocale } from "../text.svelte";
import { sideLabel } from "./sides";

beforeAll(() => setLocale("en"));

function labels(players: number, totals: number[], mine = 0): string[] {
  const match: MatchSummary = {
    ...{ table: "a", preset: "classic", target: 5000, round: 1, winners: [], opened_at: 0 },
    ...{ players, totals, mine },
  };
  return totals.map((_, side) => sideLabel(match, side));
}

test("two sides are we and they", () => {
  expect(labels(4, [0, 0])).toEqual(["We", "They"]);
  expect(labels(4, [0, 0], 1)).toEqual(["They", "We"]);
});

test("two players are the reader and the opponent", () => {
  expect(labels(2, [0, 0])).toEqual(["You", "Opponent"]);
});

test("where each plays alone, the others have numbers", () => {
  expect(labels(3, [0, 0, 0], 1)).toEqual(["Player 1", "You", "Player 3"]);
});
