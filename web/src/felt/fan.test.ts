import { expect, test } from "vitest";

import { cardByKey, fanOf, placeOf, RISE } from "./fan";

const WIDTHS = { small: 304, phone: 344, tablet: 796, desktop: 1116 };

test.each(Object.entries(WIDTHS))("a hand of up to forty cards fits a %s", (_, width) => {
  for (let n = 1; n <= 40; n++) {
    const fan = fanOf(n, width);
    for (let i = 0; i < n; i++) {
      const { x } = placeOf(fan, i, n, width);
      expect(x).toBeGreaterThanOrEqual(-0.01);
      expect(x + fan.card).toBeLessThanOrEqual(width + 0.01);
    }
  }
});

test.each(Object.entries(WIDTHS))("every card can be read and touched on a %s", (_, width) => {
  for (let n = 2; n <= 40; n++) {
    const fan = fanOf(n, width);
    expect(fan.perRow === 1 ? 28 : fan.step).toBeGreaterThanOrEqual(28);
    expect(fan.rowStep - RISE).toBeGreaterThanOrEqual(44);
    expect(fan.perRow * fan.rows).toBeGreaterThanOrEqual(n);
  }
});

test("on a phone a dealt hand lies in two rows", () => {
  expect(fanOf(11, WIDTHS.phone).rows).toBe(2);
  expect(fanOf(15, WIDTHS.phone).rows).toBe(2);
});

test("on a desktop it lies in one", () => {
  expect(fanOf(15, WIDTHS.desktop).rows).toBe(1);
});

test("a row that is not full is centred", () => {
  const fan = fanOf(11, WIDTHS.phone);
  const left = placeOf(fan, fan.perRow, 11, WIDTHS.phone);
  const right = placeOf(fan, 10, 11, WIDTHS.phone);
  expect(left.x).toBeCloseTo(WIDTHS.phone - (right.x + fan.card));
  expect(left.y).toBe(fan.rowStep);
});

test("nothing is measured yet: no card is lost", () => {
  expect(fanOf(11, 0).rows).toBeGreaterThanOrEqual(1);
  expect(fanOf(0, 344).height).toBeGreaterThan(0);
});

test("arrow keys walk along the rows and between them", () => {
  // 0 1 2 3
  //  4 5 6
  expect(cardByKey("ArrowRight", 3, 7, 4)).toBe(4);
  expect(cardByKey("ArrowLeft", 0, 7, 4)).toBe(0);
  expect(cardByKey("ArrowDown", 1, 7, 4)).toBe(5);
  expect(cardByKey("ArrowUp", 5, 7, 4)).toBe(1);
  expect(cardByKey("ArrowUp", 1, 7, 4)).toBe(1);
  expect(cardByKey("Home", 5, 7, 4)).toBe(0);
  expect(cardByKey("End", 0, 7, 4)).toBe(6);
});

test("below the end of a shorter row lies its last card", () => {
  expect(cardByKey("ArrowDown", 3, 7, 4)).toBe(6);
  expect(cardByKey("ArrowDown", 6, 7, 4)).toBe(6);
});

test("other keys are left alone", () => {
  expect(cardByKey("k", 0, 7, 4)).toBeNull();
  expect(cardByKey(" ", 0, 7, 4)).toBeNull();
});
