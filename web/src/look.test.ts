import { beforeEach, expect, test } from "vitest";

import { setSuitColours, setTheme, startLook, suitColours, theme } from "./look.svelte";

const worn = () => Object.fromEntries(Object.entries(document.documentElement.dataset));

beforeEach(() => {
  localStorage.clear();
  startLook();
});

test("the look begins as the device has it, with four colours of suits", () => {
  expect(worn()).toEqual({ theme: "auto", suits: "four" });
});

test("a choice shows at once and is taken up again later", () => {
  setTheme("dark");
  setSuitColours("two");
  expect(worn()).toEqual({ theme: "dark", suits: "two" });
  startLook();
  expect([theme(), suitColours()]).toEqual(["dark", "two"]);
});

test("what was remembered but is no longer offered is passed over", () => {
  localStorage.setItem("canasta.theme", "sepia");
  startLook();
  expect(theme()).toBe("auto");
});
