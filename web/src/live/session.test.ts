import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { FakeLine, lastOf } from "./fakes";
import { Session } from "./session.svelte";
import { choiceOf, HAND, offerOf, sightOf } from "./sights";

const DRAW = offerOf({ action: "draw", kind: "draw", sends: true });
const KINGS = offerOf({ action: "meld Kd Kh Ks", kind: "meld", cards: ["Kd", "Kh", "Ks"] });
const NINES = offerOf({ action: "meld 9d 9h 9s", kind: "meld", cards: ["9d", "9h", "9s"] });
const FIVE = offerOf({ action: "discard 5c", kind: "discard", cards: ["5c"], sends: true });

const PLAYING = sightOf({ phase: "play" });
const AFTER_KINGS = sightOf({ phase: "play", hand: ["5c", "9d", "9h", "9s", "2c"] });
const OTHERS = sightOf({ actor: 1, turn_seat: 1, hand: HAND.slice(1) });
const PLAIN = { canasta: null, effect: "none" as const };
const OWN_MOVE = {
  version: 11,
  event: { kind: "discarded" as const, seat: 0, card: "5c" },
  ...PLAIN,
};

let lines: FakeLine[];
let session: Session;

const line = () => lastOf(lines);
const places = (...cards: string[]) => cards.map((card) => HAND.indexOf(card));

function sitDown(): Session {
  return new Session("t1", {
    address: "ws://table",
    pace: 800,
    open: () => {
      lines.push(new FakeLine());
      return line();
    },
  });
}

function loseAndReturn(): void {
  line().breaks();
  vi.advanceTimersByTime(300);
  line().welcomes();
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  lines = [];
  session = sitDown();
  line().welcomes();
  line().updates(10, PLAYING);
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
});

// Joining

test("the first join asks for everything, with the pace", () => {
  expect(line().sent[0]).toEqual({ type: "join", since: 0, pace: 800 });
});

test("a return asks for what came after the version seen last", () => {
  loseAndReturn();
  expect(line().sent).toEqual([{ type: "join", since: 10, pace: 800 }]);
});

test("another pace is told at once", () => {
  session.pace = 0;
  expect(line().last("join")).toEqual({ type: "join", since: 10, pace: 0 });
});

// Selecting

test("selected cards are asked about, with the version and a number", () => {
  session.select(places("Kd", "Ks"));
  expect(line().last("preview")).toMatchObject({ version: 10, draft: [], selection: ["Kd", "Ks"] });
});

test("the answer to an older question is ignored", () => {
  session.select(places("Kd"));
  const { number } = line().last("preview");
  session.select(places("5c"));
  line().previews(PLAYING, { choice: choiceOf(KINGS), number: number ?? 0 });
  expect(session.choice).toBeNull();
  line().previews(PLAYING, { choice: choiceOf(FIVE) });
  expect(session.choice?.offers).toEqual([FIVE]);
});

test("the answer for an older version is ignored", () => {
  session.select(places("5c"));
  line().previews(PLAYING, { choice: choiceOf(FIVE), version: 9 });
  expect(session.choice).toBeNull();
});

test("nothing is asked while others play, and the selection is asked about when they have", () => {
  line().updates(11, OTHERS, [OWN_MOVE]);
  session.select([0]);
  expect(line().all("preview")).toHaveLength(0);
  line().updates(12, sightOf({ hand: HAND.slice(1) }), []);
  expect(line().last("preview").selection).toEqual(["9d"]);
});

test("the selection follows its cards and is pruned to the hand", () => {
  session.select(places("5c", "9h"));
  const hand = ["4s", "9d", "9h", "9s"];
  line().updates(11, sightOf({ actor: 1, hand }), [OWN_MOVE]);
  expect([...session.selection]).toEqual([2]);
});

test("who waits for what cards can do gets their choice", async () => {
  const waited = session.selectFor(places("5c"));
  line().previews(PLAYING, { choice: choiceOf(FIVE) });
  expect((await waited)?.offers).toEqual([FIVE]);
});

test("who waits gets nothing where another selection came between", async () => {
  const waited = session.selectFor(places("5c"));
  session.select(places("9d"));
  expect(await waited).toBeNull();
});

// Staging and sending

test("an offer that sends goes out at once, with the version", () => {
  session.choose(DRAW);
  expect(line().last("act")).toEqual({ type: "act", version: 10, actions: ["draw"] });
});

