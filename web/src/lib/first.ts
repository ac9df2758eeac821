/** The first match of a game against bots: few seats, gentle bots, the shortest mode. */
import type { GameInfo, Json } from "../protocol";

type First = { seats: number; seat: number; options: Json };

const FIRST: Record<string, First> = {
  happy_dayz: { seats: 3, seat: 0, options: { mode: "express" } },
  happy_pigs: { seats: 3, seat: 0, options: {} },
  zombiaki: { seats: 2, seat: 0, options: {} },
  zombies4: { seats: 2, seat: 0, options: { kills: 5, night: 8 } },
};

export const firstMatch = (game: GameInfo): First =>
  FIRST[game.name] ?? { seats: game.fewest_seats, seat: 0, options: {} };

/** The easiest level of a game. */
export const gentle = (game: GameInfo) => game.levels[0]?.name ?? "random";
