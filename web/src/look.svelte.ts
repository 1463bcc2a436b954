// How the page looks: settings that theme.css reads off the root of the document.

import { remember, remembered } from "./remembered";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** Colours of the suits. */
export const SUIT_COLOURS = ["four", "two"] as const;
export type SuitColours = (typeof SUIT_COLOURS)[number];

const THEME_KEY = "canasta.theme";
const SUITS_KEY = "canasta.suits";

let chosenTheme: Theme = $state(THEMES[0]);
let chosenSuits: SuitColours = $state(SUIT_COLOURS[0]);

/** The theme chosen; a reader of it follows a change. */
export function theme(): Theme {
  return chosenTheme;
}

/** The colours chosen; a reader of it follows a change. */
export function suitColours(): SuitColours {
  return chosenSuits;
}

/** Changes the theme and remembers it. */
export function setTheme(next: Theme): void {
  remember(THEME_KEY, next);
  wear(next, chosenSuits);
}

/** Changes the colours of the suits and remembers them. */
export function setSuitColours(next: SuitColours): void {
  remember(SUITS_KEY, next);
  wear(chosenTheme, next);
}

/** Takes up what was chosen before. */
export function startLook(): void {
  wear(
    THEMES.find((name) => name === remembered(THEME_KEY)) ?? THEMES[0],
    SUIT_COLOURS.find((name) => name === remembered(SUITS_KEY)) ?? SUIT_COLOURS[0],
  );
}

function wear(nextTheme: Theme, nextSuits: SuitColours): void {
  chosenTheme = nextTheme;
  chosenSuits = nextSuits;
  document.documentElement.dataset["theme"] = nextTheme;
  document.documentElement.dataset["suits"] = nextSuits;
}
