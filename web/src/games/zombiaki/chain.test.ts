import { describe, expect, it } from "vitest";
import { scenesOf } from "../../lib/scenes";
import type { Json } from "../../protocol";
import { script } from "./chain";

const unit = { cards: ["zombie-2"], strength: 2, shield: false, boss: false, marks: [] };
const first = script.picture({
  seat: 1,
  units: { A2: unit, A4: unit },
  objects: {},
  hands: { zombies: [], humans: ["shot", "shot"] },
} as unknown as Json);
const tell = (...events: Json[]) =>
  scenesOf(
    script,
    first,
    events.map((event, number) => ({ number, event, undone: false })),
  );

describe("a chain on the street", () => {
  it("lets the bullet fly to whom it meets, then they stagger, then they fall", () => {
    const scenes = tell({ event: "play-lane", seat: 1, card: "shot", lane: "A" }, { event: "die", square: "A4" });
    expect(scenes.map(({ picture }) => [picture.bullet, Object.keys(picture.units)])).toEqual([
      [{ lane: "A", row: 4 }, ["A2", "A4"]],
      [null, ["A2", "A4"]],
      [null, ["A2"]],
    ]);
    expect(scenes[0]!.picture.hands.humans).toEqual(["shot"]);
  });

  it("knows a zombie that walks for the same", () => {
    const [scene] = tell({ event: "walk", from_square: "A2", square: "A3" });
    expect(scene!.picture.who["A3"]).toBe(first.who["A2"]);
  });
});
