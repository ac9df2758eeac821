/** The roofs of the houses, over their rooms in the printed orientation of the tile. */
import { CELL, TILE, type ForestView, type Square } from "../forest";

export type Roof = { name: string; x: number; y: number; w: number; h: number };

const SIZES: Record<string, [x: number, y: number, w: number, h: number][]> = {
  cabin: [[0, 0, 2, 2]],
  "burnt-cabin": [[0, 0, 2, 2]],
  shed: [[0, 0, 2, 2]],
  "ranger-post": [[0, 0, 1, 3]],
  boathouse: [[0, 1, 2, 1]],
  outhouse: [
    [2, 0, 1, 1],
    [2, 1, 1, 1],
  ],
  cave: [[0, 0, TILE / CELL, 2]],
};

export const roofsOf = (tile: string): Roof[] =>
  (SIZES[tile] ?? []).map(([x, y, w, h]) => ({
    name: tile === "cave" ? "cave" : `roof-${tile}`,
    ...{ x: x * CELL, y: y * CELL, w: w * CELL, h: h * CELL },
  }));

/** Return the tiles whose house is open: something is in it, or could be done there. */
export function openHouses(view: ForestView, squares: Square[], lit: Set<string>): Set<number> {
  const pieces = view.players.flatMap(({ square }) => square ?? []);
  const things = [view.dogs, view.humans, view.tokens, view.reach].flatMap(Object.keys);
  const busy = new Set([...pieces, ...things, ...lit]);
  return new Set(squares.filter(({ name, ground }) => "BC".includes(ground) && busy.has(name)).map(({ slot }) => slot));
}
