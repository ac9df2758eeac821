/** Texts: the same Fluent catalogues as in the terminal, loaded by language and game. */
import { FluentBundle, FluentNumber } from "@fluent/bundle";
import type { FluentResource, FluentVariable } from "@fluent/bundle";
import type { DecisionNow, Json, Problem } from "../protocol";
import { SvelteMap } from "svelte/reactivity";
import { get } from "./rest";

export type Lang = "en" | "fr";
/** A catalogue as the build leaves it: already parsed. */
type Catalogue = FluentResource["body"];

const program = import.meta.glob<Catalogue>("../../../src/tablee/text/*.ftl", { import: "default" });
const games = import.meta.glob<Catalogue>("../../../src/tablee/games/*/text/*.ftl", { import: "default" });
const NO_TEXTS: FluentResource = { body: [] };
const bundles = new Map<string, Promise<FluentBundle>>();

async function read(sources: Record<string, () => Promise<Catalogue>>, end: string): Promise<FluentResource | null> {
  const path = Object.keys(sources).find((name) => name.endsWith(end));
  return path ? { body: await sources[path]!() } : null;
}

/** Load the texts of a game: built in, or from the server if the game comes from another package. */
async function ofGame(game: string, lang: Lang): Promise<FluentResource> {
  const known = await read(games, `/games/${game}/text/${lang}.ftl`);
  if (known) return known;
  try {
    const source = await get<string>(`/games/${encodeURIComponent(game)}/texts/${lang}`);
    return (await import("./fluent")).parse(source);
  } catch {
    bundles.delete(`${lang}/${game}`); // so that the next call retries
    return NO_TEXTS;
  }
}

/** French “de” before a person's name, with elision; same rule as elision.py. */
const ELIDED = /^([aeiouœæ]|y[^aeiou]|h[eiouy])/;
export function of(name: string): string {
  const letters = name.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return ELIDED.test(letters) ? `d’${name}` : `de ${name}`;
}
export const FUNCTIONS = { DE: (args: unknown[]) => of(String(args[0])) };

/** Return the catalogue of the program and, with a name, of a game. */
export function bundle(lang: Lang, game = ""): Promise<FluentBundle> {
  const key = `${lang}/${game}`;
  const known = bundles.get(key);
  if (known) return known;
  const made = (async () => {
    const texts = new FluentBundle(lang, { useIsolating: false, functions: FUNCTIONS });
    const own = game ? ofGame(game, lang) : NO_TEXTS;
    texts.addResource((await read(program, `/text/${lang}.ftl`)) ?? NO_TEXTS, { allowOverrides: true });
    texts.addResource(await own, { allowOverrides: true });
    return texts;
  })();
  bundles.set(key, made);
  return made;
}

/** A number formatted the same in every language, avoiding the browser's slow formatter. */
class Digits extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}
const isShort = (value: unknown): value is number => Number.isInteger(value) && Math.abs(value as number) < 1000;

/** The signs of a side, such as −−, stay together and with the word before them. */
const SIGNS = / ([−+])(?=\1)/g;

/** A piece of a sentence; with a kind it names a thing or a seat. */
export type Part = { text: string; kind?: string; ref?: string };
type Args = Record<string, FluentVariable>;

/** The texts of a game in one language, with the names of the players. Same naming rules as sentences.py. */
export class Texts {
  /** Display names for numbered parts of a board: `T2` is the Outhouse. The board adds them as they appear. */
  readonly places = new SvelteMap<string, string>();

  constructor(
    readonly bundle: FluentBundle,
    readonly lang: Lang,
    readonly verbs: Record<string, string[]> = {},
    readonly names: string[] = [],
  ) {}

  find(id: string, args: Args = {}, attribute = ""): string | null {
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return null;
    const errors: Error[] = [];
    const named: Args = {};
    for (const [name, value] of Object.entries(args)) named[name] = isShort(value) ? new Digits(value) : value;
    const said = this.bundle.formatPattern(pattern, named, errors);
    return errors.length ? null : said.replace(SIGNS, "\u00a0$1\u2060");
  }

  say(id: string, args: Args = {}): string {
    return this.find(id, args) ?? id;
  }

  seat(seat: number): string {
    return this.names[seat] || this.say("seat-n", { n: seat + 1 });
  }

  /** Return the name of a thing for a sentence, or a list of names; values without a name are returned as they are. */
  thing(kind: string, value: unknown): FluentVariable {
    if (Array.isArray(value)) return this.listing(value.map((each) => this.listed(kind.replace(/s$/, ""), each)));
    if (kind === "seat") return this.seat(Number(String(value).replace("seat-", "")));
    if (typeof value === "number") return value;
    if (typeof value !== "string") return String(value ?? "");
    return this.name(kind, value) ?? value;
  }

  /**
   * `card` and `hippie-9`: `card-hippie-9`, or `card-hippie` with $value 9; `square` and `T1.nw`: `square-nw` with
   * T1.
   */
  private name(kind: string, value: string): string | null {
    const whole = this.find(`${kind}-${value}`);
    if (whole !== null) return whole;
    const point = value.lastIndexOf(".");
    if (point > 0) {
      const [part, spot] = [value.slice(0, point), value.slice(point + 1)];
      const place = this.places.get(part);
      return (
        (place ? this.find(`${kind}-at-${spot}`, { place }) : null) ?? this.find(`${kind}-${spot}`, { value: part })
      );
    }
    const place = kind === "place" ? this.places.get(value) : undefined;
    if (place) return place;
    const cut = value.lastIndexOf("-");
    return cut > 0 ? this.find(`${kind}-${value.slice(0, cut)}`, { value: value.slice(cut + 1) }) : null;
  }

