/** Open a table for a friend from a game's card, with the last choice of settings and oneself on the first seat. */
import type { GameInfo } from "../protocol";
import { asTable, lastChoice, type Choice } from "./choices";
import { openTable } from "./opening";
import { go } from "./route.svelte";
import { connection, session } from "./session.svelte";

export const ownName = () => session.me!.name;

export async function openAndSit(game: GameInfo, choice: Choice): Promise<string> {
  const { table, link } = await openTable(asTable(game, choice));
  const seat = Array.from({ length: choice.seats }, (_, i) => i).find((i) => !choice.bots[i]);
  await connection.ask({ type: "enter", table });
  if (seat !== undefined) await connection.ask({ type: "sit", table, seat, name: ownName() });
  return link;
}

export async function inviteFriend(game: GameInfo): Promise<void> {
  go(await openAndSit(game, lastChoice(game)));
}
