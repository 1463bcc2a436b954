// Before which plays somebody wants to be asked again; kept in this browser.

import { remember, remembered } from "../remembered";

/** A wild card that makes a natural canasta a mixed one; a discard that freezes the pile. */
export const DOUBTS = ["spoils", "freezes"] as const;
export type Doubt = (typeof DOUBTS)[number];

const key = (doubt: Doubt) => `canasta.ask.${doubt}`;
const asks = $state(
  Object.fromEntries(
    DOUBTS.map((doubt) => [doubt, (remembered(key(doubt)) ?? preset(doubt)) === "yes"]),
  ) as Record<Doubt, boolean>,
);

/** What is lost for good is asked about; what is part of the game is not. */
function preset(doubt: Doubt): string {
  return doubt === "spoils" ? "yes" : "no";
}

/** Whether to ask; a reader of it follows a change. */
export function asksBefore(doubt: Doubt): boolean {
  return asks[doubt];
}

export function askBefore(doubt: Doubt, ask: boolean): void {
  asks[doubt] = ask;
  remember(key(doubt), ask ? "yes" : "no");
}
