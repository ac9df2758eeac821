/** Texts: the same Fluent catalogues as the terminal's, loaded by language and game. */
import { FluentBundle, FluentNumber } from "@fluent/bundle";
import type { FluentResource, FluentVariable } from "@fluent/bundle";
import type { DecisionNow, Json } from "../protocol";
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

/** The texts of a game: built in, or from the server where the game came with a package of its own. */
async function ofGame(game: string, lang: Lang): Promise<FluentResource> {
  const known = await read(games, `/games/${game}/text/${lang}.ftl`);
  if (known) return known;
  try {
    const source = await get<string>(`/games/${encodeURIComponent(game)}/texts/${lang}`);
    return (await import("./fluent")).parse(source);
  } catch {
    bundles.delete(`${lang}/${game}`); // asked for again the next time
    return NO_TEXTS;
  }
}

/** The catalogue of the program and, with a name, of a game. */
export function bundle(lang: Lang, game = ""): Promise<FluentBundle> {
  const key = `${lang}/${game}`;
  const known = bundles.get(key);
  if (known) return known;
  const made = (async () => {
    const texts = new FluentBundle(lang, { useIsolating: false });
    const own = game ? ofGame(game, lang) : NO_TEXTS;
    texts.addResource((await read(program, `/text/${lang}.ftl`)) ?? NO_TEXTS, { allowOverrides: true });
    texts.addResource(await own, { allowOverrides: true });
    return texts;
  })();
  bundles.set(key, made);
  return made;
}

/** A number that is written the same in every language, without the formatter of the browser, which is slow to come. */
class Digits extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}
const isShort = (value: unknown): value is number => Number.isInteger(value) && Math.abs(value as number) < 1000;

/** A piece of a sentence; with a kind it names a thing or a seat. */
export type Part = { text: string; kind?: string; ref?: string };
type Args = Record<string, FluentVariable>;

/** What a game says in one language, with the names of those who sit. The rules of naming are those of sentences.py. */
export class Texts {
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
    return errors.length ? null : said;
  }

  say(id: string, args: Args = {}): string {
    return this.find(id, args) ?? id;
  }

  seat(seat: number): string {
    return this.names[seat] || this.say("seat-n", { n: seat + 1 });
  }

  /** The name of a thing: `card` and `hippie-9` become `card-hippie-9`, or `card-hippie` with $value 9. */
  thing(kind: string, value: unknown): FluentVariable {
    if (Array.isArray(value)) {
      const one = kind.replace(/s$/, "");
      return value.map((each) => String(this.thing(one, each))).join(", ") || this.say("nothing");
    }
    if (kind === "seat") return this.seat(Number(String(value).replace("seat-", "")));
    if (typeof value === "number") return value;
    if (typeof value !== "string") return String(value ?? "");
    const whole = this.find(`${kind}-${value}`);
    if (whole !== null) return whole;
    const cut = value.lastIndexOf("-");
    return (cut > 0 && this.find(`${kind}-${value.slice(0, cut)}`, { value: value.slice(cut + 1) })) || value;
  }

  things(args: Json): Args {
    const named: Args = {};
    for (const [name, value] of Object.entries(args)) {
      named[name] = this.thing(name.slice(name.lastIndexOf("_") + 1), value);
      if (typeof value === "string") named[`${name}_id`] = value;
    }
    return named;
  }

  pick(text: string): string {
    const [verb = "", ...words] = text.split(" ");
    const names = this.verbs[verb] ?? [];
    const args = this.things(Object.fromEntries(words.map((word, i) => [names[i] ?? `word${i}`, word])));
    return this.find(`pick-${verb}-${words.length}`, args) ?? this.find(`pick-${verb}`, args) ?? text;
  }

  decision(decision: DecisionNow, seat: number): string {
    return this.say(`decision-${decision.kind}`, this.things({ seat, ...decision.args }));
  }

  event(told: Json): string {
    const { event, ...rest } = told;
    const args = this.things(rest);
    if ("phrase" in args) args["text"] = args["phrase"]; // a preset phrase, in the language of whoever reads
    return this.find(`event-${String(event)}`, args) ?? this.say(`event-${String(event)}-hidden`, args);
  }

  /** The sentence of an event in pieces: names of things and seats stand alone, so that they can be shown as chips. */
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

  /** Whether an event is only a pause in the match, of which nobody needs to read. */
  isQuiet(told: Json): boolean {
    return this.find(`event-${String(told["event"])}`, {}, "quiet") !== null;
  }

  /** What a thing does, in a sentence or two. */
  help(kind: string, value: string): string {
    const cut = value.lastIndexOf("-");
    return (
      this.find(`${kind}-${value}`, {}, "help") ??
      (cut > 0 ? this.find(`${kind}-${value.slice(0, cut)}`, {}, "help") : null) ??
      ""
    );
  }
}
