import { beforeAll, expect, test } from "vitest";

import { choiceOf, offerOf, sightOf } from "../live/sights";
import type { Choice, Meld, Moves, TableSight } from "../protocol";
import { setLocale } from "../text.svelte";
import { consequence, turnButtons, wayLabel } from "./buttons";

beforeAll(() => setLocale("en"));

const DRAW = offerOf({ action: "draw", kind: "draw", sends: true });
const WITH_NINES = offerOf({ action: "take 9d 9h", kind: "take", cards: ["9d", "9h"], count: 4 });
const WITH_A_WILD = offerOf({ action: "take 9d 2c", kind: "take", cards: ["9d", "2c"], count: 4 });
const KINGS = offerOf({ action: "meld Kd Kh Ks", kind: "meld", cards: ["Kd", "Kh", "Ks"] });
const FIVE = offerOf({ action: "discard 5c", kind: "discard", cards: ["5c"], sends: true });
const TOO_LOW = { reason: "opening-too-low", facts: { points: 30, minimum: 50 } };

const queens: Meld = {
  kind: "set",
  rank: 8,
  cards: ["Qd", "Qh", "Qs"],
  naturals: 3,
  wilds: 0,
  points: 30,
};

const drawing = (moves: Partial<Moves>) =>
  sightOf({ moves: { offers: [DRAW], refused: {}, ...moves } });
const playing = (changes: Partial<TableSight> = {}) => sightOf({ phase: "play", ...changes });
const opened = () =>
  playing({
    sides: [
      {
        seats: [0, 2],
        opened: true,
        minimum: 50,
        needs: [],
        melds: [{ meld: queens, canasta: null }],
      },
      { seats: [1, 3], opened: false, minimum: 50, needs: [], melds: [] },
    ],
  });

const kinds = (sight: TableSight, choice: Choice | null = null) =>
  turnButtons(sight, choice).map(({ kind }) => kind);
const find = (kind: string, sight: TableSight, choice: Choice | null = null) =>
  turnButtons(sight, choice).find((button) => button.kind === kind);

test("while others play there is nothing to press", () => {
  expect(kinds(sightOf({ actor: 1 }))).toEqual([]);
});

test("a turn begins with the pile or the stock", () => {
  expect(kinds(drawing({ offers: [DRAW, WITH_NINES] }))).toEqual(["take", "draw"]);
});

test("the pile says how many cards it has and what takes it", () => {
  const take = find("take", drawing({ offers: [DRAW, WITH_NINES] }));
  expect(take?.label).toEqual({ id: "act-take-pile", facts: { n: 4 } });
  expect(take?.detail).toEqual({ id: "play-with", facts: { cards: "9 9" } });
});

test("a special hand comes before all else", () => {
  const show = offerOf({
    action: "show straight",
    kind: "show",
    hand: "straight",
    sends: true,
  });
  const moves = { offers: [show], refused: {} };
  const [first, ...others] = turnButtons(playing({ moves }), null);
  expect(first?.label).toEqual({ id: "act-show-hand", facts: { hand: "straight" } });
  expect(first?.primary).toBe(true);
  expect(others.map(({ kind }) => kind)).toEqual(["meld", "discard"]);
  const drawn = find("show", drawing({ offers: [show, DRAW] }));
  expect(drawn?.label.id).toBe("act-show-with-top");
});

test("where only the top is taken, it says how many come", () => {
  const top = { ...WITH_NINES, count: 3 };
  const take = find("take", drawing({ offers: [DRAW, top] }));
  expect(take?.label).toEqual({ id: "act-take-pile", facts: { n: 3 } });
});

test("a three that was kept can be laid before the draw and after it", () => {
  const three = offerOf({ action: "three", kind: "three", sends: true });
  expect(kinds(drawing({ offers: [DRAW, three] }))).toEqual(["draw", "three"]);
  const button = find("three", playing({ moves: { offers: [three], refused: {} } }));
  expect(button?.label.id).toBe("act-lay-three");
});

test("several ways to take stand behind one button", () => {
  const take = find("take", drawing({ offers: [DRAW, WITH_NINES, WITH_A_WILD] }));
  expect(take?.offers).toHaveLength(2);
  expect(take?.detail).toBeNull();
});

test("selected cards that take the pile decide the way", () => {
  const sight = drawing({ offers: [DRAW, WITH_NINES, WITH_A_WILD] });
  expect(find("take", sight, choiceOf(WITH_A_WILD))?.offers).toEqual([WITH_A_WILD]);
});

test("a pile that cannot be taken keeps its button, which says why", () => {
  const refusal = { reason: "pile-frozen", facts: { card: "9c" } };
  const take = find("take", drawing({ refused: { take: refusal } }));
  expect(take?.offers).toEqual([]);
  expect(take?.refusal).toEqual(refusal);
});

test("the likeliest button is the first one that can be pressed to an effect", () => {
  const refused = { take: { reason: "pile-frozen", facts: { card: "9c" } } };
  expect(find("draw", drawing({ refused }))?.primary).toBe(true);
  expect(find("take", drawing({ refused }))?.primary).toBe(false);
});

test("without a selection melding and discarding ask for one", () => {
  expect(find("meld", playing())?.refusal?.reason).toBe("play-select-cards");
  expect(find("discard", playing())?.refusal?.reason).toBe("play-select-one");
});

test("a first meld counts the points towards the minimum", () => {
  const meld = find("meld", playing(), { ...choiceOf(KINGS), points: 30 });
  expect(meld?.detail).toEqual({ id: "open-short", facts: { points: 30, minimum: 50 } });
});

