import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./icons.ts";

const SERVER = process.env["PERANKH_SERVER"] ?? "http://127.0.0.1:8000";

/** What every page needs comes in one file: a slow line pays for each request. */
const HOUSE = /node_modules\/(svelte|esm-env|clsx|@fluent)\/|src\/lib\/|src\/games\/board|src\/components\/(Header|Icon|Dialog)\.|src\/drawing\/(Seal|Mark|WordMark|Icon|players)|icon:(check-mark|sarcophagus)/;
const codeSplitting = { groups: [{ name: "house", test: HOUSE }] };

export default defineConfig({
  plugins: [icons(), svelte()],
  build: { manifest: true, target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 400, rolldownOptions: { output: { codeSplitting } } },
  server: { host: "127.0.0.1", proxy: { "/api": { target: SERVER, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
});
