import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { FakeLine } from "../live/fakes";
import { Session } from "../live/session.svelte";
import { choiceOf, HAND, offerOf, sightOf } from "../live/sights";
import { setLocale } from "../text.svelte";
import ActionBarHost from "./ActionBarHost.test.svelte";

const DRAW = offerOf({ action: "draw", kind: "draw", sends: true });
const KINGS = offerOf({ action: "meld Kd Kh Ks", kind: "meld", cards: ["Kd", "Kh", "Ks"] });
const FROZEN = { take: { reason: "pile-frozen", facts: { card: "9c" } } };
const DRAWING = sightOf({ moves: { offers: [DRAW], refused: FROZEN } });
const PLAYING = sightOf({ phase: "play" });

let line: FakeLine;
let session: Session;

beforeAll(() => setLocale("en"));

beforeEach(() => {
  sessionStorage.clear();
  line = new FakeLine();
  session = new Session("t1", { address: "ws://table", pace: 0, open: () => line });
  line.welcomes();
});

afterEach(() => {
  session.close();
});

function show(sight: ReturnType<typeof sightOf>, ondeal = vi.fn()): void {
  line.updates(10, sight);
  render(ActionBarHost, { session, ondeal });
}

function press(name: string | RegExp): void {
  screen.getByRole("button", { name }).click();
  flushSync();
}

test("the turn is told in words, and drawing is one press", () => {
  show(DRAWING);
  expect(screen.getByText("Your turn: draw from the stock.")).toBeTruthy();
  press("Draw a card");
  expect(line.last("act").actions).toEqual(["draw"]);
});

test("what cannot be done says why when it is pressed", () => {
  show(DRAWING);
  press("Take the pile, 4 cards");
  expect(screen.getByRole("alert").textContent).toMatch(/The pile is frozen .* two natural nines/);
  expect(line.all("act")).toHaveLength(0);
});

test("a first meld counts on, and is taken back where it stands", () => {
  show(PLAYING);
  session.select([4, 5, 6]);
  line.previews(PLAYING, { choice: { ...choiceOf(KINGS), points: 30 } });
  flushSync();
  press(/^Meld 30 of 50/);
  line.previews({
    ...PLAYING,
    hand: HAND.slice(0, 4),
    opening: { points: 30, minimum: 50, lacks: [] },
  });
  flushSync();
  expect(screen.getByRole("list").textContent.trim()).toBe("K K K");
  press("Lay down");
  expect(screen.getByRole("alert").textContent).toContain("30 of the 50 points");
  press("Take back");
  expect(screen.queryByRole("list")).toBeNull();
});

test("before the first cards there is a button that deals", () => {
  const ondeal = vi.fn();
  show(sightOf({ phase: null, actor: null, turn_seat: null, round: 0 }), ondeal);
  press("Deal");
  expect(ondeal).toHaveBeenCalledOnce();
});
