/** The cover of a guide: three pictures that show what the game is, and its weight. */
import type { GuideInfo } from "../protocol";

export type Cover = { pictures: { name: string; at: number; text: string }[]; weight: string };

export function coverOf(book: GuideInfo): Cover {
  const blocks = book.chapters.flatMap((chapter) => chapter.blocks);
  const lines = blocks.find((block) => block.kind === "cover")?.lines ?? [];
  const said = lines.map(({ text }) => {
    const cut = text.indexOf(" = ");
    return [text.slice(0, cut), text.slice(cut + 3)] as const;
  });
  const pictures = said.flatMap(([shown, text]) => {
    const [name = "", at = ""] = shown.split(" ");
    return book.pictures[name] ? [{ name, at: Number(at), text }] : [];
  });
  return { pictures, weight: said.find(([shown]) => shown === "weight")?.[1] ?? "" };
}
