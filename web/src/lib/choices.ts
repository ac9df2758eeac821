/** The choices for a new table: remembered for the next time, summarised in one line, illustrated. */
import { CLOCKS, type GameInfo, type Json, type NewTable, type SettingInfo } from "../protocol";
import { settings } from "./session.svelte";
import type { Texts } from "./texts";

export type Choice = {
  seats: number;
  /** A level for each seat that a bot takes; empty for a person. */
  bots: string[];
  settings: Json;
  public: boolean;
  watch: boolean;
  /** The delay for spectators, in seconds. */
  delay: number;
  hints: boolean;
  clock: string;
};

/** The default for playing with a friend: a small table filled up with bots. */
export function usualChoice(game: GameInfo): Choice {
  const seats = Math.min(game.most_seats, Math.max(game.fewest_seats, 3));
  return { seats, bots: [], settings: {}, public: false, watch: true, delay: 0, hints: true, clock: "" };
}

/** A choice as stored on this device, perhaps by an earlier version, which called the settings options. */
type Kept = Partial<Choice> & { options?: Json };

const place = (game: string) => `tablee-choice-${game}`;

/** Return the last choice, without anything that the current version of the game no longer offers. */
export function lastChoice(game: GameInfo): Choice {
  const usual = usualChoice(game);
  try {
    const { options = {}, ...read } = JSON.parse(localStorage.getItem(place(game.name)) ?? "{}") as Kept;
    const kept = { ...usual, settings: options, ...read };
    const offered = new Set(game.settings.map((setting) => setting.name));
    const chosen = Object.fromEntries(Object.entries(kept.settings).filter(([name]) => offered.has(name)));
    const seats = Math.min(game.most_seats, Math.max(game.fewest_seats, Number(kept.seats) || usual.seats));
    return { ...kept, seats, settings: chosen, bots: kept.bots.slice(0, seats) };
  } catch {
    return usual;
  }
}

export function keepChoice(game: GameInfo, choice: Choice): void {
  localStorage.setItem(place(game.name), JSON.stringify(choice));
}

export function asTable(game: GameInfo, choice: Choice): NewTable {
  const bots = Array.from({ length: choice.seats }, (_, seat) => choice.bots[seat] || null);
  const { seats, watch, delay, hints } = choice;
  const clock = CLOCKS[choice.clock] ?? null;
  const match = { game: game.name, seats, settings: choice.settings, bots };
  return { ...match, public: choice.public, watch, delay, hints, clock, lang: settings.lang };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Return the settings that differ from their defaults. */
export function unusual(game: GameInfo, chosen: Json): SettingInfo[] {
  return game.settings.filter(({ name, default: usual }) => name in chosen && !same(chosen[name], usual));
}

export function presetOf(game: GameInfo, settings: Json): string {
  const differing = unusual(game, settings).map(({ name }) => name);
  if (!differing.length) return "usual";
  const chosen = Object.fromEntries(differing.map((name) => [name, settings[name]]));
  const fits = (preset: Json) =>
    Object.keys(preset).length === differing.length && differing.every((name) => same(preset[name], chosen[name]));
  return Object.keys(game.presets).find((name) => fits(game.presets[name]!)) ?? "";
}

export function choiceName(setting: SettingInfo, choice: string, texts: Texts): string {
  return texts.find(`setting-${setting.name}-${choice}`) ?? String(texts.thing(setting.name.replace(/s$/, ""), choice));
}

/** Format the value of a setting. */
export function valueText(setting: SettingInfo, value: unknown, texts: Texts): string {
  if (typeof value === "boolean") return texts.say(value ? "web-yes" : "web-no");
  if (Array.isArray(value)) return texts.listing(value.map((each) => choiceName(setting, String(each), texts)));
  return setting.choices.length ? choiceName(setting, String(value), texts) : String(value);
}

/** "The usual rules · 3 seats · bots fill up". */
export function summary(game: GameInfo, choice: Choice, texts: Texts): string {
  const preset = presetOf(game, choice.settings);
  const count = unusual(game, choice.settings).length;
  const bots = choice.bots.filter(Boolean).length;
  return [
    preset ? texts.say(`web-preset-${preset}`) : texts.say("web-changed-rules", { count }),
    texts.say("web-seats-chosen", { count: choice.seats }),
    texts.say("web-bots-chosen", { count: bots }),
    ...(choice.clock ? [texts.say(`web-clock-${choice.clock}`)] : []),
    ...(choice.public ? [texts.say("web-public-short")] : []),
  ].join(" · ");
}
