// After a build: its number into the worker, so that browsers notice it; the files of each page into
// first.js, so that they are asked for at once; a page for the tables of each game, which asks even
// earlier; and a .br form beside each textual file, which the server sends to browsers that take it.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { filesOf, manifest } from "./manifest.mjs";

const DIST = new URL("../dist/", import.meta.url);
const TEXTUAL = /\.(js|css|html|svg|json|webmanifest)$/;
const SMALL = 600;
/** First or third part of an address, and the page that is shown there. */
const PAGES = { home: "Home", t: "TablePage", new: "NewTable", end: "End" };
const LANGUAGES = ["en", "cs", "pl", "hu"];
const NOTHING = "{ pages: {}, boards: {}, texts: {} }";

function replaced(name, before, after) {
  const file = new URL(name, DIST);
  const content = readFileSync(file, "utf8");
  if (!content.includes(before)) throw new Error(`${name} lacks ${before}`);
  writeFileSync(file, content.replace(before, after));
}

/** What a part of the page needs beside what index.html names. */
function more(key) {
  const there = new Set(filesOf("index.html"));
  return filesOf(key).filter((file) => !there.has(file));
}

const boards = Object.keys(manifest).map((key) => /^src\/games\/(\w+)\/index\.ts$/.exec(key)?.[1]).filter((game) => game !== undefined);
const files = {
  pages: Object.fromEntries(Object.entries(PAGES).map(([place, page]) => [place, more(`src/pages/${page}.svelte`)])),
  boards: Object.fromEntries(boards.map((game) => [game, more(`src/games/${game}/index.ts`)])),
  texts: Object.fromEntries(LANGUAGES.map((lang) => [lang, more(`src/texts/${lang}.ftl?raw`)])),
};
mkdirSync(new URL("t/", DIST), { recursive: true });
const html = readFileSync(new URL("index.html", DIST), "utf8");
for (const game of boards) {
  const links = files.pages.t.map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`);
  const named = html.replace("<html ", `<html data-game="${game}" `).replace("  </head>", `${links.join("")}  </head>`);
  writeFileSync(new URL(`t/${game}.html`, DIST), named);
}

const number = createHash("sha256").update(JSON.stringify(manifest)).digest("hex").slice(0, 12);
replaced("worker.js", "shell-BUILD", `shell-${number}`);
replaced("first.js", NOTHING, JSON.stringify(files));

for (const name of readdirSync(DIST, { recursive: true })) {
  if (typeof name !== "string" || !TEXTUAL.test(name)) continue;
  const file = new URL(name, DIST);
  const content = readFileSync(file);
  if (content.length < SMALL) continue;
  const packed = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  writeFileSync(new URL(`${name}.br`, DIST), packed);
}
