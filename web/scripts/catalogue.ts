/** Catalogues of texts are read while the app is built: a browser gets them as data and has nothing to parse. */
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

/**
 * What only the terminal, the lab and the server say. A problem comes from the server as a sentence, in the language of
 * whoever asked, and so does what a game refuses; the browser says by itself why taking back needs consent (it stays on
 * the screen, also when the language changes), what names a seat, and what is wrong with a link it opened.
 */
const ELSEWHERE = /^(by|card|cli|lab|admin|deed|preview|mail|verdict|problem(?!-undo-|-not-gone|-resume-wrong$))-/;
const REFUSAL = /^refusal-/;
const PROGRAM = /\/tablee\/text\/\w+\.ftl$/;

export function catalogue(): Plugin {
  return {
    name: "catalogue",
    transform(source, id) {
      if (!id.endsWith(".ftl")) return null;
      const all = new FluentResource(source).body;
      const unsaid = PROGRAM.test(id) ? ELSEWHERE : REFUSAL;
      const said = all.filter((message) => !unsaid.test(message.id));
      const body = JSON.stringify(JSON.stringify(said));
      return { code: `export default JSON.parse(${body});`, map: null };
    },
  };
}
