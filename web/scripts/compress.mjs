// After a build: a .br form beside each textual file, which the server sends to browsers that take it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

const DIST = new URL("../dist/", import.meta.url);
const TEXTUAL = /\.(js|css|html|svg|json|webmanifest)$/;
const SMALL = 600;

for (const name of readdirSync(DIST, { recursive: true })) {
  if (typeof name !== "string" || !TEXTUAL.test(name)) continue;
  const file = new URL(name, DIST);
  const content = readFileSync(file);
  if (content.length < SMALL) continue;
  const packed = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  writeFileSync(new URL(`${name}.br`, DIST), packed);
}
