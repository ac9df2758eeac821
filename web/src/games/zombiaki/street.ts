/** What the view of Zombiaki holds, as far as the board draws it, and how its cards look. */
export type Unit = { cards: string[]; strength: number; shield: boolean; boss: boolean; marks: string[] };
export type ZombiakiView = {
  seat: number;
  units: Record<string, Unit>;
  objects: Record<string, string>;
  fire: string | null;
  hands: { zombies: string[]; humans: string[] };
  decks: Record<string, number>;
  round: number;
  frozen: number;
  orders: number;
  terror: boolean;
  boss: "absent" | "in-play" | "fallen";
  winner: string | null;
};

export const LANES = ["A", "B", "C"];
export const ROWS = [1, 2, 3, 4, 5];
const DEAD = "zombie dog boss human claws terror mass change bite hunger meat pick-axe click not-so-fast dawn".split(
  " ",
);

/** `zombie-3` is a zombie with a 3 on it. */
export function face(card: string): { type: string; value: string } {
  const [, type = card, value = ""] = /^(.*?)-(\d)$/.exec(card) ?? [];
  return { type, value };
}

export const isDead = (card: string) => DEAD.includes(face(card).type);

/** Cards left in the deck of the dead: when Dawn, its last, is drawn, the humans win. */
export function untilDawn(decks: Record<string, number>): number {
  return Object.entries(decks).reduce((sum, [card, count]) => sum + (isDead(card) ? count : 0), 0);
}
