import { beforeAll, expect, test } from "vitest";

import type { Meld, Told } from "../protocol";
import { setLocale } from "../text.svelte";
import { endMessage, eventMessage, turnsOf } from "./telling";

beforeAll(() => setLocale("en"));

const READER = { seat: 0, subjects: ["You", "Left", "Partner", "Right"] };
const SEVENS: Meld = {
  kind: "set",
  rank: 3,
  cards: ["7c", "7d", "7h"],
  naturals: 3,
  wilds: 0,
  points: 15,
};

const news = (event: Told["event"], more: Partial<Told> = {}): Told => ({
  version: 1,
  event,
  canasta: null,
  effect: "none",
  ...more,
});
const drew = (seat: number, cards: string[] | null = null) =>
  news({ kind: "drew", seat, count: cards?.length ?? 1, cards });
const discarded = (seat: number, card: string) => news({ kind: "discarded", seat, card });
const melded = (seat: number, cards: string[], meld: Meld, more: Partial<Told> = {}) =>
  news({ kind: "melded", seat, cards, meld_id: 0, meld }, more);
const sentences = (...told: Told[]) => turnsOf(told, READER).map(({ sentence }) => sentence);

test("the others draw a card that nobody sees, the reader sees the own one", () => {
  expect(eventMessage(drew(1), READER).id).toBe("event-drew");
  expect(eventMessage(drew(0, ["Qh"]), READER)).toEqual({
    id: "event-drew-card",
    facts: { seat: "you", name: "You", rank: "queen" },
  });
  expect(eventMessage(drew(0, ["Qh", "2c"]), READER).facts["cards"]).toBe("Q 2");
});

test("a new meld is told by its cards, growth by the meld too", () => {
  expect(eventMessage(melded(1, SEVENS.cards, SEVENS), READER).id).toBe("event-melded");
  const more = { ...SEVENS, cards: [...SEVENS.cards, "7s"], naturals: 4 };
  const added = eventMessage(melded(1, ["7s"], more, { canasta: "natural" }), READER);
  expect(added.id).toBe("event-added");
  expect(added.facts).toMatchObject({ rank: "seven", cards: "7", canasta: "natural" });
});

test("black threes set aside are counted", () => {
  const aside = news({ kind: "set-aside", seat: 1, cards: ["3s", "3c"] });
  expect(eventMessage(aside, READER).facts).toMatchObject({ name: "Left", n: 2 });
});

test("a meld of wild cards has no rank", () => {
  const wild: Meld = { ...SEVENS, kind: "wild", cards: ["2c", "2d", "Jk", "2h"] };
  expect(eventMessage(melded(1, ["2h"], wild), READER).facts["rank"]).toBe("wild");
});

test("a turn is one sentence", () => {
  expect(sentences(drew(1), melded(1, SEVENS.cards, SEVENS), discarded(1, "Kh"))).toEqual([
    "Left drew a card, melded 7 7 7 and discarded a king.",
  ]);
});

test("the next turn of the same seat is another sentence", () => {
  const told = [drew(0, ["Kh"]), discarded(0, "Kh"), drew(0, ["4c"])];
  expect(sentences(...told)).toEqual(["You drew a king and discarded a king.", "You drew a four."]);
});

test("a packet that is taken up is told with its turn", () => {
  const foot = news({ kind: "took-packet", seat: 1, packet: "foot", count: 11, cards: null });
  expect(sentences(discarded(0, "4c"), foot, drew(1), discarded(1, "Kh"))).toEqual([
    "You discarded a four.",
    "Left took up the foot (11 cards), drew a card and discarded a king.",
  ]);
  expect(sentences(news({ kind: "got-packet", seat: 1, count: 4 }))).toEqual([
    "Left got a talon for the next turn (4 cards).",
  ]);
  expect(sentences(news({ kind: "took-under", seat: 0, count: 9, cards: null }))).toEqual([
    "You took the cards under the pile (9 cards).",
  ]);
});

test("cards laid on one meld in a row are told together", () => {
  const four = { ...SEVENS, cards: [...SEVENS.cards, "7s"] };
  const five = { ...SEVENS, cards: [...four.cards, "2c"] };
  expect(sentences(melded(2, ["7s"], four), melded(2, ["2c"], five))).toEqual([
    "Partner added 7 2 to the sevens.",
  ]);
});

test("the end of a round stands alone", () => {
  const end = news({ kind: "round-ended", cause: "out", out: 1, concealed: false });
  expect(sentences(discarded(1, "Kh"), end)).toEqual([
    "Left discarded a king.",
    "Left went out: the round is over.",
  ]);
});

test("a round that nobody goes out of ends by its cause", () => {
  const end = endMessage({ cause: "stock", out: null, concealed: false }, READER);
  expect(end).toEqual({ id: "event-round-ended", facts: { cause: "stock" } });
});

test("a special hand is told with its cards, and ends the round", () => {
  const cards = ["4c", "4d", "5c", "5d"];
  const showed = news({ kind: "showed-hand", seat: 1, hand: "pairs", cards });
  const end = news({ kind: "round-ended", cause: "special", out: 1, concealed: false });
  expect(sentences(drew(1), showed, end)).toEqual([
    "Left drew a card and showed a special hand (pairs): 4 4 5 5.",
    "A special hand was shown: the round is over.",
  ]);
});

test("cards laid on a meld that has just become a canasta still tell of it", () => {
  const cards = ["7c", "7d", "7h", "7s", "7c", "7d", "7h"];
  const seven = melded(1, cards, { ...SEVENS, cards, naturals: 7 }, { canasta: "natural" });
  const eight = { ...SEVENS, cards: [...cards, "7s"], naturals: 8 };
  expect(sentences(drew(1), seven, melded(1, ["7s"], eight))).toEqual([
    "Left drew a card and melded 7 7 7 7 7 7 7 7, now a natural canasta.",
  ]);
});

test("a sequence is told with its suits, and as a canasta of its own", () => {
  const cards = ["8h", "9h", "Th", "Jh"];
  const run: Meld = { ...SEVENS, kind: "sequence", rank: 4, cards };
  expect(sentences(melded(1, cards, run, { canasta: "sequence" }))).toEqual([
    "Left melded 8♥ 9♥ 10♥ J♥, now a canasta in sequence.",
  ]);
});

test("packets, cards under the pile and threes set aside are told with how many they are", () => {
  const foot = news({ kind: "took-packet", seat: 1, packet: "foot", count: 13, cards: null });
  const talon = news({ kind: "got-packet", seat: 1, count: 4 });
  const under = news({ kind: "took-under", seat: 1, count: 12, cards: null });
  const aside = news({ kind: "set-aside", seat: 1, cards: ["3s"] });
  expect(sentences(foot, talon, under, aside)).toEqual([
    "Left took up the foot (13 cards), got a talon for the next turn (4 cards), " +
      "took the cards under the pile (12 cards) and set a black three aside.",
  ]);
});

test("two melds that are joined are told by what they are now, a three by its colour", () => {
  const merged = news({ kind: "merged", seat: 1, source: 1, target: 0, meld: SEVENS });
  expect(sentences(merged)).toHaveLength(1);
  expect(sentences(merged)[0]).toContain("sevens");
  const three = news({ kind: "laid-red-three", seat: 1, card: "3s" });
  expect(sentences(three)).toEqual(["Left laid a black three."]);
});
