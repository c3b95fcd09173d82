// What the build says about its files: which ones a part of the page needs.
import { readFileSync } from "node:fs";

export const manifest = JSON.parse(readFileSync(new URL("../dist/.vite/manifest.json", import.meta.url), "utf8"));

/** The scripts that a part needs, its own first. All styles are in `style.css`. */
export function filesOf(key) {
  return chunksOf(key).map((chunk) => chunk.file);
}

/** Fonts and pictures that a part names. */
export function assetsOf(key) {
  return chunksOf(key).flatMap((chunk) => chunk.assets ?? []);
}

function chunksOf(key, seen = new Set()) {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the build has no ${key}; has it been renamed?`);
  if (seen.has(key)) return [];
  seen.add(key);
  return [chunk, ...(chunk.imports ?? []).flatMap((other) => chunksOf(other, seen))];
}
