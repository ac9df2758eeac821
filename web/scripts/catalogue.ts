/** Catalogues of texts are read while the app is built: a browser gets them as data and has nothing to parse. */
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

export function catalogue(): Plugin {
  return {
    name: "catalogue",
    transform(source, id) {
      if (!id.endsWith(".ftl")) return null;
      const body = JSON.stringify(JSON.stringify(new FluentResource(source).body));
      return { code: `export default JSON.parse(${body});`, map: null };
    },
  };
}
