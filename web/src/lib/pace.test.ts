import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Pace } from "./pace";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("shows a burst one by one, in order, and is never more than a breath behind", () => {
  const seen: number[] = [];
  const pace = new Pace<number>(
    (n) => seen.push(n),
    () => 1,
  );
  for (let n = 0; n < 20; n++) pace.push(n, 1);
  expect(seen).toEqual([0]);
  vi.advanceTimersByTime(8000);
  expect(seen).toEqual(Array.from({ length: 20 }, (_, n) => n));
});

it("shows everything at once when somebody acts", () => {
  const seen: number[] = [];
  const pace = new Pace<number>(
    (n) => seen.push(n),
    () => 1,
  );
  for (let n = 0; n < 5; n++) pace.push(n, 1);
  pace.flush();
  expect(seen).toEqual([0, 1, 2, 3, 4]);
});
