import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import type { MatchSummary } from "../protocol";
import { setLocale } from "../text.svelte";
import MatchList from "./MatchList.svelte";

const summary = (table: string, more: Partial<MatchSummary> = {}): MatchSummary => ({
  ...{ table, preset: "classic", players: 4, target: 5000, round: 3, totals: [2340, 1985] },
  ...{ mine: 0, winners: [], opened_at: 0 },
  ...more,
});

const rows = () => screen.getAllByRole("article");

beforeEach(() => setLocale("en"));

test("a running match says how it stands and can be gone on with", () => {
  render(MatchList, { matches: [summary("t1")], onrematch: () => undefined });
  expect(screen.getByRole("heading", { name: "Running" })).toBeTruthy();
  const row = within(screen.getByRole("article", { name: "Classic, 4 players" }));
  expect(row.getByText(/Round 3/)).toBeTruthy();
  expect(row.getAllByRole("definition").map((total) => total.textContent)).toEqual([
    "2,340",
    "1,985",
  ]);
  expect(row.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe("/table/t1");
});

test("a finished match says who won, and can be downloaded and played again", async () => {
  const onrematch = vi.fn();
  render(MatchList, { matches: [summary("t1", { winners: [0] })], onrematch });
  const row = within(screen.getByRole("article"));
  expect(row.getByText("You won")).toBeTruthy();
  const download = row.getByRole("link", { name: "Download the record" });
  expect(download.getAttribute("href")).toBe("/api/tables/t1/record");
  expect(download.hasAttribute("download")).toBe(true);
  await fireEvent.click(row.getByRole("button", { name: "Play again" }));
  expect(onrematch).toHaveBeenCalledWith("t1");
});

test("running matches come first, the newest of each kind on top", () => {
  const matches = [
    summary("old", { opened_at: 1, players: 2 }),
    summary("over", { opened_at: 3, players: 3, winners: [1] }),
    summary("new", { opened_at: 2 }),
  ];
  render(MatchList, { matches, onrematch: () => undefined });
  expect(rows().map((row) => within(row).getByRole("heading").textContent)).toEqual([
    "Classic, 4 players",
    "Classic, 2 players",
    "Classic, 3 players",
  ]);
});

test("a long list is short until somebody wants all of it", async () => {
  const matches = Array.from({ length: 20 }, (_, i) => summary(`t${i}`));
  render(MatchList, { matches, onrematch: () => undefined });
  expect(rows()).toHaveLength(8);
  await fireEvent.click(screen.getByRole("button", { name: "Show all (20)" }));
  expect(rows()).toHaveLength(20);
});

test("before the first match there is a sentence", () => {
  render(MatchList, { matches: [], onrematch: () => undefined });
  expect(screen.getByText(/You have not played here yet/)).toBeTruthy();
});
