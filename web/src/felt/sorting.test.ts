import { expect, test } from "vitest";

import { placesIn } from "./sorting";

const HAND = ["4h", "5c", "5h", "6h", "Td", "Kc", "2h", "Jk", "3s"];

test("by rank a hand lies as it comes", () => {
  expect(placesIn("rank", HAND)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test("by suit a sequence lies in a row, and what belongs to none lies last", () => {
  expect(placesIn("suit", HAND).map((i) => HAND[i])).toEqual([
    ...["5c", "Kc"],
    ...["Td"],
    ...["4h", "5h", "6h"],
    ...["2h", "Jk", "3s"],
  ]);
});
