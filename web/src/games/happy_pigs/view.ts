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
  /** the next season card is face up (HPG-59) */
  foresight: boolean;
  /** tiles are played face up, in turn order (HPG-60) */
  open_programming: boolean;
  /** pigs may stand across two fields */
  straddle: boolean;
  /** width of a field, in cells */
  width: number;
  /** a pig without room may be bought or fed, but is lost (HPG-A2) */
  strict_placement: boolean;
  /** players may move their pigs themselves (HPG-A31) */
  by_hand: boolean;
  /** all season cards have the same numbers, instead of the reconstructed ones */
  level: boolean;
  /** reconstructed effects of season cards are ignored */
  known_only: boolean;
  /** Babies from the Mating season cannot be declined */
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
  /** number of fields */
  fields: number;
  /** items of the farm, by kind */
  items: Record<string, number>;
  /** pigs of the farm, by kind */
  pigs: Record<string, number>;
  /** the action tile chosen, sealed until the reveal */
  action: "feed" | "mate" | "buy" | "sell" | null;
  /** how often it may perform its action this round */
  share: number;
  /** pigs it may still move by hand this round */
  moves: number;
  /** the pig it is moving by hand: field, cell and target field, as far as chosen */
  hand: string[];
  layout: PigShown[];
}

/** Everything on the table; sealed tiles of others are null. */
export interface TableShown {
  /** the current round; 0 is the preparatory round */
  round: number;
  /** the first player */
  first_seat: number;
  /** the active season card */
  card: string | null;
  /** the next season card, if foresight shows it */
  next_card: string | null;
  /** season cards not turned up yet, including those removed from the match */
  unseen: string[];
  /** the seat that holds the neutral tiles */
  holder_seat: number | null;
  /** the neutral tile chosen */
  neutral_action: "feed" | "mate" | "buy" | "sell" | null;
  /** what the acting seat has left: purchases of the opening, actions of its share, or Babies it may take */
  left: number;
  /** births so far this turn */
  births: number;
  /** pigs of the acting seat that have been fed this turn */
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
