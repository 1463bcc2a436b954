import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Tables to look at and to measure, for tests alone: they are no part of the page that is shipped.
export default defineConfig({
  root: here("fixtures"),
  plugins: [svelte({ configFile: here("svelte.config.js") })],
  base: "./",
  resolve: { alias: { $locales: here("../src/canasta/i18n/locales") } },
  build: {
    outDir: here("fixtures/dist"),
    emptyOutDir: true,
    target: "es2023",
    reportCompressedSize: false,
  },
});