test("another offer is staged: the table is shown with it, the others see nothing", () => {
  session.select(places("Kd", "Kh", "Ks"));
  session.choose(KINGS);
  expect(line().all("act")).toHaveLength(0);
  expect(line().last("preview")).toMatchObject({ draft: [KINGS.action], selection: [] });
  line().previews(AFTER_KINGS);
  expect(session.sight?.hand).toEqual(AFTER_KINGS.hand);
  expect(session.selection.size).toBe(0);
});

test("what is staged goes with the play that sends", () => {
  stageKings();
  session.choose(FIVE);
  expect(line().last("act").actions).toEqual([KINGS.action, FIVE.action]);
});

test("a draft that is due goes out by itself", () => {
  session.choose(KINGS);
  line().previews(AFTER_KINGS, { due: true });
  expect(line().last("act").actions).toEqual([KINGS.action]);
});

test("nothing else can be chosen until the table is shown with the last choice", () => {
  session.choose(KINGS);
  session.choose(NINES);
  expect(session.draft).toEqual([KINGS]);
  line().previews(AFTER_KINGS);
  session.choose(NINES);
  expect(session.draft).toEqual([KINGS, NINES]);
});

test("cards selected in the meantime are asked about once the new hand is there", () => {
  session.choose(KINGS);
  session.select(places("5c", "Kd"));
  expect(line().last("preview").selection).toEqual([]);
  line().previews(AFTER_KINGS);
  expect(line().last("preview").selection).toEqual(["5c"]);
});

test("plays are taken back one by one, the last one first", () => {
  stageKings();
  session.choose(NINES);
  line().previews(sightOf({ phase: "play", hand: ["5c", "2c"] }));
  session.takeBack();
  expect(line().last("preview").draft).toEqual([KINGS.action]);
  line().previews(AFTER_KINGS);
  session.takeBack();
  expect(session.sight?.hand).toEqual(HAND);
  expect(session.draft).toEqual([]);
});

test("laying down sends what is staged", () => {
  stageKings();
  session.layDown();
  expect(line().last("act").actions).toEqual([KINGS.action]);
});

test("an opening that lacks points is not laid down, and the reason says how many", () => {
  session.choose(KINGS);
  line().previews({ ...AFTER_KINGS, opening: { points: 30, minimum: 50, lacks: [] } });
  session.layDown();
  expect(line().all("act")).toHaveLength(0);
  const facts = { points: 30, minimum: 50 };
  expect(session.refusal).toEqual({ about: "lay", reason: "opening-pending", facts });
});

test("a refused run leaves the draft and the selection as they were", () => {
  stageKings();
  session.select([0]);
  session.choose(FIVE);
  line().refuses("act", "must-go-out", 10);
  expect(session.refusal?.reason).toBe("must-go-out");
  expect(session.draft).toEqual([KINGS]);
  expect([...session.selection]).toEqual([0]);
  expect(session.busy).toBe(false);
});

test.each(["before", "after"])(
  "that the table has moved on is told %s what it moved to",
  (order) => {
    session.choose(DRAW);
    if (order === "after") {
      line().updates(11, OTHERS, [OWN_MOVE]);
    }
    line().refuses("act", "stale", 11);
    if (order === "before") {
      line().updates(11, OTHERS, [OWN_MOVE]);
    }
    expect(session.refusal?.reason).toBe("stale");
    line().updates(12, OTHERS);
    expect(session.refusal).toBeNull();
  },
);

test("a staged play that the table refuses is taken back", () => {
  stageKings();
  session.choose(NINES);
  line().refuses("preview", "not-in-hand", 10);
  expect(session.draft).toEqual([KINGS]);
  expect(line().last("preview").draft).toEqual([KINGS.action]);
});

// The line is cut, the page is read again, another window plays

test("a draft survives a lost connection", () => {
  stageKings();
  loseAndReturn();
  line().updates(10, PLAYING);
  expect(session.draft).toEqual([KINGS]);
  expect(line().last("preview").draft).toEqual([KINGS.action]);
});

test("a draft survives a reload", () => {
  stageKings();
  session.close();
  session = sitDown();
  line().welcomes();
  line().updates(10, PLAYING);
  expect(line().last("preview").draft).toEqual([KINGS.action]);
});

