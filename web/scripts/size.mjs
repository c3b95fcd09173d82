// How much a browser fetches for the first table in English: what index.html, the page of a table
// and the first board import, all styles, plus the fonts for Latin text. Fails above the limit.
import { readFileSync, statSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { assetsOf, filesOf } from "./manifest.mjs";

const LIMIT = 180 * 1024;
const DIST = new URL("../dist/", import.meta.url);
const STARTS = ["index.html", "src/pages/TablePage.svelte", "src/games/imhotep/index.ts", "src/texts/en.ftl?raw"];
const FONT = /-latin-(?!ext).*\.woff2$/;

const fonts = assetsOf("index.html").filter((asset) => FONT.test(asset));
const files = new Set(["t/imhotep.html", "first.js", ...filesOf("style.css"), ...fonts, ...STARTS.flatMap((start) => filesOf(start))]);

let total = 0;
for (const file of [...files].sort()) {
  const path = new URL(file, DIST);
  const size = file.endsWith(".woff2") ? statSync(path).size : gzipSync(readFileSync(path), { level: 9 }).length;
  total += size;
  console.log(`${(size / 1024).toFixed(1).padStart(7)} KiB  ${file}`);
}
console.log(`${(total / 1024).toFixed(1).padStart(7)} KiB  in all, of ${LIMIT / 1024} KiB allowed`);
if (total > LIMIT) process.exitCode = 1;
