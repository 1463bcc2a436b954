import { expect, test } from "vitest";

import type { Told } from "../protocol";
import { newsAfter } from "./news";
import { sightOf } from "./sights";

const told = (version: number): Told => ({
  version,
  event: { kind: "drew", seat: 1, count: 1, cards: null },
  canasta: null,
  effect: "none",
});

const update = (version: number, sight = sightOf(), events: Told[] = []) => ({
  type: "update" as const,
  version,
  sight,
  events,
});

test("news of the same round follow those that are known", () => {
  const known = [told(2), told(3)];
  const news = newsAfter(known, sightOf(), 3, update(5, sightOf(), [told(4), told(5)]));
  expect(news.map(({ version }) => version)).toEqual([2, 3, 4, 5]);
});

test("an event that is told twice is news once", () => {
  const news = newsAfter([told(3)], sightOf(), 3, update(4, sightOf(), [told(3), told(4)]));
  expect(news.map(({ version }) => version)).toEqual([3, 4]);
});

test("another round begins with no news of the one before", () => {
  const news = newsAfter([told(3)], sightOf(), 3, update(5, sightOf({ round: 2 }), [told(5)]));
  expect(news.map(({ version }) => version)).toEqual([5]);
});

test("who comes in the middle of a round is told all of it", () => {
  const news = newsAfter([], null, 0, update(3, sightOf(), [told(2), told(3)]));
  expect(news).toHaveLength(2);
});
