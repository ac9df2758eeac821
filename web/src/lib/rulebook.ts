/** The rulebook of a game, fetched once per language. */
import type { RulebookInfo } from "../protocol";
import { get } from "./rest";
import type { Lang } from "./texts";

const books = new Map<string, Promise<RulebookInfo>>();

export function rulebook(game: string, lang: Lang): Promise<RulebookInfo> {
  const key = `${game}/${lang}`;
  const known = books.get(key);
  if (known) return known;
  const book = get<RulebookInfo>(`/games/${game}/rulebook/${lang}`);
  book.catch(() => books.delete(key));
  books.set(key, book);
  return book;
}

/** Return the clause about a thing: the one that begins with its name, else the first that mentions it. */
export function clauseOf(book: RulebookInfo, name: string): string {
  const wanted = name.replace(/^.* · |\s*\d+$/g, "").toLowerCase();
  const clauses = book.clauses.map((one) => ({ id: one.id, text: one.text.toLowerCase() }));
  const found =
    clauses.find(({ text }) => text.startsWith(wanted)) ?? clauses.find(({ text }) => text.includes(wanted));
  return found?.id ?? "";
}
