import { beforeAll, expect, test } from "vitest";

import type { Meld } from "../protocol";
import { setLocale, t } from "../text.svelte";
import { meldLabel, meldName } from "./melds";

beforeAll(() => setLocale("en"));

const meldOf = (changes: Partial<Meld>): Meld => ({
  ...{ kind: "set", rank: 9, cards: ["Kc", "Kd", "2c"], naturals: 2, wilds: 1, points: 40 },
  ...changes,
});

test("a set is called by its rank, wild cards by that", () => {
  expect(t("meld-name", meldName(meldOf({})))).toBe("kings");
  const wilds = meldOf({ kind: "wild", rank: 11, cards: ["2c", "2d", "Jk"], wilds: 3 });
  expect(t("meld-name", meldName(wilds))).toBe("wild cards");
  expect(t("meld-label", meldLabel(wilds, null))).toBe("wild cards, 3 cards");
});

test("a sequence is called by its ends and its suit", () => {
  const cards = ["8h", "9h", "Th", "Jh"];
  const run = meldOf({ kind: "sequence", rank: 4, cards, naturals: 4, wilds: 0 });
  expect(t("meld-name", meldName(run))).toBe("8–J of hearts");
  expect(t("meld-label", meldLabel(run, "sequence"))).toBe(
    "8–J of hearts, 4 cards, canasta in sequence",
  );
});
