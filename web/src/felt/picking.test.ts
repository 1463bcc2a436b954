import { expect, test } from "vitest";

import { isDouble, toggled, withRank } from "./picking";

const HAND = ["4c", "Kd", "Kh", "Ks", "2c", "3c", "3d"];

test("a tap selects a card, and another one lets it go", () => {
  expect(toggled(new Set([3]), 1)).toEqual([1, 3]);
  expect(toggled(new Set([1, 3]), 1)).toEqual([3]);
});

test("a double tap takes the whole rank", () => {
  const afterFirst = new Set(toggled(new Set(), 2));
  expect(withRank(HAND, afterFirst, 2)).toEqual([1, 2, 3]);
});

test("a double tap on a selected card lets the whole rank go", () => {
  const afterFirst = new Set(toggled(new Set([0, 1, 2, 3]), 2));
  expect(withRank(HAND, afterFirst, 2)).toEqual([0]);
});

test("two quick taps are a double one only on one card of one hand", () => {
  const first = { hand: "9d Jc", card: 0, at: 1000 };
  expect(isDouble(null, first)).toBe(false);
  expect(isDouble(first, { ...first, at: 1200 })).toBe(true);
  expect(isDouble(first, { ...first, at: 1800 })).toBe(false);
  expect(isDouble(first, { ...first, card: 1, at: 1200 })).toBe(false);
  expect(isDouble(first, { hand: "Jc", card: 0, at: 1200 })).toBe(false);
});

test("other selected cards stay", () => {
  expect(withRank(HAND, new Set([0, 1]), 1)).toEqual([0, 1, 2, 3]);
});

test("black and red threes are two ranks", () => {
  expect(withRank(HAND, new Set([5]), 5)).toEqual([5]);
});
