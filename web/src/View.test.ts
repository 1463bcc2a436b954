import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";

import View from "./View.svelte";

test("what the server sent is shown", () => {
  render(View, { view: { seat: 2 } });
  expect(JSON.parse(screen.getByTestId("view").textContent)).toEqual({ seat: 2 });
});
