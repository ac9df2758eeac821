/** Catalogues of texts are read while the app is built: a browser gets them as data and has nothing to parse. */
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

/** What only the terminal, the lab and the server say. */
const ELSEWHERE = /^(cli|lab|admin|preview)-/;
const PROGRAM = /\/tablee\/text\/\w+\.ftl$/;

export function catalogue(): Plugin {
  return {
    name: "catalogue",
    transform(source, id) {
      if (!id.endsWith(".ftl")) return null;
      const all = new FluentResource(source).body;
      const said = PROGRAM.test(id) ? all.filter((message) => !ELSEWHERE.test(message.id)) : all;
      const body = JSON.stringify(JSON.stringify(said));
      return { code: `export default JSON.parse(${body});`, map: null };
    },
  };
}
