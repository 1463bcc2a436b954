import { beforeEach, expect, test } from "vitest";

import { choosePace, paceChosen, paceName } from "./pace";

beforeEach(() => {
  localStorage.clear();
});

test("bots take their time until the reader wants it otherwise", () => {
  expect(paceChosen()).toBe(800);
  choosePace("instant");
  expect(paceChosen()).toBe(0);
  expect(localStorage.getItem("canasta.pace")).toBe("0");
});

test("a pace that is none is passed over", () => {
  localStorage.setItem("canasta.pace", "7");
  expect(paceName()).toBe("normal");
});
