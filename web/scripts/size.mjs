// How much a browser fetches for the first table in English: what index.html, the page of a table
// and the first board import, plus the fonts for Latin text. Fails above the limit.
import { readFileSync, statSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 180 * 1024;
const DIST = new URL("../dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", DIST), "utf8"));
const STARTS = ["index.html", "src/pages/TablePage.svelte", "src/games/imhotep/index.ts", "src/texts/en.ftl?raw"];
const FONT = /-latin-(?!ext).*\.woff2$/;

const files = new Set(["index.html", "theme.js"]);
const seen = new Set();
function add(key) {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the build has no ${key}; has it been renamed?`);
  if (seen.has(key)) return;
  seen.add(key);
  files.add(chunk.file);
  for (const css of chunk.css ?? []) files.add(css);
  for (const asset of chunk.assets ?? []) if (FONT.test(asset)) files.add(asset);
  for (const other of chunk.imports ?? []) add(other);
}
STARTS.forEach(add);

let total = 0;
for (const file of [...files].sort()) {
  const path = new URL(file, DIST);
  const size = file.endsWith(".woff2") ? statSync(path).size : gzipSync(readFileSync(path), { level: 9 }).length;
  total += size;
  console.log(`${(size / 1024).toFixed(1).padStart(7)} KiB  ${file}`);
}
console.log(`${(total / 1024).toFixed(1).padStart(7)} KiB  in all, of ${LIMIT / 1024} KiB allowed`);
if (total > LIMIT) process.exitCode = 1;
