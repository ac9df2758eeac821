import { describe, expect, it } from "vitest";
import { aimed, around, centred, closest, CLOSEST, FARTHEST, held, isSeen, nearest, zoomed } from "./camera";

const size = { w: 400, h: 300 };
const box = (x: number, y: number, w = 72, h = 72) => ({ x, y, w, h });

describe("the camera", () => {
  it("zooms about the point under the pointer", () => {
    const before = { x: 10, y: 20, k: 0.5 };
    const after = zoomed(before, 2, { x: 110, y: 70 });
    expect(after.k).toBe(1);
    expect((110 - after.x) / after.k).toBe((110 - before.x) / before.k);
    expect((70 - after.y) / after.k).toBe((70 - before.y) / before.k);
  });

  it("goes neither too close nor too far", () => {
    expect(zoomed({ x: 0, y: 0, k: 1 }, 100, { x: 0, y: 0 }).k).toBe(CLOSEST);
    expect(zoomed({ x: 0, y: 0, k: 1 }, 0.001, { x: 0, y: 0 }).k).toBe(FARTHEST);
  });

  it("sees all of a box when it is as close as it can be", () => {
    const map = around([box(-216, 0, 216, 216), box(216, 432, 216, 216)]);
    expect(map).toEqual(box(-216, 0, 648, 648));
    const camera = centred(map, size, closest(map, size));
    expect(isSeen(camera, map, size)).toBe(true);
    expect(isSeen(zoomed(camera, 1.3, { x: 200, y: 150 }), map, size)).toBe(false);
  });

  it("stays where it is when all places are in sight", () => {
    const camera = { x: 0, y: 0, k: 1 };
    expect(aimed(camera, [box(10, 10), box(300, 200)], size, 0.6)).toBe(camera);
  });

  it("moves to places out of sight, as close as they allow", () => {
    const places = [box(1000, 1000), box(1216, 1000)];
    const camera = aimed({ x: 0, y: 0, k: 1 }, places, size, 0.6);
    expect(places.every((place) => isSeen(camera, place, size))).toBe(true);
    expect(camera.k).toBe(1);
  });

  it("shows the place nearest to the pawn when they cannot all be shown large enough", () => {
    const places = [box(0, 0), box(5000, 5000)];
    const camera = aimed({ x: 900, y: 900, k: 0.2 }, places, size, 0.6, box(4900, 4900));
    expect(camera.k).toBe(0.6);
    expect(isSeen(camera, places[1]!, size)).toBe(true);
    expect(nearest(places, box(100, 0))).toEqual(places[0]);
  });

  it("never loses the map", () => {
    const map = box(0, 0, 648, 648);
    expect(held({ x: 9000, y: -9000, k: 1 }, map, size)).toEqual({ k: 1, x: 280, y: 120 - 648 });
    expect(held({ x: 50, y: 50, k: 1 }, map, size)).toEqual({ k: 1, x: 50, y: 50 });
  });
});
