import { expect, it } from "vitest";
import { hunt } from "./hunting";

const tiles = [{ tile: "forest-8", x: 0, y: 0, angle: 0 }];
const seen = (paces: Record<string, string[]>) => ({ tiles, paces });

it("moves the zombie that comes nearest, to the nearest square it can reach", () => {
  const view = seen({ "T0.nw": ["T0.ne", "T0.w", "T0.c"], "T0.ne": ["T0.c", "T0.se"] });
  expect(hunt(view, ["dog T0.nw", "dog T0.ne"], "T0.se")).toEqual(["dog T0.ne", "at T0.se"]);
});

it("moves one away from the prey only if no other can come nearer", () => {
  const view = seen({ "T0.se": ["T0.s"], "T0.nw": ["T0.n"] });
  expect(hunt(view, ["dog T0.se", "dog T0.nw"], "T0.se")).toEqual(["dog T0.nw", "at T0.n"]);
  expect(hunt(view, ["dog T0.se"], "T0.se")).toEqual(["dog T0.se", "at T0.s"]);
});

it("answers where the only zombie left goes, and nothing else", () => {
  expect(hunt(seen({}), ["at T0.nw", "at T0.c"], "T0.se")).toEqual(["at T0.c"]);
  expect(hunt(seen({}), ["roll", "play spear"], "T0.se")).toEqual([]);
});
