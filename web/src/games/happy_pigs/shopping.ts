/** A shopping list: wares put on it one by one, bought with one confirmation as a bundle of ordinary picks. */
import type { PigsView } from "./farm";

/** What one of this ware costs the seat now. */
export const priceOf = ({ market, seat }: PigsView, ware: string) =>
  ware === "field" ? (market.field_prices[Math.max(0, seat)] ?? 0) : (market.prices[ware] ?? 0);

export const cost = (view: PigsView, list: readonly string[]) =>
  list.reduce((sum, ware) => sum + priceOf(view, ware), 0);

/** Whether more than one thing can be bought now, so that a list is worth writing. */
export const isShopping = ({ table }: PigsView, options: readonly string[]) =>
  table.left > 1 && options.some((option) => option.startsWith("buy "));

/** Whether one more of this ware can go on the list, as far as the view tells. The price of a second field is another. */
export function fits(view: PigsView, options: readonly string[], list: readonly string[], ware: string): boolean {
  const { market, table } = view;
  const listed = list.filter((one) => one === ware).length;
  const stock = ware === "field" ? Math.min(1, market.fields) : (market.pigs[ware] ?? market.items[ware] ?? 0);
  return (
    options.includes(`buy ${ware}`) &&
    list.length < table.left &&
    listed < stock &&
    cost(view, [...list, ware]) <= (table.farms[view.seat]?.money ?? 0)
  );
}

/** Each ware of the list once, in the order it came, with its number. */
export function counted(list: readonly string[]): [string, number][] {
  return [...new Set(list)].map((ware) => [ware, list.filter((one) => one === ware).length]);
}

/** The list without the last of this ware. */
export function without(list: readonly string[], ware: string): string[] {
  const at = list.lastIndexOf(ware);
  return list.filter((_, i) => i !== at);
}

export const purchases = (list: readonly string[]) => list.map((ware) => `buy ${ware}`);
