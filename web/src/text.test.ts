import { beforeEach, describe, expect, test } from "vitest";

import { FluentResource } from "@fluent/bundle";

import { sources as english } from "./locales/en";
import { sources as romanian } from "./locales/ro";
import { chooseLocale, LOCALES, locale, setLocale, t } from "./text.svelte";

const CATALOGUES = { en: english, ro: romanian };

beforeEach(() => {
  localStorage.clear();
});

test("Romanian has three forms of number, as the catalogues of the server have", async () => {
  await setLocale("ro");
  const counts = [1, 2, 19, 20, 21, 100, 101].map((n) => t("card-count", { n }));
  expect(counts).toEqual([
    "1 carte",
    "2 cărți",
    "19 cărți",
    "20 de cărți",
    "21 de cărți",
    "100 de cărți",
    "101 cărți",
  ]);
});

test("another language is spoken at once, told to the browser and remembered", async () => {
  await setLocale("en");
  expect(t("card-count", { n: 1 })).toBe("1 card");
  await setLocale("ro");
  expect(t("card-count", { n: 1 })).toBe("1 carte");
  expect(locale()).toBe("ro");
  expect(document.documentElement.lang).toBe("ro");
  expect(localStorage.getItem("canasta.locale")).toBe("ro");
});

test("the language chosen last wins, however long another one takes to come", async () => {
  await Promise.all([setLocale("ro"), setLocale("en")]);
  expect(locale()).toBe("en");
  expect(localStorage.getItem("canasta.locale")).toBe("en");
});

test("every language that has catalogues is one of the page, and is named in itself", async () => {
  const folders = Object.keys(import.meta.glob("$locales/*/cards.ftl"));
  expect(folders.map((path) => path.split("/").at(-2)).toSorted()).toEqual(LOCALES.toSorted());
  await setLocale("en");
  expect(LOCALES.map((name) => t(`language-${name}`))).toEqual(["English", "Română"]);
});

test("what only the terminal says is not sent to the page", () => {
  const names = Object.values(CATALOGUES).map((sources) =>
    Object.keys(sources).map((path) => path.split("/").at(-1)),
  );
  expect(names.map((files) => files.includes("table.ftl"))).toEqual([true, true]);
  expect(names.map((files) => files.includes("terminal.ftl"))).toEqual([false, false]);
});

test("the first language is the remembered one, else the browser's first that is known", () => {
  expect(chooseLocale("ro", ["en-GB"])).toBe("ro");
  expect(chooseLocale(null, ["fr-FR", "ro-MD", "en"])).toBe("ro");
  expect(chooseLocale("xx", [])).toBe("en");
});

test("an attribute of a message is a text of its own", async () => {
  await setLocale("en");
  expect(t("preset-classic.about")).toMatch(/^The published game/);
});

test("what no catalogue has is its own id", async () => {
  await setLocale("ro");
  expect(t("no-such-message")).toBe("no-such-message");
});

describe("every message that the page names is there", () => {
  const pages: Record<string, string> = import.meta.glob(
    ["./**/*.svelte", "./**/*.ts", "!./**/*.test.ts"],
    { query: "?raw", import: "default", eager: true },
  );
  const named = new Set(
    Object.values(pages).flatMap((page) =>
      [...page.matchAll(/\bt\(\s*"([\w.-]+)"/g)].map((match) => match[1] ?? ""),
    ),
  );

  test.each(LOCALES)("in %s", (name) => {
    const known = new Set<string>();
    for (const source of Object.values(CATALOGUES[name])) {
      for (const { id, attributes } of new FluentResource(source).body) {
        known.add(id);
        for (const attribute of Object.keys(attributes)) {
          known.add(`${id}.${attribute}`);
        }
      }
    }
    expect(named.size).toBeGreaterThan(2);
    expect([...named].filter((id) => !known.has(id))).toEqual([]);
  });
});
