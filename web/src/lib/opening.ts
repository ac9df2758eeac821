/** Open a table: the quick way against bots, and through the form. */
import type { GameInfo, NewTable, TableMade } from "../protocol";
import { beginCoaching, isNew } from "./coach.svelte";
import { firstMatch, gentle } from "./first";
import { post } from "./rest";
import { go } from "./route.svelte";
import { connection, session, settings } from "./session.svelte";

export async function openTable(table: NewTable): Promise<TableMade> {
  return post<TableMade>("/tables", { lang: settings.lang, ...table });
}

export const usualSeats = (game: GameInfo) => Math.min(game.most_seats, Math.max(game.fewest_seats, 4));

/** The default opponent. */
export const usualBot = () => (session.bots.includes("steady") ? "steady" : (session.bots[0] ?? "random"));

/** Go straight from the front page into a match: one seat for me, bots on all others. The first match is coached. */
export async function playBots(game: GameInfo): Promise<void> {
  const first = isNew(game.name);
  const { seat, ...match } = first ? firstMatch(game) : { seats: usualSeats(game), seat: 0, settings: {} };
  const bot = first ? gentle(game) : usualBot();
  const bots = Array.from({ length: match.seats }, (_, other) => (other === seat ? null : bot));
  const made = await openTable({ game: game.name, ...match, bots });
  if (first) beginCoaching(game.name);
  const name = session.me!.name;
  await connection.ask({ type: "enter", table: made.table });
  await connection.ask({ type: "sit", table: made.table, seat, name });
  await connection.ask({ type: "start", table: made.table });
  go(made.link);
}
