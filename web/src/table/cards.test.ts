import { beforeAll, expect, test } from "vitest";

import { setLocale } from "../text.svelte";
import { cardText, laidCards, shortCards } from "./cards";

beforeAll(() => setLocale("en"));

test("a card is written with its suit, a joker without", () => {
  expect(["Tc", "Jk", "3h"].map(cardText)).toEqual(["10♣", "Jk", "3♥"]);
});

test("cards in a hand are told by their ranks", () => {
  expect(shortCards(["4c", "4d", "Tc", "2s", "Jk"])).toBe("4 4 10 2 Jk");
});

test("cards that are laid on one meld are told by their ranks", () => {
  expect(laidCards(["Qc", "Qd", "2s", "Jk"])).toBe("Q Q 2 Jk");
});

test("cards of a sequence are told with their suits, wild cards among them without", () => {
  expect(laidCards(["9h", "Th", "2c", "Jh"])).toBe("9♥ 10♥ 2 J♥");
});
