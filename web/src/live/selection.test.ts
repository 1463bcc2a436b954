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

test("of two equal cards the one that was selected stays so", () => {
  const hand = ["4c", "Ks", "Ks"];
  expect([...carriedOver(new Set([2]), hand, hand)]).toEqual([2]);
});

test("where one of two equal cards has gone, the other is the selected one", () => {
  expect([...carriedOver(new Set([1]), ["Ks", "Ks"], ["4c", "Ks"])]).toEqual([1]);
});

test("cards that have left the hand are let go", () => {
  expect(carriedOver(new Set([0, 1]), ["4c", "Ks"], ["9d"]).size).toBe(0);
});
