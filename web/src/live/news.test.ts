import { expect, test } from "vitest";

import type { CanastaKind, Meld, Told } from "../protocol";
import { newsAfter } from "./news";
import { sightOf } from "./sights";

const meldOf = (n: number): Meld => ({
  kind: "set",
  rank: 9,
  cards: Array<string>(n).fill("Kd"),
  naturals: n,
  wilds: 0,
  points: 10 * n,
});

function withKings(n: number, canasta: CanastaKind | null) {
  const sight = sightOf();
  const melds = [{ meld: meldOf(n), canasta }];
  return { ...sight, sides: sight.sides.map((side, i) => (i === 0 ? { ...side, melds } : side)) };
}

const grew = (version: number, n: number, seat = 0): Told => ({
  version,
  event: { kind: "melded", seat, cards: ["Kd"], meld_id: 0, meld: meldOf(n) },
});

const update = (version: number, sight = sightOf(), events: Told[] = []) => ({
  type: "update" as const,
  version,
  sight,
  events,
});

test("a meld that became a canasta is told with its last growth, whoever of the side did it", () => {
  const events = [grew(4, 6), grew(5, 7, 2)];
  const news = newsAfter([], withKings(5, null), 3, update(5, withKings(7, "natural"), events));
  expect(news.map(({ canasta }) => canasta)).toEqual([null, "natural"]);
});

test("a canasta that only grows is no news", () => {
  const before = withKings(7, "natural");
  const news = newsAfter([], before, 3, update(4, withKings(8, "natural"), [grew(4, 8)]));
  expect(news[0]?.canasta).toBeNull();
});

test("the card on top is told with what it does to the pile", () => {
  const pile = { ...sightOf().pile, shown: ["9c", "2d"], frozen: true, freezer: "2d" };
  const discards: Told[] = ["2d", "9c", "2d"].map((card, i) => ({
    version: 4 + i,
    event: { kind: "discarded", seat: i, card },
  }));
  const news = newsAfter([], sightOf(), 3, update(6, sightOf({ pile }), discards));
  expect(news.map(({ effect }) => effect)).toEqual(["none", "none", "freezes"]);
});

test("a black three on top blocks", () => {
  const pile = { ...sightOf().pile, shown: ["9c", "3s"], blocked: true };
  const told: Told = { version: 4, event: { kind: "discarded", seat: 1, card: "3s" } };
  const news = newsAfter([], sightOf(), 3, update(4, sightOf({ pile }), [told]));
  expect(news[0]?.effect).toBe("blocks");
});
