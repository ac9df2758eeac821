// Made from the fields and views of src/tablee/games/happy_pigs by `python -m compiling.views`. Do not edit.

/** Stock of the market and current prices; the price of a field depends on the seat. */
export interface MarketShown {
  field_prices: number[];
  fields: number;
  items: Record<string, number>;
  pigs: Record<string, number>;
  prices: Record<string, number>;
  printed: Record<string, number>;
  sales: Record<string, number>;
}

/** A season card: how often each action may be performed, and its effect if it counts. */
export interface SeasonShown {
  effect: string | null;
  known: string;
  numbers: Record<string, number>;
  season: string;
}

/** Settings of the match that change rules. */
export interface SettingsShown {
  /** the next season card lies open (HPG-59) */
  foresight: boolean;
  /** tiles are laid open, in turn */
  open_programming: boolean;
  /** pigs may stand across two fields */
  straddle: boolean;
  /** of a field, in cells */
  width: number;
  /** a pig without room is not bought */
  strict_placement: boolean;
  /** pigs may be moved by hand */
  by_hand: boolean;
  /** every card has the same numbers, instead of the reconstructed ones */
  level: boolean;
  /** reconstructed effects do not count */
  known_only: boolean;
  /** Babies of the Mating season cannot be declined */
  forced_births: boolean;
}

/** A pig: its top left cell, counted through the row of all fields, its width and its height. `who` is its number on the farm, which it keeps while it grows and moves. */
export interface PigShown {
  h: number;
  pig: string;
  w: number;
  who: number;
  x: number;
  y: number;
}

/** Everything that belongs to one seat. */
export interface FarmShown {
  /** dollars */
  money: number;
  /** how many fields */
  fields: number;
  /** items by kind */
  items: Record<string, number>;
  /** pigs by kind */
  pigs: Record<string, number>;
  /** the tile laid, sealed until the reveal */
  action: "feed" | "mate" | "buy" | "sell" | null;
  /** how often it may perform its action */
  share: number;
  /** pigs it may still move by hand this round */
  moves: number;
  /** what its hand has chosen so far: field, cell, field */
  hand: string[];
  layout: PigShown[];
}

/** Everything on the table; sealed tiles of others are null. */
export interface TableShown {
  /** 0 is the preparatory round */
  round: number;
  /** the first player */
  first_seat: number;
  /** the active season card */
  card: string | null;
  /** the one that foresight shows */
  next_card: string | null;
  /** season cards nobody has seen; those removed from the match are among them */
  unseen: string[];
  /** who has the neutral tiles */
  holder_seat: number | null;
  /** the neutral tile laid */
  neutral_action: "feed" | "mate" | "buy" | "sell" | null;
  /** purchases of the opening or actions not used yet, or Babies the asked seat may take */
  left: number;
  /** births of this turn */
  births: number;
  /** pigs of the acting seat that were fed this round */
  fed: Record<string, number>;
  asked: number[];
  farms: FarmShown[];
  phase: "act" | "babies" | "opening" | "over" | "program" | "season-change";
}

/** The view of one seat (-1: a spectator). */
export interface PigsShown {
  market: MarketShown;
  next_season: SeasonShown | null;
  options: SettingsShown;
  rounds_to_change: number;
  season: SeasonShown | null;
  seat: number;
  seats: number;
  table: TableShown;
}
