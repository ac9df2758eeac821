/** Worlds of drawings: each is a chunk of its own, fetched when the page has nothing more urgent to do. */
export type World = "poster" | "night" | "farm" | "forest";
/** How one thing looks: which symbol, with which classes and custom properties. */
export type Looks = { symbol: string; classes: string[]; vars: Record<string, string> };
/** A world: its symbols as markup, and the looks of a thing by its name, seed and moods. */
export type Drawn = { markup: string; looks: (name: string, seed: Seed, moods: string[]) => Looks };
export type Seed = string | number;

const loads: Record<World, () => Promise<{ default: Drawn }>> = {
  poster: () => import("../poster/poster"),
  night: () => import("../night/night"),
  farm: () => import("../farm/farm"),
  forest: () => import("../forest/forest"),
};
/** The game each world is drawn for. */
export const GAMES: Record<World, string> = {
  poster: "happy_dayz",
  night: "zombiaki",
  farm: "happy_pigs",
  forest: "zombies4",
};
export const WORLDS = Object.keys(loads) as World[];
/** The worlds that are there, by name. */
const drawn = $state<Partial<Record<World, Drawn>>>({});
const asked = new Map<World, Promise<void>>();

/** When nothing else is to be done: a board is used before it is beautiful. */
const idle = () =>
  new Promise<void>((go) =>
    "requestIdleCallback" in window ? requestIdleCallback(() => go(), { timeout: 500 }) : setTimeout(go),
  );

/** Fetch a world once; its symbols go to the end of the page, where every `<use>` finds them. */
export function fetchWorld(world: World): Promise<void> {
  const known = asked.get(world);
  if (known) return known;
  const made = idle()
    .then(loads[world])
    .then(({ default: made }) => {
      const sheet = `<svg class="art-sheet" data-sheet="${world}" width="0" height="0" aria-hidden="true" focusable="false">`;
      document.body.insertAdjacentHTML("beforeend", `${sheet}${made.markup}</svg>`);
      drawn[world] = made;
    })
    .catch(() => void asked.delete(world)); // without its pictures a board is played all the same
  asked.set(world, made);
  return made;
}

/** The world, once it is there. */
export const worldOf = (world: World): Drawn | undefined => drawn[world];
