// Made from the fields and views of src/tablee/games/zombies4 by `python -m compiling.views`. Do not edit.
import type { Json } from "../../protocol";

/** What dice must reach: per seat for the spell, and for the current attack. */
export interface NeededShown {
  attack: number | null;
  spell: number[];
}

/** Settings that change rules. */
export interface SettingsShown {
  /** rounds after the last tile until dawn; 0: there is no dawn */
  night: number;
  /** trophies that win */
  kills: number;
  /** how half the trophies are rounded that death costs */
  death_loss: "up" | "down";
  /** trees cost half a heart */
  trees_half: boolean;
  /** who becomes a werewolf */
  fever_target: "self" | "opponent";
  /** where a used page goes */
  used_pages: "discarded" | "removed";
  /** played as version 1 was: dogs put down in reading order, dawn even without a night */
  version_1: boolean;
}

/** What everybody sees of a seat; of its hand, only the number of cards. */
export interface PlayerShown {
  /** where its pawn stands, null off the map */
  square: string | null;
  /** half hearts */
  halves: number;
  /** bullets */
  bullets: number;
  /** zombies it has caught */
  trophies: number;
  /** how many of them are human */
  human_trophies: number;
  /** cards lying in front of it */
  front: string[];
  /** has played its card of this turn cycle */
  carded: boolean;
  /** has used its page of this turn cycle */
  paged: boolean;
  /** ends of its turns until it is no longer lost */
  lost: number;
  /** ends of its turns until its repellent is used up */
  repellent: number;
  /** 1 a werewolf in its next turn, 2 now */
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

/** The view of one seat (-1: a spectator). `reach` maps each square that a walker can get to, to the one before it. `paces` maps the square of each zombie that may be moved now to the squares it can go to. */
export interface Zombies4Shown {
  /** zombie dogs */
  dogs: Record<string, number>;
  /** human zombies */
  humans: Record<string, number>;
  /** zombies that have moved this turn */
  moved: Record<string, number>;
  /** tokens */
  tokens: Record<string, "" | "heart" | "bullet">;
  /** tiles not yet drawn */
  pile: string[];
  /** dogs in the box */
  pool: number;
  /** whose turn it is */
  active: number;
  /** who began */
  first: number;
  /** counted from 1 */
  round: number;
  /** rounds finished since the last tile */
  hours: number;
  /** seats the werewolf has attacked this turn */
  attacked: number[];
  /** the spell was tried this turn */
  tried: boolean;
  /** who has won */
  winner: number | null;
  /** the night is over */
  dawn: boolean;
  /** nobody has won in all the rounds a match can have */
  stopped: boolean;
  /** the discard pile */
  discard: string[];
  /** cards out of the match */
  removed: string[];
  agenda: Json[];
  asked: number | null;
  draw: number;
  hand: string[];
  needed: NeededShown;
  options: SettingsShown;
  paces: Record<string, string[]>;
  passing: string;
  players: PlayerShown[];
  reach: Record<string, string>;
  seat: number;
  tiles: TileShown[];
  unseen: GroupShown[];
}
