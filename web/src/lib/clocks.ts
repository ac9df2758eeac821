/** Clocks and grace periods, counted down from the moment the server sent them. */
import type { TableStore } from "./table.svelte";
import { ticking } from "./ticking.svelte";

const passed = (since: number) => Math.max(0, ticking.now - since);

/**
 * Milliseconds on the clock of a seat; null without clocks or once the match is over.
 * In a pause nobody's clock runs, but only the message about it says how much was left.
 */
export function clockLeft(table: TableStore, seat: number): number | null {
  const clocks = table.told?.clocks;
  if (!clocks || table.told?.result) return null;
  return (clocks.left[seat] ?? 0) - (clocks.running.includes(seat) ? passed(table.since.told) : 0);
}

/** Milliseconds until the seat of an absent person may be handed over. */
export function graceLeft(table: TableStore, seat: number): number {
  const away = table.presence?.away.find((gone) => gone.seat === seat);
  return away ? Math.max(0, away.left - passed(table.since.presence)) : 0;
}

/** True if time has run out for one of this client's seats that is asked. */
export function isLate(table: TableStore): boolean {
  const running = table.told?.clocks?.running ?? [];
  return table.mine.some((seat) => running.includes(seat) && (clockLeft(table, seat) ?? 1) <= 0);
}
