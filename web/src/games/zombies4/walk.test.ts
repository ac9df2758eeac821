import { describe, expect, it } from "vitest";
import { scenesOf } from "../../lib/scenes";
import type { Json } from "../../protocol";
import { squaresOf } from "./forest";
import { script } from "./walk";

const player = { square: "T0.s", halves: 6, bullets: 3, trophies: 0, front: [], hand: 3 };
const first = script.picture({
  seat: 0,
  tiles: [{ tile: "bridge", x: 0, y: 0, angle: 0 }],
  dogs: { "T0.n": 1 },
  humans: {},
  tokens: {},
  players: [player, player],
  hand: ["portal", "portal"],
} as unknown as Json);
const last = (...events: Json[]) =>
  scenesOf(
    script,
    first,
    events.map((event, number) => ({ number, event, undone: false })),
  ).at(-1)!.picture;

describe("a turn in the forest", () => {
  it("lays a tile once, even if it is told twice", () => {
    const lay = { event: "lay", seat: 1, tile: "cave", place: "T1", x: 0, y: -1, angle: 0 };
    expect(last(lay, lay).tiles.map((tile) => tile.tile)).toEqual(["bridge", "cave"]);
  });

  it("follows a dog that runs and takes away the one that is beaten", () => {
    const ran = last({ event: "prowl", zombie: "dog", from_square: "T0.n", square: "T0.c" });
    expect(ran.pack).toEqual([{ ...first.pack[0], square: "T0.c", side: 0 }]);
    const beaten = last({ event: "beat", seat: 1, foe: "dog", square: "T0.n", count: 1 });
    expect([beaten.pack, beaten.players[1]!.trophies]).toEqual([[], 1]);
  });

  it("plays one of two cards of a kind, and only out of one’s own hand", () => {
    expect(last({ event: "play", seat: 0, card: "portal" }).hand).toEqual(["portal"]);
    expect(last({ event: "play", seat: 1, card: "portal" }).hand).toEqual(["portal", "portal"]);
  });

  it("walks, loses hearts and spends bullets", () => {
    const after = last(
      { event: "step", seat: 1, from_square: "T0.s", square: "T0.c" },
      { event: "shoot", seat: 1, count: 2 },
      { event: "hurt", seat: 1, halves: 2 },
    ).players[1]!;
    expect([after.square, after.bullets, after.halves]).toEqual(["T0.c", 1, 4]);
  });

  it("keeps tiles and squares that lie as before, so that only what changed is drawn again", () => {
    const laid = (...tiles: object[]) =>
      ({ ...first, tiles: [...structuredClone(first.tiles), ...tiles] }) as unknown as Json;
    const next = script.picture(laid({ tile: "cave", x: 0, y: -1, angle: 0 }), first);
    expect(next.tiles[0]).toBe(first.tiles[0]);
    expect(squaresOf(next.tiles)[0]).toBe(squaresOf(first.tiles)[0]);
    const turned = script.picture(laid({ tile: "cave", x: 0, y: -1, angle: 90 }), next);
    expect(turned.tiles[1]).not.toBe(next.tiles[1]);
  });

  it("does not stop for what cannot be seen", () => {
    const window = [{ number: 1, event: { event: "window", reason: "turn" }, undone: false }];
    expect(scenesOf(script, first, window)).toEqual([]);
  });
});
