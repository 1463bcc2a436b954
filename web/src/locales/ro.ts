// Romanian, all that the page says, as one file of the bundle.

export const sources: Record<string, string> = import.meta.glob(
  ["$locales/ro/*.ftl", "!$locales/ro/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);
