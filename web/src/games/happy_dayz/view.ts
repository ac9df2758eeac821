// Made from the fields and views of src/tablee/games/happy_dayz by `python -m compiling.views`. Do not edit.

/** A card at a known position of the Reserve (null if unknown to the viewer), and who has seen it. */
export interface OrderedShown {
  card: string | null;
  seen: number[];
}

/** One seat: the cards it passes left and right, and the card it has played. */
export interface CommunityShown {
  /** Survivors */
  population: number;
  /** of the last round, before the population is held at 0 (HDZ-D9) */
  gain: number;
  /** Mini-vans kept from the last round (HDZ-40) */
  carried: number;
  /** what all know its hand to lack */
  void: string[];
  /** its hand */
  hand: string[];
  /** its Transfer Zone */
  transfer: string[];
  /** its Expedition Zone; of others only the Mini-vans are seen */
  zone: string[];
  card: string | null;
  passing: (string | null)[];
}

/** Hidden cards, and the places that may hold each of them. */
export interface GroupShown {
  cards: string[];
  places: string[];
}

/** The view of one seat (-1: a spectator): the open table, the sizes of hidden places, and what they may hold. */
export interface HappyDayzShown {
  /** which edition is played (HDP-1..22) */
  edition: "final" | "prototype";
  /** counted from 0 */
  round: number;
  /** of the match */
  rounds: number;
  /** tricks won in this round */
  trick: number;
  /** cards dealt to each */
  hand_size: number;
  /** the Factions that may be brought in (HDZ-58) */
  pool: string[];
  /** the versions of powers that may be brought in (HDZ-63) */
  versions: string[];
  /** the Factions whose 7 is their Patient Zero (HDZ-75) */
  promos: string[];
  /** the children printed on Child cards */
  children: "4-4-3-2" | "5-4-3-1" | "3-3-4-3" | "13-0-0-0";
  /** Hippies +: exactly one card each */
  equal_split: boolean;
  /** Soldiers: no card need be given (HDZ-D4) */
  may_keep: boolean;
  /** with two seats the cards passed are named in the order of the deck (rules 1) */
  in_order: boolean;
  /** a power is drawn before each later round (HDZ-59) */
  drawing: boolean;
  /** it takes the place of the free change of Faction (HDZ-D24) */
  draw_instead: boolean;
  /** each round is the next scenario (HDZ-D23) */
  story: boolean;
  /** the scenario of this round */
  scenario: string | null;
  /** the version that advanced powers of scenarios have */
  signs: "mixed" | "plus" | "minus" | "base";
  /** the Factions in play */
  factions: string[];
  /** their powers */
  powers: string[];
  /** the bunker is in play */
  bunker: boolean;
  /** the horde is in play */
  horde: boolean;
  /** the power drawn (HDZ-59), or the Faction to be brought in (HDZ-58) */
  offer: string | null;
  /** the Faction it will replace */
  replaced: string | null;
  /** who leads the trick */
  leader: number;
  /** who began this round */
  starter: number;
  /** who may begin it, decided by the Transfer Zones (HDZ-20, HDZ-D11) */
  starters: number[];
  /** which card wins the trick: the lowest or the highest */
  side: "low" | "high";
  /** the Faction that must be followed */
  demanded: string | null;
  /** the side that must be led, by order of the Governors */
  bound_side: "low" | "high" | null;
  /** the Faction that must be led, by their order */
  bound_faction: string | null;
  /** who won the last trick */
  winner: number;
  /** the seat chosen for a power */
  target: number;
  /** where cards are passed to */
  way: string;
  /** the Encounter card */
  encounter: string | null;
  /** left by a trick of Mini-vans alone (HDZ-D2) */
  board: string[];
  /** the Reserve, in no order: a card is drawn when it is turned up */
  reserve: string[];
  /** how many of these belong to the Wandering Survivors (HDP-3) */
  wandering: number;
  above: OrderedShown[];
  asked: number[];
  communities: CommunityShown[];
  held: string | null;
  hidden: GroupShown[];
  left_side: "high" | "low";
  losses: number[];
  met: string | null;
  reconstructed: string[];
  sealed: number[];
  seat: number;
  seats: number;
  sharing: string[];
  sizes: Record<string, number>;
  steps: string[];
  under: OrderedShown[];
  won: string[];
}
