/** Sheets of drawings are read while the app is built: src/art/<world>/<sheet>.svg becomes a string of symbols.
 *
 * Ids, classes and custom properties get the name of their world in front, so that worlds never meet on a page.
 * A sheet has no style attributes: the server's policy forbids them in markup. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const SHEET = /\/art\/(poster|night|farm|forest)\/[\w-]+\.svg$/;

export function symbols(source: string, world: string): string {
  const inner = source.slice(source.indexOf(">", source.indexOf("<svg")) + 1, source.lastIndexOf("</svg>"));
  return inner
    .replace(/<!--.*?-->/gs, "")
    .replace(/\s+/g, " ")
    .replace(/> </g, "><")
    .trim()
    .replace(/\b(id|href)="(#?)([^"]+)"/g, (_, name, hash, id) => `${name}="${hash}${world}-${id}"`)
    .replace(/url\(#/g, `url(#${world}-`)
    .replace(/--(?=[a-z])/gi, `--${world}-`)
    .replace(/\bclass="([^"]+)"/g, (_, names: string) => `class="${names.replace(/\S+/g, `${world}-$&`)}"`);
}

export function sheets(): Plugin {
  return {
    name: "sheets",
    enforce: "pre",
    load(id) {
      const world = SHEET.exec(id)?.[1];
      if (!world) return null;
      this.addWatchFile(id);
      return { code: `export default ${JSON.stringify(symbols(readFileSync(id, "utf8"), world))};`, moduleType: "js" };
    },
  };
}
