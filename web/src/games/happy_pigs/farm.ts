/** What the view of Happy Pigs holds, as far as the board draws it. */
export type Placed = { pig: string; x: number; y: number; w: number; h: number };
export type FarmView = {
  money: number;
  fields: number;
  items: Record<string, number>;
  pigs: Record<string, number>;
  action: string | null;
  share: number;
  layout: Placed[];
};
export type PigsView = {
  seat: number;
  seats: number;
  table: {
    phase: string;
    round: number;
    first_seat: number;
    card: string | null;
    next_card: string | null;
    neutral_action: string | null;
    holder_seat: number | null;
    farms: FarmView[];
  };
  market: {
    pigs: Record<string, number>;
    items: Record<string, number>;
    fields: number;
    prices: Record<string, number>;
    field_prices: number[];
    sales: Record<string, number>;
  };
  season: { season: string; numbers: Record<string, number>; effect: string } | null;
};

export const ACTIONS = ["feed", "mate", "buy", "sell"];
export const PIGS = ["baby", "small", "medium", "big"];
export const ITEMS = ["vaccine", "supplement", "amulet"];
/** What a ware costs on an ordinary day; another price is marked. */
export const USUAL: Record<string, number> = { baby: 3, small: 6, medium: 10, big: 15 };
export const FIELD = { width: 8, height: 6 };
