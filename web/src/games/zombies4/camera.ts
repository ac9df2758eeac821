/** The camera over the map: a point of the map appears at `point * k + (x, y)`. */
export type Camera = { x: number; y: number; k: number };
export type Size = { w: number; h: number };
export type Box = { x: number; y: number; w: number; h: number };

/** Where each arrow key looks. */
export const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

export const CLOSEST = 1.6;
export const FARTHEST = 0.12;
const MARGIN = 14;

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Zoom in or out around this point of the screen. */
export function zoomed(camera: Camera, factor: number, at: { x: number; y: number }): Camera {
  const k = within(camera.k * factor, FARTHEST, CLOSEST);
  const by = k / camera.k;
  return { k, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by };
}

export function around(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  };
}

/** Return the largest zoom that still shows the whole box. */
export function closest(box: Box, size: Size): number {
  const k = Math.min((size.w - 2 * MARGIN) / box.w, (size.h - 2 * MARGIN) / box.h);
  return within(k, FARTHEST, CLOSEST);
}

export function centred(box: Box, size: Size, k: number): Camera {
  return { k, x: size.w / 2 - (box.x + box.w / 2) * k, y: size.h / 2 - (box.y + box.h / 2) * k };
}

export function isSeen(camera: Camera, box: Box, size: Size): boolean {
  const [left, top] = [box.x * camera.k + camera.x, box.y * camera.k + camera.y];
  return left >= 0 && top >= 0 && left + box.w * camera.k <= size.w && top + box.h * camera.k <= size.h;
}

/** Limit the camera so that some of the map stays visible. */
export function held(camera: Camera, map: Box, size: Size): Camera {
  const [keepX, keepY] = [Math.min(120, size.w / 2), Math.min(120, size.h / 2)];
  return {
    k: camera.k,
    x: within(camera.x, keepX - (map.x + map.w) * camera.k, size.w - keepX - map.x * camera.k),
    y: within(camera.y, keepY - (map.y + map.h) * camera.k, size.h - keepY - map.y * camera.k),
  };
}

/**
 * Move the camera as little as needed to show these places. If they cannot all be shown without making them smaller
 * than `least` allows, show those around `near`.
 */
export function aimed(camera: Camera, places: Box[], size: Size, least: number, near?: Box): Camera {
  if (!places.length || !size.w || !size.h) return camera;
  const all = around(places);
  const k = closest(all, size);
  if (k >= least) {
    if (camera.k >= least && places.every((place) => isSeen(camera, place, size))) return camera;
    return centred(all, size, within(camera.k, least, k));
  }
  if (camera.k >= least && places.some((place) => isSeen(camera, place, size))) return camera;
  return centred(nearest(places, near ?? all), size, Math.max(least, Math.min(camera.k, CLOSEST)));
}

/** Return the place whose centre is nearest to that of another. */
export function nearest(places: Box[], to: Box): Box {
  const far = (box: Box) => Math.hypot(box.x + box.w / 2 - to.x - to.w / 2, box.y + box.h / 2 - to.y - to.h / 2);
  return places.reduce((best, place) => (far(place) < far(best) ? place : best));
}

/** Return the box with a margin around it. */
export const widened = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});
