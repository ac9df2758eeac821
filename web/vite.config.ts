import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogue } from "./scripts/catalogue";
import { sheets } from "./scripts/sheets";
import { shell } from "./scripts/shell";

// The server answers /api and /ws; while developing, `tablee serve --port 8000` runs beside `npm run dev`.
const server = "http://127.0.0.1:8000";

export default defineConfig(async ({ mode }) => ({
  plugins: [
    svelte(),
    sheets(),
    catalogue(),
    shell(),
    ...(mode === "test" ? [(await import("@testing-library/svelte/vite")).svelteTesting()] : []),
  ],
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page needs comes in one piece: on a phone a request costs more than its bytes.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "tablee", tags: ["$initial"] }] } } },
  },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
}));
