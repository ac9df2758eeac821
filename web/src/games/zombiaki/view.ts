// Made from the fields and views of src/tablee/games/zombiaki by `python -m compiling.views`. Do not edit.
import type { Json } from "../../protocol";

/** Both hands, which are open (ZBK-17). */
export interface HandsShown {
  humans: string[];
  zombies: string[];
}

/** Settings that change rules. */
export interface SettingsShown {
  asks_all: boolean;
  barrel: string;
  barrier_row: string;
  dog_rows: string;
  freeze_ends: string;
  searchlight: string;
  wall_start: string;
}

/** A zombie or a dog: the cards it is made of, and what it has done or what has been done to it. */
export interface UnitShown {
  boss: boolean;
  cards: string[];
  marks: string[];
  shield: boolean;
  strength: number;
}

/** The view of one seat (-1: a spectator). The next step of the agenda comes first. */
export interface ZombiakiShown {
  /** the card that lies on a square */
  objects: Record<string, string>;
  /** the square burning with napalm */
  fire: string | null;
  /** cards left in the decks */
  decks: Record<string, number>;
  /** cards on the discard pile */
  discards: Record<string, number>;
  /** zombie turns so far */
  round: number;
  /** human turns at whose end it thaws, this one included */
  frozen: number;
  /** orders the Boss has left */
  orders: number;
  /** cards the humans played this turn */
  played: number;
  /** Terror counts this turn */
  terror: boolean;
  /** the net lies on the street */
  net: boolean;
  /** an order was given this turn */
  ordered: boolean;
  /** where the Boss is */
  boss: "absent" | "in-play" | "fallen";
  /** who has won */
  winner: "zombies" | "humans" | null;
  agenda: Json[];
  hands: HandsShown;
  options: SettingsShown;
  outlook: Record<string, Json[]>;
  seat: number;
  units: Record<string, UnitShown>;
}
