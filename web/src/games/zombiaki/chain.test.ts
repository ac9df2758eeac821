import { describe, expect, it } from "vitest";
import { scenesOf } from "../../lib/scenes";
import type { Json } from "../../protocol";
import { scriptOf } from "./chain";
import { stepsLeft, type ZombiakiView } from "./street";

const unit = { cards: ["zombie-2"], strength: 2, shield: false, boss: false, marks: [] };
const view: Partial<ZombiakiView> = {
  seat: 1,
  units: { A2: unit, A4: unit },
  objects: {},
  hands: { zombies: [], humans: ["shot", "shot"] },
};
const script = scriptOf(() => []);
const first = script.picture(view);
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

  it("leaves units as they are that are as before, so that only what changed is drawn again", () => {
    const next = script.picture(structuredClone({ ...view, units: { A2: unit, A4: { ...unit, strength: 1 } } }), first);
    expect(next.units["A2"]).toBe(first.units["A2"]);
    expect(next.units["A4"]!.strength).toBe(1);
  });

  it("knows it again after a reload, by what was told", () => {
    const told: Json[] = [
      { event: "play-at", seat: 0, card: "zombie-2", square: "B1" },
      { event: "play-at", seat: 0, card: "zombie-2", square: "A1" },
      { event: "walk", from_square: "A1", square: "A2" },
      { event: "die", square: "B1" },
      { event: "play-at", seat: 0, card: "zombie-2", square: "A4" },
    ];
    expect(scriptOf(() => told).picture(view).who).toEqual({ A2: 2, A4: 3 });
  });

  it("leaves the zombie that wins behind the barricade, also after a reload", () => {
    const told: Json[] = [{ event: "cross", square: "A4" }];
    const [scene] = tell(...told);
    const over = { ...view, winner: "zombies" };
    for (const picture of [scene!.picture, scriptOf(() => told).picture(over, first)]) {
      expect(Object.keys(picture.units)).toEqual(["A2"]);
      expect(picture.through).toEqual({ lane: "A", unit, who: first.who["A4"] });
    }
  });

  it("stops to say what a card did not do, and changes nothing", () => {
    const [scene] = tell({ event: "nothing", card: "back-off" });
    expect(scene!.picture.units).toEqual(first.units);
    expect(scene!.time).toBeGreaterThan(0);
  });
});

describe("dogs", () => {
  const dog = { cards: ["dog"], strength: 0, shield: false, boss: false, marks: [] as string[] };
  const street = { ...first, units: { A1: dog, B1: dog, C1: { ...dog, marks: ["ran"] } } };

  it("show the steps they have left while dogs run", () => {
    const steps = (agenda: Json[]) => ["A1", "B1", "C1"].map((square) => stepsLeft({ ...street, agenda }, square));
    expect(steps([{ step: "run", square: "A1", steps: 2 }, { step: "dogs" }])).toEqual([2, 3, 0]);
    expect(steps([{ step: "dogs" }])).toEqual([3, 3, 0]);
    expect(steps([{ step: "play", side: "zombies" }])).toEqual([0, 0, 0]);
  });
});
