/** How a card of Happy DayZ is drawn: colour, letter and pattern of each Faction; never colour alone. */
export type Face = { faction: string; value: string };

export const HUES: Record<string, string> = {
  hippie: "#d9573b",
  soldier: "#5d7a3a",
  dog: "#b9772f",
  preacher: "#6b4fa3",
  scientist: "#1f8a8c",
  child: "#d1428b",
  biker: "#3d4654",
  cheerleader: "#d6336c",
  police: "#2f5fa8",
  nurse: "#2b9a66",
  governor: "#8a2f3c",
  survivalist: "#7a5c3a",
  zombie: "#3b4a2c",
  van: "#e29a2d",
};

export function face(card: string): Face {
  if (card === "van") return { faction: "van", value: "" };
  const cut = card.lastIndexOf("-");
  return { faction: card.slice(0, cut), value: card.slice(cut + 1) };
}

/** What the view of this game holds, as far as the board draws it. */
export type Community = {
  population: number;
  gain: number;
  hand: string[];
  transfer: string[];
  zone: string[];
  card: string | null;
  void: string[];
};

export type HappyDayzView = {
  seat: number;
  seats: number;
  round: number;
  rounds: number;
  trick: number;
  hand_size: number;
  factions: string[];
  powers: string[];
  bunker: boolean;
  horde: boolean;
  reconstructed: string[];
  losses: number[];
  steps: string[];
  sealed: number[];
  leader: number;
  side: "low" | "high";
  demanded: string | null;
  encounter: string | null;
  board: string[];
  won: string[];
  winner: number;
  /** The Encounter card of a trick whose power is being used. */
  met: string | null;
  communities: Community[];
  sizes: Record<string, number>;
  hidden: { places: string[]; cards: string[] }[];
};
