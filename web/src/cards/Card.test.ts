import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";

import { setLocale } from "../text.svelte";
import Card from "./Card.svelte";

beforeAll(() => setLocale("en"));

/** The drawings in a card, but the suit of its corner. */
function drawings(card: HTMLElement): number {
  return card.querySelectorAll("svg").length - card.querySelectorAll(".index svg").length;
}

test("a card is a picture with its name, and shows its rank", () => {
  render(Card, { card: "Th" });
  const card = screen.getByRole("img", { name: "ten of hearts" });
  expect(card.textContent.trim()).toBe("10");
  expect(drawings(card)).toBe(1);
});

test("a card face down shows nothing of itself", () => {
  render(Card, { card: null });
  const card = screen.getByRole("img", { name: "card, face down" });
  expect(card.textContent.trim()).toBe("");
  expect(card.querySelector("svg")).toBeNull();
});

test("a two has the mark of a wild card", () => {
  render(Card, { card: "2c" });
  expect(drawings(screen.getByRole("img"))).toBe(2);
});

test("a small card is its index and its suit alone", () => {
  render(Card, { card: "Kd", small: true });
  const card = screen.getByRole("img", { name: "king of diamonds" });
  expect(card.textContent.trim()).toBe("K");
  expect(drawings(card)).toBe(0);
});
