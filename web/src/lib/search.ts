/** Finding a rule by the words people type. The same in Python: core/search.py; the same cases test both. */
import type { GuideInfo } from "../protocol";

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

const SMALL = new Set(
  "a an and at by de des do does du et for how i il in is it la le les may my of on or ou que qui the to un une what when".split(
    " ",
  ),
);

/** A word without its plural: “survivants” is “survivant”, “chevaux” is left alone. */
const single = (word: string) => (word.length > 3 ? word.replace(/(?<=[^s])[sx]$/, "") : word);

const split = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}+−-]+/u)
    .filter(Boolean);

/** The words of a question that mean something; all of them when none does. */
export function wantedOf(typed: string): string[] {
  const words = split(typed.replace(/(^|\s)[lcdjmnst]['’]/gi, " ")).map(single);
  const telling = words.filter((word) => !SMALL.has(word));
  return telling.length ? telling : words;
}

/** For each wanted word, what would also do: words that the guide calls the same. */
function alike(wanted: string[], words: string[][]): string[][] {
  const groups = words.map((group) => group.map((word) => split(word).map(single).join(" ")));
  return wanted.map((word) => [word, ...groups.filter((group) => group.includes(word)).flat()]);
}

/** How well a text answers: 0 if a word is missing, more for a word itself, or its beginning, than for one that means the same. */
function fit(text: string, wanted: string[][]): number {
  const said = ` ${split(text).map(single).join(" ")} `;
  let sum = 0;
  for (const [own = "", ...others] of wanted) {
    if (said.includes(` ${own}${own.length > 3 ? "" : " "}`)) sum += 2;
    else if (others.some((word) => said.includes(` ${word} `))) sum += 1;
    else return 0;
  }
  return sum;
}

/** What explains the words, the best first: terms and titles before paragraphs, things before the rest. */
export function explanations(book: GuideInfo, typed: string): Found[] {
  const wanted = alike(wantedOf(typed), book.words);
  if (!wanted.length) return [];
  const found: (Found & { rank: number })[] = [];
  const add = (one: Found, rank: number) => rank && found.push({ ...one, rank });
  for (const { id, title, blocks } of book.chapters) {
    const whole = 3 * fit(title, wanted);
    for (const [i, block] of blocks.entries()) {
      const at = { chapter: id, title };
      if (block.kind === "gallery" || block.kind === "cover") {
        for (const thing of block.kind === "gallery" ? (book.galleries[block.name] ?? []) : []) {
          const rank = 2 * fit(`${thing.name} ${thing.also}`, wanted) || fit(`${thing.name} ${thing.help}`, wanted) / 2;
          add({ ...at, text: `**${thing.name}** ${thing.help}`, clauses: thing.clause ? [thing.clause] : [] }, rank);
        }
        continue;
      }
      for (const line of block.lines) {
        const term = /^\*\*(.+?)\*\*/.exec(line.text)?.[1] ?? "";
        const rank = fit(line.text, wanted) + 2 * (term ? fit(term, wanted) : 0) + (i ? 0 : whole);
        add({ ...at, text: line.text.replaceAll("|", " · "), clauses: line.clauses }, rank);
      }
    }
  }
  return found.sort((a, b) => b.rank - a.rank);
}

/** The clauses that say the words. */
export function clausesWith(book: GuideInfo, typed: string): GuideInfo["clauses"] {
  const wanted = alike(wantedOf(typed), book.words);
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
