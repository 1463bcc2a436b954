import { expect, test } from "vitest";

import cuban from "../../fixtures/sights/cuban.json";
import five from "../../fixtures/sights/five.json";
import samba from "../../fixtures/sights/samba.json";
import six from "../../fixtures/sights/six.json";
import three from "../../fixtures/sights/three.json";
import two from "../../fixtures/sights/two.json";
import type { TableSight } from "../protocol";
import { inOrder, mySide, otherSides, seatPlaces, threesOf } from "./places";

const sightOf = (fixture: { sight: unknown }) => fixture.sight as TableSight;

test("seats go clockwise from my left", () => {
  const edges = (fixture: { sight: unknown }, seat = 0) =>
    seatPlaces({ ...sightOf(fixture), seat }).map((place) => `${place.seat} ${place.edge}`);
  expect(edges(two)).toEqual(["1 top"]);
  expect(edges(three)).toEqual(["1 left", "2 right"]);
  expect(edges(three, 1)).toEqual(["2 left", "0 right"]);
  expect(edges(five)).toEqual(["1 left", "2 top", "3 top", "4 right"]);
  expect(edges(six, 5)).toEqual(["0 left", "1 top", "2 top", "3 top", "4 right"]);
});

test("the sides of the others come as they sit", () => {
  expect(mySide(sightOf(six))).toBe(0);
  expect(otherSides(sightOf(six))).toEqual([1]);
  expect(otherSides(sightOf(three))).toEqual([1, 2]);
  expect(otherSides({ ...sightOf(three), seat: 1 })).toEqual([2, 0]);
});

test("melds stand by rank and keep their ids", () => {
  const melds = sightOf(six).sides[0]?.melds ?? [];
  expect(melds.map((meld) => meld.meld.rank)).toEqual([2, 8, 4, 9]);
  expect(inOrder(melds).map((meld) => meld.id)).toEqual([0, 2, 1, 3]);
});

test("sequences stand by suit after the sets", () => {
  const kinds = inOrder(sightOf(samba).sides[0]?.melds ?? []).map(({ sight }) =>
    sight.meld.kind === "sequence" ? sight.meld.cards[0] : sight.meld.kind,
  );
  expect(kinds).toEqual([...Array<string>(kinds.length - 3).fill("set"), "4d", "4h", "8s"]);
});

test("threes are counted by colour, those set aside with those laid", () => {
  expect(threesOf(sightOf(cuban), 0)).toEqual([
    { card: "3h", n: 1 },
    { card: "3s", n: 2 },
  ]);
  expect(threesOf(sightOf(cuban), 1)).toEqual([
    { card: "3d", n: 2 },
    { card: "3c", n: 1 },
  ]);
});
