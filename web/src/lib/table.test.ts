import { expect, it, vi } from "vitest";
import type { ServerMessage, Told } from "../protocol";
import type { Connection, Listener } from "./socket";

vi.mock("./session.svelte", () => ({ session: { games: [], texts: null } }));
const { TableStore } = await import("./table.svelte");

function seated(decision: Told["decision"] = null) {
  let listener: Listener = () => undefined;
  const asked: Record<string, unknown>[] = [];
  const connection = {
    listen: (one: Listener) => ((listener = one), () => undefined),
    ask: async (request: Record<string, unknown>) => (asked.push(request), { type: "done", key: "", table: "t", n: 0 }),
  };
  const table = new TableStore("t", connection as unknown as Connection, () => 1000);
  const tell = (after: number, ...kinds: string[]) => say(after, {}, ...kinds);
  const say = (after: number, closed: Told["closed"], ...kinds: string[]) => {
    const events = kinds.map((kind) => {
      const [event, count] = kind.split(" ");
      return count ? { event, seat: 0, count: Number(count), number: Number(count) } : { event };
    });
    const told = {
      type: "told",
      table: "t",
      seat: 0,
      after,
      events,
      closed,
      view: {},
      decision,
      waiting: [],
      curtain: [],
    };
    listener(told as unknown as Told & ServerMessage);
    return new Promise((done) => setTimeout(done, 10));
  };
  return { table, tell, say, asked };
}

it("reads no more what a game of memory has closed", async () => {
  const { table, tell, say } = seated();
  await tell(0, "lead", "follow", "win");
  await say(3, { 1: null, 2: null, 3: { event: "win", seat: 2 } }, "encounter");
  expect(table.log.map(({ number, event }) => [number, event["event"], event["seat"]])).toEqual([
    [3, "win", 2],
    [4, "encounter", undefined],
  ]);
});

it("draws anew what follows a line that has gone, and leaves the rest where it was", async () => {
  const { table, tell, say } = seated();
  await tell(0, "round", "lead", "win");
  await say(3, { 2: null }, "encounter");
  expect(table.log.map(({ number, drawn }) => [number, drawn ?? 0])).toEqual([
    [1, 0],
    [3, 1],
    [4, 1],
  ]);
});

it("strikes out what was taken back, and neither votes nor what had been taken back before", async () => {
  const { table, tell } = seated();
  await tell(0, "lead", "play", "table-undone 1", "play", "win", "table-asked", "table-answered", "table-undone 2");
  const struck = table.log.filter((entry) => entry.undone).map((entry) => entry.number);
  expect(struck).toEqual([2, 4, 5]);
});

it("forgets words an administrator removed, and nothing else", async () => {
  const { table, tell } = seated();
  await tell(0, "table-chat", "table-chat");
  await tell(2, "table-removed 1");
  expect(table.log.map((entry) => entry.event["event"])).toEqual(["table-hushed", "table-chat", "table-removed"]);
});

it("asks for what is missing when numbers are left out, and never takes an event twice", async () => {
  const { table, tell, asked } = seated();
  await tell(0, "lead", "play");
  await tell(1, "play", "win");
  expect(table.log.map((entry) => entry.number)).toEqual([1, 2, 3]);
  await tell(7, "play");
  expect(asked.at(-1)).toMatchObject({ type: "enter", after: 3 });
  expect(table.heard).toBe(3);
});

it("draws what a pick causes once the response to the pick is on the screen", async () => {
  const { table, tell } = seated({ number: 1, kind: "", args: {}, options: ["go"], answered: false });
  await tell(0, "round");
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
  const done = table.pick("go");
  void tell(1, "lead");
  expect([table.busy, table.log.length]).toEqual([true, 1]);
  await Promise.resolve();
  expect([table.busy, table.log.length]).toEqual([true, 1]);
  frames.forEach((callback) => callback(0));
  expect(await done).toBe(true);
  expect([table.busy, table.log.length]).toEqual([false, 2]);
  vi.unstubAllGlobals();
});
