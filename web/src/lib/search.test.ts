import { expect, test } from "vitest";
import type { GuideInfo } from "../protocol";
import { clausesWith, explanations, wantedOf } from "./search";

const line = (text: string, ...clauses: string[]) => ({ text, clauses });
const thing = { kind: "card", id: "moon", when: "", clause: "MOO-2", copies: 3, drawing: "" };
const book: GuideInfo = {
  title: "Lunes",
  lead: "",
  names: [],
  pictures: {},
  words: [
    { words: ["pli", "levée"], chapter: "", also: ["trick"] },
    { words: ["vie", "santé"], chapter: "trick", also: ["health"] },
  ],
  clauses: [
    { id: "MOO-1", chapter: "Jeu", tag: "seed", text: "Le pli va au cœur." },
    { id: "MOO-2", chapter: "Jeu", tag: "ruling", text: "Les lunes brillent." },
  ],
  galleries: { all: [{ ...thing, name: "Lune rousse", help: "Éclaire la nuit.", also: "Red Moon" }] },
  chapters: [
    {
      id: "trick",
      title: "Un pli",
      asked: [],
      blocks: [{ kind: "text", name: "", lines: [line("On joue une carte.", "MOO-1")] }],
    },
    {
      id: "words",
      title: "Les mots",
      asked: [],
      blocks: [
        { kind: "list", name: "", lines: [line("**Cœur** : une vie."), line("Une carte sans cœur ne gagne pas.")] },
        { kind: "gallery", name: "all", lines: [] },
      ],
    },
  ],
};
const first = (typed: string) => explanations(book, typed)[0];

test("words are found however they are typed, and terms come first", () => {
  for (const typed of ["coeur", "CŒURS", "le cœur ?"]) expect(first(typed)?.text).toBe("**Cœur** : une vie.");
  expect(first("levées")?.chapter).toBe("trick");
  expect(first("tricks")?.chapter).toBe("trick");
  expect(first("red moons")?.text).toContain("Lune rousse");
  expect(first("eclaire")?.text).toContain("Lune rousse");
  expect(first("vaisseau")).toBeUndefined();
});

test("clauses are found by number, by words and by words that mean the same", () => {
  expect(clausesWith(book, "moo-2").map(({ id }) => id)).toEqual(["MOO-2"]);
  expect(clausesWith(book, "lune").map(({ id }) => id)).toEqual(["MOO-2"]);
  expect(clausesWith(book, "levée").map(({ id }) => id)).toEqual(["MOO-1"]);
});

test("words lead to their chapter, and a part is found where nothing says it all", () => {
  expect(first("health")?.text).toBe("On joue une carte.");
  expect(first("vaisseau rousse")?.text).toContain("Lune rousse");
});

test("small words, accents, ligatures, plurals and endings do not matter", () => {
  expect(wantedOf("How do I feed the hearts?")).toEqual(["feed", "heart"]);
  expect(wantedOf("winners winning")).toEqual(["win", "win"]);
  expect(wantedOf("gagner gagnez gagnante gagnées")).toEqual(["gagn", "gagn", "gagn", "gagn"]);
  expect(wantedOf("le dé des dés")).toEqual(["de", "de"]);
  expect(wantedOf("l’Œuf des chœurs")).toEqual(["oeuf", "choeur"]);
  expect(wantedOf("the")).toEqual(["the"]);
});
