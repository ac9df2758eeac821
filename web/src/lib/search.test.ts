import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import type { GuideInfo } from "../protocol";
import cases from "./search.cases.json";
import { explanations, wantedOf } from "./search";

/** The guides as the server tells them. */
const program =
  "import sys, msgspec, tablee; from tablee.server.guides import guide_info; tablee.games(); " +
  "sys.stdout.buffer.write(msgspec.json.encode(guide_info(sys.argv[1], sys.argv[2])))";
const read = (game: string, lang: string): GuideInfo =>
  JSON.parse(
    execFileSync("../.venv/bin/python", ["-c", program, game, lang], {
      env: { ...process.env, PYTHONPATH: "../src" },
      maxBuffer: 1 << 26,
    }).toString(),
  ) as GuideInfo;

describe("words find the explanation first", () => {
  const books = new Map<string, GuideInfo>();
  test.each(cases)("$game $lang $typed", ({ game, lang, typed, chapter, says }) => {
    const book = books.get(game + lang) ?? read(game, lang);
    books.set(game + lang, book);
    const first = explanations(book, typed)[0];
    expect(first?.chapter).toBe(chapter);
    expect(first?.text).toContain(says);
  });
});

test("small words, accents, ligatures and plurals do not matter", () => {
  expect(wantedOf("How do I lose the hearts?")).toEqual(["lose", "heart"]);
  expect(wantedOf("l’Œuf des chœurs")).toEqual(["oeuf", "choeur"]);
  expect(wantedOf("the")).toEqual(["the"]);
});