test("a draft of an older version is not kept over a reload", () => {
  stageKings();
  session.close();
  session = sitDown();
  line().welcomes();
  line().updates(11, PLAYING);
  expect(session.draft).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test("a draft that the table refuses after a reload is dropped", () => {
  stageKings();
  session.close();
  session = sitDown();
  line().welcomes();
  line().updates(10, PLAYING);
  line().refuses("preview", "unreadable", 10);
  expect(session.draft).toEqual([]);
});

test("a run whose answer was lost is sent again where the table has not moved on", () => {
  session.choose(DRAW);
  loseAndReturn();
  line().updates(10, PLAYING);
  expect(line().last("act")).toEqual({ type: "act", version: 10, actions: ["draw"] });
});

test("a run whose answer was lost is not sent again where it has been played", () => {
  session.choose(FIVE);
  loseAndReturn();
  line().updates(11, OTHERS, [OWN_MOVE]);
  expect(line().all("act")).toHaveLength(0);
  expect(session.busy).toBe(false);
});

test("what is chosen while the connection is lost goes out when it is back", () => {
  line().breaks();
  session.choose(DRAW);
  vi.advanceTimersByTime(300);
  line().welcomes();
  line().updates(10, PLAYING);
  expect(line().all("act")).toHaveLength(1);
});

test("a run is not sent twice on a connection that holds", () => {
  session.choose(DRAW);
  line().updates(10, PLAYING);
  expect(line().all("act")).toHaveLength(1);
});

test("the move of another window drops the draft of this one", () => {
  stageKings();
  line().updates(11, OTHERS, [OWN_MOVE]);
  expect(session.draft).toEqual([]);
  expect(session.sight?.hand).toEqual(OTHERS.hand);
  expect(sessionStorage).toHaveLength(0);
});

test("somebody who goes away spoils no draft", () => {
  stageKings();
  line().updates(11, PLAYING);
  expect(session.sight?.hand).toEqual(AFTER_KINGS.hand);
  expect(line().last("preview")).toMatchObject({ version: 11, draft: [KINGS.action] });
});

test("an update older than what is shown is ignored", () => {
  line().updates(9, OTHERS);
  expect(session.version).toBe(10);
  expect(session.mine).toBe(true);
});

// What has happened

test("events of a round are gathered, and none is told twice", () => {
  line().updates(11, OTHERS, [OWN_MOVE]);
  loseAndReturn();
  const theirs = { version: 12, event: { kind: "asked" as const, seat: 1 }, ...PLAIN };
  line().updates(12, OTHERS, [OWN_MOVE, theirs]);
  expect(session.news.map((news) => news.version)).toEqual([11, 12]);
});

test("a new round begins without the events of the last one", () => {
  line().updates(11, OTHERS, [OWN_MOVE]);
  line().updates(13, sightOf({ round: 2 }), []);
  expect(session.news).toEqual([]);
});

test("a deal is asked for with an addition; somebody else's was quicker is no error", () => {
  session.deal("00ff");
  expect(line().last("deal")).toEqual({ type: "deal", version: 10, addition: "00ff" });
  line().refuses("deal", "stale", 11);
  expect(session.refusal).toBeNull();
});

function stageKings(): void {
  session.choose(KINGS);
  line().previews(AFTER_KINGS);
}

// Melds that the draft has changed

test("staged melds are told by their cards: joined ones have given others new ids", () => {
  const meldOf = (...cards: string[]) => ({
    meld: { kind: "set" as const, rank: 9 as const, cards, naturals: 3, wilds: 0, points: 0 },
    canasta: null,
  });
  const withMelds = (...melds: ReturnType<typeof meldOf>[]) =>
    sightOf({
      phase: "play",
      sides: [
        { seats: [0, 2], opened: true, minimum: 50, needs: [], melds },
        { seats: [1, 3], opened: false, minimum: 50, needs: [], melds: [] },
      ],
    });
  const queens = meldOf("Qc", "Qd", "Qh");
  const before = withMelds(meldOf("Kc", "Kd", "Kh"), meldOf("Kc", "Kd", "Ks"), queens);
  line().updates(11, before);
  expect(session.stagedMelds).toEqual([]);
  const merge = offerOf({ action: "merge m1 > m0", kind: "merge", source: 1, onto: 0 });
  session.choose(merge);
  line().previews(withMelds(meldOf("Kc", "Kc", "Kd", "Kd", "Kh", "Ks"), queens));
  expect(session.stagedMelds).toEqual([0]);
});
