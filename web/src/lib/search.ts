/**
 * Find a rule by the words people type. core/search.py does the same in Python; both are tested with the same cases.
 */
import type { ComponentInfo, GuideInfo } from "../protocol";

/** A search result: the explanation and where it is. */
export type Found = { chapter: string; title: string; text: string; clauses: string[] };

/** Normalise text as it may be typed: without capitals, accents, ligatures and curly apostrophes. */
export const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("’", "'")
    .replaceAll("*", "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");

/** Stop words. Accents distinguish “dé” and “où” from “de” and “ou”. */
const SMALL = new Set(
  (
    "a an and are at be by can do does for happens how i if in into is it may me my of on or the there this to what " +
    "when where which who why with you your " +
    "à au aux avec c ce comment d dans de des du en est et faire faut il ils j je l la le les m ma mes mon n on ou " +
    "où par peut pour pourquoi quand que quel quelle quels quelles qui s se si son sur t un une vous y"
  ).split(" "),
);
const IN_TITLE = 3;
const IN_CHAPTER = 6;
const IN_TERM = 2;
const IN_NAME = 2;
const IS_NAME = 5;
const IS_ALIKE = 3;

/** Return the stem of a word: “gagn” for “gagnez”, “win” for “winner”. */
function stem(word: string): string {
  const found = word.length > 2 ? plain(word).replace(/(?<=[^s])[sx]$/, "") : plain(word);
  const short = found.replace(/(?<=[\p{L}\p{N}]{3})(?:ing|ed|er|ee|ez|ante?|ent|e)$/u, "");
  return short === found ? found : short.replace(/([bdfgmnprt])\1$/, "$1");
}

const words = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("*", "")
    .split(/[^\p{L}\p{N}\p{M}+−]+/u)
    .filter(Boolean);

/** Return the stems of a text, without stop words. */
const split = (text: string) =>
  words(text)
    .filter((word) => !SMALL.has(word))
    .map(stem);

/** Return the stems of a query without stop words; all of them if there are only stop words. */
export function wantedOf(typed: string): string[] {
  const telling = split(typed);
  return telling.length ? telling : words(typed).map(stem);
}

/** A query term, its synonyms, and the chapters that explain it. */
type Wanted = { own: string; others: string[]; chapters: string[] };

/** Look up synonyms in the guide, for each word or for the whole query as one expression. */
function alike(typed: string, book: GuideInfo): Wanted[] {
  const joined = (word: string) => split(word).join(" ");
  const groups = book.words.map((group) => {
    const own = group.words.map(joined);
    return { own, known: new Set([...own, ...group.also.map(joined)]), chapter: group.chapter };
  });
  const wanted = wantedOf(typed);
  const whole = wanted.join(" ");
  return (groups.some(({ known }) => known.has(whole)) ? [whole] : wanted).map((own) => {
    const same = groups.filter(({ known }) => known.has(own));
    return {
      own,
      others: same.flatMap((group) => group.own),
      chapters: same.map(({ chapter }) => chapter).filter(Boolean),
    };
  });
}

/**
 * Score how well a text matches: more for the word itself, or its beginning, than for a synonym; 0 if a word is
 * missing, unless `some` is set.
 */
function fit(text: string, wanted: Wanted[], some = false): number {
  const said = ` ${split(text).join(" ")} `;
  let sum = 0;
  for (const { own, others } of wanted) {
    if (said.includes(` ${own}${own.length > 3 ? "" : " "}`)) sum += 2;
    else if (others.some((word) => said.includes(` ${word} `))) sum += 1;
    else if (!some) return 0;
  }
  return sum;
}

/** Return a bonus if the name is exactly the query, or a synonym of it. */
function isName(name: string, wanted: Wanted[]): number {
  const called = split(name).join(" ");
  if (called === wanted.map(({ own }) => own).join(" ")) return IS_NAME;
  return wanted.length === 1 && wanted[0]!.others.includes(called) ? IS_ALIKE : 0;
}

/** Return the bold term at the beginning of a line: what the line is about. */
const termOf = (text: string) => /^\*\*(.+?)\*\*/.exec(text)?.[1] ?? "";

/** Score a line of a chapter, regardless of its position. */
function said(text: string, wanted: Wanted[], some: boolean, glossary: boolean): number {
  const score = fit(text, wanted, some);
  const term = termOf(text);
  if (!score || !term) return score;
  return score + IN_TERM * fit(term, wanted, true) + (glossary ? isName(term, wanted) : 0);
}

/** Score a component of a gallery: by its names first, then by its description. */
function rank({ name, also, help }: ComponentInfo, wanted: Wanted[], some: boolean): number {
  const names = [name, ...also.split(", ")];
  const named = IN_NAME * fit(names.join(" "), wanted, some) + Math.max(...names.map((each) => isName(each, wanted)));
  return named || fit(`${name} ${help}`, wanted, some) / 2;
}

type Ranked = Found & { rank: number };

/** Return every matching passage with its score. */
function ranked(book: GuideInfo, wanted: Wanted[], some: boolean): Ranked[] {
  const found: Ranked[] = [];
  for (const { id, title, blocks } of book.chapters) {
    const add = (text: string, clauses: string[], rank: number) =>
      rank && found.push({ chapter: id, title, text, clauses, rank });
    const meant = wanted.filter(({ chapters }) => chapters.includes(id)).length;
    const titled = IN_TITLE * fit(title, wanted, some);
    const whole = titled + IN_CHAPTER * meant;
    const first = some || meant === wanted.length ? whole : titled;
    for (const [i, block] of blocks.entries()) {
      for (const thing of block.kind === "gallery" ? (book.galleries[block.name] ?? []) : []) {
        const score = rank(thing, wanted, some);
        const clauses = thing.clause ? [thing.clause] : [];
        add(`**${thing.name}** ${thing.help}`, clauses, score && score + IN_CHAPTER * meant);
      }
      if (block.kind === "gallery" || block.kind === "cover") continue;
      for (const line of block.lines.slice(block.kind === "table" ? 1 : 0)) {
        const score = said(line.text, wanted, some, id === "glossary");
        add(line.text.replaceAll("|", " · "), line.clauses, score + (score ? whole + (i ? 0 : 1) : i ? 0 : first));
      }
    }
  }
  return found;
}

/**
 * Return the passages that explain the query, best first: terms and titles before paragraphs, components before the
 * rest.
 */
export function explanations(book: GuideInfo, typed: string): Found[] {
  const wanted = alike(typed, book);
  if (!wanted.length) return [];
  const all = ranked(book, wanted, false);
  const found = all.length ? all : ranked(book, wanted, true); // if nothing matches all words, whatever matches some
  return found.sort((a, b) => b.rank - a.rank);
}

/** Return the clauses that contain the words. */
export function clausesWith(book: GuideInfo, typed: string): GuideInfo["clauses"] {
  const wanted = alike(typed, book);
  if (!wanted.length) return book.clauses;
  const id = plain(typed.trim()).toUpperCase();
  const ranked = book.clauses.map((clause) => ({
    clause,
    rank: clause.id === id ? 99 : fit(`${clause.chapter} ${clause.text}`, wanted),
  }));
  return ranked
    .filter(({ rank }) => rank)
    .sort((a, b) => b.rank - a.rank)
    .map(({ clause }) => clause);
}
