/** The last dice roll, as the table shows it. */
import type { Json } from "../../protocol";
import type { LogEntry } from "../../lib/table.svelte";

/** `good`: whether the roll reached its target; undefined if there was none. */
export type Roll = { number: number; faces: number[]; good?: boolean; event: Json };

export function lastRoll(log: LogEntry[]): Roll | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const { event, number, undone } = log[i]!;
    if (event["event"] === "turn") return null;
    const die = event["die"];
    if (typeof die !== "number" || undone) continue;
    const faces = [die, event["target_die"]].filter((face): face is number => typeof face === "number");
    const needed = event["needed"];
    const total = die + Number(event["bonus"] ?? 0);
    return { number, faces, event, ...(typeof needed === "number" ? { good: total >= needed } : {}) };
  }
  return null;
}

/** The positions of the spots on a face, in a 3 by 3 grid. */
export const SPOTS: Record<number, number[]> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};
