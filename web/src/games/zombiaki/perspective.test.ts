import { expect, it } from "vitest";
import { BARRICADE, barricadeAt, gravesAt, squareAt } from "./perspective";

it("lays the squares of a lane beside one another, and the lanes behind one another, without a gap", () => {
  for (const lane of [0, 1]) {
    const [near, far] = [squareAt(lane + 1, 3), squareAt(lane, 3)];
    expect(far.y + far.h).toBeCloseTo(near.y);
    expect(near.h).toBeGreaterThan(far.h);
    expect(near.w).toBeGreaterThan(far.w);
  }
  const [one, two] = [squareAt(2, 2), squareAt(2, 3)];
  const right = one.x + (one.corners[2]![0] / 100) * one.w;
  expect(two.x + (two.corners[3]![0] / 100) * two.w).toBeCloseTo(right);
});

it("fills its room from the graves to the barricade", () => {
  const [graves, wall] = [gravesAt(2), barricadeAt(2)];
  expect(graves.x).toBeCloseTo(0);
  expect(BARRICADE.x + BARRICADE.w).toBeCloseTo(100);
  expect(wall.x + wall.w).toBeCloseTo(100);
  expect(wall.y + wall.h).toBeCloseTo(100);
});
