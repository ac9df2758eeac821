// Made from the fields and views of src/tablee/games/happy_dayz by `python -m compiling.views`. Do not edit.

/** A card at a known position of the Reserve (null if unknown to the viewer), and who has seen it. */
export interface OrderedShown {
  card: string | null;
  seen: number[];
}

/** One seat: the cards it passes left and right, and the card it has played. */
export interface CommunityShown {
  /** Survivors of the Community */
  population: number;
  /** change of population in the last round, before clamping at 0 (HDZ-D9) */
  gain: number;
  /** Mini-vans kept from the last round (HDZ-40) */
  carried: number;
  /** what its hand is publicly known not to contain */
  void: string[];
  /** its hand */
  hand: string[];
  /** its Transfer Zone */
  transfer: string[];
  /** its Expedition Zone; views show only the Mini-vans */
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
  /** the edition of the rules (HDP-1..22) */
  edition: "final" | "prototype";
  /** rounds started so far */
  round: number;
  /** rounds in the match */
  rounds: number;
  /** tricks finished in this round */
  trick: number;
  /** hand size at the start of the round */
  hand_size: number;
  /** Factions that may be brought in (HDZ-58) */
  pool: string[];
  /** versions of powers that may be brought in (HDZ-63) */
  versions: string[];
  /** Factions whose 7 is their Patient Zero (HDZ-75) */
  promos: string[];
  /** how many of the 13 Child cards show 1, 2, 3 and 4 children (HDZ-P2) */
  children: "4-4-3-2" | "5-4-3-1" | "3-3-4-3" | "13-0-0-0";
  /** Hippies +: each Community gets exactly one card of the trick (HDZ-P7) */
  equal_split: boolean;
  /** Soldiers: giving a card may be declined (HDZ-D4) */
  may_keep: boolean;
  /** with two seats, the cards to pass must be chosen in deck order (rules version 1) */
  in_order: boolean;
  /** a power is drawn before each round after the first (HDZ-59) */
  drawing: boolean;
  /** that draw replaces the free change of Faction (HDZ-D24) */
  draw_instead: boolean;
  /** each round plays the next scenario (HDZ-D23) */
  story: boolean;
  /** the scenario of this round */
  scenario: string | null;
  /** which version the advanced powers of scenarios use (HDZ-P44) */
  signs: "mixed" | "plus" | "minus" | "base";
  /** the Factions in play */
  factions: string[];
  /** the power of each Faction in play */
  powers: string[];
  /** the bunker is in play */
  bunker: boolean;
  /** the horde is in play */
  horde: boolean;
  /** the power drawn (HDZ-59), or the Faction to be brought in (HDZ-58) */
  offer: string | null;
  /** the Faction that will be replaced */
  replaced: string | null;
  /** the seat that leads the trick */
  leader: number;
  /** the seat that started this round */
  starter: number;
  /** seats among which the Transfer Zones decide who starts (HDZ-20, HDZ-D11) */
  starters: number[];
  /** whether the lowest or the highest card wins the trick */
  side: "low" | "high";
  /** the Faction that must be followed */
  demanded: string | null;
  /** the side to be led, as the Governors ordered */
  bound_side: "low" | "high" | null;
  /** the Faction to be led, as the Governors ordered */
  bound_faction: string | null;
  /** the seat that won the last trick */
  winner: number;
  /** the seat chosen for a power */
  target: number;
  /** the direction in which cards are passed */
  way: string;
  /** the Encounter card */
  encounter: string | null;
  /** cards left on the board by a trick of Mini-vans only (HDZ-D2) */
  board: string[];
  /** the Reserve, unordered: cards are drawn at random when needed */
  reserve: string[];
  /** cards of the Reserve that belong to the Wandering Survivors (HDP-3) */
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
