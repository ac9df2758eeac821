import { globSync, readFileSync } from "node:fs";
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

/** Tests that put another module in place of ours run alone; the others share what they load, which takes a tenth of the time. */
const tests = globSync("src/**/*.test.ts");
const alone = tests.filter((file) => readFileSync(file, "utf8").includes("vi.mock("));
const together = tests.filter((file) => !alone.includes(file));

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
    reportCompressedSize: false,
    // What belongs together comes in one piece: on a phone a request costs more than its bytes.
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  test: {
    environment: "jsdom",
    setupFiles: ["scripts/patience.ts"],
    testTimeout: 600_000, // a test that hangs ends and says where; a busy machine is not a failure
    hookTimeout: 600_000,
    projects: [
      { extends: true, test: { name: "alone", include: alone } },
      { extends: true, test: { name: "together", include: together, isolate: false } },
    ],
  },
}));
