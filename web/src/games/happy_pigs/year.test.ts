import { describe, expect, it } from "vitest";
import { scenesOf } from "../../lib/scenes";
import type { Json } from "../../protocol";
import { script } from "./year";

const pig = (name: string, x: number) => ({ who: x, pig: name, x, y: 0, w: 2, h: 2 });
const farm = (layout: ReturnType<typeof pig>[]) => ({
  money: 10,
  fields: 1,
  items: {},
  pigs: {},
  action: null,
  share: 0,
  layout,
});
const first = script.picture({
  seat: 0,
  seats: 2,
  table: {
    phase: "program",
    farms: [farm([pig("baby", 0), pig("vaccinated-baby", 2), pig("small", 4)]), farm([])],
  },
});
const tell = (event: Json) => scenesOf(script, first, [{ number: 1, event, undone: false }]);

describe("a year on the farm", () => {
  it("turns the tiles one by one", () => {
    const scenes = tell({ event: "revealed", all_action: ["feed", "sell"] });
    expect(scenes.map(({ picture }) => picture.table.farms.map((each) => each.action))).toEqual([
      ["feed", null],
      ["feed", "sell"],
    ]);
  });

  it("lets those who are lost leave one by one, and the vaccinated stay", () => {
    const herds = tell({ event: "lost", seat: 0, count: 2 }).map(({ picture }) =>
      picture.herds[0]!.map((each) => each.pig),
    );
    expect(herds).toEqual([["vaccinated-baby", "small"], ["vaccinated-baby"]]);
  });

  it("keeps every pig its number while others come and go", () => {
    const after = script.picture(
      {
        ...first,
        table: { ...first.table, farms: [farm([pig("vaccinated-baby", 2), pig("medium", 4)]), farm([])] },
      },
      first,
    );
    expect(after.herds[0]!.map((each) => each.id)).toEqual([first.herds[0]![1]!.id, first.herds[0]![2]!.id]);
  });

  it("remembers the farms as they were before the final sale", () => {
    const [scene] = tell({ event: "final-sale", seat: 0, count: 3, money: 30 });
    expect([scene!.picture.herds[0], scene!.picture.sale]).toEqual([[], first]);
  });
});
