/** The parts of a Happy Pigs view that the board draws. */
import type { Json } from "../../protocol";
import type { FarmShown, PigShown, PigsShown, SeasonShown } from "./view";

export type Placed = PigShown;
/** A pig with an id, so that it can be followed while it moves and grows. */
export type Pig = Placed & { id: number };
export type FarmView = FarmShown;
export type SeasonView = SeasonShown;
export type PigsView = PigsShown;
export type Action = NonNullable<FarmShown["action"]>;

/** Cast the server's view to the type of this game. */
export const seen = (view: Json): PigsView => view as Json & PigsView;

export const ACTIONS: Action[] = ["feed", "mate", "buy", "sell"];
/** Return the action that a word of an event names. */
export const actionOf = (word: unknown): Action | null => ACTIONS.find((action) => action === word) ?? null;
export const PIGS = ["baby", "small", "medium", "big"];
export const ITEMS = ["vaccine", "supplement", "amulet"];
/** Return the season to show: spring before the first card, winter after the last. */
export const seasonOf = ({ season, table }: PigsView) =>
  season?.season ?? (table.phase === "over" ? "winter" : "spring");
/** Rows of a field; the number of columns is an option. */
export const ROWS = 6;
export const ROUNDS = 16;
/** The size of each pig on the market's shelf, in cells. */
export const SHAPES: Record<string, [number, number]> = { baby: [2, 2], small: [3, 2], medium: [3, 3], big: [4, 3] };

export const isVaccinated = (pig: string) => pig.startsWith("vaccinated-");
export const sizeOf = (pig: string) => pig.replace("vaccinated-", "");

type Box = { x: number; y: number; w: number; h: number };
export const overlaps = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** A row of fields, each `width` cells wide. */
export type Ground = { fields: number; width: number };

/** True if a pig lies inside the fence of one field, or of all fields if pigs may straddle. */
export function isInside(box: Box, { fields, width }: Ground, straddle: boolean): boolean {
  const fence = straddle ? fields * width : width;
  const left = straddle ? box.x : ((box.x % width) + width) % width;
  return box.x >= 0 && box.x < fields * width && left + box.w <= fence && box.y >= 0 && box.y + box.h <= ROWS;
}

/** Return the name of a cell in a pick: the column within its field, and the row. */
export const cell = ({ x, y }: { x: number; y: number }, width: number) => `${"ABCDEFGHIJKL"[x % width]}${y + 1}`;
/** Return the field of a column. */
export const fieldAt = (x: number, width: number) => `field-${Math.floor(x / width) + 1}`;

/** Return the picks that move a pig by hand. */
export function moving(from: Box, to: Box, { fields, width }: Ground): string[] {
  return [
    `arrange ${fieldAt(from.x, width)}`,
    `lift ${cell(from, width)}`,
    ...(fields > 1 ? [`to ${fieldAt(to.x, width)}`] : []),
    `put ${cell(to, width)}${to.h > to.w ? " upright" : ""}`,
  ];
}
