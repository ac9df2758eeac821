/** The street seen from the near kerb: three lanes, the far one narrower, with one vanishing point above the roofs. */
import { LANES, ROWS } from "./street";

/** The width of the far kerb relative to the near one. */
const FAR = 0.77;
/** Parts along the street, in squares. */
const CEMETERY = 0.72;
const LETTER = 0.3;
const WALL = 0.78;
const WHOLE = CEMETERY + LETTER + ROWS.length + WALL;

export type Point = readonly [x: number, y: number];
/**
 * A piece of the street: its box in percent of the whole, its corners in percent of its box, starting at the far
 * left.
 */
export type Patch = { x: number; y: number; w: number; h: number; corners: Point[] };

/**
 * Return the position of a line along the street: `lane` 0 is the far kerb, 3 the near one; lanes are really equally
 * wide.
 */
function line(lane: number): { scale: number; y: number } {
  const scale = 1 / (1 / FAR + (1 - 1 / FAR) * (lane / LANES.length));
  return { scale, y: (scale - FAR) / (1 - FAR) };
}

function point(along: number, lane: number): Point {
  const { scale, y } = line(lane);
  return [50 + (along / WHOLE - 0.5) * scale * 100, y * 100];
}

function patch(from: number, to: number, lane: number, lanes = 1): Patch {
  const corners = [point(from, lane), point(to, lane), point(to, lane + lanes), point(from, lane + lanes)];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [Math.max(...xs) - x, Math.max(...ys) - y];
  return { x, y, w, h, corners: corners.map(([cx, cy]) => [((cx - x) / w) * 100, ((cy - y) / h) * 100]) };
}

const START = CEMETERY + LETTER;
const END = START + ROWS.length;
/** Return the patch of a square, by lane (0 to 2) and row (1 to 5). */
export const squareAt = (lane: number, row: number): Patch => patch(START + row - 1, START + row, lane);
export const letterAt = (lane: number): Patch => patch(CEMETERY, START, lane);
export const gravesAt = (lane: number): Patch => patch(0, CEMETERY, lane);
/** The humans' end of the street, and the part of it that closes one lane, in percent of that end. */
export const BARRICADE = patch(END, WHOLE, 0, LANES.length);
export function barricadeAt(lane: number): Patch {
  const { x, w, ...more } = patch(END, WHOLE, lane);
  return { ...more, x: ((x - BARRICADE.x) / BARRICADE.w) * 100, w: (w / BARRICADE.w) * 100 };
}
/** Where a zombie stands that has passed the barricade. */
export const passageAt = (lane: number): Patch => patch(END, END + 1, lane);
/** The five squares of a lane, over which a bullet flies. */
export const laneAt = (lane: number): Patch => patch(START, END, lane);
/** Attachment: position an element there by custom properties; narrow screens have their own plan. */
export const laid =
  (patch: Patch) =>
  (node: HTMLElement): void => {
    for (const name of ["x", "y", "w", "h"] as const) node.style.setProperty(`--${name}`, `${patch[name]}%`);
  };

/**
 * The ground beside the lanes: grass in front of the graves, the pavement behind the barricade, as corners in
 * percent.
 */
const outline = (...all: Point[]) => all.map(([x, y]) => `${x},${y}`).join(" ");
export const GRASS = outline([0, 0], point(CEMETERY, 0), point(CEMETERY, LANES.length), [0, 100]);
export const ASPHALT = outline(
  point(CEMETERY, 0),
  point(END, 0),
  point(END, LANES.length),
  point(CEMETERY, LANES.length),
);
export const PAVEMENT = outline(point(END, 0), [100, 0], [100, 100], point(END, LANES.length));

const stroke = (...all: Point[]) => `M${all.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}`;
/** The joints of the pavement along and across the street, with the same vanishing point as the lanes. */
export const SLABS = [
  ...[0.5, 1, 1.5, 2, 2.5].map((lane) => stroke(point(END, lane), point(WHOLE + 1, lane))),
  ...[0, 0.34, 0.68, 1.02, 1.36].map((far) => stroke(point(END + far, 0), point(END + far, LANES.length))),
].join("");
/** Tufts of grass, smaller in the distance. */
export const TUFTS = Array.from({ length: 34 }, (_, i) => {
  const lane = (((i * 7) % 17) / 17) * LANES.length + 0.1;
  const [x, y] = point(-0.5 + (((i * 11) % 23) / 23) * (CEMETERY + 0.45), lane);
  const size = 0.5 * line(lane).scale;
  return stroke(
    [x - size, y - 2.6 * size],
    [x - size / 3, y],
    [x, y - 4 * size],
    [x + size / 3, y],
    [x + size, y - 2.4 * size],
  );
}).join("");
