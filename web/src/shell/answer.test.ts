import { expect, test } from "vitest";

import { Answer } from "./answer.svelte";

test("an answer stays while the next one is awaited, and after one that failed", async () => {
  const answer = new Answer<string>();
  await answer.ask(() => Promise.resolve("first"));
  const next = answer.ask(() => Promise.reject(new Error("no")));
  expect([answer.value, answer.error]).toEqual(["first", undefined]);
  await next;
  expect(answer.value).toBe("first");
  expect(answer.error).toBeInstanceOf(Error);
});

test("a question asked again forgets what went wrong", async () => {
  const answer = new Answer<string>();
  await answer.ask(() => Promise.reject(new Error("no")));
  await answer.ask(() => Promise.resolve("yes"));
  expect([answer.value, answer.error]).toEqual(["yes", undefined]);
});

test("what was asked last wins, even where it is answered first", async () => {
  const answer = new Answer<string>();
  let late: (value: string) => void = () => undefined;
  const first = answer.ask(() => new Promise((resolve) => (late = resolve)));
  await answer.ask(() => Promise.resolve("second"));
  late("first");
  await first;
  expect(answer.value).toBe("second");
});
