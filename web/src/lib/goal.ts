/** The three pictures of a game's goal card, made of drawings from its world. */
import type { World } from "../art/kit/load.svelte";

/** A drawing; `won` highlights it, `label` is what counts about it. */
export type Piece = { name: string; label?: string; won?: boolean; wide?: boolean; mood?: string };
type Goal = { world: World; pictures: Record<"aim" | "turn" | "score", Piece[]> };

export const GOALS: Record<string, Goal> = {
  happy_dayz: {
    world: "poster",
    pictures: {
      aim: [
        { name: "card-hippie", label: "+" },
        { name: "card-dog", label: "+" },
        { name: "card-zombie9", label: "−9" },
      ],
      turn: [
        { name: "card-soldier", label: "4" },
        { name: "card-soldier", label: "12", won: true },
        { name: "card-soldier", label: "7" },
      ],
      score: [{ name: "crown" }, { name: "card-hippie", won: true }, { name: "power-dog-base", wide: true }],
    },
  },
  happy_pigs: {
    world: "farm",
    pictures: {
      aim: [
        { name: "pig-big", wide: true },
        { name: "coins", won: true },
      ],
      turn: [{ name: "action-feed" }, { name: "action-mate" }, { name: "action-buy" }, { name: "action-sell" }],
      score: [
        { name: "season-winter" },
        { name: "item-vaccine", won: true },
        { name: "pig-medium", mood: "vaccinated", wide: true },
      ],
    },
  },
  zombiaki: {
    world: "night",
    pictures: {
      aim: [
        { name: "zombie-5", won: true },
        { name: "barricade", wide: true },
      ],
      turn: [{ name: "zombie-2" }, { name: "dog" }, { name: "zombie-4", won: true }],
      score: [{ name: "zombie-3" }, { name: "blast" }, { name: "wall-5" }],
    },
  },
  zombies4: {
    world: "forest",
    pictures: {
      aim: [{ name: "pawn-1" }, { name: "spell", wide: true, won: true }],
      turn: [{ name: "die" }, { name: "pawn-1" }, { name: "dogs", wide: true }],
      score: [{ name: "page", won: true }, { name: "heart" }, { name: "bullet" }],
    },
  },
};
