import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./icons.ts";

const SERVER = process.env["PERANKH_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [icons(), svelte()],
  build: { manifest: true, target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 400 },
  server: { host: "127.0.0.1", proxy: { "/api": { target: SERVER, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
});
