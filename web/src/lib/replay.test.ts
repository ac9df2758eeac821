import { expect, it, vi } from "vitest";
import type { Steps } from "../protocol";

vi.mock("./session.svelte", () => ({ session: { games: [], texts: null }, settings: { speed: 1 } }));
const { ReplayStore } = await import("./replay.svelte");

const PAGE = 3;
function record(total: number) {
  const asked: number[] = [];
  const replay = new ReplayStore(async (first): Promise<Steps> => {
    asked.push(first);
    const steps = Array.from({ length: Math.max(0, Math.min(PAGE, total - first)) }, (_, i) => ({
      seat: 0,
      pick: String(first + i),
      events: [],
      view: { n: first + i },
      open: [],
    }));
    return { game: "toy", seats: 2, settings: {}, viewer: null, total, first, steps, scores: null };
  });
  return { replay, asked };
}

it("steps from page to page and fetches each once", async () => {
  const { replay, asked } = record(8);
  await replay.go(0);
  while (await replay.forward()) expect(replay.table.view).toEqual({ n: replay.at });
  expect(replay.at).toBe(7);
  await replay.go(1);
  expect(asked).toEqual([0, 3, 6]);
});

it("opens at a step by link, and at the last one when the link asks for more", async () => {
  const { replay } = record(8);
  await replay.go(5);
  expect(replay.table.view).toEqual({ n: 5 });
  expect(replay.next).toBe(0);
  await replay.go(99);
  expect(replay.next).toBe(null);
  expect(replay.table.view).toEqual({ n: 7 });
});
