import { expect, it } from "vitest";
import { clockLeft } from "./clocks";
import type { TableStore } from "./table.svelte";
import { ticking } from "./ticking.svelte";

function table(paused: boolean, running: number[]): TableStore {
  const since = { told: ticking.now - 1500, presence: 0 };
  return { told: { clocks: { left: [600_000], running } }, now: { paused }, since } as unknown as TableStore;
}

it("never jumps back when a pause is known before what it left on the clock", () => {
  expect(clockLeft(table(false, [0]), 0)).toBe(598_500);
  expect(clockLeft(table(true, [0]), 0)).toBe(598_500);
  expect(clockLeft(table(true, []), 0)).toBe(600_000);
});
