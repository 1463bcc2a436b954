import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";

import { FakeLine } from "../live/fakes";
import { Session } from "../live/session.svelte";
import { choiceOf, HAND, offerOf, sightOf } from "../live/sights";
import { setLocale } from "../text.svelte";
import { askBefore } from "./preferences.svelte";
import { Turn } from "./turn.svelte";

const PLAYING = sightOf({ phase: "play" });
const TWO = HAND.indexOf("2c");
const ONTO_0 = offerOf({ action: "meld 2c > m0", kind: "add", cards: ["2c"], onto: 0 });
const ONTO_1 = { ...ONTO_0, action: "meld 2c > m1", onto: 1 };
const SPOILS = { ...ONTO_0, makes: "mixed" as const, spoils: true };
const FREEZES = offerOf({
  action: "discard 2c",
  kind: "discard",
  cards: ["2c"],
  freezes: true,
  sends: true,
});

let line: FakeLine;
let session: Session;
let turn: Turn;

beforeAll(() => setLocale("en"));

beforeEach(() => {
  sessionStorage.clear();
  askBefore("spoils", true);
  askBefore("freezes", false);
  line = new FakeLine();
  session = new Session("t1", { address: "ws://table", pace: 0, open: () => line });
  turn = new Turn(session);
  line.welcomes();
  line.updates(10, PLAYING);
});

afterEach(() => {
  session.close();
});

function selectTwo(...offers: Parameters<typeof choiceOf>): void {
  session.select([TWO]);
  line.previews(PLAYING, { choice: choiceOf(...offers) });
}

test("a button with one way is played at once", () => {
  selectTwo(ONTO_0);
  turn.pressKind("add");
  expect(session.draft).toEqual([ONTO_0]);
});

test("a key that has no button now tells why, of what is selected", () => {
  line.updates(11, sightOf({ phase: "draw" }));
  session.select([TWO]);
  const refused = { discard: { reason: "not-now", facts: { phase: "draw" } } };
  line.previews(sightOf({ phase: "draw" }), { choice: { ...choiceOf(), refused } });
  turn.pressKind("discard");
  expect(session.refusal?.reason).toBe("not-now");
});

test("a button with several ways asks which", () => {
  selectTwo(ONTO_0, ONTO_1);
  turn.pressKind("add");
  expect(turn.ways).toEqual([ONTO_0, ONTO_1]);
  expect(session.draft).toEqual([]);
  turn.choose(ONTO_1);
  expect(turn.ways).toBeNull();
  expect(session.draft).toEqual([ONTO_1]);
});

test("a button without a way says why", () => {
  turn.pressKind("discard");
  expect(session.refusal).toMatchObject({ about: "discard", reason: "play-select-one" });
});

test("a key for what has no button says why too", () => {
  const refused = { ask: { reason: "cannot-go-out", facts: {} } };
  line.updates(11, { ...PLAYING, moves: { offers: [], refused } });
  turn.pressKind("ask");
  expect(session.refusal?.reason).toBe("cannot-go-out");
});

test("a wild card on a natural canasta waits for a second word", () => {
  selectTwo(SPOILS);
  turn.pressKind("add");
  expect(session.draft).toEqual([]);
  turn.confirm();
  expect(session.draft).toEqual([SPOILS]);
  expect(turn.unsure).toBeNull();
});

test("who does not want to be asked is not", () => {
  askBefore("spoils", false);
  selectTwo(SPOILS);
  turn.pressKind("add");
  expect(session.draft).toEqual([SPOILS]);
});

test("freezing the pile is asked about only where somebody wants it", () => {
  selectTwo(FREEZES);
  turn.pressKind("discard");
  expect(line.all("act")).toHaveLength(1);
});

test("who wants to be asked about freezing is", () => {
  askBefore("freezes", true);
  selectTwo(FREEZES);
  turn.pressKind("discard");
  expect(line.all("act")).toHaveLength(0);
  expect(turn.unsure).toEqual(FREEZES);
});

test("cards dropped on a meld go there, of several that they fit", async () => {
  const dropped = turn.drop([TWO], ["add"], 1);
  line.previews(PLAYING, { choice: choiceOf(ONTO_0, ONTO_1) });
  await dropped;
  expect(session.draft).toEqual([ONTO_1]);
});

test("cards dropped where they do not go say why", async () => {
  const dropped = turn.drop([0], ["add"], 1);
  const refused = { add: { reason: "not-a-meld", facts: { meld: 1 } } };
  line.previews(PLAYING, { choice: { offers: [], refused, points: 5 } });
  await dropped;
  expect(session.refusal).toMatchObject({ about: "add", reason: "not-a-meld" });
});

test("a quick press waits for what the cards selected last can do", async () => {
  const kings = offerOf({ action: "meld Kd Kh Ks", kind: "meld", cards: ["Kd", "Kh", "Ks"] });
  const nines = offerOf({ action: "meld 9d 9h 9s", kind: "meld", cards: ["9d", "9h", "9s"] });
  session.select([1, 2, 3]);
  line.previews(PLAYING, { choice: choiceOf(nines) });
  session.select([4, 5, 6]);
  turn.pressKind("meld");
  expect(session.draft).toEqual([]);
  line.previews(PLAYING, { choice: choiceOf(kings) });
  await settled();
  expect(session.draft).toEqual([kings]);
});

test("a press on a line that is being taken up again is not lost", async () => {
  session.select([TWO]);
  turn.pressKind("discard");
  line.updates(10, PLAYING); // and with it the question is put again
  line.previews(PLAYING, { choice: choiceOf(FREEZES) });
  await settled();
  expect(line.last("act").actions).toEqual(["discard 2c"]);
});

test("a press is forgotten where its cards have gone meanwhile", async () => {
  session.select([TWO]);
  turn.pressKind("discard");
  const without = { ...PLAYING, hand: HAND.filter((card) => card !== "2c") };
  line.updates(11, without, [
    { version: 11, event: { kind: "asked", seat: 1 }, canasta: null, effect: "none" },
  ]);
  await settled();
  expect(line.all("act")).toEqual([]);
  expect(session.refusal).toBeNull();
});

/** Everything that waits has gone on. */
async function settled(): Promise<void> {
  for (let i = 0; i < 5; i += 1) {
    await Promise.resolve();
  }
}

test("a meld that is pressed to be joined is let go by a second press, a card or a choice", () => {
  const merge = offerOf({ action: "merge m1 > m0", kind: "merge", source: 1, onto: 0 });
  line.updates(11, { ...PLAYING, moves: { offers: [merge], refused: {} } });
  turn.join(1);
  expect(turn.buttons[0]?.kind).toBe("merge");
  turn.join(1);
  expect(turn.buttons[0]?.kind).toBe("meld");
  turn.join(0);
  session.select([TWO]);
  expect(turn.joining).toBeNull();
  session.select([]);
  turn.pressKind("merge");
  expect(session.draft).toEqual([merge]);
  expect(turn.joining).toBeNull();
});
