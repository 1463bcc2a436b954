// What the page says, in the reader's language, from the Fluent catalogues.

import { FluentBundle, FluentResource } from "@fluent/bundle";

import { remember, remembered } from "./remembered";

/** The languages of the page, the one that the others fall back on first. */
export const LOCALES = ["en", "ro"] as const;
export type Locale = (typeof LOCALES)[number];
export type Facts = Record<string, string | number>;

const KEY = "canasta.locale";
const LOADERS: Record<Locale, () => Promise<{ sources: Record<string, string> }>> = {
  en: () => import("./locales/en"),
  ro: () => import("./locales/ro"),
};

let bundle: FluentBundle | undefined = $state.raw();
let fallback: FluentBundle | undefined = $state.raw();
let current: Locale = $state(LOCALES[0]);
let wanted: Locale = LOCALES[0];
let fallbackAsked = false;

/** The language that the page speaks now; a reader of it follows a change. */
export function locale(): Locale {
  return current;
}

/**
 * A message, or an attribute of one as `message.attribute`, with its facts filled in.
 *
 * A message that the language lacks is taken from the fallback, and is its own id until that has
 * come or where nobody has it.
 */
export function t(id: string, facts: Facts = {}): string {
  const text = bundle === undefined ? "" : format(bundle, id, facts);
  if (text !== undefined) {
    return text;
  }
  void askFallback();
  return (fallback === undefined ? undefined : format(fallback, id, facts)) ?? id;
}

/** Whether a message is known, for those that not every reason or rank has. */
export function hasText(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** A number as the language writes it. */
export function formatNumber(n: number): string {
  return new Intl.NumberFormat(current).format(n);
}

/** A moment, in seconds since 1970, as the language writes it. */
export function formatMoment(seconds: number): string {
  const style = { dateStyle: "medium", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(current, style).format(seconds * 1000);
}

/** Speaks another language from now on, and remembers it. */
export async function setLocale(next: Locale): Promise<void> {
  await speak(next);
  if (current === next) {
    remember(KEY, next);
  }
}

/** Speaks the language that the reader chose, else the first of the browser's that we have. */
export async function startText(): Promise<void> {
  await speak(chooseLocale(remembered(KEY), navigator.languages));
}

/** The language to begin with, of a remembered one and those that a browser asks for. */
export function chooseLocale(kept: string | null, asked: readonly string[]): Locale {
  const tags = kept === null ? asked : [kept, ...asked];
  for (const tag of tags) {
    const language = tag.toLowerCase().split("-")[0];
    const found = LOCALES.find((name) => name === language);
    if (found !== undefined) {
      return found;
    }
  }
  return LOCALES[0];
}

async function speak(next: Locale): Promise<void> {
  wanted = next;
  const loaded = await load(next);
  if (wanted !== next) {
    return; // another one was chosen while this one came
  }
  bundle = loaded;
  current = next;
  document.documentElement.lang = next;
}

async function load(name: Locale): Promise<FluentBundle> {
  const { sources } = await LOADERS[name]();
  // Isolating marks are for text of mixed direction, which no language of ours has.
  const loaded = new FluentBundle(name, { useIsolating: false });
  for (const source of Object.values(sources)) {
    loaded.addResource(new FluentResource(source));
  }
  return loaded;
}

async function askFallback(): Promise<void> {
  if (!fallbackAsked) {
    fallbackAsked = true;
    fallback = await load(LOCALES[0]);
  }
}

function format(from: FluentBundle, id: string, facts: Facts): string | undefined {
  const [name = id, attribute] = id.split(".");
  const message = from.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  // Errors are gathered and dropped: what is left is the best that can be said.
  return pattern === null || pattern === undefined
    ? undefined
    : from.formatPattern(pattern, facts, []);
}
