import { expect, it } from "vitest";
import type { Why } from "../protocol";
import { figured, whyLines } from "./hinting";
import { bundle, Texts } from "./texts";

const why: Why = {
  others: ["play hippie-9"],
  lead: "clear",
  worlds: 400,
  figures: [
    { name: "bitten", value: 1.2, other: 1.8, good: true },
    { name: "survivors", value: -4, other: 8, good: false },
  ],
  risk: "bitten",
  wrong: 3,
  other_wrong: 6,
};

it("says a figure as a person would", () => {
  expect([0.04, 1.25, 9.96, 12.4, -0.6, -0.02].map((value) => figured(value, "en"))).toEqual([
    "0",
    "1.3",
    "10",
    "12",
    "−0.6",
    "0",
  ]);
  expect(figured(-0.6, "fr")).toBe("−0,6");
});

it("names the other option, each figure with what is gained, and what can go wrong", async () => {
  const texts = new Texts(await bundle("en", "happy_dayz"), "en", { play: ["card"] });
  const [lead, bitten, survivors, risk] = whyLines(why, texts);
  expect(lead!.text).toContain("“Play Hippie 9”");
  expect(bitten).toEqual({ text: "Zombies from this trick: 1.2 (−0.6)", good: true });
  expect(survivors).toEqual({ text: "Survivors by the end of the round: −12", good: false });
  expect(risk!.text).toContain("3 times out of 10");
});

it("says that there was no choice", async () => {
  const texts = new Texts(await bundle("en", "happy_dayz"), "en");
  expect(whyLines({ ...why, lead: "alone" }, texts)).toHaveLength(1);
});
