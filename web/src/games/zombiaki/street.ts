/** The street as the board draws it, and the looks of its cards. */
import type { HandsShown, UnitShown, ZombiakiShown } from "./view";

export type Unit = UnitShown;
export type Side = keyof HandsShown;
/** The generated view as a plain type, to which any JSON can be cast. */
export type ZombiakiView = Pick<ZombiakiShown, keyof ZombiakiShown>;
/** A step of the agenda, as far as the board uses it. */
export type Step = { step: string; card?: string; square?: string; steps?: number };

export const SIDES: Side[] = ["zombies", "humans"];
export const LANES = ["A", "B", "C"];
export const ROWS = [1, 2, 3, 4, 5];
const DOG_STEPS = 3;
/** Cards that shoot in a straight line from the barricade. */
export const GUNS = ["shot", "good-shot", "burst"];
const DEAD = "zombie dog boss human claws terror mass change bite hunger meat pick-axe click not-so-fast dawn".split(
  " ",
);

/** Split a card's id: `zombie-3` is a zombie with a 3 on it. */
export function face(card: string): { type: string; value: string } {
  const [, type = card, value = ""] = /^(.*?)-(\d)$/.exec(card) ?? [];
  return { type, value };
}

export const isDead = (card: string) => DEAD.includes(face(card).type);

/** Return the number of cards left in the zombie deck: when Dawn, its last card, is drawn, the humans win. */
export function untilDawn(decks: Record<string, number>): number {
  return Object.entries(decks).reduce((sum, [card, count]) => sum + (isDead(card) ? count : 0), 0);
}

/** Return the figures of a unit from front to back: its Boss, then each of its cards; at most three figures. */
export function figures(unit: Unit): string[] {
  if (unit.cards[0] === "dog") return ["dog"];
  const drawn = unit.cards.flatMap((card) =>
    card.startsWith("zombie") ? [card] : card === "human" ? ["zombie-1"] : [],
  );
  const all = drawn.length ? drawn : ["zombie-1"];
  return (unit.boss ? ["boss", ...all.slice(1)] : all).slice(0, 3);
}

/** Return the squares of a lane from the barricade to this one. */
export function lineTo(square: string): string[] {
  const [lane, row] = [square.charAt(0), Number(square.charAt(1))];
  return ROWS.filter((each) => each >= row).map((each) => `${lane}${each}`);
}

/** Return the square and its eight neighbours. */
export function around(square: string): string[] {
  const near = (of: string) =>
    Math.abs(LANES.indexOf(of.charAt(0)) - LANES.indexOf(square.charAt(0))) <= 1 &&
    Math.abs(Number(of.charAt(1)) - Number(square.charAt(1))) <= 1;
  return LANES.flatMap((lane) => ROWS.map((row) => `${lane}${row}`)).filter(near);
}

/** Return how many steps a dog has left while dogs run; 0 at other times. */
export function stepsLeft(view: ZombiakiView, square: string): number {
  const steps = view.agenda as Step[];
  const run = steps.find(({ step }) => step === "run");
  if (run?.square === square) return run.steps ?? 0;
  const running = run ?? steps.find(({ step }) => step === "dogs");
  return running && !view.units[square]?.marks.includes("ran") ? DOG_STEPS : 0;
}
