/** A finished match, step by step; to boards it looks like a table that asks nothing. */
import type { StepInfo, Steps, TableNow } from "../protocol";
import { Gesture } from "./gesture.svelte";
import { settings } from "./session.svelte";
import type { LogEntry, TableStore } from "./table.svelte";
import { Teller } from "./teller.svelte";

export class ReplayStore {
  about = $state.raw<Steps | null>(null);
  at = $state(0);
  playing = $state(false);
  names = $state<string[]>([]);
  private pages = $state.raw<Record<number, StepInfo>>({});
  private asked = new Set<number>();
  private readonly teller = new Teller(() => settings.speed);

  /** `fetch` returns the part of the record that starts at this step. */
  constructor(private readonly fetch: (first: number) => Promise<Steps>) {}

  get last(): number {
    return Math.max(0, (this.about?.total ?? 1) - 1);
  }

  get step(): StepInfo | undefined {
    return this.pages[this.at];
  }

  /** The events of this step, as a log. */
  get told(): LogEntry[] {
    return (this.step?.events ?? []).map((event, number) => ({ number, event, undone: false }));
  }

  async go(at: number): Promise<void> {
    this.teller.finish();
    const follows = at === this.at + 1;
    this.at = Math.max(0, this.about ? Math.min(at, this.last) : at);
    const wanted = this.at;
    await this.need(this.at);
    if (this.at === wanted) this.show(follows);
    if (this.at < this.last) await this.need(this.at + 1);
    if (this.about && this.at > this.last) await this.go(this.last);
  }

  /** Animate the step if it is the next one; after a jump, show only its result. */
  private show(follows: boolean): void {
    const { step, told } = this;
    if (!step) return;
    this.teller.tell({ view: step.view, entries: told, follows, shown: () => undefined, done: () => undefined });
  }

  private async need(at: number): Promise<void> {
    if (this.pages[at]) return;
    const size = this.about?.steps.length || 1;
    const first = this.about ? Math.floor(at / size) * size : 0;
    if (this.asked.has(first)) return;
    this.asked.add(first);
    const told = await this.fetch(first);
    const found: Record<number, StepInfo> = { ...this.pages };
    told.steps.forEach((step, i) => (found[told.first + i] = step));
    this.pages = found;
    this.about ??= told;
    if (!found[at] && at <= this.last) await this.need(at);
  }

  /** The seat that decides next, where the match can be continued; null after the end. */
  get next(): number | null {
    return this.pages[this.at + 1]?.seat ?? null;
  }

  async forward(): Promise<boolean> {
    if (this.at >= this.last) return false;
    await this.go(this.at + 1);
    return true;
  }

  /** The step in the form of a table, for boards. */
  readonly table = ((replay: ReplayStore) => {
    const table = {
      get view() {
        return replay.step?.view ?? null;
      },
      get now() {
        const seats = replay.names.map((name) => ({ name, bot: null, mine: false, host: false }));
        return { game: replay.about?.game, seats, status: "over" } as unknown as TableNow;
      },
      get open() {
        return replay.step?.open.length ? replay.step.open : null;
      },
      get fresh() {
        return replay.told;
      },
      get teller() {
        return replay.teller;
      },
      get log() {
        return replay.told;
      },
      get seat() {
        return replay.about?.viewer ?? null;
      },
      decision: null,
      presence: null,
      told: null,
      mine: [],
      pick: async () => false,
      ask: async () => false,
      problem: null,
    } as unknown as TableStore & { gesture: Gesture };
    Object.defineProperty(table, "gesture", { value: new Gesture(table) });
    return table;
  })(this);
}
