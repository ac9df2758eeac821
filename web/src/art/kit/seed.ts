/** Seeded randomness: the looks of a thing stay the same through a whole match. */
import type { Seed } from "./load.svelte";

export type Dice = { pick: <T>(...sides: T[]) => T; chance: (share: number) => boolean };

export function dice(seed: Seed): Dice {
  let state = 2166136261;
  for (const letter of String(seed)) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    pick: (...sides) => sides[Math.floor(next() * sides.length)]!,
    chance: (share) => next() < share,
  };
}
