/** Worlds of drawings: each is a separate chunk, loaded when the page is idle. */
import { frame, idle } from "../../lib/turns.svelte";

export type World = "poster" | "night" | "farm" | "forest";
/** How one thing looks: its symbol, classes and custom properties. */
export type Looks = { symbol: string; classes: string[]; vars: Record<string, string> };
/** A world: its symbols as markup, and the looks of a thing by name, seed and moods. */
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
/** The loaded worlds, by name. */
const drawn = $state<Partial<Record<World, Drawn>>>({});
const asked = new Map<World, Promise<void>>();

/**
 * Load a world once, when the page is idle: a board should be usable before it is beautiful. Its symbols are appended
 * to the page, where every `<use>` finds them.
 */
export function fetchWorld(world: World): Promise<void> {
  const known = asked.get(world);
  if (known) return known;
  const made = idle()
    .then(loads[world])
    .then(async ({ default: made }) => {
      await unfold(world, made.markup);
      drawn[world] = made;
      void release(world);
    })
    .catch(() => void asked.delete(world)); // a board can be played without its pictures
  asked.set(world, made);
  return made;
}

const READ = 30_000; // letters of a sheet that are read in one frame

/** Append the symbols of a world to the page, a part in each frame. */
async function unfold(world: World, markup: string): Promise<void> {
  const sheet = `<svg class="art-sheet" data-sheet="${world}" width="0" height="0" aria-hidden="true" focusable="false">`;
  document.body.insertAdjacentHTML("beforeend", `${sheet}</svg>`);
  const place = document.body.lastElementChild!;
  for (let at = 0; at < markup.length;) {
    const next = markup.indexOf("<symbol", at + READ);
    const end = next < 0 ? markup.length : next;
    if (at) await frame();
    place.insertAdjacentHTML("beforeend", grouped(markup.slice(at, end)));
    at = end;
  }
}

/** Give the content of each symbol a name of its own. */
const grouped = (markup: string) =>
  markup.replace(/<symbol id="([^"]+)"[^>]*>/g, '$&<g id="$1-in">').replaceAll("</symbol>", "</g></symbol>");

/** The frame of a drawing: its content is drawn in it at a fixed size, so that another size of its box moves no shape. */
export type Frame = { viewBox?: string; preserveAspectRatio?: string; over: boolean };
const frames = new Map<string, Frame>();
export function frameOf(id: string): Frame {
  const known = frames.get(id);
  if (known) return known;
  const symbol = document.getElementById(id);
  const read = (name: string) => symbol?.getAttribute(name) ?? undefined;
  const [viewBox, preserveAspectRatio] = [read("viewBox"), read("preserveAspectRatio")];
  const frame = {
    ...(viewBox && { viewBox }),
    ...(preserveAspectRatio && { preserveAspectRatio }),
    over: read("overflow") === "visible",
  };
  if (symbol) frames.set(id, frame);
  return frame;
}

/** Return the world, once it is loaded. */
export const worldOf = (world: World): Drawn | undefined => drawn[world];

const QUICK = 10; // milliseconds: while a frame takes less, the next one draws twice as much
const waiting = new Map<World, Set<() => void>>();
const released = new Set<World>();

/** Wait for a world that is not loaded; a function that stops it. Who asks too late need not wait. */
export function whenDrawn(world: World, then: () => void): () => void {
  if (released.has(world)) {
    then();
    return () => {};
  }
  const line = waiting.get(world) ?? new Set();
  waiting.set(world, line.add(then));
  return () => line.delete(then);
}

/** Let those who wait draw, as many in a frame as this device draws quickly: a full board does not stop the hand. */
async function release(world: World): Promise<void> {
  const line = [...(waiting.get(world) ?? [])];
  released.add(world);
  waiting.delete(world);
  for (let many = 1; line.length;) {
    for (const then of line.splice(0, many)) then();
    many = (await frame()) < QUICK ? 2 * many : Math.ceil(many / 2);
  }
}
