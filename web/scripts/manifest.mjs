// What the build says about its files: which ones a part of the page needs.
import { readFileSync } from "node:fs";

export const manifest = JSON.parse(readFileSync(new URL("../dist/.vite/manifest.json", import.meta.url), "utf8"));

/** Scripts and styles that a part needs, its own first. */
export function filesOf(key, seen = new Set()) {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the build has no ${key}; has it been renamed?`);
  if (seen.has(key)) return [];
  seen.add(key);
  return [...new Set([chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap((other) => filesOf(other, seen))])];
}

/** Fonts and pictures that a part names. */
export function assetsOf(key) {
  return manifest[key]?.assets ?? [];
}
