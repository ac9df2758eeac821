/** What a build adds: the service worker with the names of what the first page needs, and everything once more as gzip. */
import type { Plugin, Rolldown } from "vite";
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const TEMPLATE = new URL("worker.js", import.meta.url);
const FONT = /inter-latin-wght.*\.woff2$/;
const PACKED = /^assets\/.*\.(js|css)$/;
const TEXT = /src\/tablee\/text\/\w+\.ftl/;

/** The entry, what it imports at once, its styles, its font and the texts of the program. */
function needed(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (!file || found.has(name)) return;
    found.add(name);
    if (file.type !== "chunk") return;
    file.imports.forEach(add);
    file.viteMetadata?.importedCss.forEach(add);
  };
  for (const [name, file] of Object.entries(bundle)) {
    const isText = file.type === "chunk" && TEXT.test(file.facadeModuleId ?? "");
    if (FONT.test(name) || isText || (file.type === "chunk" && file.isEntry)) add(name);
  }
  return [...found].sort();
}

export function shell(): Plugin {
  return {
    name: "shell",
    apply: "build",
    generateBundle(_, bundle) {
      const files = JSON.stringify(needed(bundle).map((name) => `/${name}`));
      const source = readFileSync(TEMPLATE, "utf8").replace("[/* files */]", files);
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
    /** The font of the first words is fetched at once. */
    transformIndexHtml(_, { bundle }) {
      const font = Object.keys(bundle ?? {}).find((name) => FONT.test(name));
      const attrs = { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${font}` };
      return font ? [{ tag: "link", attrs, injectTo: "head" as const }] : [];
    },
    writeBundle({ dir }, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        const content = file.type === "chunk" ? file.code : file.source;
        if (PACKED.test(name)) writeFileSync(`${dir}/${name}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
