/** A finished match, step by step; it looks like a table that asks nothing, so that boards need not know. */
import type { Json, StepInfo, Steps, TableNow } from "../protocol";
import type { TableStore } from "./table.svelte";

export class ReplayStore {
  steps = $state<Steps | null>(null);
  at = $state(0);
  playing = $state(false);

  load(steps: Steps, at: number): void {
    this.steps = steps;
    this.at = Math.min(Math.max(0, at || this.at), steps.total);
  }

  get step(): StepInfo | undefined {
    return this.steps?.steps[this.at];
  }

  forward(): boolean {
    if (!this.steps || this.at >= this.steps.total) return false;
    this.at += 1;
    return true;
  }

  back(): void {
    this.at = Math.max(0, this.at - 1);
  }

  /** The step as a board knows it. */
  get table(): TableStore {
    return {
      view: (this.step?.view ?? null) as Json | null,
      decision: null,
      now: { game: this.steps?.game } as TableNow,
      pick: async () => false,
    } as unknown as TableStore;
  }
}
