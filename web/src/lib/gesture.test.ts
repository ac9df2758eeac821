import { describe, expect, it, vi } from "vitest";
import type { TableStore } from "./table.svelte";

vi.mock("./session.svelte", () => ({
  session: {
    games: [{ name: "toy", verbs: { play: ["card", "side"], to: ["seat"] } }],
    texts: { say: (id: string) => id },
  },
}));
const { Gesture } = await import("./gesture.svelte");

function asked(options: string[]) {
  const picks: string[] = [];
  const table = {
    now: { game: "toy" },
    decision: options.length ? { number: 1, kind: "", args: {}, options, answered: false } : null,
    problem: null as unknown,
    pick: async (pick: string) => void picks.push(pick),
  };
  return { gesture: new Gesture(table as unknown as TableStore), picks, table };
}

describe("gestures", () => {
  it("carries out the only option a thing has", async () => {
    const { gesture, picks } = asked(["play dog-3", "play dog-5"]);
    await gesture.touch("dog-5", "card");
    expect(picks).toEqual(["play dog-5"]);
  });

  it("holds a thing that has several options, and the next thing decides", async () => {
    const { gesture, picks } = asked(["play dog-3 low", "play dog-3 high", "play dog-5 low"]);
    await gesture.touch("dog-3", "card");
    expect(picks).toEqual([]);
    expect([gesture.can("low"), gesture.can("high"), gesture.can("dog-5")]).toEqual([true, true, false]);
    expect([gesture.could("dog-5"), gesture.could("dog-7")]).toEqual([true, false]);
    await gesture.touch("high", "side");
    expect(picks).toEqual(["play dog-3 high"]);
  });

  it("lets go of a held thing when it is touched again, and changes to another", async () => {
    const { gesture } = asked(["play dog-3 low", "play dog-3 high", "play dog-5 low", "play dog-5 high"]);
    await gesture.touch("dog-3", "card");
    await gesture.touch("dog-5", "card");
    expect(gesture.held).toEqual(["dog-5"]);
    await gesture.touch("dog-5", "card");
    expect(gesture.held).toEqual([]);
  });

  it("previews what is pointed at, and what a finger rests on; a tap acts without a preview", async () => {
    vi.useFakeTimers();
    const { gesture } = asked(["play dog-3"]);
    const element = document.createElement("button");
    gesture.aimed("dog-3")(element);
    await Promise.resolve();
    const point = async (type: string, pointerType: string) => {
      element.dispatchEvent(Object.assign(new Event(type), { pointerType }));
      await Promise.resolve();
      return gesture.aim;
    };
    expect(await point("pointerenter", "mouse")).toBe("dog-3");
    expect(await point("pointerleave", "mouse")).toBe(null);
    expect(await point("pointerenter", "touch")).toBe(null);
    vi.runAllTimers();
    expect(gesture.aim).toBe("dog-3");
    expect(await point("pointerleave", "touch")).toBe(null);
    await point("pointerenter", "touch");
    await point("pointerleave", "touch");
    vi.runAllTimers();
    expect(gesture.aim).toBe(null);
    vi.useRealTimers();
  });

  it("asks the table why a thing is not possible, in the place of one of its kind", async () => {
    const { gesture, picks } = asked(["play dog-3 low"]);
    await gesture.touch("hippie-1", "card");
    expect(picks).toEqual(["play hippie-1 low"]);
  });

  it("need not say what a thing on the board says already", async () => {
    const { gesture } = asked(["put dog-3 left", "put dog-5 left", "put dog-5 right", "pass"]);
    for (const card of ["dog-3", "dog-5"]) gesture.thing(card)(document.createElement("button"));
    await Promise.resolve();
    expect(gesture.spoken).toEqual(["put dog-5 left", "put dog-5 right", "pass"]);
  });

  it("lets a thing stand for a whole pick", async () => {
    const { gesture, picks } = asked(["lay T1 north", "lay T1 east", "roll"]);
    expect([gesture.can("lay T1 east"), gesture.can("roll"), gesture.can("lay T1 west")]).toEqual([true, true, false]);
    gesture.thing("lay T1 north")(document.createElement("button"));
    await Promise.resolve();
    expect(gesture.spoken).toEqual(["lay T1 east", "roll"]);
    await gesture.touch("lay T1 east");
    await gesture.touch("lay T1 west");
    expect(picks).toEqual(["lay T1 east", "lay T1 west"]);
  });

  it("says that nothing is asked when nothing is asked", async () => {
    const { gesture, table } = asked([]);
    await gesture.touch("hippie-1", "card");
    expect(table.problem).toMatchObject({ sentence: "web-not-asked" });
  });

  it("says that the table is paused, not that a card cannot be played", async () => {
    const { gesture, picks, table } = asked([]);
    Object.assign(table.now, { paused: true });
    await gesture.touch("hippie-1", "card");
    expect([picks, table.problem]).toMatchObject([[], { sentence: "web-paused" }]);
  });

  it("carries out what a thing does in the zone it is let go over", async () => {
    const { gesture, picks } = asked(["play dog-3", "pass dog-3 left", "pass dog-3 right"]);
    const board = document.createElement("div");
    board.dataset["zone"] = "play";
    const left = document.createElement("div");
    left.dataset["zone"] = "pass left, give";
    expect([gesture.takes("dog-3", board), gesture.takes("dog-5", board)]).toEqual([true, false]);
    await gesture.drop("dog-3", board);
    await gesture.drop("dog-3", left);
    expect(picks).toEqual(["play dog-3", "pass dog-3 left"]);
  });

  it("takes a drop on another thing as a touch of both, and one beside everything back", async () => {
    const { gesture, picks } = asked(["play dog-3 low", "play dog-3 high"]);
    const side = document.createElement("button");
    side.dataset["ref"] = "high";
    side.onclick = () => void gesture.touch("high", "side");
    await gesture.drop("dog-3", side);
    expect(picks).toEqual(["play dog-3 high"]);
    gesture.hold("dog-3");
    await gesture.drop("dog-3", null);
    expect(gesture.held).toEqual([]);
  });

  it("keeps a thing in hand when a zone leaves several ways open", async () => {
    const { gesture, picks } = asked(["play dog-3 low", "play dog-3 high"]);
    const board = document.createElement("div");
    board.dataset["zone"] = "play";
    await gesture.drop("dog-3", board);
    expect([picks, gesture.held]).toEqual([[], ["dog-3"]]);
  });

  it("asks the table why a dragged thing cannot go where it is held, once, and again nothing when it is let go there", async () => {
    const { gesture, picks } = asked(["play dog-3 low", "pass"]);
    const side = document.createElement("button");
    gesture.thing("high", "side")(side);
    expect(gesture.takes("dog-3", side)).toBe(false);
    gesture.hold("dog-3");
    await gesture.whyThere("dog-3", side);
    await gesture.drop("dog-3", side);
    expect([picks, gesture.held]).toEqual([["play dog-3 high"], []]);
  });

  it("says that a thing cannot go to a place of another kind", async () => {
    const { gesture, picks, table } = asked(["play dog-3 low"]);
    const seat = document.createElement("button");
    gesture.thing("seat-2", "seat")(seat);
    await gesture.drop("dog-3", seat);
    expect([picks, table.problem]).toMatchObject([[], { id: "web-not-here" }]);
  });
});
