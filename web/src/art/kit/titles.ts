/** Titles of drawings: from the game's own texts if the game names the thing, else from the art's own catalogue. */
import { FluentBundle } from "@fluent/bundle";
import type { FluentResource } from "@fluent/bundle";
import { bundle, Texts, type Lang } from "../../lib/texts";
import { GAMES, type World } from "./load.svelte";

const catalogues = import.meta.glob<FluentResource["body"]>("../text/*.ftl", { import: "default" });

export type Titles = { title: (name: string) => string | null; own: Texts };

/** Load the titles of a world in one language. */
export async function titlesOf(world: World, lang: Lang): Promise<Titles> {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource({ body: await catalogues[`../text/${lang}.ftl`]!() });
  const own = new Texts(made, lang);
  const game = new Texts(await bundle(lang, GAMES[world]), lang);
  return { own, title: (name) => find(own, game, world, name) };
}

/** Find a title: poses share one, and a faction's card, figure and power use that of the faction. */
function find(own: Texts, game: Texts, world: World, name: string): string | null {
  const thing = name.replace(/-[ab]$/, "");
  const drawn = own.find(`${world}-${thing}`) ?? game.find(thing);
  if (drawn !== null) return drawn;
  const [, kind, rest] = /^(?:(card|patient|power)-)?(.+)$/.exec(thing)!;
  const faction = game.find(`faction-${rest}`) ?? own.find(`${world}-${rest}`);
  return kind === "patient" ? own.find(`${world}-patient`, { faction: faction ?? "" }) : faction;
}

/** Return the names of all drawings in a world's markup. */
export function names(world: World, markup: string): string[] {
  return [...markup.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]!.slice(world.length + 1));
}
