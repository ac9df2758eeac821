/** How those who sit are called: people by their names, bots by a name of their own for each seat. */
import type { Chair, LevelInfo } from "../protocol";
import { session } from "./session.svelte";
import type { Texts } from "./texts";

const BOTS = ["Ada", "Blaise", "Emmy", "Alan", "Sophie", "Kurt", "Grace", "Carl"];

export function seatName(chair: Pick<Chair, "name" | "bot">, seat: number): string {
  return chair.name || (chair.bot ? BOTS[seat % BOTS.length]! : "");
}

/** How somebody is called whom a list of tables names: bots stand there by their kind, who was deleted by a dash. */
export function listedName(name: string, seat: number): string {
  if (name === "–") return session.texts!.say("web-somebody");
  const bot = session.bots.includes(name.split(":")[0] ?? "");
  return seatName({ name: bot ? "" : name, bot: bot ? name : null }, seat);
}

/** A level of bots with its rating, as a form offers it. */
export function levelName(level: LevelInfo, texts: Texts): string {
  return texts.say("web-level", {
    level: texts.say(`level-${level.name}`),
    rating: level.rating,
    unsure: level.unsure,
  });
}

/** Minutes and seconds, for clocks. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
