import { render, screen, within } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";

import { sightOf } from "../live/sights";
import type { ResultSight, TableSight } from "../protocol";
import { setLocale } from "../text.svelte";
import ScoreSheet from "./ScoreSheet.svelte";

beforeAll(() => setLocale("en"));

const RESULT: ResultSight = {
  end: "out",
  out: 2,
  concealed: false,
  sheets: [
    {
      side: 0,
      lines: [
        { item: "melded-cards", points: 225, meld: null, count: 17 },
        { item: "going-out", points: 100, meld: null, count: null },
      ],
    },
    { side: 1, lines: [{ item: "cards-in-hand", points: -35, meld: null, count: 3 }] },
  ],
  points: [325, -35],
  hands: [["Ks"], [], [], ["5c", "9d"]],
  packets: [[], [], [], []],
  special: null,
  proof: {
    // SHA-256 of 32 zero bytes.
    commitment: "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
    seed: "0".repeat(64),
    additions: ["00ff", "", "", ""],
  },
  deck: [],
};

function show(changes: Partial<TableSight> = {}, noted: string | null = null, result = RESULT) {
  const scores = [
    { seats: [0, 2], total: 1325, so_far: 0 },
    { seats: [1, 3], total: 465, so_far: 0 },
  ];
  const sight = sightOf({ phase: "over", actor: null, round: 2, scores, result, ...changes });
  const onnext = vi.fn();
  const rest = { refusal: null, onnext, onclose: vi.fn() };
  render(ScoreSheet, { table: "t1", sight, result, noted, ...rest });
  return onnext;
}

test("the sheet says how the round ended and adds up line by line", () => {
  show();
  expect(screen.getByText("Your partner went out: the round is over.")).toBeTruthy();
  const rows = within(screen.getByRole("table", { name: /^Your side/, hidden: true }))
    .getAllByRole("row", { hidden: true })
    .map((row) => Array.from(row.children, (cell) => cell.textContent.trim()).join(" "));
  expect(rows).toEqual([
    "cards melded (17) 225",
    "going out 100",
    "this round 325",
    "before this round 1,000",
    "total 1,325",
  ]);
});

test("the hands that were left are shown", () => {
  show();
  const hands = screen.getByRole("region", { name: "In hand", hidden: true });
  expect(within(hands).getAllByRole("img", { hidden: true })).toHaveLength(3);
});

test("the next round is one press away", () => {
  const onnext = show();
  screen.getByRole("button", { name: "Next round", hidden: true }).click();
  expect(onnext).toHaveBeenCalledOnce();
});

test("after the match there is no next round, but another match", () => {
  show({ winners: [0] });
  expect(screen.queryByText("Next round")).toBeNull();
  expect(screen.getByText("Your side has won!")).toBeTruthy();
  expect(screen.getByText("Another match")).toBeTruthy();
});

test("the seed is checked against the promise that was noted before the deal", async () => {
  show({}, RESULT.proof.commitment);
  screen.getByText("Check the deal").click();
  expect(await screen.findByText(/that this page noted before the deal/)).toBeTruthy();
});

test("a seed that gives another promise is told", async () => {
  show({}, "f".repeat(64));
  screen.getByText("Check the deal").click();
  expect(await screen.findByText(/differs from the one that was promised/)).toBeTruthy();
});

test("a special hand is shown whole, and is not among what was left", () => {
  const fourteen = "4 5 6 7 8 9 T J Q K A"
    .split(" ")
    .map((rank) => `${rank}s`)
    .concat("2c", "3c", "Jk");
  const hands = [[], fourteen, [], ["5c"]];
  show({}, null, { ...RESULT, out: 1, special: "straight", hands });
  const shown = screen.getByRole("figure", { hidden: true });
  expect(within(shown).getByText("straight")).toBeTruthy();
  expect(within(shown).getAllByRole("img", { hidden: true })).toHaveLength(14);
  const left = screen.getByRole("region", { name: "In hand", hidden: true });
  expect(within(left).getAllByRole("img", { hidden: true })).toHaveLength(1);
});

test("a packet that was not taken up is left with its hand", () => {
  show({}, null, { ...RESULT, packets: [[], [], ["7c", "8c"], []] });
  const left = screen.getByRole("region", { name: "In hand", hidden: true });
  expect(within(left).getAllByRole("img", { hidden: true })).toHaveLength(5);
});
