import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./icons.ts";

const SERVER = process.env["PERANKH_SERVER"] ?? "http://127.0.0.1:8080";

/** What every page needs comes in one file, and all styles in another: a slow line pays for each request. */
const HOUSE = new RegExp(
  [
    "node_modules/(svelte|esm-env|clsx|@fluent)/",
    "src/lib/",
    "src/(main|App)\\.",
    "src/games/\\w+\\.(ts|svelte)",
    "src/components/(Header|Icon|Dialog)\\.",
    "src/drawing/(Ankh|Backs|Lamp|Ring|Seal|Mark|Slab|Star|Stone|Words|WordMark|Icon|Defs|Die4|fonts|looks|measure|players|shapes)\\.",
    "icon:(check-mark|sarcophagus|[a-z]+-button):house",
  ].join("|"),
);
const codeSplitting = { groups: [{ name: "house", test: HOUSE }] };

export default defineConfig({
  plugins: [icons(), svelte()],
  build: { manifest: true, target: "es2022", assetsInlineLimit: 0, cssCodeSplit: false, chunkSizeWarningLimit: 400, rolldownOptions: { output: { codeSplitting } } },
  server: { host: "127.0.0.1", proxy: { "/api": { target: SERVER, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
});
