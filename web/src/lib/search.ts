/** Finding a rule by the words people type. The same in Python: core/search.py; the same cases test both. */
import type { ComponentInfo, GuideInfo } from "../protocol";

/** What was found: the explanation, where it stands, and how well it fits. */
export type Found = { chapter: string; title: string; text: string; clauses: string[] };

/** As it may be typed: without capitals, accents, ligatures and curved apostrophes. */
export const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("’", "'")
    .replaceAll("*", "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");

/** Words that say nothing of what is looked for. An accent tells “dé” and “où” from “de” and “ou”. */
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

/** What a word has in common with its plural and its other forms: “gagn” of “gagnez”, “win” of “winner”. */
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

/** The words of a text that mean something, as their stems. */
const split = (text: string) =>
  words(text)
    .filter((word) => !SMALL.has(word))
    .map(stem);

/** The words of a question that mean something; all of them when none does. */
export function wantedOf(typed: string): string[] {
  const telling = split(typed);
  return telling.length ? telling : words(typed).map(stem);
}

/** A word that was typed, what else would do, and the chapters that explain it. */
type Wanted = { own: string; others: string[]; chapters: string[] };

/** What would also do for each word, or for all of them as one expression: words that the guide calls the same. */
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
 * How well a text answers: more for a word itself, or its beginning, than for one that means the same; 0 if a word is
 * missing, unless some will do.
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

/** More for what is called just so, or by a word that means the same. */
function isName(name: string, wanted: Wanted[]): number {
  const called = split(name).join(" ");
  if (called === wanted.map(({ own }) => own).join(" ")) return IS_NAME;
  return wanted.length === 1 && wanted[0]!.others.includes(called) ? IS_ALIKE : 0;
}

/** What a line begins with in bold is what it is about. */
const termOf = (text: string) => /^\*\*(.+?)\*\*/.exec(text)?.[1] ?? "";

/** How well a line of a chapter answers, apart from where it stands. */
function said(text: string, wanted: Wanted[], some: boolean, glossary: boolean): number {
  const score = fit(text, wanted, some);
  const term = termOf(text);
  if (!score || !term) return score;
  return score + IN_TERM * fit(term, wanted, true) + (glossary ? isName(term, wanted) : 0);
}

/** How well a thing of a gallery answers: by its names before what it does. */
function rank({ name, also, help }: ComponentInfo, wanted: Wanted[], some: boolean): number {
  const names = [name, ...also.split(", ")];
  const named = IN_NAME * fit(names.join(" "), wanted, some) + Math.max(...names.map((each) => isName(each, wanted)));
  return named || fit(`${name} ${help}`, wanted, some) / 2;
}

type Ranked = Found & { rank: number };

/** Every passage that answers, and how well. */
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

/** What explains the words, the best first: terms and titles before paragraphs, things before the rest. */
export function explanations(book: GuideInfo, typed: string): Found[] {
  const wanted = alike(typed, book);
  if (!wanted.length) return [];
  const all = ranked(book, wanted, false);
  const found = all.length ? all : ranked(book, wanted, true); // where nothing says it all, what says a part of it
  return found.sort((a, b) => b.rank - a.rank);
}

/** The clauses that say the words. */
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
