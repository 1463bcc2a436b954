import { expect, test } from "vitest";

import { curvesOf } from "./history";

test("a curve goes from nothing to the total after each round", () => {
  const { lines, zero } = curvesOf(
    [
      [500, 250],
      [1000, 250],
    ],
    1000,
  );
  expect(lines).toEqual([
    "0.00,40.00 50.00,20.00 100.00,0.00",
    "0.00,40.00 50.00,30.00 100.00,30.00",
  ]);
  expect(zero).toBe(40);
});

test("totals below zero lie below the line", () => {
  const { lines, zero } = curvesOf([[-1000, 1000]], 1000);
  expect(zero).toBe(20);
  expect(lines[0]).toBe("0.00,20.00 100.00,40.00");
});

test("a match without a round has no curves", () => {
  expect(curvesOf([], 5000).lines).toEqual([]);
});
