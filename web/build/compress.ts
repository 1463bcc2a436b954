// Files of the bundle are compressed once, when it is built, not at every request.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(css|html|js|json|svg|webmanifest)$/;
const LEAST = 512; // bytes; below, the saving is less than a header

/** Lays `x.br` and `x.gz` beside every text file `x` of the bundle that gets smaller by it. */
export function compress(): Plugin {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        if (TEXT.test(entry)) {
          compressFile(join(folder, entry));
        }
      }
    },
  };
}

function compressFile(file: string): void {
  const text = readFileSync(file);
  for (const [ending, packed] of [
    [".br", brotliCompressSync(text)],
    [".gz", gzipSync(text, { level: 9 })],
  ] as const) {
    if (text.length >= LEAST && packed.length < text.length) {
      writeFileSync(file + ending, packed);
    }
  }
}
