// Made from the fields and views of src/tablee/games/zombies4 by `python -m compiling.views`. Do not edit.
import type { Json } from "../../protocol";

/** What dice must reach: per seat for the spell, and for the current attack. */
export interface NeededShown {
  attack: number | null;
  spell: number[];
}

/** Settings that change rules. */
export interface SettingsShown {
  /** rounds from the last tile until dawn; 0 means no dawn (ZTE-C1) */
  night: number;
  /** trophies needed to win */
  kills: number;
  /** rounding when death costs half the trophies */
  death_loss: "up" | "down";
  /** trees cost half a heart */
  trees_half: boolean;
  /** who becomes a werewolf by Full Moon Fever */
  fever_target: "self" | "opponent";
  /** what happens to used pages */
  used_pages: "discarded" | "removed";
  /** rules version 1: dogs are placed in reading order, and dawn comes even if `night` is 0 */
  version_1: boolean;
}

/** What everybody sees of a seat; of its hand, only the number of cards. */
export interface PlayerShown {
  /** the square of its pawn; null if off the map */
  square: string | null;
  /** life, in half hearts */
  halves: number;
  /** bullets */
  bullets: number;
  /** zombies it has as trophies */
  trophies: number;
  /** how many of its trophies are human zombies */
  human_trophies: number;
  /** cards in front of it */
  front: string[];
  /** it has played its one card of this turn cycle */
  carded: boolean;
  /** it has used a page in this turn cycle */
  paged: boolean;
  /** how many of its turns must end before it is no longer lost */
  lost: number;
  /** how many of its turns must end before its repellent wears off */
  repellent: number;
  /** 1: a werewolf in its next turn; 2: a werewolf now */
  fever: number;
  hand: number;
}

/** A tile of the map; x runs east and y south from the Bridge. */
export interface TileShown {
  angle: number;
  tile: string;
  x: number;
  y: number;
}

/** Hidden cards, and the places where each of them may be. */
export interface GroupShown {
  cards: string[];
  may: string[];
}

/** The view of one seat (-1: a spectator). `reach` maps each square that a walker can get to, to the one before it. `paces` maps the square of each zombie that may be moved now to the squares it can go to. `turns` maps each place of the drawn tile to the angles in which it fits there. `plan` lists the picks that are proposed to this seat. */
export interface Zombies4Shown {
  /** zombie dogs on each square */
  dogs: Record<string, number>;
  /** human zombies on each square */
  humans: Record<string, number>;
  /** zombies on each square that have moved this turn */
  moved: Record<string, number>;
  /** the token on each square */
  tokens: Record<string, "" | "heart" | "bullet">;
  /** tiles not yet drawn */
  pile: string[];
  /** zombie dogs left in the box */
  pool: number;
  /** the seat whose turn it is */
  active: number;
  /** the seat that took the first turn */
  first: number;
  /** the current round, counted from 1 */
  round: number;
  /** rounds finished since the last tile was drawn */
  hours: number;
  /** seats the werewolf has attacked this turn */
  attacked: number[];
  /** the spell has been tried this turn */
  tried: boolean;
  /** the seat that has won */
  winner: number | null;
  /** dawn has ended the match */
  dawn: boolean;
  /** the round limit has ended the match */
  stopped: boolean;
  /** the discard pile */
  discard: string[];
  /** cards removed from the match */
  removed: string[];
  agenda: Json[];
  asked: number | null;
  draw: number;
  hand: string[];
  needed: NeededShown;
  options: SettingsShown;
  paces: Record<string, string[]>;
  passing: string;
  plan: string[];
  players: PlayerShown[];
  reach: Record<string, string>;
  seat: number;
  tiles: TileShown[];
  turns: Record<string, number[]>;
  unseen: GroupShown[];
}