  /** Return a name within a list: `listed-<kind>` may format it, as titles are put in quotation marks. */
  private listed(kind: string, value: unknown): string {
    const name = String(this.thing(kind, value));
    return this.find(`listed-${kind}`, { name }) ?? name;
  }

  /** Join names as the language does. */
  listing(names: string[]): string {
    if (names.length < 2) return names[0] ?? this.say("nothing");
    return this.say("list", { others: names.slice(0, -1).join(", "), last: names.at(-1)! });
  }

  /** Convert arguments to names, plus the values that sentences select by, as listed in sentences.py. */
  things(args: Json): Args {
    const named: Args = {};
    for (const [name, value] of Object.entries(args)) {
      named[name] = this.thing(name.slice(name.lastIndexOf("_") + 1), value);
      if (typeof value === "string") named[`${name}_id`] = value;
      if (Array.isArray(value)) named[`${name}_count`] = value.length;
      if (typeof value !== "number") continue;
      named[`${name}_sign`] = value < 0 ? "minus" : "plus";
      named[`${name}_abs`] = Math.abs(value);
    }
    if ("seat" in args && "to_seat" in args) named["own"] = args["seat"] === args["to_seat"] ? "yes" : "no";
    return named;
  }

  /**
   * Format an option; next to its question, `pick-<verb>-in-<kind>` may say more, using the arguments of the
   * question.
   */
  pick(text: string, asked: DecisionNow | null = null): string {
    const [verb = "", ...words] = text.split(" ");
    const names = this.verbs[verb] ?? [];
    const said = Object.fromEntries(words.map((word, i) => [names[i] ?? `word${i}`, word]));
    const more = asked && this.find(`pick-${verb}-in-${asked.kind}`, this.things({ ...asked.args, ...said }));
    if (more) return more;
    const args = this.things(said);
    return this.find(`pick-${verb}-${words.length}`, args) ?? this.find(`pick-${verb}`, args) ?? text;
  }

  /** Explain the effect of an option: the message that its `.see` names, or the help of the last thing it names. */
  explain(text: string, asked: DecisionNow | null = null): string {
    const [verb = "", ...words] = text.split(" ");
    const names = this.verbs[verb] ?? [];
    const said = words.map((word, i) => [names[i] ?? `word${i}`, word] as const);
    const see = this.find(`pick-${verb}`, this.things({ ...asked?.args, ...Object.fromEntries(said) }), "see");
    if (see) return this.find(see, {}, "help") ?? "";
    const helps = said.map(([name, word]) => this.help(name.slice(name.lastIndexOf("_") + 1), word));
    return helps.findLast(Boolean) ?? "";
  }

  decision(decision: DecisionNow, seat: number): string {
    return this.say(`decision-${decision.kind}`, this.things({ seat, ...decision.args }));
  }

  event(told: Json): string {
    const { event, ...rest } = told;
    const args = this.things(rest);
    if ("phrase" in args) args["text"] = args["phrase"]; // a preset phrase, in the reader's language
    const placed = this.places.size ? this.find(`placed-${String(event)}`, args) : null; // where numbers mean little
    if (placed) return placed;
    return this.find(`event-${String(event)}`, args) ?? this.say(`event-${String(event)}-hidden`, args);
  }

  /** Return why something cannot be done: in the reader's language if we have the text, else as the server words it. */
  problem(problem: Problem): string {
    const said = this.find(`problem-${problem.id}`, this.things(problem.details));
    return said === null ? problem.sentence : problem.clause ? `${said} (${problem.clause})` : said;
  }

  /** Split the sentence of an event into pieces: names of things and seats are separate, to be shown as chips. */
  parts(told: Json): Part[] {
    const names = new Map<string, Part>();
    for (const [name, value] of Object.entries(told)) {
      const kind = name.slice(name.lastIndexOf("_") + 1);
      const one = Array.isArray(value) ? kind.replace(/s$/, "") : kind;
      for (const each of Array.isArray(value) ? value : [value]) {
        if (one !== "seat" && typeof each !== "string") continue;
        const said = String(this.thing(one, each));
        if (name !== "event" && name !== "phrase" && said && said !== each)
          names.set(said, { text: said, kind: one, ref: String(each) });
      }
    }
    const sentence = this.event(told);
    if (!names.size) return [{ text: sentence }];
    const known = [...names.keys()]
      .sort((a, b) => b.length - a.length)
      .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    const pieces = sentence.split(new RegExp(`(${known.join("|")})(?![\\p{L}\\d])`, "u"));
    return pieces.filter(Boolean).map((piece) => names.get(piece) ?? { text: piece });
  }

  /** True if an event is only a pause in the match that nobody needs to read about. */
  isQuiet(told: Json): boolean {
    return this.find(`event-${String(told["event"])}`, {}, "quiet") !== null;
  }

  /** Explain what a thing does, in a sentence or two. */
  help(kind: string, value: string): string {
    const cut = value.lastIndexOf("-");
    return (
      this.find(`${kind}-${value}`, {}, "help") ??
      (cut > 0 ? this.find(`${kind}-${value.slice(0, cut)}`, {}, "help") : null) ??
      ""
    );
  }
}
