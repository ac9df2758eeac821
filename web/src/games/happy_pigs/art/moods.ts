/** The moods of pigs, from public facts: a pig that has just grown was fed, one that awaits the frost is afraid. */
import { isVaccinated, PIGS, sizeOf, type Pig } from "../farm";
import type { Picture } from "../year";

/** Rounds of a season; after the last of them every unvaccinated pig is lost (HPG-43). */
const SEASON = 4;

/** Remembers the sizes of the pigs of one farm at the beginning of the round. */
export class Growth {
  #round = -1;
  #sizes = new Map<number, number>();

  /** Return the pigs that have grown in this round. */
  grown(herd: Pig[], round: number): Set<number> {
    if (round !== this.#round) this.#sizes = new Map();
    this.#round = round;
    const now = new Map(herd.map(({ id, pig }) => [id, PIGS.indexOf(sizeOf(pig))]));
    for (const [id, size] of now) this.#sizes.set(id, Math.min(size, this.#sizes.get(id) ?? size));
    return new Set([...now].filter(([id, size]) => size > this.#sizes.get(id)!).map(([id]) => id));
  }
}

/** Return the mood of a pig: fed takes precedence over mated, mated over afraid. */
export function moodOf({ pig, id }: Pig, view: Picture, seat: number, grown: Set<number>): string {
  const { phase, round, farms } = view.table;
  if (grown.has(id)) return "fed";
  if (phase === "act" && farms[seat]!.action === "mate" && farms[seat]!.share && sizeOf(pig) !== "baby") return "mated";
  return round > 0 && round % SEASON === 0 && phase !== "over" && !isVaccinated(pig) ? "danger" : "";
}
