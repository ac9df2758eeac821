/** Clocks and the time somebody who is away has left, counted down from the moment the server told them. */
import type { TableStore } from "./table.svelte";
import { ticking } from "./ticking.svelte";

const passed = (since: number) => Math.max(0, ticking.now - since);

/** Milliseconds on the clock of a seat; null where nobody plays by the clock, or the match is over. */
export function clockLeft(table: TableStore, seat: number): number | null {
  const clocks = table.told?.clocks;
  if (!clocks || table.told?.result) return null;
  const runs = clocks.running.includes(seat) && !table.now?.paused;
  return (clocks.left[seat] ?? 0) - (runs ? passed(table.since.told) : 0);
}

/** Milliseconds until the seat of somebody who is gone may be handed on. */
export function graceLeft(table: TableStore, seat: number): number {
  const away = table.presence?.away.find((gone) => gone.seat === seat);
  return away ? Math.max(0, away.left - passed(table.since.presence)) : 0;
}

/** Whether time is up for a seat of one's own that is asked. */
export function isLate(table: TableStore): boolean {
  const running = table.told?.clocks?.running ?? [];
  return table.mine.some((seat) => running.includes(seat) && (clockLeft(table, seat) ?? 1) <= 0);
}
