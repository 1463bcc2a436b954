import { expect, test } from "vitest";

import { commandOf, KEYS } from "./keys";

function press(key: string, on: Element = document.body, held: Partial<KeyboardEvent> = {}) {
  const none = { altKey: false, ctrlKey: false, metaKey: false, repeat: false };
  return commandOf({ key, target: on, ...none, ...held });
}

function within(html: string, selector: string): Element {
  document.body.innerHTML = html;
  return document.body.querySelector(selector) ?? document.body;
}

test("every key that does something is in the help, once", () => {
  expect(new Set(KEYS.map(({ key }) => key)).size).toBe(KEYS.length);
  for (const { key, command } of KEYS) {
    expect(press(key)).toBe(command);
  }
});

test("a capital is the same key", () => {
  expect(press("D")).toBe("draw");
});

test("what is written in a field is no command", () => {
  expect(press("d", within("<input />", "input"))).toBeNull();
  expect(press("d", within("<select></select>", "select"))).toBeNull();
});

test("a dialog has its own keys", () => {
  expect(press("d", within("<dialog open><button></button></dialog>", "button"))).toBeNull();
});

test("keys with a modifier belong to the browser", () => {
  expect(press("d", document.body, { ctrlKey: true })).toBeNull();
  expect(press("t", document.body, { metaKey: true })).toBeNull();
});

test("a key that is held down acts once", () => {
  expect(press("d", document.body, { repeat: true })).toBeNull();
});
