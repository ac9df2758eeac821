/** The lines of a tile, from its plan: walls, doors, entrances and rails, each once. */
import { CELL } from "./forest";
import type { Plan } from "./plans";

export type Line = { sort: "wall" | "stone" | "door" | "entrance" | "rail"; d: string; key: string };

const SOLID: Record<string, "wall" | "stone" | "rail"> = { B: "wall", C: "stone", D: "rail", "=": "rail" };

/** Return the two ends of a side of a square: north, east, south, west. */
function ends(square: number, side: number): [number, number, number, number] {
  const [x, y] = [(square % 3) * CELL, Math.floor(square / 3) * CELL];
  const [far, low] = [x + CELL, y + CELL];
  return (
    [
      [x, y, far, y],
      [far, y, far, low],
      [x, low, far, low],
      [x, y, x, low],
    ] as const
  )[side] as never;
}

/** Return the lines; where two squares meet, the one that belongs to the house draws the line. */
export function linesOf(plan: Plan): Line[] {
  const edges = plan.edges.split(" ");
  const lines = new Map<string, Line>();
  [..."BCD="].forEach((letter) =>
    edges.forEach((sides, square) => {
      if (plan.squares[square] !== letter) return;
      [...sides].forEach((edge, side) => {
        const [x1, y1, x2, y2] = ends(square, side);
        const key = [x1, y1, x2, y2].join(",");
        if (edge === "o" || lines.has(key)) return;
        const sort = edge === "w" ? SOLID[letter]! : letter === "C" ? "entrance" : "door";
        lines.set(key, { sort, key, d: edge === "w" ? `M${x1} ${y1}L${x2} ${y2}` : leaf(x1, y1, x2, y2) });
      });
    }),
  );
  return [...lines.values()];
}

/** Draw a door as two posts with the leaf between them. */
function leaf(x1: number, y1: number, x2: number, y2: number): string {
  const at = (part: number) => `${x1 + (x2 - x1) * part} ${y1 + (y2 - y1) * part}`;
  return `M${at(0.24)}L${at(0.76)}`;
}

/** Return the rest of a line with a door in it. */
export function posts(line: Line): string {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = line.key.split(",").map(Number);
  const at = (part: number) => `${x1 + (x2 - x1) * part} ${y1 + (y2 - y1) * part}`;
  return `M${at(0)}L${at(0.22)}M${at(0.78)}L${at(1)}`;
}

export type Crown = { x: number; y: number; size: number; turn: number };

const GROVES = [
  [20, 20, 44, 50, 22, 34, 22, 54, 36, 52, 50, 42],
  [24, 26, 42, 52, 40, 46, 20, 54, 30, 46, 18, 32],
  [36, 18, 38, 18, 48, 44, 54, 50, 36, 34, 40, 24],
  [18, 40, 42, 46, 24, 46, 52, 54, 34, 30, 16, 26],
];

/** Return the trees of a wooded square, a different grove on each. */
export function crowns(square: number, seed: number): Crown[] {
  const grove = GROVES[(square * 5 + seed) % GROVES.length]!;
  const [x, y] = [(square % 3) * CELL, Math.floor(square / 3) * CELL];
  return [0, 3, 6, 9].map((i) => ({
    x: x + grove[i]!,
    y: y + grove[i + 1]!,
    size: grove[i + 2]!,
    turn: ((square + i) * 67 + seed * 31) % 360,
  }));
}

/** Derive a stable number from a name. */
export const seedOf = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
