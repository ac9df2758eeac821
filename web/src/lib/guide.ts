/** The guide of a game, fetched once per language; the service worker caches it for offline use. */
import type { ClauseInfo, GuideChapter, GuideInfo } from "../protocol";
import { get } from "./rest";
import type { Lang } from "./texts";

const guides = new Map<string, Promise<GuideInfo>>();

export function guide(game: string, lang: Lang): Promise<GuideInfo> {
  const key = `${game}/${lang}`;
  const known = guides.get(key);
  if (known) return known;
  const made = get<GuideInfo>(`/games/${encodeURIComponent(game)}/guide/${lang}`);
  made.catch(() => guides.delete(key));
  guides.set(key, made);
  return made;
}

export const clausesById = (book: GuideInfo): Map<string, ClauseInfo> =>
  new Map(book.clauses.map((clause) => [clause.id, clause]));

/** The chapter that explains a question. */
export const chapterOf = (book: GuideInfo, asked: string): GuideChapter | undefined =>
  book.chapters.find((chapter) => chapter.asked.includes(asked));

export type Piece = { text: string; strong?: boolean; soft?: boolean };

/** Split a line into **bold** and *italic* pieces, the only markup inside a line. */
export function pieces(text: string): Piece[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith("**")) return { text: part.slice(2, -2), strong: true };
      if (part.startsWith("*") && part.length > 2) return { text: part.slice(1, -1), soft: true };
      return { text: part };
    });
}
