import { expect, test } from "vitest";

import calm from "../../fixtures/sights/calm.json";
import type { MeldSight, TableSight } from "../protocol";
import { planFlights, type Event } from "./flightPlan";

// Seat 0 plays with seat 2 and holds 4c 4d 7s 8h 8s 9c Jd Jh Qd Qs Ah As 2d Jk.
const SIGHT = calm.sight as unknown as TableSight;
const flights = (now: TableSight, ...events: Event[]) =>
  planFlights(SIGHT, now, events).map(({ from, to, card }) => [from, to, card]);

function withMelds(sight: TableSight, side: number, melds: MeldSight[]): TableSight {
  const sides = sight.sides.map((old, i) => (i === side ? { ...old, melds } : old));
  return { ...sight, sides };
}

function meldOf(...cards: string[]): MeldSight {
  const meld = { kind: "set", rank: 7, cards, naturals: cards.length, wilds: 0, points: 0 };
  return { meld: meld as MeldSight["meld"], canasta: null };
}

const mine = SIGHT.sides[0]?.melds ?? [];
const without = (...cards: string[]) => SIGHT.hand.filter((card) => !cards.includes(card));

test("a card that I draw comes from the stock", () => {
  const now = { ...SIGHT, hand: [...SIGHT.hand, "5s"], stock: SIGHT.stock - 1 };
  expect(flights(now)).toEqual([["stock", "hand", "5s"]]);
});

test("cards that I stage go to their meld, with no event to say so", () => {
  const now = withMelds({ ...SIGHT, hand: without("Jd", "Jh", "Jk") }, 0, [
    ...mine,
    meldOf("Jd", "Jh", "Jk"),
  ]);
  expect(flights(now)).toEqual(["Jd", "Jh", "Jk"].map((card) => ["hand", "meld:0:3", card]));
});

test("cards that I take back come from their meld", () => {
  const staged = withMelds({ ...SIGHT, hand: without("Jd", "Jh") }, 0, [
    ...mine,
    meldOf("Jd", "Jh"),
  ]);
  const plan = planFlights(staged, SIGHT, []).map(({ from, to, card }) => [from, to, card]);
  expect(plan).toEqual(["Jd", "Jh"].map((card) => ["meld:0:3", "hand", card]));
});

test("the pile that I take comes to my hand, its top to a meld", () => {
  const melds = [...mine, meldOf("Jc", "Jd", "Jh")];
  const now = withMelds({ ...SIGHT, hand: [...without("Jd", "Jh"), "5s"] }, 0, melds);
  now.pile = { ...SIGHT.pile, size: 0, shown: [] };
  expect(flights(now)).toEqual([
    ["pile", "meld:0:3", "Jc"],
    ["hand", "meld:0:3", "Jd"],
    ["hand", "meld:0:3", "Jh"],
    ["pile", "hand", "5s"],
  ]);
});

test("my discard goes to the pile", () => {
  expect(flights({ ...SIGHT, hand: without("9c") })).toEqual([["hand", "pile", "9c"]]);
});

test("of two equal cards one goes", () => {
  const twice = { ...SIGHT, hand: ["9c", "9c"] };
  const plan = planFlights(twice, { ...SIGHT, hand: ["9c"] }, []);
  expect(plan).toHaveLength(1);
});

test("the others' cards go to and from their plates, move by move", () => {
  const plan = planFlights(SIGHT, SIGHT, [
    { kind: "drew", seat: 1, count: 2, cards: null },
    { kind: "discarded", seat: 1, card: "9d" },
  ]);
  expect(plan).toEqual([
    { from: "stock", to: "seat:1", card: null, step: 0 },
    { from: "stock", to: "seat:1", card: null, step: 0 },
    { from: "seat:1", to: "pile", card: "9d", step: 1 },
  ]);
});

test("what my partner melds comes from the partner's plate, not from my hand", () => {
  const now = withMelds(SIGHT, 0, [...mine, meldOf("Jc", "Js", "Jc")]);
  const melded: Event = {
    kind: "melded",
    seat: 2,
    cards: ["Jc", "Js", "Jc"],
    meld_id: 3,
    meld: meldOf("Jc", "Js", "Jc").meld,
  };
  expect(flights(now, melded)).toEqual(
    ["Jc", "Js", "Jc"].map((card) => ["seat:2", "meld:0:3", card]),
  );
});

test("a large pile is shown by its upper cards", () => {
  const pile = Array.from({ length: 30 }, () => "5c").concat("Jc");
  const plan = flights(SIGHT, { kind: "took-pile", seat: 1, pile });
  expect(plan.length).toBeLessThan(6);
  expect(plan[0]).toEqual(["pile", "seat:1", "Jc"]);
});

test("another round, or a long absence, is simply there", () => {
  expect(flights({ ...SIGHT, round: SIGHT.round + 1, hand: [] })).toEqual([]);
  const drew: Event = { kind: "drew", seat: 1, count: 1, cards: null };
  expect(flights(SIGHT, ...Array.from({ length: 40 }, () => drew))).toEqual([]);
});

test("nothing flies where nothing has changed", () => {
  expect(flights({ ...SIGHT })).toEqual([]);
});

test("a meld that I join to another one flies there", () => {
  const twins = withMelds(SIGHT, 0, [meldOf("Jc", "Jd", "Js"), meldOf("Jd", "Jh", "Js")]);
  const joined = withMelds(SIGHT, 0, [meldOf("Jc", "Jd", "Jd", "Jh", "Js", "Js")]);
  const plan = planFlights(twins, joined, []).map(({ from, to, card }) => [from, to, card]);
  expect(plan).toEqual(["Jd", "Jh", "Js"].map((card) => ["meld:0:1", "meld:0:0", card]));
});

const withPacket = (seat: number, packet: number): TableSight => ({
  ...SIGHT,
  seats: SIGHT.seats.map((old, i) => (i === seat ? { ...old, packet } : old)),
});

test("a packet that I take up comes from where it lay", () => {
  const taken = { ...SIGHT, hand: [...SIGHT.hand, "5s", "6s"] };
  const plan = planFlights(withPacket(0, 2), taken, []).map(({ from, to }) => [from, to]);
  expect(plan).toEqual([
    ["packet:0", "hand"],
    ["packet:0", "hand"],
  ]);
});

test("the packet of another seat goes to its hand, face down, and no more of it than is seen", () => {
  const plan = planFlights(withPacket(1, 11), SIGHT, []);
  expect(plan).toHaveLength(4);
  expect(plan[0]).toEqual({ from: "packet:1", to: "seat:1", card: null, step: 0 });
});
