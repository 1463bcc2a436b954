// English, all of it, as one file of the bundle.

export const sources: Record<string, string> = import.meta.glob("$locales/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
