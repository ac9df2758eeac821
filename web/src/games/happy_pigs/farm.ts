/** What the view of Happy Pigs holds, as far as the board draws it. */
export type Placed = { pig: string; x: number; y: number; w: number; h: number };
/** A pig one can follow while it moves and grows. */
export type Pig = Placed & { id: number };
export type FarmView = {
  money: number;
  fields: number;
  items: Record<string, number>;
  pigs: Record<string, number>;
  action: string | null;
  share: number;
  layout: Placed[];
};
export type SeasonView = { season: string; numbers: Record<string, number>; effect: string | null; known: string };
export type PigsView = {
  seat: number;
  seats: number;
  options: { open_programming: boolean; straddle: boolean; by_hand: boolean; width: number };
  table: {
    phase: "opening" | "program" | "act" | "season-change" | "over";
    asked: number[];
    round: number;
    first_seat: number;
    card: string | null;
    next_card: string | null;
    neutral_action: string | null;
    holder_seat: number | null;
    left: number;
    farms: FarmView[];
  };
  market: {
    pigs: Record<string, number>;
    items: Record<string, number>;
    fields: number;
    prices: Record<string, number>;
    field_prices: number[];
    sales: Record<string, number>;
    printed: Record<string, number>;
  };
  season: SeasonView | null;
  next_season: SeasonView | null;
};

export const ACTIONS = ["feed", "mate", "buy", "sell"];
export const PIGS = ["baby", "small", "medium", "big"];
export const ITEMS = ["vaccine", "supplement", "amulet"];
/** Rows of a field; the options say how many columns it has. */
export const ROWS = 6;
export const ROUNDS = 16;
/** How a pig looks on the market's shelf: its cells. */
export const SHAPES: Record<string, [number, number]> = { baby: [2, 2], small: [3, 2], medium: [3, 3], big: [4, 3] };

export const isVaccinated = (pig: string) => pig.startsWith("vaccinated-");
export const sizeOf = (pig: string) => pig.replace("vaccinated-", "");

type Box = { x: number; y: number; w: number; h: number };
export const overlaps = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** One row of so many fields, each so many cells wide. */
export type Ground = { fields: number; width: number };

/** Whether a pig lies inside the fence of one field, or of all of them where pigs may lie across. */
export function isInside(box: Box, { fields, width }: Ground, straddle: boolean): boolean {
  const fence = straddle ? fields * width : width;
  const left = straddle ? box.x : ((box.x % width) + width) % width;
  return box.x >= 0 && box.x < fields * width && left + box.w <= fence && box.y >= 0 && box.y + box.h <= ROWS;
}

/** A cell by its name in a pick: the column of its field, and the row. */
export const cell = ({ x, y }: { x: number; y: number }, width: number) => `${"ABCDEFGHIJKL"[x % width]}${y + 1}`;
/** The field a column belongs to. */
export const fieldAt = (x: number, width: number) => `field-${Math.floor(x / width) + 1}`;

/** The picks that move a pig by hand. */
export function moving(from: Box, to: Box, { fields, width }: Ground): string[] {
  return [
    `arrange ${fieldAt(from.x, width)}`,
    `lift ${cell(from, width)}`,
    ...(fields > 1 ? [`to ${fieldAt(to.x, width)}`] : []),
    `put ${cell(to, width)}${to.h > to.w ? " upright" : ""}`,
  ];
}
