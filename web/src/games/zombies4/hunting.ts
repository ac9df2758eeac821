/** Sending zombies after somebody: one touch for all moves of a die, as ordinary picks. */
import { CELL, spotOf, type ForestView } from "./forest";

type Seen = Pick<ForestView, "tiles" | "paces">;

/** Return the picks that bring one more zombie as near to a square as possible; none if no zombie is asked for. */
export function hunt(view: Seen, options: readonly string[], prey: string): string[] {
  const goal = spotOf(view.tiles, prey);
  const far = (square: string) => {
    const { x, y } = spotOf(view.tiles, square);
    return (Math.abs(x - goal.x) + Math.abs(y - goal.y)) / CELL;
  };
  const nearest = (squares: string[]) => squares.toSorted((a, b) => far(a) - far(b))[0];
  const whose = options.filter((option) => /^(dog|human) /.test(option));
  if (!whose.length) {
    const to = nearest(options.filter((option) => option.startsWith("at ")).map((option) => option.slice(3)));
    return to ? [`at ${to}`] : [];
  }
  const ways = whose.flatMap((pick) => {
    const from = pick.split(" ")[1]!;
    const to = nearest(view.paces[from] ?? []);
    return to ? [{ pick, to, gain: far(from) - far(to) }] : [];
  });
  // Those that come nearer first, and of them the one that comes nearest.
  const best = ways.sort(
    (a, b) => Number(b.gain > 0) - Number(a.gain > 0) || far(a.to) - far(b.to) || b.gain - a.gain,
  )[0];
  return best ? [best.pick, `at ${best.to}`] : [];
}
