import { expect, test } from "vitest";

import { randomAddition } from "./addition";

test("an addition is sixteen hex digits, another one each time", () => {
  expect(randomAddition()).toMatch(/^[0-9a-f]{16}$/);
  expect(randomAddition()).not.toBe(randomAddition());
});
