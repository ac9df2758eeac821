import { expect, it } from "vitest";
import type { RulebookInfo } from "../protocol";
import { clauseOf } from "./rulebook";

const clauses = [
  { id: "T-1", text: "In a round with rising prices nobody sleeps." },
  { id: "T-2", text: "Rising prices: every pig costs more." },
  { id: "T-3", text: "Zombies cost what is printed on them." },
];
const book = { clauses } as RulebookInfo;

it("finds the clause of a card by its name, without its season or its number", () => {
  expect(clauseOf(book, "Summer · Rising prices")).toBe("T-2");
  expect(clauseOf(book, "Zombies 20")).toBe("T-3");
  expect(clauseOf(book, "Snow")).toBe("");
});
