import { beforeAll, expect, test } from "vitest";

import { setLocale } from "../text.svelte";
import { cardIndex, cardName, rankKey, rankName, suitKey } from "./names";

beforeAll(() => setLocale("en"));

test("a card is named by its rank and its suit", () => {
  expect(cardName("Jh")).toBe("jack of hearts");
  expect(cardName("2c")).toBe("two of clubs");
});

test("a joker has no suit", () => {
  expect(suitKey("Jk")).toBeNull();
  expect(cardName("Jk")).toBe("joker");
});

test("a card face down tells nothing", () => {
  expect(cardName(null)).toBe("card, face down");
});

test("threes are two ranks, by the colours of their suits", () => {
  expect(["3c", "3s"].map(rankKey)).toEqual(["black-three", "black-three"]);
  expect(["3d", "3h"].map(rankKey)).toEqual(["red-three", "red-three"]);
});

test("the server's number of a rank and its cards lead to the same key", () => {
  const cards = "456789TJQKA2".split("").map((letter) => `${letter}s`);
  expect(cards.map(rankKey)).toEqual(cards.map((_, i) => rankName(i as 0)));
});

test("the corner of a card has a ten in two digits", () => {
  expect(["Ts", "Jc", "Jk", "3h"].map(cardIndex)).toEqual(["10", "J", "Jk", "3"]);
});
