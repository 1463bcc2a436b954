import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Choices } from "../protocol";
import { route } from "../router.svelte";
import { setLocale } from "../text.svelte";
import TableForm from "./TableForm.svelte";

const choices: Choices = {
  presets: [
    { name: "classic", group: "classic", players: [2, 3, 4], target: 5000, deals: 0 },
    { name: "cutthroat", group: "classic", players: [3], target: 7500, deals: 0 },
  ],
  bots: ["casual", "greedy"],
  default_bot: "casual",
};

let sent: unknown[];

/** The server answers this to what it is asked for. */
function answer(status: number, reply: unknown): void {
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    sent.push(JSON.parse(init.body as string));
    return Promise.resolve(new Response(JSON.stringify(reply), { status }));
  });
}

beforeEach(async () => {
  sent = [];
  localStorage.clear();
  vi.stubGlobal("scrollTo", () => undefined);
  await setLocale("en");
  render(TableForm, { choices, preset: null, players: 0 });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const press = (role: string, name: string) => fireEvent.click(screen.getByRole(role, { name }));

test("what is chosen is asked for, and its table is opened", async () => {
  answer(201, { table: "t1" });
  await press("radio", "3");
  await fireEvent.input(screen.getByLabelText("Target"), { target: { value: "1500" } });
  await press("radio", "One by one");
  await fireEvent.change(screen.getByRole("combobox", { name: "Player 3" }), {
    target: { value: "greedy" },
  });
  await press("radio", "fast");
  await press("button", "Start");
  await waitFor(() => {
    expect(route()).toEqual({ page: "table", id: "t1" });
  });
  expect(sent).toEqual([
    { preset: "classic", players: 3, target: 1500, bots: ["casual", "greedy"] },
  ]);
  expect(localStorage.getItem("canasta.pace")).toBe("300");
});

test("each preset has its players and its target", async () => {
  await press("radio", "Cutthroat");
  expect(screen.getByLabelText("Target")).toHaveProperty("value", "7500");
  expect(screen.getAllByRole("radio", { name: /^\d$/ })).toHaveLength(1);
  expect(screen.getByRole("radio", { name: "3" })).toHaveProperty("checked", true);
});

test("a refusal is told where it happened, and the form can be sent again", async () => {
  answer(400, { reason: "no-such-thing", facts: {} });
  await press("button", "Start");
  expect((await screen.findByRole("alert")).textContent).toContain("try again");
  answer(201, { table: "t2" });
  await press("button", "Start");
  await waitFor(() => {
    expect(route()).toEqual({ page: "table", id: "t2" });
  });
});
