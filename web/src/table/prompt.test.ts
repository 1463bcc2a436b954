import { beforeAll, expect, test } from "vitest";

import { offerOf, sightOf } from "../live/sights";
import type { OfferKind, TableSight } from "../protocol";
import { setLocale } from "../text.svelte";
import { say } from "./message";
import { promptOf } from "./prompt";

beforeAll(() => setLocale("en"));

const prompt = (changes: Partial<TableSight>) => say(promptOf(sightOf(changes)));
const offering = (...kinds: OfferKind[]) => ({
  moves: { offers: kinds.map((kind) => offerOf({ action: kind, kind })), refused: {} },
});

test.each<[Partial<TableSight>, string]>([
  [offering("draw", "take"), "Your turn: draw from the stock or take the pile."],
  [offering("draw"), "Your turn: draw from the stock."],
  [offering("take", "end"), "The stock is empty: take the pile or end the round."],
  [offering("take"), "Your turn: take the pile."],
  [{ phase: "play" }, "Your turn: meld, or discard to end it."],
  [{ phase: "play", bound: "must" }, "You must go out in this turn."],
  [{ phase: "play", bound: "must-not" }, "You may not go out in this turn."],
  [{ phase: "play", opening: { points: 20, minimum: 50, lacks: [] } }, "Your first melds"],
  [{ phase: "answer", turn_seat: 2 }, "Your partner asks: “May I go out?”"],
  [{ actor: 1, turn_seat: 1 }, "The player on your left is thinking …"],
  [{ actor: 2, phase: "answer" }, "Your partner is thinking about the answer …"],
  [{ actor: null, phase: "over", round: 3 }, "Round 3 is over"],
  [{ actor: null, phase: "over", winners: [0] }, "The match is over"],
  [{ actor: null, phase: null, round: 0 }, "The cards are not dealt yet."],
])("the turn in words: %j", (changes, words) => {
  expect(prompt(changes)).toBe(words);
});
