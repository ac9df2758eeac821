import { describe, expect, it } from "vitest";
import { settled } from "./pack";

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
    const after = settled(before, { "T1.c": 2 }, [{ from: "T1.n", to: "T1.c" }]);
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
});
