/** The parts of a Zombies!!! 4 view that the board draws, and where things lie on the map. */
import { PLANS } from "./plans";
import type { PlayerShown, SettingsShown, TileShown, Zombies4Shown } from "./view";

export type Player = Omit<PlayerShown, "human_trophies">;
export type LaidTile = TileShown;
export type Step = { step: string; seat: number } & Record<string, unknown>;
export type ForestView = Pick<
  Zombies4Shown,
  | "active"
  | "dawn"
  | "discard"
  | "dogs"
  | "draw"
  | "hand"
  | "hours"
  | "humans"
  | "moved"
  | "needed"
  | "paces"
  | "passing"
  | "pile"
  | "plan"
  | "reach"
  | "round"
  | "seat"
  | "tiles"
  | "turns"
  | "winner"
> & {
  agenda: Step[];
  options: Pick<SettingsShown, "night" | "kills">;
  players: Player[];
  tokens: Record<string, string>;
};
export type Spot = { x: number; y: number };

/** Sizes on the map before zooming, in pixels. */
export const CELL = 72;
export const TILE = 3 * CELL;
export const COMPASS = ["nw", "n", "ne", "w", "c", "e", "sw", "s", "se"];
const STEPS: Record<string, Spot> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};
/** One hue for each seat; the number of the seat is on its pawn as well. */
export const HUES = ["#f6c453", "#7cc4f4", "#f49ab8", "#f08a4b", "#c3a6ff", "#efece0"];

export const slotOf = (square: string) => Number(square.slice(1).split(".")[0]);
const placeOf = (square: string) => COMPASS.indexOf(square.split(".")[1] ?? "");

/** Return the upper left corner of a square on the map. */
export function spotOf(tiles: LaidTile[], square: string): Spot {
  const tile = tiles[slotOf(square)];
  const place = placeOf(square);
  return {
    x: (tile?.x ?? 0) * TILE + (place % 3) * CELL,
    y: (tile?.y ?? 0) * TILE + Math.floor(place / 3) * CELL,
  };
}

/** Return where a printed square lies after its tile was rotated clockwise. */
export function turned(printed: number, angle: number): number {
  let [row, column] = [Math.floor(printed / 3), printed % 3];
  for (let turns = angle / 90; turns > 0; turns--) [row, column] = [column, 2 - row];
  return row * 3 + column;
}

/** Return the ground of a square of a laid tile: the letter in its plan. */
export function groundOf(tile: LaidTile, place: number): string {
  const squares = PLANS[tile.tile]?.squares ?? "";
  for (let printed = 0; printed < 9; printed++)
    if (turned(printed, tile.angle) === place) return squares[printed] ?? ".";
  return ".";
}

export const isUsable = (ground: string) => ground !== "~" && ground !== "x";

export type Square = { name: string; slot: number; place: number; ground: string; x: number; y: number };

/** Return every square that can be occupied, in reading order of the tiles. */
export function squaresOf(tiles: LaidTile[]): Square[] {
  return tiles.flatMap((tile, slot) => {
    const known = squaresOn.get(tile) ?? squaresAt(tile, slot);
    squaresOn.set(tile, known);
    return known;
  });
}
/** The squares of each tile that lies in the forest. */
const squaresOn = new WeakMap<LaidTile, Square[]>();
const squaresAt = (tile: LaidTile, slot: number): Square[] =>
  COMPASS.map((compass, place) => ({
    name: `T${slot}.${compass}`,
    slot,
    place,
    ground: groundOf(tile, place),
    x: tile.x * TILE + (place % 3) * CELL,
    y: tile.y * TILE + Math.floor(place / 3) * CELL,
  })).filter((square) => isUsable(square.ground));

/** Return the nearest square in a direction, across gaps as well. */
export function squareBeyond(squares: Square[], name: string | undefined, [dx, dy]: [number, number]): Square | null {
  const from = squares.find((square) => square.name === name);
  if (!from) return null;
  const off = (square: Square) => Math.abs((square.x - from.x) * dy) + Math.abs((square.y - from.y) * dx);
  const far = squares
    .map((square) => ({ square, along: (square.x - from.x) * dx + (square.y - from.y) * dy }))
    .filter(({ along }) => along > 0)
    .sort((a, b) => a.along + 3 * off(a.square) - b.along - 3 * off(b.square))[0];
  return far?.square ?? null;
}

