import { expect, test } from "vitest";

import type { PresetOffer } from "../protocol";
import { grouped } from "./presetGroups";

const offer = (name: string, group: PresetOffer["group"]): PresetOffer => ({
  ...{ name, group, players: [4], target: 5000, deals: 0 },
});

test("presets stand under their headings, in the order of those and in their own", () => {
  const presets = [
    offer("samba", "sequences"),
    offer("classic", "classic"),
    offer("bolivia", "sequences"),
  ];
  const found = grouped(presets).map(({ group, offers }) => [
    group,
    offers.map(({ name }) => name),
  ]);
  expect(found).toEqual([
    ["classic", ["classic"]],
    ["sequences", ["samba", "bolivia"]],
  ]);
});
