import { beforeAll, expect, test } from "vitest";

import { sightOf } from "../live/sights";
import type { TableSight } from "../protocol";
import { setLocale } from "../text.svelte";
import { listed, ownerNames, seatNames, seatPlaces } from "./names";

beforeAll(() => setLocale("en"));

const SEAT = {
  bot: "casual",
  person: false,
  away: false,
  cards: 11,
  packet: 0,
  threes: [],
  aside: [],
  side: 0,
  idle: false,
};

/** A table whose totals belong to these seats. */
function tableOf(me: number, ...owners: number[][]): TableSight {
  const n = owners.flat().length;
  return sightOf({
    seat: me,
    seats: Array.from({ length: n }, () => SEAT),
    scores: owners.map((seats) => ({ seats, total: 0, so_far: 0 })),
  });
}

test("four in two sides: the partner sits across", () => {
  const table = tableOf(0, [0, 2], [1, 3]);
  expect(seatNames(table)).toEqual(["You", "Left", "Partner", "Right"]);
  expect(ownerNames(table, "side-name")).toEqual(["Your side", "Their side"]);
});

test("places are as the reader sees them", () => {
  expect(seatPlaces(tableOf(3, [0, 2], [1, 3]))).toEqual(["left", "partner", "right", "you"]);
});

test("two play against each other", () => {
  const table = tableOf(1, [0], [1]);
  expect(seatPlaces(table)).toEqual(["opponent", "you"]);
  expect(ownerNames(table, "side-name")).toEqual(["Opponent", "You"]);
});

test("six in two sides have two partners each", () => {
  const places = ["you", "left", "far-left-partner", "across", "far-right-partner", "right"];
  expect(seatPlaces(tableOf(0, [0, 2, 4], [1, 3, 5]))).toEqual(places);
});

test("of three sides, the others are told by their players", () => {
  const names = ownerNames(tableOf(0, [0, 3], [1, 4], [2, 5]), "side-name");
  expect(names).toEqual(["Your side", "Left and Far right", "Far left and Right"]);
});

test("things in a row", () => {
  expect(["a", "b", "c"].map((_, i, all) => listed(all.slice(0, i + 1)))).toEqual([
    "a",
    "a and b",
    "a, b and c",
  ]);
});
