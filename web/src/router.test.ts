import { beforeEach, expect, test } from "vitest";

import {
  followHistory,
  followLink,
  navigate,
  parseRoute,
  route,
  rulesAddress,
  tableAddress,
} from "./router.svelte";

beforeEach(() => {
  document.body.innerHTML = "";
  navigate("/");
});

test("every page has a path", () => {
  expect(parseRoute("/")).toEqual({ page: "home" });
  expect(parseRoute("/new")).toEqual({ page: "new" });
  expect(parseRoute("/new/")).toEqual({ page: "new" });
  expect(parseRoute("/table/a1b2")).toEqual({ page: "table", id: "a1b2" });
  expect(parseRoute("/rules/classic-ro/4")).toEqual({
    page: "rules",
    preset: "classic-ro",
    players: 4,
  });
});

test.each(["/nothing", "/table", "/table/a/b", "/rules/classic", "/rules/classic/x", "/new/x"])(
  "%s is no page",
  (path) => {
    expect(parseRoute(path)).toEqual({ page: "unknown" });
  },
);

test("an address and its route are two forms of one thing", () => {
  expect(parseRoute(tableAddress("a/b%"))).toEqual({ page: "table", id: "a/b%" });
  expect(parseRoute(rulesAddress("classic-pt", 2))).toMatchObject({ preset: "classic-pt" });
});

function press(link: string, init: MouseEventInit = {}): MouseEvent {
  document.body.innerHTML = `<a href="${link}"><b>there</b></a>`;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  const pressed = document.querySelector("b");
  pressed?.addEventListener("click", followLink);
  pressed?.dispatchEvent(event);
  return event;
}

test("a link to a page of ours opens it here", () => {
  expect(press("/new").defaultPrevented).toBe(true);
  expect(route()).toEqual({ page: "new" });
  expect(location.pathname).toBe("/new");
});

test("a link is left to the browser where another tab is asked for", () => {
  expect(press("/new", { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(route()).toEqual({ page: "home" });
});

test.each(["/api/tables/a/record", "https://elsewhere.example/new"])(
  "a link to %s is left to the browser",
  (link) => {
    expect(press(link).defaultPrevented).toBe(false);
  },
);

test("a link to a heading of the same page is left to the browser", () => {
  navigate("/new");
  expect(press("/new#target").defaultPrevented).toBe(false);
});

test("back leads to the page before", () => {
  history.replaceState(null, "", "/rules/classic/2");
  followHistory();
  expect(route()).toEqual({ page: "rules", preset: "classic", players: 2 });
});
