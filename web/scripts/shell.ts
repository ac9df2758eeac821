/**
 * What a build adds: the service worker with the names of what the first page needs, the list of what each page needs
 * (the server names it in the page, so that a browser asks for everything at once), and everything once more as gzip.
 */
import type { Plugin, Rolldown } from "vite";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import routes from "../src/pages/routes.json" with { type: "json" };

const TEMPLATE = new URL("worker.js", import.meta.url);
const BOOT = readFileSync(new URL("boot.js", import.meta.url), "utf8");
const BOOT_FILE = `assets/boot-${createHash("sha256").update(BOOT).digest("hex").slice(0, 8)}.js`;
/** The script of the app, as vite writes it into the page. */
const ENTRY = /<script type="module" crossorigin src="(\/assets\/[^"]+)"><\/script>/;
const FONT = /inter-latin-wght.*\.woff2$/;
const PACKED = /^assets\/.*\.(js|css)$/;
const TEXT = /src\/tablee\/text\/(\w+)\.ftl/;
const GAME_TEXT = /src\/tablee\/games\/(\w+)\/text\/(\w+)\.ftl/;
const PAGE = /src\/pages\/(\w+)\.svelte$/;
const TITLES = readFileSync(new URL("../src/look/titles.css", import.meta.url), "utf8");
const FACE = /\[data-world="(\w+)"\] :is\(h1, h2\) \{\s*font-family: "(\w+)"/g;
const BOARD = /src\/games\/(\w+)\/Board\.svelte$/;

/** A file, what it imports at once, and their styles; `found` holds what is needed anyway. */
function closure(bundle: Rolldown.OutputBundle, name: string, found = new Set<string>()): Set<string> {
  const file = bundle[name];
  if (!file || found.has(name)) return found;
  found.add(name);
  if (file.type !== "chunk") return found;
  for (const each of file.imports) closure(bundle, each, found);
  for (const each of file.viteMetadata?.importedCss ?? []) closure(bundle, each, found);
  return found;
}

const chunks = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((file) => file.type === "chunk");
/** The parts of the program that stand for one source each, by what the pattern finds in its name. */
function sources(bundle: Rolldown.OutputBundle, pattern: RegExp): [string, string][] {
  return chunks(bundle).flatMap((file) => {
    const found = pattern.exec(file.facadeModuleId ?? "");
    return found ? [[found.slice(1).join("/"), file.fileName]] : [];
  });
}

/** The entry, what it imports at once and its styles. */
function entry(bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set<string>();
  for (const file of chunks(bundle)) if (file.isEntry) closure(bundle, file.fileName, found);
  return found;
}

/** What the app needs without a network: the entry and what starts it, its font and the texts of the program. */
function needed(bundle: Rolldown.OutputBundle): string[] {
  const found = entry(bundle).add(BOOT_FILE);
  for (const name of Object.keys(bundle)) if (FONT.test(name)) found.add(name);
  for (const [, name] of sources(bundle, TEXT)) closure(bundle, name, found);
  return [...found].sort();
}

/** The typeface of each game's title. */
function faces(bundle: Rolldown.OutputBundle): Record<string, string> {
  const file = (family: string) =>
    Object.keys(bundle).find((name) => name.startsWith(`assets/${family.toLowerCase()}-`) && name.endsWith(".woff2"));
  return Object.fromEntries([...TITLES.matchAll(FACE)].map(([, game, family]) => [game!, `/${file(family!)}`]));
}

/** What each page, language, board and game's texts need besides the entry. */
function parts(bundle: Rolldown.OutputBundle): object {
  const first = entry(bundle);
  const more = (name: string) => [...closure(bundle, name)].filter((each) => !first.has(each)).map((each) => `/${each}`);
  const of = (pattern: RegExp) =>
    Object.fromEntries(sources(bundle, pattern).map(([name, file]) => [name, more(file)]));
  const pages = of(PAGE);
  return {
    pages: routes.map(([pattern, name]) => [pattern, pages[name!] ?? []]),
    texts: of(TEXT),
    games: of(GAME_TEXT),
    boards: of(BOARD),
    faces: faces(bundle),
  };
}

export function shell(): Plugin {
  return {
    name: "shell",
    apply: "build",
    generateBundle(_, bundle) {
      const files = JSON.stringify(needed(bundle).map((name) => `/${name}`));
      const source = readFileSync(TEMPLATE, "utf8").replace("[/* files */]", files);
      this.emitFile({ type: "asset", fileName: "worker.js", source });
      this.emitFile({ type: "asset", fileName: BOOT_FILE, source: BOOT });
      this.emitFile({ type: "asset", fileName: "parts.json", source: JSON.stringify(parts(bundle)) });
    },
    /** The font of the first words is fetched at once; the app, and what the server adds to it, when they are on the screen. */
    transformIndexHtml: {
      order: "post",
      handler(page, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => FONT.test(name));
        const links =
          `<template id="parts"><link rel="modulepreload" crossorigin data-app href="$1"></template>\n` +
          `    <script type="module" crossorigin src="/${BOOT_FILE}"></script>`;
        const attrs = { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${font}` };
        const tags = font ? [{ tag: "link", attrs, injectTo: "head" as const }] : [];
        return { html: page.replace(ENTRY, links), tags };
      },
    },
    writeBundle({ dir }, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        const content = file.type === "chunk" ? file.code : file.source;
        if (PACKED.test(name)) writeFileSync(`${dir}/${name}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