test("a meld of a side that has opened counts nothing", () => {
  expect(find("meld", opened(), choiceOf(KINGS))?.detail?.id).toBe("play-these");
});

test("cards that cannot be melded leave the button, which says why", () => {
  const choice = { offers: [FIVE], refused: { meld: TOO_LOW }, points: 5 };
  expect(find("meld", playing(), choice)?.refusal).toEqual(TOO_LOW);
});

test("cards that fit one meld name it, those that fit several are asked about", () => {
  const add = offerOf({ action: "meld Qc > m0", kind: "add", cards: ["Qc"], onto: 0 });
  const one = find("add", opened(), choiceOf(add));
  expect(one?.label).toEqual({ id: "act-add-to", facts: { rank: "queen" } });
  const several = find("add", opened(), choiceOf(add, { ...add, onto: 1 }));
  expect(several?.label.id).toBe("play-add");
  expect(several?.offers).toHaveLength(2);
});

test("a discard names its card and what it does to the pile", () => {
  const discard = find("discard", opened(), choiceOf({ ...FIVE, freezes: true }));
  expect(discard?.label).toEqual({ id: "play-discard", facts: { card: "5♣" } });
  expect(discard?.detail?.id).toBe("play-freezes");
});

test("an answer is yes or no", () => {
  const yes = offerOf({ action: "yes", kind: "yes", sends: true });
  const no = offerOf({ action: "no", kind: "no", sends: true });
  const sight = sightOf({ phase: "answer", moves: { offers: [yes, no], refused: {} } });
  expect(kinds(sight)).toEqual(["yes", "no"]);
});

test("where nobody can be asked there is no button for it", () => {
  const refused = { ask: { reason: "nobody-to-ask", facts: {} } };
  expect(find("ask", playing({ moves: { offers: [], refused } }))).toBeUndefined();
});

test("who asked already is told so by the button", () => {
  const refused = { ask: { reason: "asked-already", facts: {} } };
  expect(find("ask", playing({ moves: { offers: [], refused } }))?.offers).toEqual([]);
});

test("a pile that goes onto a meld without cards from the hand says onto which", () => {
  const onto = offerOf({ action: "take > m0", kind: "take", onto: 0 });
  expect(wayLabel(onto, opened())).toEqual({ id: "act-take-onto", facts: { rank: "queen" } });
});

test("spoiling a natural canasta is told before making a mixed one", () => {
  expect(consequence({ ...KINGS, makes: "mixed", spoils: true })?.id).toBe("play-spoils");
  expect(consequence({ ...KINGS, makes: "mixed" })).toEqual({
    id: "play-makes",
    facts: { kind: "mixed" },
  });
  expect(consequence(KINGS)).toBeNull();
});

const kings = (...cards: string[]): Meld => ({
  ...{ kind: "set", rank: 9, cards, naturals: cards.length, wilds: 0, points: 0 },
});
const twins = (offers: Moves["offers"] = []) =>
  playing({
    moves: { offers, refused: {} },
    sides: [
      {
        ...{ seats: [0, 2], opened: true, minimum: 50, needs: [] },
        melds: [
          { meld: kings("Kc", "Kd", "Kh"), canasta: null },
          { meld: kings("Kc", "Kd", "Kh", "Ks"), canasta: null },
          { meld: queens, canasta: null },
        ],
      },
      { seats: [1, 3], opened: false, minimum: 50, needs: [], melds: [] },
    ],
  });

test("of several melds of a rank, the one that grows is told by how it looks", () => {
  const add = offerOf({ action: "meld Ks > m1", kind: "add", cards: ["Ks"], onto: 1 });
  expect(wayLabel(add, twins())).toEqual({
    id: "act-add-cards-to-one",
    facts: { cards: "K", rank: "king", n: 4, wilds: 0, canasta: "none" },
  });
  const queen = offerOf({ action: "meld Qc > m2", kind: "add", cards: ["Qc"], onto: 2 });
  expect(wayLabel(queen, twins()).id).toBe("act-add-cards-to");
});

test("a meld that is pressed is offered to be joined to another one of its rank", () => {
  const merge = offerOf({ action: "merge m1 > m0", kind: "merge", source: 1, onto: 0 });
  const sight = twins([merge]);
  expect(turnButtons(sight, null).map(({ kind }) => kind)).toEqual(["meld", "discard"]);
  expect(turnButtons(sight, null, 2).map(({ kind }) => kind)).toEqual(["meld", "discard"]);
  for (const pressed of [0, 1]) {
    const [first] = turnButtons(sight, null, pressed);
    expect(first).toMatchObject({ kind: "merge", offers: [merge], primary: true });
    expect(first?.label.id).toBe("act-join");
    expect(first?.detail?.facts).toEqual({ first: "K K K K", last: "K K K" });
  }
});

test("a special hand comes before all that is laid", () => {
  const show = offerOf({ action: "show pairs", kind: "show", hand: "pairs", sends: true });
  const [first] = turnButtons(twins([show]), null);
  expect(first).toMatchObject({ kind: "show", primary: true });
  expect(first?.label).toEqual({ id: "act-show-hand", facts: { hand: "pairs" } });
});

test("a sequence is named with its suit", () => {
  const run = offerOf({ action: "meld 4h 5h 6h", kind: "meld", cards: ["4h", "5h", "6h"] });
  expect(wayLabel(run, twins()).facts).toEqual({ cards: "4♥ 5♥ 6♥" });
});
