import { beforeEach, expect, it } from "vitest";
import type { GameInfo } from "../protocol";
import { asTable, keepChoice, lastChoice, usualChoice } from "./choices";

const night = { name: "night", default: 10, choices: [], low: 1, high: 20, many: 0 };
const game = { name: "toy", fewest_seats: 2, most_seats: 4, settings: [night], presets: {} } as unknown as GameInfo;

beforeEach(() => localStorage.clear());

it("remembers the last choice, without settings that the game no longer has", () => {
  keepChoice(game, { ...usualChoice(game), seats: 4, settings: { night: 8, day: 1 } });
  expect(lastChoice(game)).toEqual({ ...usualChoice(game), seats: 4, settings: { night: 8 } });
});

it("reads a choice that an earlier version kept, and opens a table with it", () => {
  const before = { seats: 3, bots: ["", "steady"], options: { night: 8 }, public: true };
  localStorage.setItem("tablee-choice-toy", JSON.stringify(before));
  const choice = lastChoice(game);
  expect(choice).toEqual({ ...usualChoice(game), bots: ["", "steady"], settings: { night: 8 }, public: true });
  expect(asTable(game, choice)).toMatchObject({ game: "toy", settings: { night: 8 } });
  expect(asTable(game, choice)).not.toHaveProperty("options");
});
