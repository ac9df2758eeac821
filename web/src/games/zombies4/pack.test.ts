import { describe, expect, it } from "vitest";
import type { LogEntry } from "../../lib/table.svelte";
import { runs, settled } from "./pack";

const told = (...events: Record<string, unknown>[]): LogEntry[] =>
  events.map((event, number) => ({ number, event, undone: false }));
const run = (from_square: string, square: string, event = "prowl") => ({ event, zombie: "dog", from_square, square });

describe("the pack", () => {
  it("comes with as many dogs as the view counts, two on different sides", () => {
    const dogs = settled([], { "T1.n": 2, "T1.c": 1 }, []);
    expect(dogs.map((dog) => [dog.square, dog.side])).toEqual([
      ["T1.n", 0],
      ["T1.n", 1],
      ["T1.c", 0],
    ]);
    expect(new Set(dogs.map((dog) => dog.id)).size).toBe(3);
  });

  it("lets the same dog run", () => {
    const before = settled([], { "T1.n": 1, "T1.c": 1 }, []);
    const after = settled(before, { "T1.c": 2 }, runs(told(run("T1.n", "T1.c"))));
    expect(after.map((dog) => dog.id).sort()).toEqual(before.map((dog) => dog.id).sort());
    expect(after.map((dog) => dog.side).sort()).toEqual([0, 1]);
  });

  it("takes the killed one away and keeps the other where it stood", () => {
    const before = settled([], { "T1.n": 2 }, []);
    expect(settled(before, { "T1.n": 1 }, [])).toEqual([before[0]]);
    expect(settled(before, {}, [])).toEqual([]);
  });

  it("follows the view even when nothing was told", () => {
    const before = settled([], { "T1.n": 1 }, []);
    const after = settled(before, { "T2.n": 1 }, []);
    expect(after.map((dog) => dog.square)).toEqual(["T2.n"]);
    expect(after[0]!.id).not.toBe(before[0]!.id);
  });

  it("knows what runs: dogs moved, pushed, herded; human zombies are drawn apart", () => {
    const human = { ...run("T1.n", "T1.c"), zombie: "human" };
    const pushed = { event: "push", from_square: "T1.c", square: "T1.e" };
    expect(runs(told(human, pushed, { event: "step", seat: 0, square: "T1.c" }))).toEqual([
      { from: "T1.c", to: "T1.e" },
    ]);
  });
});
