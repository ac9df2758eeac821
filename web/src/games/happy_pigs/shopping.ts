/** A shopping list: wares are added one by one and bought with one confirmation, as a bundle of ordinary picks. */
import type { PigsView } from "./farm";

/** Return the current price of this ware for the seat. */
export const priceOf = ({ market, seat }: PigsView, ware: string) =>
  ware === "field" ? (market.field_prices[Math.max(0, seat)] ?? 0) : (market.prices[ware] ?? 0);

export const cost = (view: PigsView, list: readonly string[]) =>
  list.reduce((sum, ware) => sum + priceOf(view, ware), 0);

/** True if more than one thing can be bought now, so that a list is useful. */
export const isShopping = ({ table }: PigsView, options: readonly string[]) =>
  table.left > 1 && options.some((option) => option.startsWith("buy "));

/** True if one more of this ware fits on the list, as far as the view shows. A second field has a different price. */
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

/** Return each ware of the list once, in order of its first occurrence, with its count. */
export function counted(list: readonly string[]): [string, number][] {
  return [...new Set(list)].map((ware) => [ware, list.filter((one) => one === ware).length]);
}

/** Return the list without the last item of this ware. */
export function without(list: readonly string[], ware: string): string[] {
  const at = list.lastIndexOf(ware);
  return list.filter((_, i) => i !== at);
}

export const purchases = (list: readonly string[]) => list.map((ware) => `buy ${ware}`);
