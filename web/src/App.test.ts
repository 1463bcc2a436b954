import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import App from "./App.svelte";
import { navigate } from "./router.svelte";
import { setLocale } from "./text.svelte";

const CHOICES = {
  presets: [{ name: "classic", players: [2, 4], target: 5000, deals: 0 }],
  bots: ["casual", "greedy"],
  default_bot: "casual",
};

/** What the server has to say; anything else is no address of it. */
const REPLIES: Record<string, unknown> = { "/api/choices": CHOICES, "/api/tables": [] };

beforeEach(async () => {
  vi.stubGlobal("fetch", (path: string) =>
    path in REPLIES
      ? Promise.resolve(new Response(JSON.stringify(REPLIES[path])))
      : Promise.reject(new TypeError("Failed to fetch")),
  );
  vi.stubGlobal("scrollTo", () => undefined);
  await setLocale("en");
  navigate("/", "replace");
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("home is the page of the bare address", async () => {
  render(App);
  expect(await screen.findByRole("button", { name: "Play now" })).toBeTruthy();
  await waitFor(() => {
    expect(document.title).toBe("Canasta");
  });
});

test("a link opens its page, names the window, and moves on to its heading", async () => {
  render(App);
  await fireEvent.click(await screen.findByRole("link", { name: "Choose a game" }));
  const heading = await screen.findByRole("heading", { level: 1, name: "New game" });
  await waitFor(() => {
    expect(document.activeElement).toBe(heading);
  });
  expect(document.title).toBe("New game · Canasta");
  expect(location.pathname).toBe("/new");
});

test("the first page leaves the keyboard where the browser put it", async () => {
  render(App);
  await screen.findByRole("button", { name: "Play now" });
  expect(document.activeElement).toBe(document.body);
});

test("another language is spoken at once, on the page and in the title", async () => {
  render(App);
  await screen.findByRole("button", { name: "Play now" });
  await fireEvent.change(screen.getByRole("combobox", { name: "Language" }), {
    target: { value: "ro" },
  });
  expect(await screen.findByRole("button", { name: "Joacă acum" })).toBeTruthy();
  expect(document.title).toBe("Canastă");
});

test("an address that leads nowhere says so, with a way home", async () => {
  navigate("/no/such/page", "replace");
  render(App);
  expect(await screen.findByRole("heading", { name: "There is no such page." })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to the start" }).getAttribute("href")).toBe("/");
});

test("rules that cannot be had say why, and can be asked for again", async () => {
  navigate("/rules/classic/4", "replace");
  render(App);
  expect(await screen.findByRole("heading", { name: "Rules: Classic" })).toBeTruthy();
  expect(await screen.findByText("You are offline.")).toBeTruthy();
  vi.stubGlobal("fetch", () => {
    const page = { preset: "classic", players: 4, groups: [{ title: "Melds", rules: ["Any."] }] };
    return Promise.resolve(new Response(JSON.stringify(page)));
  });
  await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Melds" })).toBeTruthy();
});

test("a page that fails leaves one sentence and a way to reload", async () => {
  const broken = { presets: null, bots: [], default_bot: "casual" };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(broken))));
  navigate("/new", "replace");
  render(App);
  expect(await screen.findByRole("button", { name: "Reload" })).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toContain("reload it to go on");
});
