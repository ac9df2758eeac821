import { expect, it } from "vitest";
import { seen } from "./farm";
import { cost, counted, fits, isShopping, purchases, without } from "./shopping";

const OPTIONS = ["buy small", "buy vaccine", "buy field", "stop"];
const view = (left: number, money: number) =>
  seen({
    seat: 0,
    table: { left, farms: [{ money }] },
    market: {
      prices: { small: 6, vaccine: 1 },
      field_prices: [10],
      pigs: { small: 2 },
      items: { vaccine: 9 },
      fields: 4,
    },
  });

it("takes what money, stock and the number of purchases allow", () => {
  expect(fits(view(5, 40), OPTIONS, ["small"], "small")).toBe(true);
  expect(fits(view(5, 40), OPTIONS, ["small", "small"], "small")).toBe(false);
  expect(fits(view(5, 11), OPTIONS, ["small"], "small")).toBe(false);
  expect(fits(view(2, 40), OPTIONS, ["small", "vaccine"], "vaccine")).toBe(false);
  expect(fits(view(5, 40), OPTIONS, [], "big")).toBe(false);
});

it("takes one field, for the price of the next one is not known", () => {
  expect(fits(view(5, 40), OPTIONS, [], "field")).toBe(true);
  expect(fits(view(5, 40), OPTIONS, ["field"], "field")).toBe(false);
});

it("adds up, counts, takes one back, and is bought pick by pick", () => {
  const list = ["small", "vaccine", "small", "field"];
  expect(cost(view(9, 99), list)).toBe(23);
  expect(counted(list)).toEqual([
    ["small", 2],
    ["vaccine", 1],
    ["field", 1],
  ]);
  expect(without(list, "small")).toEqual(["small", "vaccine", "field"]);
  expect(purchases(list)).toEqual(["buy small", "buy vaccine", "buy small", "buy field"]);
});

it("is offered where more than one purchase is left", () => {
  expect(isShopping(view(2, 40), OPTIONS)).toBe(true);
  expect(isShopping(view(1, 40), OPTIONS)).toBe(false);
  expect(isShopping(view(5, 40), ["sell small", "stop"])).toBe(false);
});
