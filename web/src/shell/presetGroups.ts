// Presets under their headings, in the order in which those are shown.

import type { PresetGroup, PresetOffer } from "../protocol";

const GROUPS: readonly PresetGroup[] = ["classic", "wilds", "sequences", "packets"];

export interface GroupedPresets {
  group: PresetGroup;
  offers: PresetOffer[];
}

/** The groups that have any presets. */
export function grouped(presets: readonly PresetOffer[]): GroupedPresets[] {
  return GROUPS.map((group) => ({
    group,
    offers: presets.filter((offer) => offer.group === group),
  })).filter(({ offers }) => offers.length > 0);
}
