// Figures, as the reader's language writes them.

import { locale } from "../text.svelte";

/** A number of points; a minus is as wide as a digit. */
export function figure(n: number): string {
  return n.toLocaleString(locale()).replace("-", "−");
}
