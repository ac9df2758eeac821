/** The year's money line by line, computed from the events. */
import type { Json } from "../../protocol";

const LINES: Record<string, string> = { sold: "sales", bought: "purchases", income: "effects", unused: "unused" };
export const NAMES = Object.values(LINES);

/** Return the balance of one seat on each line; spending is negative. */
export function account(events: readonly Json[], seat: number): Record<string, number> {
  const sums = Object.fromEntries(NAMES.map((name) => [name, 0]));
  for (const told of events) {
    const line = LINES[String(told["event"])];
    if (!line || told["seat"] !== seat) continue;
    const amount = Number(told["money"] ?? told["price"]);
    sums[line] = (sums[line] ?? 0) + (line === "purchases" ? -amount : amount);
  }
  return sums;
}
