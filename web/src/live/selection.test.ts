import { expect, test } from "vitest";

import { cardsOf, carriedOver } from "./selection";

test("selected cards come in the order of the hand", () => {
  expect(cardsOf(new Set([2, 0]), ["4c", "9d", "Ks"])).toEqual(["4c", "Ks"]);
});

test("a selection follows its cards to their new places", () => {
  const after = carriedOver(new Set([1]), ["4c", "Ks"], ["4c", "9d", "Ks"]);
  expect([...after]).toEqual([2]);
});

test("of two equal cards, as many stay selected as were", () => {
  const after = carriedOver(new Set([0]), ["Ks", "Ks"], ["4c", "Ks", "Ks"]);
  expect([...after]).toEqual([1]);
});

test("cards that have left the hand are let go", () => {
  expect(carriedOver(new Set([0, 1]), ["4c", "Ks"], ["9d"]).size).toBe(0);
});
