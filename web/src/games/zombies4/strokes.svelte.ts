/** Strokes over the map: what they show while they last, and the ordinary picks they become, in one message. */
import type { TableStore } from "../../lib/table.svelte";
import { later } from "../../lib/later";
import { CELL, hasRoom, spotOf, wayTo } from "./forest";
import type { Lead } from "./leading";
import type { Picture } from "./walk";

type Scene = { table: TableStore; view: Picture; lit: Set<string>; walk: (way: string[]) => void };

export class Strokes {
  /** The zombie that is dragged. */
  lead = $state.raw<Lead | null>(null);
  /** Where dogs or tokens are being scattered. */
  strewn = $state.raw<string[]>([]);
  /** The way along which the pawn is dragged. */
  trail = $state.raw<string[]>([]);

  constructor(private readonly scene: () => Scene) {}

  /** True if a stroke that begins here takes hold of something. */
  grabs(square: string): boolean {
    const { table, view, lit } = this.scene();
    if (table.decision?.kind === "prowl") return square in view.paces;
    return this.leaves(square) || (view.agenda.at(-1)?.step === "placing" && lit.has(square));
  }

  private leaves(square: string): boolean {
    const { table, view } = this.scene();
    return table.decision?.kind === "move" && view.players[view.seat]?.square === square;
  }

  readonly leads = later(async () =>
    (await import("./leading")).leading({
      grabs: (square) => this.scene().table.decision?.kind === "prowl" && square in this.scene().view.paces,
      show: (now) => (this.lead = now),
      drop: ({ from, to }) => {
        const { table, view } = this.scene();
        void table.pick(`${from in view.humans ? "human" : "dog"} ${from}`, `at ${to}`);
      },
    }),
  );

  readonly strews = later(async () =>
    (await import("./leading")).strewing({
      takes: (square, already) => {
        const { view, lit } = this.scene();
        return lit.has(square) && hasRoom(view.agenda.at(-1), view.dogs[square], square, already);
      },
      show: (now) => (this.strewn = now),
      drop: (squares) => void this.scene().table.pick(...squares.map((square) => `at ${square}`)),
    }),
  );

  readonly trails = later(async () =>
    (await import("./leading")).trailing({
      begins: (square) => this.leaves(square),
      joins: (last, next) => this.joins(last, next),
      show: (now) => (this.trail = now),
      drop: (way) => this.scene().walk(way),
    }),
  );

  /** The next square of a way; if the pointer has skipped some and this is the first step, the shortest way there. */
  private joins(last: string, next: string): string[] {
    const { view } = this.scene();
    const left = Number(view.agenda.at(-1)?.["left"] ?? 0) - this.trail.length;
    if (!(next in view.reach) || left < 1) return [];
    const [a, b] = [spotOf(view.tiles, last), spotOf(view.tiles, next)];
    if (Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === CELL) return [next];
    return this.trail.length ? [] : wayTo(view.reach, next);
  }
}
