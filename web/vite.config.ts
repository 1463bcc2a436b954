import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

import { compress } from "./build/compress.js";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const locales = here("../src/canasta/i18n/locales");

// `npm run dev` takes the page from Vite and everything else from this server.
const server = process.env["CANASTA_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), svelteTesting(), compress()],
  base: "/",
  resolve: { alias: { $locales: locales } },
  build: {
    outDir: here("../src/canasta/server/static"),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // What is inlined cannot be kept by a browser, and the page's policy lets no data in.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [here("."), locales] },
    proxy: {
      "/api": { target: server, ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
  },
});
