/** The first match of a game against bots: few seats, gentle bots, the shortest mode. */
import type { GameInfo, Json } from "../protocol";

type First = { seats: number; seat: number; settings: Json };

const FIRST: Record<string, First> = {
  happy_dayz: { seats: 3, seat: 0, settings: { mode: "express" } },
  happy_pigs: { seats: 3, seat: 0, settings: {} },
  zombiaki: { seats: 2, seat: 0, settings: {} },
  zombies4: { seats: 2, seat: 0, settings: { kills: 5, night: 8 } },
};

export const firstMatch = (game: GameInfo): First =>
  FIRST[game.name] ?? { seats: game.fewest_seats, seat: 0, settings: {} };

/** The easiest level of a game. */
export const gentle = (game: GameInfo) => game.levels[0]?.name ?? "random";
