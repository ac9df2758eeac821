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
  /** the object card on each square */
  objects: Record<string, string>;
  /** the square on fire (napalm) */
  fire: string | null;
  /** cards left in both decks */
  decks: Record<string, number>;
  /** discarded cards of both sides */
  discards: Record<string, number>;
  /** zombie turns started so far */
  round: number;
  /** human turns that must end before Freeze does; 0 if not frozen */
  frozen: number;
  /** orders the Boss may still give */
  orders: number;
  /** cards the humans have played this turn */
  played: number;
  /** Terror limits the humans to one card in their turn */
  terror: boolean;
  /** a net is on the street */
  net: boolean;
  /** the Boss has given an order this turn */
  ordered: boolean;
  /** whether the Boss is in play */
  boss: "absent" | "in-play" | "fallen";
  /** the side that has won */
  winner: "zombies" | "humans" | null;
  agenda: Json[];
  hands: HandsShown;
  options: SettingsShown;
  outlook: Record<string, Json[]>;
  seat: number;
  units: Record<string, UnitShown>;
}
