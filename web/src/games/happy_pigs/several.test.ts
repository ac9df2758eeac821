import { describe, expect, it } from "vitest";
import { seen } from "./farm";
import { errands, times } from "./several";

const farm = {
  money: 13,
  fields: 2,
  items: { vaccine: 3, amulet: 1 },
  pigs: { baby: 2, small: 1, "vaccinated-medium": 2, big: 3 },
  action: "feed",
  share: 5,
  layout: [],
};
const view = (table: object) =>
  seen({
    seat: 0,
    table: { left: 5, births: 0, fed: {}, farms: [farm], ...table },
    market: { prices: { small: 6, vaccine: 1, amulet: 0 }, pigs: { small: 9 }, items: { vaccine: 25, amulet: 4 } },
  });
const of = (options: string[], table: object = {}) =>
  Object.fromEntries(errands(view(table), options).map((one) => [one.id, one]));

describe("several at once", () => {
  it("buys as many as money, stock and actions allow", () => {
    const found = of(["buy small", "buy vaccine", "buy amulet", "buy field", "stop"]);
    expect(Object.entries(found).map(([id, one]) => [id, one.most])).toEqual([
      ["buy small", 2],
      ["buy vaccine", 5],
      ["buy amulet", 4],
    ]);
    expect(found["buy small"]!.picks(2)).toEqual(["buy small", "buy small"]);
  });

  it("feeds the biggest first, and nobody twice", () => {
    const found = of(["feed baby", "feed small", "feed vaccinated-medium"], { fed: { baby: 1 } });
    expect(found["feed"]!.picks(4)).toEqual([
      "feed vaccinated-medium",
      "feed vaccinated-medium",
      "feed small",
      "feed baby",
    ]);
    expect(found["feed"]!.most).toBe(4);
    expect(found["feed baby"]).toBeUndefined();
  });

  it("vaccinates with as many vaccines as there are, those fed this round by their own name", () => {
    const found = of(["vaccinate baby", "vaccinate small", "vaccinate big", "vaccinate fed-big", "done"], {
      fed: { big: 2 },
    });
    expect(found["vaccinate"]!.picks(3)).toEqual(["vaccinate big", "vaccinate fed-big", "vaccinate fed-big"]);
    expect(found["vaccinate"]!.most).toBe(3);
  });

  it("breeds once for each grown pig that has not given birth", () => {
    const found = of(["mate", "mate amulet", "stop"], { births: 2 });
    expect(Object.values(found).map((one) => [one.id, one.most])).toEqual([["mate", 3]]);
  });

  it("offers small numbers, and as often as possible", () => {
    const [all] = errands(view({ left: 11 }), ["sell baby", "sell small", "sell vaccinated-medium", "sell big"]);
    expect(times(all!)).toEqual([2, 3, 4, 5, 8]);
  });
});
