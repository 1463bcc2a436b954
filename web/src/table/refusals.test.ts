import { beforeAll, expect, test } from "vitest";

import { sightOf } from "../live/sights";
import { setLocale } from "../text.svelte";
import { ownRefusal, refusalMessage } from "./refusals";

beforeAll(() => setLocale("en"));

test("a card is told by its rank", () => {
  const refusal = { reason: "pile-frozen", facts: { card: "9c" } };
  expect(refusalMessage(refusal, sightOf())).toEqual({
    id: "refusal-pile-frozen",
    facts: { rank: "nine" },
  });
});

test("a rank stands for itself; of threes the black ones are meant", () => {
  const rank = (text: string) =>
    refusalMessage({ reason: "rank-already-melded", facts: { rank: text, meld: 0 } }, sightOf())
      .facts["rank"];
  expect(["K", "3", "Jk"].map(rank)).toEqual(["king", "black-three", "joker"]);
});

test("cards that are to be a new meld fit none", () => {
  expect(refusalMessage({ reason: "not-a-meld", facts: {} }, sightOf()).facts["rank"]).toBe("none");
});

test("numbers stay numbers, which a language counts", () => {
  const facts = { points: 35, minimum: 50 };
  expect(refusalMessage({ reason: "opening-too-low", facts }, sightOf()).facts).toEqual(facts);
});

test("who is to play is named", () => {
  const refusal = { reason: "not-your-turn", facts: {} };
  expect(refusalMessage(refusal, sightOf({ actor: 1 })).facts["name"]).toBe(
    "The player on your left",
  );
});

test("what the page refuses is a message of its own", () => {
  expect(refusalMessage(ownRefusal("play-select-one"), sightOf()).id).toBe("play-select-one");
});
