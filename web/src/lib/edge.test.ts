import { expect, test } from "vitest";
import { freerEdge } from "./edge";

const ROOM = { left: 0, top: 100, right: 390, bottom: 800 };
const row = (top: number, left = 0) => ({ left, top, right: left + 60, bottom: top + 80 });

test("an overlay lies where it hides less of what can be touched", () => {
  expect(freerEdge(ROOM, 120, [row(110), row(110, 200)])).toBe("bottom");
  expect(freerEdge(ROOM, 120, [row(110), row(110, 200), row(210)])).toBe("bottom");
  expect(freerEdge(ROOM, 120, [row(110), row(700), row(700, 200)])).toBe("top");
});

test("the upper edge is the usual one, also for what lies beside the board", () => {
  expect(freerEdge(ROOM, 120, [])).toBe("top");
  expect(freerEdge(ROOM, 120, [row(400)])).toBe("top");
  expect(freerEdge({ ...ROOM, left: 500, right: 700 }, 120, [row(110)])).toBe("top");
});
