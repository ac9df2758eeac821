/** Predicts the effect of a pick from the prices and sizes on the table. */
import { isVaccinated, PIGS, sizeOf, type PigsView } from "./farm";

/** The money after the pick, and what the pig would be; null if unchanged. */
export type Ahead = { money: number | null; pig: string | null };

export function outlookOf({ market, seat, table }: PigsView, option: string): Ahead {
  const [verb = "", thing = "", item = ""] = option.split(" ");
  const money = table.farms[seat]?.money ?? 0;
  const size = sizeOf(thing);
  if (verb === "buy" || verb === "overbuy") {
    const price = thing === "field" ? market.field_prices[seat] : market.prices[thing];
    return { money: money - (price ?? 0), pig: null };
  }
  if (verb === "sell") return { money: money + (market.sales[size] ?? 0), pig: null };
  if (verb === "feed") return { money: null, pig: grown(thing, item === "supplement" ? 2 : 1) };
  if (verb === "vaccinate") return { money: null, pig: `vaccinated-${size.replace("fed-", "")}` };
  return { money: null, pig: null };
}

function grown(pig: string, steps: number): string {
  const size = PIGS[Math.min(PIGS.indexOf(sizeOf(pig)) + steps, PIGS.length - 1)]!;
  return isVaccinated(pig) ? `vaccinated-${size}` : size;
}