/** Return the free place beside a tile: `T3 north`. */
export function placeBeside(tiles: LaidTile[], words: string): Spot {
  const [name = "T0", side = "north"] = words.split(" ");
  const tile = tiles[slotOf(name)];
  return { x: (tile?.x ?? 0) + STEPS[side]!.x, y: (tile?.y ?? 0) + STEPS[side]!.y };
}

/** Return the path from the walker to a square, without its starting square. */
export function wayTo(reach: Record<string, string>, square: string): string[] {
  const way: string[] = [];
  for (let at: string | undefined = square; at && at in reach; at = reach[at]) way.unshift(at);
  return way;
}

/** Return the part of a path that needs no decision: up to the first square with something to decide. */
export function legOf(view: Pick<ForestView, "tokens" | "dogs" | "humans">, way: string[]): string[] {
  const stop = way.findIndex((square) => view.tokens[square] || view.dogs[square] || view.humans[square]);
  return stop < 0 ? way : way.slice(0, stop + 1);
}

/** Return the rest of a path from this square; empty if the square is not on the path. */
export function restOf(way: string[], square: string): string[] {
  const at = way.indexOf(square);
  return at < 0 ? [] : way.slice(at + 1);
}

/** A walk under way: its squares, and whether it ends on the last of them. */
export type Walk = { way: string[]; stays: boolean };
type Asked = { kind: string; options: string[] };

/** Return how a walk goes on at this question: the next picks; none if it has ended or something else is to be decided. */
export function goesOn({ way, stays }: Walk, here: string, asked: Asked, view: Parameters<typeof legOf>[0]): string[] {
  const has = (pick: string) => asked.options.includes(pick);
  const more = asked.options.some((option) => /^(cast|attack)/.test(option));
  const rest = restOf(way, here);
  if (rest.length)
    return asked.kind === "move" && !more && !has("collect") && has(`step ${rest[0]}`)
      ? legOf(view, rest).map((square) => `step ${square}`)
      : [];
  if (here !== way.at(-1)) return [];
  if (has("collect")) return ["collect"];
  if (!stays || more) return [];
  return has("stop") ? ["stop"] : asked.kind === "fight" && has("roll") ? ["roll"] : [];
}

/** Return the angle in which a tile lies in one of its possible ones: as it is, or turned on until it fits. */
export function turnedOn(angles: number[], angle: number): number {
  const on = (one: number) => (one - angle + 360) % 360;
  return angles.toSorted((a, b) => on(a) - on(b))[0] ?? angle;
}

/** The phases of a turn, 0 to 5: tile, fights, cards, walk, zombies, discard; by the stage that comes next. */
export const PHASES = ["tile", "fights", "cards", "walk", "zombies", "discard"];
const STAGE: Record<string, number> = {
  begin: -1,
  "draw-tile": -1,
  "before-fights": 0,
  fights: 1,
  refill: 1,
  "move-die": 2,
  "zombie-die": 3,
  last: 4,
  over: 5,
};
export const phaseOf = (agenda: Step[]) => STAGE[String(agenda[0]?.["stage"])] ?? -1;

/** A count of hearts in the page's language: 1.5 or 1,5. */
export const written = (count: number) => count.toLocaleString(document.documentElement.lang || "en");

/** Convert half hearts to five places: 2 is whole, 1 half, 0 none. */
export const hearts = (halves: number) => [0, 1, 2, 3, 4].map((i) => Math.max(0, Math.min(2, halves - 2 * i)));

/** Return the percentage chance that a die reaches a number from 1 to 6. */
export const chance = (needed: number) => Math.round((Math.max(0, Math.min(6, 7 - needed)) / 6) * 100);

/** True if one more may be placed on a square, besides what the stroke has already put down. */
export function hasRoom(step: Step | undefined, dogs: number | undefined, square: string, strewn: string[]): boolean {
  if (step?.step !== "placing" || strewn.length >= Number(step["left"])) return false;
  return strewn.filter((one) => one === square).length < (step["what"] === "dogs" ? 2 - (dogs ?? 0) : 1);
}
