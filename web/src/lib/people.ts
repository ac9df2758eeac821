/** Display names: people by their names, bots by a name for each seat. */
import type { Chair, LevelInfo } from "../protocol";
import { session } from "./session.svelte";
import type { Texts } from "./texts";

const BOTS = ["Ada", "Blaise", "Emmy", "Alan", "Sophie", "Kurt", "Grace", "Carl"];

export function seatName(chair: Pick<Chair, "name" | "bot">, seat: number): string {
  return chair.name || (chair.bot ? BOTS[seat % BOTS.length]! : "");
}

/** Return the display name of a player in a list of tables, where bots appear by kind and deleted people as a dash. */
export function listedName(name: string, seat: number): string {
  if (name === "–") return session.texts!.say("web-somebody");
  const bot = session.bots.includes(name.split(":")[0] ?? "");
  return seatName({ name: bot ? "" : name, bot: bot ? name : null }, seat);
}

/** Format a bot level with its rating, for forms. */
export function levelName(level: LevelInfo, texts: Texts): string {
  return texts.say("web-level", {
    level: texts.say(`level-${level.name}`),
    rating: level.rating,
    unsure: level.unsure,
  });
}

const STYLE = ":style=";

/** Return the level and the style of a bot; the usual style is not written. */
export function manner(bot: string): { level: string; style: string } {
  const [level, style] = bot.split(STYLE);
  return { level: level ?? "", style: style ?? session.styles[0] ?? "" };
}

/** Return a bot with this style. */
export function inStyle(bot: string, style: string): string {
  const { level } = manner(bot);
  return style === session.styles[0] ? level : `${level}${STYLE}${style}`;
}

/** Format a bot's level and style. */
export function botName(bot: string, texts: Texts): string {
  const { level, style } = manner(bot);
  const named = texts.find(`level-${level}`);
  if (!named) return bot;
  return style === session.styles[0]
    ? named
    : texts.say("bot-style", { bot: named, style: texts.say(`style-${style}`) });
}

/** Format milliseconds as minutes and seconds, for clocks. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
