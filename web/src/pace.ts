// How long a bot waits before it moves, as the reader wants it.

import { remember, remembered } from "./remembered";

/** Milliseconds, by the name of the pace in the catalogue. */
export const PACES = { slow: 1500, normal: 800, fast: 300, instant: 0 } as const;
export type Pace = keyof typeof PACES;
export const PACE_NAMES = Object.keys(PACES) as Pace[];

const KEY = "canasta.pace";

/** The pace chosen, in milliseconds. */
export function paceChosen(): number {
  return PACES[paceName()];
}

/** The name of the pace chosen. */
export function paceName(): Pace {
  const kept = remembered(KEY);
  return PACE_NAMES.find((name) => String(PACES[name]) === kept) ?? "normal";
}

/** Plays at another pace from now on. */
export function choosePace(name: Pace): void {
  remember(KEY, String(PACES[name]));
}
