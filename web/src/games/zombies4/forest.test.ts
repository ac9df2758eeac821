import { describe, expect, it } from "vitest";
import { lastRoll } from "./dice";
import { linesOf } from "./draw";
import {
  chance,
  groundOf,
  goesOn,
  hearts,
  legOf,
  phaseOf,
  placeBeside,
  restOf,
  spotOf,
  squareBeyond,
  squaresOf,
  turnedOn,
  wayTo,
} from "./forest";
import { PLANS } from "./plans";

const tiles = [
  { tile: "bridge", x: 0, y: 0, angle: 0 },
  { tile: "boathouse", x: 0, y: -1, angle: 90 },
];

describe("a walk in one go", () => {
  const way = ["T0.c", "T0.n", "T1.s", "T1.c"];
  const nothing = { tokens: {}, dogs: {}, humans: {} };

  it("goes up to the first square with something to decide", () => {
    expect(legOf(nothing, way)).toEqual(way);
    expect(legOf({ ...nothing, tokens: { "T0.n": "heart" } }, way)).toEqual(["T0.c", "T0.n"]);
    expect(legOf({ ...nothing, dogs: { "T1.s": 1 } }, way)).toEqual(["T0.c", "T0.n", "T1.s"]);
  });

  it("goes on from where it stopped, and nowhere for who was carried off", () => {
    expect(restOf(way, "T0.n")).toEqual(["T1.s", "T1.c"]);
    expect(restOf(way, "T1.c")).toEqual([]);
    expect(restOf(way, "T3.c")).toEqual([]);
  });
});

describe("a walk goes on", () => {
  const way = ["T0.c", "T0.n"];
  const nothing = { tokens: {}, dogs: {}, humans: {} };
  const at = (here: string, stays: boolean, kind: string, ...options: string[]) =>
    goesOn({ way, stays }, here, { kind, options }, nothing);

  it("after a pause, unless there is something else to decide", () => {
    expect(at("T0.c", false, "move", "stop", "step T0.n")).toEqual(["step T0.n"]);
    expect(at("T0.c", false, "move", "stop", "collect", "step T0.n")).toEqual([]);
    expect(at("T0.c", false, "fight", "roll")).toEqual([]);
    expect(at("T3.c", true, "move", "stop", "step T0.n")).toEqual([]);
  });

  it("with the token at its goal, and ends there if the pawn was dropped", () => {
    expect(at("T0.n", false, "move", "stop", "collect")).toEqual(["collect"]);
    expect(at("T0.n", false, "move", "stop", "step T1.s")).toEqual([]);
    expect(at("T0.n", true, "move", "stop", "collect")).toEqual(["collect"]);
    expect(at("T0.n", true, "move", "stop", "step T1.s")).toEqual(["stop"]);
    expect(at("T0.n", true, "move", "stop", "cast")).toEqual([]);
    expect(at("T0.n", true, "fight", "roll", "play spear")).toEqual(["roll"]);
    expect(at("T0.n", false, "fight", "roll", "play spear")).toEqual([]);
  });
});

describe("the map", () => {
  it("turns a tile on until it fits", () => {
    expect(turnedOn([0, 90, 180, 270], 90)).toBe(90);
    expect(turnedOn([0, 180], 90)).toBe(180);
    expect(turnedOn([0, 180], 270)).toBe(0);
  });

  it("turns a tile clockwise with its ground", () => {
    // As printed, the water is in the south; rotated by 90 degrees it is in the west.
    expect([0, 3, 6].map((place) => groundOf(tiles[1]!, place))).toEqual(["~", "~", "~"]);
    expect(groundOf(tiles[1]!, 7)).toBe("D");
  });

  it("finds the next square in a direction, and none beyond the edge", () => {
    const squares = squaresOf(tiles);
    expect(squareBeyond(squares, "T0.c", [0, -1])?.name).toBe("T0.n");
    expect(squareBeyond(squares, "T0.n", [0, -1])?.name).toBe("T1.s");
    expect(squareBeyond(squares, "T0.s", [0, 1])).toBeNull();
  });

  it("has no squares of water and banks", () => {
    expect(squaresOf(tiles).map((square) => square.name)).toEqual([
      ...["T0.n", "T0.c", "T0.s"],
      ...["T1.n", "T1.ne", "T1.c", "T1.e", "T1.s", "T1.se"],
    ]);
  });

  it("knows where squares and free places lie", () => {
    expect(spotOf(tiles, "T1.se")).toEqual({ x: 144, y: -72 });
    expect(placeBeside(tiles, "T1 west")).toEqual({ x: -1, y: -1 });
  });

  it("reads the way to a square from its end", () => {
    const reach = { "T0.c": "T0.s", "T0.n": "T0.c", "T1.s": "T0.n" };
    expect(wayTo(reach, "T1.s")).toEqual(["T0.c", "T0.n", "T1.s"]);
    expect(wayTo(reach, "T9.c")).toEqual([]);
  });

  it("draws every wall and door of a plan once", () => {
    const sorts = (tile: string) => linesOf(PLANS[tile]!).map((line) => line.sort);
    const count = (tile: string, sort: string) => sorts(tile).filter((one) => one === sort).length;
    expect([count("cabin", "wall"), count("cabin", "door")]).toEqual([7, 1]);
    expect([count("cave", "stone"), count("cave", "entrance")]).toEqual([9, 1]);
    expect([count("outhouse", "wall"), count("outhouse", "door")]).toEqual([5, 2]);
    expect(sorts("forest-1")).toEqual([]);
  });
});

describe("numbers", () => {
  it("shows half hearts", () => {
    expect(hearts(5)).toEqual([2, 2, 1, 0, 0]);
    expect(hearts(10)).toEqual([2, 2, 2, 2, 2]);
  });

  it("tells the chance of a die", () => {
    expect([6, 5, 4, 1].map(chance)).toEqual([17, 33, 50, 100]);
  });

  it("knows where the turn is", () => {
    expect(phaseOf([{ step: "turn", seat: 0, stage: "zombie-die" }])).toBe(3);
    expect(phaseOf([])).toBe(-1);
  });

  it("finds the last dice of this turn, and whether they were enough", () => {
    const log = (...events: Record<string, unknown>[]) =>
      events.map((event, number) => ({ number, event, undone: false }));
    const attack = { event: "attack", die: 4, bonus: 1, needed: 5 };
    expect(lastRoll(log({ event: "turn" }, attack, { event: "beat" }))).toMatchObject({ faces: [4], good: true });
    expect(lastRoll(log(attack, { event: "turn" }))).toBeNull();
    const duel = { event: "duel-dice", die: 2, target_die: 6 };
    expect(lastRoll(log(duel))).toMatchObject({ faces: [2, 6] });
    expect(lastRoll(log(duel))).not.toHaveProperty("good");
  });
});
