import { expect, test } from "vitest";

import type { Choices } from "../protocol";
import { beginning, requestOf, withPreset } from "./plan";

const CHOICES: Choices = {
  presets: [
    { name: "classic", group: "classic", players: [2, 3, 4, 5, 6], target: 5000, deals: 0 },
    { name: "cutthroat", group: "classic", players: [3], target: 7500, deals: 0 },
    { name: "hand-and-foot", group: "packets", players: [4], target: 0, deals: 4 },
  ],
  bots: ["casual", "greedy", "random"],
  default_bot: "casual",
};

test("a new table begins with the first preset for four and the default bots", () => {
  expect(requestOf(beginning(CHOICES, null, 0))).toEqual({
    preset: "classic",
    players: 4,
    target: 5000,
    bots: ["casual", "casual", "casual"],
  });
});

test("who comes with a wish finds it chosen", () => {
  expect(beginning(CHOICES, "classic", 2)).toMatchObject({ preset: "classic", players: 2 });
  expect(beginning(CHOICES, "cutthroat", 4)).toMatchObject({ preset: "cutthroat", players: 3 });
});

test("a wish that is not offered is passed over", () => {
  expect(beginning(CHOICES, "no-such", 9)).toMatchObject({ preset: "classic", players: 4 });
});

test("another preset brings its own target and a number of players that it has", () => {
  const plan = { ...beginning(CHOICES, "classic", 2), target: 1000 };
  expect(withPreset(plan, CHOICES, "cutthroat")).toMatchObject({ players: 3, target: 7500 });
});

test("a match that rounds end has no target to ask for", () => {
  const plan = withPreset(beginning(CHOICES, "classic", 4), CHOICES, "hand-and-foot");
  expect(requestOf(plan)).toMatchObject({ preset: "hand-and-foot", target: null });
});

test("an empty target is the preset's own", () => {
  const plan = { ...beginning(CHOICES, null, 4), target: undefined };
  expect(requestOf(plan).target).toBeNull();
});

test("bots chosen one by one are those of the seats that there are", () => {
  const plan = { ...beginning(CHOICES, "classic", 3), each: true };
  plan.bots = ["greedy", "random", "casual", "casual"];
  expect(requestOf(plan).bots).toEqual(["greedy", "random"]);
});
