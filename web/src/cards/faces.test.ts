import { expect, test } from "vitest";

import { faceOf, stamp } from "./faces";

const pips = (path: string) => path.match(/M/g)?.length ?? 0;

test("a face has as many pips as its rank", () => {
  const ranks = [
    ...["two", "red-three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  ] as const;
  const counts = ranks.map((rank) => pips(faceOf(rank as "two", "h").drawing));
  expect(counts).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test("an ace has one pip, a court card its letter", () => {
  expect(faceOf("ace", "s")).toMatchObject({ letter: null });
  expect(pips(faceOf("ace", "s").drawing)).toBe(1);
  expect(faceOf("queen", "d").letter).toBe("Q");
  expect(faceOf("joker", null).letter).toBeNull();
});

test("a shape is drawn where it is stamped, larger or upside down", () => {
  expect(stamp("m0-10c3 4.5 9-7z", [50, 70], 2)).toBe("M50 70m 0-20c 6  9  18-14z");
  expect(stamp("m0-10z", [1, 2], -1)).toBe("M1 2m 0 10z");
});
