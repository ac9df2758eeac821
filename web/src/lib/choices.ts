/** The choices for a new table: remembered for the next time, summarised in one line, illustrated. */
import { CLOCKS, type GameInfo, type Json, type NewTable, type OptionInfo } from "../protocol";
import { settings } from "./session.svelte";
import type { Texts } from "./texts";

export type Choice = {
  seats: number;
  /** A level for each seat that a bot takes; empty for a person. */
  bots: string[];
  options: Json;
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
  return { seats, bots: [], options: {}, public: false, watch: true, delay: 0, hints: true, clock: "" };
}

const place = (game: string) => `tablee-choice-${game}`;

/** Return the last choice, without anything that the current version of the game no longer offers. */
export function lastChoice(game: GameInfo): Choice {
  const usual = usualChoice(game);
  try {
    const kept = { ...usual, ...(JSON.parse(localStorage.getItem(place(game.name)) ?? "{}") as Partial<Choice>) };
    const offered = new Set(game.options.map((option) => option.name));
    const options = Object.fromEntries(Object.entries(kept.options).filter(([name]) => offered.has(name)));
    const seats = Math.min(game.most_seats, Math.max(game.fewest_seats, Number(kept.seats) || usual.seats));
    return { ...kept, seats, options, bots: kept.bots.slice(0, seats) };
  } catch {
    return usual;
  }
}

export function keepChoice(game: GameInfo, choice: Choice): void {
  localStorage.setItem(place(game.name), JSON.stringify(choice));
}

export function asTable(game: GameInfo, choice: Choice): NewTable {
  const bots = Array.from({ length: choice.seats }, (_, seat) => choice.bots[seat] || null);
  const { seats, options, watch, delay, hints } = choice;
  const clock = CLOCKS[choice.clock] ?? null;
  const { lang } = settings;
  return { game: game.name, seats, options, bots, public: choice.public, watch, delay, hints, clock, lang };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Return the options that differ from their defaults. */
export function unusual(game: GameInfo, options: Json): OptionInfo[] {
  return game.options.filter(({ name, default: usual }) => name in options && !same(options[name], usual));
}

export function presetOf(game: GameInfo, options: Json): string {
  const differing = unusual(game, options).map(({ name }) => name);
  if (!differing.length) return "usual";
  const chosen = Object.fromEntries(differing.map((name) => [name, options[name]]));
  const fits = (preset: Json) =>
    Object.keys(preset).length === differing.length && differing.every((name) => same(preset[name], chosen[name]));
  return Object.keys(game.presets).find((name) => fits(game.presets[name]!)) ?? "";
}

export function choiceName(option: OptionInfo, choice: string, texts: Texts): string {
  return texts.find(`setting-${option.name}-${choice}`) ?? String(texts.thing(option.name.replace(/s$/, ""), choice));
}

/** Format the value of an option. */
export function valueText(option: OptionInfo, value: unknown, texts: Texts): string {
  if (typeof value === "boolean") return texts.say(value ? "web-yes" : "web-no");
  if (Array.isArray(value)) return texts.listing(value.map((each) => choiceName(option, String(each), texts)));
  return option.choices.length ? choiceName(option, String(value), texts) : String(value);
}

/** "The usual rules · 3 seats · bots fill up". */
export function summary(game: GameInfo, choice: Choice, texts: Texts): string {
  const preset = presetOf(game, choice.options);
  const count = unusual(game, choice.options).length;
  const bots = choice.bots.filter(Boolean).length;
  return [
    preset ? texts.say(`web-preset-${preset}`) : texts.say("web-changed-rules", { count }),
    texts.say("web-seats-chosen", { count: choice.seats }),
    texts.say("web-bots-chosen", { count: bots }),
    ...(choice.clock ? [texts.say(`web-clock-${choice.clock}`)] : []),
    ...(choice.public ? [texts.say("web-public-short")] : []),
  ].join(" · ");
}
