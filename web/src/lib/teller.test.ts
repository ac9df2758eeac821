import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Json } from "../protocol";
import { hurry, scenesOf, stepping, type Script } from "./scenes";
import { Teller, type Act } from "./teller.svelte";

/** A toy game of letters: each event appends its letter; "win" has two shots, "hush" has none. */
type Picture = { marks: string };
const write = stepping<Picture>(
  (p, { event }) => (event === "hush" ? p : { marks: p.marks + String(event) }),
  ({ event }) => (event === "hush" ? 0 : 300),
);
const script: Script<Picture> = {
  picture: (view) => ({ marks: String(view["marks"]) }),
  ...write,
  shots: (p, event) =>
    event["event"] === "win"
      ? [
          { picture: { marks: `${p.marks}*` }, time: 500 },
          { picture: { marks: "" }, time: 300 },
        ]
      : write.shots(p, event),
  budget: 2000,
};

let number = 0;
const entries = (...kinds: string[]) =>
  kinds.map((event) => ({ number: ++number, event: { event } as Json, undone: false }));

function table(speed = 1) {
  const teller = new Teller(() => speed);
  const log: string[] = [];
  let asked = 0;
  const tell = (marks: string, kinds: string[], more: Partial<Act> = {}) =>
    teller.tell({
      view: { marks },
      entries: entries(...kinds),
      follows: true,
      shown: (lines) => log.push(...lines.map(({ event }) => String(event["event"]))),
      done: () => (asked += 1),
      ...more,
    });
  tell("", [], { follows: false });
  const seen = teller.use(script);
  return { teller, log, tell, seen: () => seen.picture.marks, asked: () => asked };
}

beforeEach(() => {
  number = 0;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => vi.useRealTimers());

describe("scenes", () => {
  it("make each picture from the one before, and leave out what cannot be seen", () => {
    const found = scenesOf(script, { marks: "" }, entries("a", "hush", "b", "win"));
    expect(found.map((scene) => [scene.picture.marks, scene.time, scene.first])).toEqual([
      ["a", 300, true],
      ["ab", 300, true],
      ["ab*", 500, true],
      ["", 300, false],
    ]);
  });

  it("are shortened to end in time, but never beyond recognition", () => {
    expect([hurry(1000, 2000), hurry(4000, 2000), hurry(60_000, 2000)]).toEqual([1, 0.5, 0.2]);
    expect([hurry(300, -50), hurry(0, 0)]).toEqual([0.2, 1]);
  });
});

describe("the teller", () => {
  it("shows one event after the other with its line, and is done when the last has been seen", () => {
    const { teller, log, tell, seen, asked } = table();
    teller.begin();
    tell("ab", ["a", "b"]);
    expect([seen(), [...log], teller.busy, asked()]).toEqual(["a", ["a"], true, 1]);
    vi.advanceTimersByTime(300);
    expect([seen(), [...log], asked()]).toEqual(["ab", ["a", "b"], 1]);
    vi.advanceTimersByTime(300);
    vi.advanceTimersToNextTimer();
    expect([teller.busy, teller.event, asked()]).toEqual([false, null, 2]);
  });

  it("draws the picture at the end before the question, and neither twice if somebody acts in between", () => {
    for (const acts of [false, true]) {
      const { teller, log, tell, seen, asked } = table();
      teller.begin();
      tell("abc", ["a", "hush"]);
      vi.advanceTimersByTime(300);
      expect([seen(), [...log], teller.busy, asked()]).toEqual(["abc", ["a", "hush"], true, 1]);
      if (acts) teller.finish();
      else vi.advanceTimersToNextTimer();
      expect([seen(), [...log], teller.busy, asked()]).toEqual(["abc", ["a", "hush"], false, 2]);
      vi.runAllTimers();
      expect([seen(), [...log], teller.busy, asked()]).toEqual(["abc", ["a", "hush"], false, 2]);
    }
  });

  it("tells what comes between the last picture and the question, before anything is asked", () => {
    const { teller, log, tell, seen, asked } = table();
    teller.begin();
    tell("a", ["a"]);
    vi.advanceTimersByTime(300);
    tell("ab", ["b"]);
    expect([seen(), asked()]).toEqual(["a", 1]);
    vi.advanceTimersToNextTimer();
    expect([seen(), [...log], teller.busy, asked()]).toEqual(["ab", ["a", "b"], true, 2]);
  });

  it("lets the last card land before the trick is judged, and judges before the pile goes", () => {
    const { teller, tell, seen } = table();
    teller.begin();
    tell("", ["a", "win"]);
    const pictures = [seen()];
    for (let i = 0; i < 4 && teller.busy; i++) {
      vi.advanceTimersToNextTimer();
      if (seen() !== pictures.at(-1)) pictures.push(seen());
    }
    expect(pictures).toEqual(["a", "a*", ""]);
  });

  it("tells what comes meanwhile afterwards, in order", () => {
    const { teller, log, tell, asked } = table();
    teller.begin();
    tell("a", ["a"]);
    tell("ab", ["b"]);
    tell("abc", ["c"]);
    expect(log).toEqual(["a"]);
    vi.advanceTimersByTime(2000);
    expect([log, asked(), teller.busy]).toEqual([["a", "b", "c"], 4, false]);
  });

  it("ends within its time however much there is", () => {
    const { teller, tell } = table();
    teller.begin();
    for (let i = 0; i < 20; i++) tell("a".repeat(i + 1), ["a"]);
    vi.advanceTimersByTime(2600);
    expect(teller.busy).toBe(false);
  });

  it("shows the rest at once when somebody acts, each line once", () => {
    const { teller, log, tell, seen, asked } = table();
    tell("abc", ["a", "b", "c"]);
    tell("abcd", ["d"]);
    teller.finish();
    expect([seen(), log, asked(), teller.busy]).toEqual(["abcd", ["a", "b", "c", "d"], 3, false]);
  });

  it("does not tell what does not follow from what is seen, nor to nobody", () => {
    const { teller, log, tell, seen } = table();
    tell("xyz", ["x"], { follows: false });
    expect([seen(), teller.busy, log]).toEqual(["xyz", false, ["x"]]);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    tell("xyzq", ["q"]);
    expect([seen(), teller.busy]).toEqual(["xyzq", false]);
    vi.restoreAllMocks();
  });

  it("tells again, slowly, from where one last answered, and changes nothing by it", () => {
    const { teller, log, tell, seen, asked } = table();
    teller.begin();
    tell("a", ["a"]);
    tell("ab", ["b"]);
    teller.finish();
    const before = [[...log], asked()];
    teller.replay();
    expect([seen(), teller.busy, teller.again]).toEqual(["a", true, true]);
    vi.advanceTimersByTime(599);
    expect(seen()).toBe("a");
    vi.advanceTimersByTime(601);
    vi.advanceTimersToNextTimer();
    expect([seen(), teller.busy, [log, asked()]]).toEqual(["ab", false, before]);
  });
});
