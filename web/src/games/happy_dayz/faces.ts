/** How to draw a card of Happy DayZ: colour, letter and pattern of each Faction; never colour alone. */
import type { CommunityShown, HappyDayzShown } from "./view";

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

/**
 * The view sent by the server; `Pick` turns the generated interface into a plain type, so that JSON can be cast to
 * it.
 */
export type HappyDayzView = Pick<HappyDayzShown, keyof HappyDayzShown>;
export type Community = CommunityShown;

/** Return the name of the zone of won cards: the prototype has its own word (HDP-5). */
export const zoneName = (view: HappyDayzView) => (view.edition === "prototype" ? "quarantine" : "expedition");

/** The towns of the five Communities, by seat. */
export const TOWNS = ["flowers-hill", "manor-height", "royal-district", "meadow-square", "rocky-junction"];

/** Return the drawing of a Zombie by its cost: a clerk, a biker, a brute. Without a cost, its number decides. */
const grade = (cost: number, value: string) => cost || (Number(value) > 18 ? 9 : Number(value) > 14 ? 6 : 3);

/** Return the name of a card's drawing. */
export function drawing(card: string, loss: number, promos: string[]): string {
  const { faction, value } = face(card);
  if (faction === "zombie") return `card-zombie${grade(loss, value)}`;
  return `${value === "7" && promos.includes(faction) ? "patient" : "card"}-${faction}`;
}

const CARD = /^(?!seat-)(van|[a-z]+-\d+)$/;
/** Return the cards that options name and that lie neither in the hand nor in the Transfer Zone, each once. */
export const laidOut = (options: string[], held: string[]): string[] => {
  const named = options.flatMap((option) => option.split(" ").slice(1)).filter((word) => CARD.test(word));
  return [...new Set(named)].filter((card) => !held.includes(card));
};
