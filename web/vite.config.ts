import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogue } from "./scripts/catalogue";
import { sheets } from "./scripts/sheets";
import { shell } from "./scripts/shell";

// The server answers /api and /ws; while developing, `tablee serve --port 8000` runs beside `npm run dev`.
const server = "http://127.0.0.1:8000";

/** What every page needs; what boards and pictures of them need; what chapters of a guide need. */
const groups = [
  { name: "tablee", tags: ["$initial" as const], priority: 2 },
  {
    name: "stage",
    test: /\/src\/(art\/kit|table\/(boards|Fan|SeatFacts)|look\/(Roll|Icon)|lib\/(replay|teller|gesture))/,
    priority: 1,
  },
  { name: "book", test: /\/src\/(guide\/|lib\/(near|search|screen))/ },
];

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
    // What belongs together comes in one piece: on a phone a request costs more than its bytes.
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
}));
