/** Telling: what a pick set off is shown one event after the other, from the picture before to the picture after. */
import { tick } from "svelte";
import type { Json } from "../protocol";
import { fly, look } from "./motion";
import { settings } from "./session.svelte";
import type { LogEntry } from "./table.svelte";

const STEP = 340;
const LONGEST = 1500;
const MOST = 40; // events; who was away that long wants to see how things stand

/** `step` draws one event into the picture; an event that changes nothing to look at gives the same picture back. */
export class Telling<V> {
  view = $state.raw() as V;
  event = $state.raw<Json | null>(null);
  /** Whether something is still to be told. */
  busy = $state(false);
  private rest: LogEntry[] = [];
  private goal: V;
  private timer = 0;
  private beat = STEP;

  constructor(
    first: V,
    private readonly step: (view: V, event: Json) => V,
    private readonly root: () => HTMLElement | undefined,
  ) {
    this.view = first;
    this.goal = first;
  }

  /** The picture is now `goal`, because of these events. */
  show(goal: V, fresh: LogEntry[]): void {
    this.finish();
    if (goal === this.goal) return;
    this.goal = goal;
    this.rest = fresh.some(({ event }) => event["event"] === "table-undone") ? [] : [...fresh];
    if (document.hidden || !this.rest.length || this.rest.length > MOST) return this.finish();
    const seen = this.rest.filter(({ event }) => this.step(this.view, event) !== this.view).length;
    this.beat = Math.min(STEP, LONGEST / Math.max(1, seen)) / settings.speed;
    this.busy = true;
    this.timer = window.setTimeout(() => this.next(), 0);
  }

  /** Show how it ended at once: somebody acts, or nobody looks. */
  finish(): void {
    clearTimeout(this.timer);
    this.rest = [];
    this.view = this.goal;
    this.event = null;
    this.busy = false;
  }

  private next(): void {
    for (let entry = this.rest.shift(); entry; entry = this.rest.shift()) {
      const drawn = this.step(this.view, entry.event);
      if (drawn === this.view) continue;
      this.draw(drawn, entry);
      this.timer = window.setTimeout(() => this.next(), this.beat);
      return;
    }
    this.draw(this.goal, null);
  }

  private draw(view: V, entry: LogEntry | null): void {
    const before = look(this.root());
    this.view = view;
    this.event = entry?.event ?? null;
    this.busy = entry !== null;
    void tick().then(() => fly(this.root(), before, entry ? [entry] : [], settings.speed));
  }
}
