import { expect, it } from "vitest";
import { seen } from "./farm";
import { outlookOf } from "./outlook";

const view = seen({
  seat: 1,
  market: { prices: { baby: 3, vaccine: 4 }, field_prices: [20, 25], sales: { medium: 11 } },
  table: { farms: [{ money: 1 }, { money: 30 }] },
});

it("says what one would have left after buying, and after selling", () => {
  expect(outlookOf(view, "buy baby").money).toBe(27);
  expect(outlookOf(view, "buy field").money).toBe(5);
  expect(outlookOf(view, "sell medium").money).toBe(41);
  expect(outlookOf(view, "sell vaccinated-medium").money).toBe(41);
});

it("says what a pig would be", () => {
  expect(outlookOf(view, "feed baby").pig).toBe("small");
  expect(outlookOf(view, "feed baby supplement").pig).toBe("medium");
  expect(outlookOf(view, "feed vaccinated-medium").pig).toBe("vaccinated-big");
  expect(outlookOf(view, "vaccinate fed-small").pig).toBe("vaccinated-small");
  expect(outlookOf(view, "stop")).toEqual({ money: null, pig: null });
});
