import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fly, look, pickUp, rest, whenDrawn } from "./motion";

const box = (x: number, y: number) => new DOMRect(x, y, 100, 140);
/** Put a thing on the table at this position; jsdom has no layout. */
function thing(name: string, x: number, y: number): HTMLElement {
  const element = document.createElement("button");
  if (name) element.dataset["move"] = name;
  element.getBoundingClientRect = () => box(x, y);
  element.animate = vi.fn(() => ({}) as Animation);
  return element;
}
const root = document.createElement("div");

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal(
    "DOMRect",
    class {
      constructor(
        readonly x: number,
        readonly y: number,
        readonly width: number,
        readonly height: number,
      ) {}
    },
  );
  root.animate = vi.fn();
});
afterEach(() => {
  pickUp();
  root.replaceChildren();
  vi.unstubAllGlobals();
});

it("lets a dropped card go on from where it was dropped, not from the hand", () => {
  const ghost = thing("", 400, 100);
  root.append(thing("hippie-9", 0, 700));
  document.body.append(ghost);
  rest("hippie-9", ghost);
  const before = look(root);
  const landed = thing("hippie-9", 420, 120);
  root.replaceChildren(landed);
  fly(root, before, [], 1);
  expect(ghost.isConnected).toBe(false);
  const [[frames]] = vi.mocked(landed.animate).mock.calls as [[Keyframe[]]];
  expect(frames[0]!.transform).toBe("translate(-20px,-20px) scale(1)");
});

it("does not follow a name that stands for two things: nobody's Mini-van flies into another hand", () => {
  root.append(thing("van", 0, 0), thing("van", 500, 0), thing("van#1.0", 900, 0));
  expect([...look(root).keys()]).toEqual(["van#1.0"]);
});

it("animates nothing but the place of what flies, so that the page is not painted for every frame, and holds it on top", () => {
  const card = thing("hippie-9", 0, 700);
  root.append(card);
  const before = look(root);
  card.getBoundingClientRect = () => box(420, 120);
  fly(root, before, [], 1);
  const { calls, results } = vi.mocked(card.animate).mock;
  expect((calls[0]![0] as Keyframe[]).flatMap(Object.keys)).toEqual(["transform"]);
  expect(card.dataset["flying"]).toBe("");
  // A second flight begins before the first is over.
  fly(root, before, [], 1);
  const [first, second] = results.map(({ value }) => value as Animation);
  first!.onfinish?.({} as AnimationPlaybackEvent);
  expect(card.dataset["flying"]).toBe("");
  second!.onfinish?.({} as AnimationPlaybackEvent);
  expect(card.dataset["flying"]).toBeUndefined();
});

/** An animation as the browser lists it. */
function moving(pending: boolean, iterations = 1): Animation {
  const one = { pending, playState: "running", currentTime: 0, effect: { getTiming: () => ({ iterations }) } };
  const becomes = (state: string) => vi.fn(() => (one.playState = state));
  return Object.assign(one, { pause: becomes("paused"), play: becomes("running") }) as unknown as Animation;
}

it("lets what begins stand until it is drawn, and nothing else: neither what runs, nor fog, nor what was given up", () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (call: () => void) => frames.push(call));
  const [begun, gone, running, fog] = [moving(true), moving(true), moving(false), moving(true, Infinity)];
  const listed = Object.assign(document, { getAnimations: () => [begun, gone, running, fog] });
  whenDrawn();
  expect([begun, gone, running, fog].map((one) => one.playState)).toEqual(["paused", "paused", "running", "running"]);
  Object.assign(gone, { playState: "idle" });
  frames.shift()!();
  expect(begun.playState).toBe("paused");
  frames.shift()!();
  expect([begun, gone].map((one) => one.playState)).toEqual(["running", "idle"]);
  delete (listed as Partial<Document>).getAnimations;
});
