/** The teller: animates what happened scene by scene, from the old picture to the new one, then lets the table ask. */
import type { Json } from "../protocol";
import { hurry, scenesOf, type Scene, type Script } from "./scenes";
import type { LogEntry } from "./table.svelte";

/**
 * Performance mark of each scene with its length, cleared at the next pick, so that benchmarks can measure
 * animations.
 */
const SCENE = "tablee-scene";
const MOST = 60; // events; after a longer absence only the result is shown
const SLOWLY = 0.5;
const BREATH = 1500; // milliseconds for everything queued, for spectators and when the budget is long exceeded
const DRAWN = 34; // milliseconds, two frames: the last picture is on the screen before the next question is drawn

/** The content of one server message. `shown` is called for entries as they are animated, `done` at the end. */
export type Act = {
  view: Json | null;
  entries: LogEntry[];
  /** True if this continues from the current picture; otherwise it is shown without animation. */
  follows: boolean;
  shown: (entries: LogEntry[]) => void;
  done: () => void;
};
type Kept = { before: unknown; acts: Act[] };

export class Teller {
  picture = $state.raw<unknown>(null);
  event = $state.raw<Json | null>(null);
  /** True while something is being animated: nothing is asked meanwhile. */
  busy = $state(false);
  /** True during a replay of the last events. */
  again = $state(false);
  slowly = $state(false);
  private script: Script<unknown> | null = null;
  private view: Json | null = null;
  private queue: Act[] = [];
  private scenes: Scene<unknown>[] = [];
  private timer = 0;
  private began = -Infinity;
  private kept: Kept = { before: null, acts: [] };

  constructor(private readonly speed: () => number) {}

  /** Register the script of a board. */
  use<P>(script: Script<P>): { readonly picture: P; readonly event: Json | null; readonly busy: boolean } {
    this.finish();
    this.script = script as Script<unknown>;
    this.picture = this.view ? script.picture(this.view) : null;
    this.kept = { before: this.picture, acts: [] };
    return this as { readonly picture: P; readonly event: Json | null; readonly busy: boolean };
  }

  /** Call when somebody has answered: what happens from now on is news, and the animation budget starts. */
  begin(): void {
    this.finish();
    performance.clearMarks?.(SCENE);
    this.began = performance.now();
    this.kept = { before: this.picture, acts: [] };
  }

  tell(act: Act): void {
    if (this.again) this.finish();
    this.queue.push(act);
    if (act.follows) this.kept.acts.push(act);
    else this.kept = { before: null, acts: [] };
    if (!this.busy) this.open();
  }

  /** True if there is something to replay. */
  get told(): boolean {
    return this.kept.before !== null && this.kept.acts.some((act) => act.entries.length > 0);
  }

  /** Replay slowly what happened since the person's last answer. */
  replay(): void {
    this.finish();
    const { before, acts } = this.kept;
    if (before === null || !this.script) return;
    this.picture = before;
    this.again = true;
    this.began = Infinity;
    this.queue = acts.map((act) => ({ ...act, shown: () => undefined, done: () => undefined }));
    this.open();
  }

  /** Skip to the end of the animation: somebody acts, or nobody is looking. */
  finish(): void {
    clearTimeout(this.timer);
    for (let act = this.queue[0]; act; act = this.queue[0]) {
      const told = act === this.landed || !this.script || !act.follows || this.picture === null;
      const last = told ? undefined : this.left(act).at(-1);
      if (last) this.picture = last.picture;
      this.close(act);
    }
    this.rest();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.queue = [];
  }

  private current: Scene<unknown> | null = null;
  /** The act that is shown to its end, but not yet closed. */
  private landed: Act | null = null;

  /** Return the entries of the current act that have not been shown yet. */
  private untold(act: Act): LogEntry[] {
    const at = this.current ? act.entries.indexOf(this.current.entry) : -1;
    return act.entries.slice(at + 1);
  }

  private left(act: Act): Scene<unknown>[] {
    return this.busy && this.current ? this.scenes : scenesOf(this.script!, this.picture, act.entries);
  }

  private open(): void {
    const act = this.queue[0];
    if (!act) return this.rest();
    const quick = !act.follows || !act.view || !this.script || this.picture === null || document.hidden;
    this.scenes = quick || act.entries.length > MOST ? [] : scenesOf(this.script!, this.picture, act.entries);
    this.current = null;
    if (!this.scenes.length) {
      this.close(act);
      return this.open();
    }
    this.busy = true;
    this.next();
  }

  private next(): void {
    const act = this.queue[0];
    const scene = this.scenes.shift();
    if (!act) return;
    if (!scene) {
      this.land(act);
      const end = () => (this.close(act), this.open());
      if (this.queue.length > 1) return end();
      this.timer = window.setTimeout(end, DRAWN);
      return;
    }
    if (scene.first) {
      const from = this.untold(act);
      act.shown(from.slice(0, from.indexOf(scene.entry) + 1));
    }
    this.current = scene;
    this.event = scene.entry.event;
    this.picture = scene.picture;
    const time = this.length(scene);
    performance.mark?.(SCENE, { detail: time });
    this.timer = window.setTimeout(() => this.next(), time);
  }

  /** Return the length of a scene now: shorter if much is queued, longer in slow motion. */
  private length(scene: Scene<unknown>): number {
    const pace = this.speed() * (this.again || this.slowly ? SLOWLY : 1);
    const passed = (performance.now() - this.began) * pace;
    const { budget } = this.script!;
    const time = passed < 2 * budget ? budget - passed : BREATH;
    const sum = (scenes: Scene<unknown>[]) => scenes.reduce((all, each) => all + each.time, 0);
    const later = this.queue.slice(1).flatMap((act) => act.entries);
    const waiting = later.reduce((all, { event }) => all + this.script!.time(event), 0);
    const factor = this.again ? 1 : hurry(scene.time + sum(this.scenes) + waiting, time);
    return (scene.time * factor) / pace;
  }

  /** Show an act as it ended. */
  private land(act: Act): void {
    if (act === this.landed) return;
    this.landed = act;
    act.shown(this.untold(act));
    this.view = act.view;
    this.picture =
      act.view && this.script ? this.script.picture(act.view, (act.follows && this.picture) || undefined) : act.view;
  }

  private close(act: Act): void {
    this.land(act);
    this.queue.shift();
    this.current = null;
    this.landed = null;
    act.done();
  }

  private rest(): void {
    this.scenes = [];
    this.current = null;
    this.event = null;
    this.busy = false;
    this.again = false;
  }
}
