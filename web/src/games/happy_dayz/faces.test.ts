import { expect, it } from "vitest";
import { laidOut } from "./faces";

it("lays out the cards a power offers, but not those in the hand", () => {
  expect(laidOut(["give hippie-8", "give van", "give dog-5", "keep"], ["dog-5"])).toEqual(["hippie-8", "van"]);
});

it("lays out nothing for seats, sides, Factions and cards of the hand", () => {
  expect(laidOut(["play dog-2 plus", "play dog-2 minus"], ["dog-2"])).toEqual([]);
  expect(laidOut(["to seat-0", "to seat-2", "swap hippie biker", "keep"], [])).toEqual([]);
});
