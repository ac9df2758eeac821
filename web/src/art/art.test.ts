import { describe, expect, it } from "vitest";
import components from "./components.json";
import farm from "./farm/farm";
import forest from "./forest/forest";
import { WORLDS, type Drawn, type World } from "./kit/load.svelte";
import { names, titlesOf } from "./kit/titles";
import night from "./night/night";
import poster from "./poster/poster";

const SYMBOL = 4000; // bytes per symbol
const SHEET = 140_000; // bytes of a world's symbols: about a fifth of that when gzipped, which checks/web.py measures
const drawn: Record<World, Drawn> = { poster, night, farm, forest };
const symbols = (world: World) =>
  drawn[world].markup.match(/<symbol .*?<\/symbol>/g)!.map((each) => [/id="([^"]+)"/.exec(each)![1]!, each] as const);

describe.each(WORLDS)("the world %s", (world) => {
  const all = new Set(names(world, drawn[world].markup));

  it("has a picture for every component of its game", () => {
    const missing = components[world].filter((name) => !all.has(drawn[world].looks(name, "", []).symbol));
    expect(missing).toEqual([]);
  });

  it("names every drawing in both languages", async () => {
    for (const lang of ["en", "fr"] as const) {
      const { title } = await titlesOf(world, lang);
      expect([...all].filter((name) => !title(name))).toEqual([]);
    }
  });

  it("draws each symbol in less than 4 kB, all of them in less than its share of the board", () => {
    expect(symbols(world).filter(([, markup]) => markup.length >= SYMBOL)).toEqual([]);
    expect(drawn[world].markup.length).toBeLessThan(SHEET);
  });

  it("draws every symbol with something in it, from parts that are there", () => {
    const { markup } = drawn[world];
    const ids = new Set([...markup.matchAll(/\bid="([^"]+)"/g)].map((found) => found[1]));
    const used = [...markup.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((found) => found[1]!);
    expect(used.filter((id) => !ids.has(id))).toEqual([]);
    expect([...markup.matchAll(/\bid="([^"]+)"/g)].length).toBe(ids.size);
    expect(symbols(world).filter(([, each]) => !/<(path|circle|ellipse|rect|use) /.test(each))).toEqual([]);
  });

  it("is well-formed, and carries no style the server's policy would refuse", () => {
    const { markup } = drawn[world];
    const page = new DOMParser().parseFromString(
      `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`,
      "image/svg+xml",
    );
    expect(page.querySelector("parsererror")?.textContent).toBeUndefined();
    expect(page.querySelectorAll("[style], style, script, image").length).toBe(0);
  });
});

describe("the looks of a thing", () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => seed);
  const looks = (world: World, name: string) => seeds.map((seed) => JSON.stringify(drawn[world].looks(name, seed, [])));

  it.each([
    ["night", "zombie-3", 20],
    ["night", "dog", 8],
    ["farm", "pig-big", 8],
    ["poster", "card-hippie", 15],
    ["forest", "dogs", 3],
    ["forest", "tree", 3],
  ] as const)("%s %s comes in many variants", (world, name, least) => {
    expect(new Set(looks(world, name)).size).toBeGreaterThanOrEqual(least);
  });

  it("stay with their seed", () => {
    expect(looks("night", "zombie-2")).toEqual(looks("night", "zombie-2"));
    expect(drawn.night.looks("zombie-2", "A1-7", [])).toEqual(drawn.night.looks("zombie-2", "A1-7", []));
  });

  it("keep what tells a thing apart: strength, faction, seat", () => {
    for (const seed of seeds) {
      expect(night.looks("zombie-4", seed, []).symbol).toMatch(/^zombie-4-[ab]$/);
      expect(poster.looks("card-nurse", seed, []).symbol).toBe("card-nurse");
      expect(forest.looks("pawn-2", seed, []).symbol).toBe("pawn-2");
    }
  });

  it("tell a mood by a class of its own", () => {
    expect(farm.looks("pig-big", "", ["fed", "vaccinated"]).classes).toEqual(["farm-fed", "farm-vaccinated"]);
    expect(forest.looks("roof-cabin", "", ["open"]).classes).toEqual(["forest-open"]);
  });
});
