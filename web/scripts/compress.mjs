// After a build: its number into the worker, so that browsers notice it, and a .br form beside each
// textual file, which the server sends to browsers that take it.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

const DIST = new URL("../dist/", import.meta.url);
const TEXTUAL = /\.(js|css|html|svg|json|webmanifest)$/;
const SMALL = 600;

const worker = new URL("worker.js", DIST);
const number = createHash("sha256").update(readFileSync(new URL(".vite/manifest.json", DIST))).digest("hex").slice(0, 12);
writeFileSync(worker, readFileSync(worker, "utf8").replace("shell-BUILD", `shell-${number}`));

for (const name of readdirSync(DIST, { recursive: true })) {
  if (typeof name !== "string" || !TEXTUAL.test(name)) continue;
  const file = new URL(name, DIST);
  const content = readFileSync(file);
  if (content.length < SMALL) continue;
  const packed = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  writeFileSync(new URL(`${name}.br`, DIST), packed);
}
