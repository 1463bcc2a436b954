// What a page is called, in the window's title and by itself.

import type { Route } from "../router.svelte";
import { hasText, t } from "../text.svelte";

/** The title of the window. */
export function pageTitle(route: Route): string {
  return route.page === "home" ? t("app-title") : t("page-name", { page: pageName(route) });
}

/** What a preset is called; one that the page does not know is called as the server calls it. */
export function presetName(preset: string): string {
  const id = `preset-${preset}`;
  return hasText(id) ? t(id) : preset;
}

/** What a preset is, in a sentence, where the page knows it. */
export function presetAbout(preset: string): string {
  const id = `preset-${preset}`;
  return hasText(id) ? t(`${id}.about`) : "";
}

function pageName(route: Route): string {
  switch (route.page) {
    case "home":
      return t("app-title");
    case "new":
      return t("new-title");
    case "table":
      return t("table-title");
    case "rules":
      return t("rules-of", { name: presetName(route.preset) });
    case "unknown":
      return t("error-not-found");
  }
}
