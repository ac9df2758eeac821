import { expect, it } from "vitest";
import { account } from "./account";

it("adds up what a seat took and spent, line by line", () => {
  const events = [
    { event: "bought", seat: 0, ware: "small", price: 6 },
    { event: "bought", seat: 1, ware: "big", price: 15 },
    { event: "sold", seat: 0, pig: "small", price: 7 },
    { event: "income", seat: 0, effect: "school-trip", money: 3 },
    { event: "unused", seat: 0, count: 2, money: 2 },
    { event: "unused", seat: 0, count: 1, money: 1 },
  ];
  expect(account(events, 0)).toEqual({ purchases: -6, sales: 7, effects: 3, unused: 3 });
});
