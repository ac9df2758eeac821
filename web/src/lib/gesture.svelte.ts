/** Gestures: a thing on a board is named by the words of picks. Touch a thing; one option is done, several light up what comes next. */
import type { TableStore } from "./table.svelte";

export class Gesture {
  held = $state<string[]>([]);

  constructor(private readonly table: TableStore) {}

  /** Forget what is held when another question is asked. */
  reset(): void {
    this.held = [];
  }

  private words(option: string): string[] {
    return option.split(" ").slice(1);
  }

  /** The options that name everything held so far. */
  get matching(): string[] {
    const options = this.table.decision?.options ?? [];
    return options.filter((option) => this.held.every((ref) => this.words(option).includes(ref)));
  }

  /** Whether touching this thing leads on. */
  can(ref: string): boolean {
    return this.held.includes(ref) || this.matching.some((option) => this.words(option).includes(ref));
  }

  holds(ref: string): boolean {
    return this.held.includes(ref);
  }

  async touch(ref: string): Promise<void> {
    if (this.held.includes(ref)) {
      this.held = this.held.filter((other) => other !== ref);
      return;
    }
    if (!this.can(ref)) {
      const afresh = (this.table.decision?.options ?? []).some((option) => this.words(option).includes(ref));
      if (!afresh) return void this.why(ref);
      this.held = [];
    }
    this.held = [...this.held, ref];
    const [only, ...more] = this.matching;
    if (only !== undefined && !more.length) {
      this.held = [];
      await this.table.pick(only);
    }
  }

  /** Ask the table why not: the same question with this thing in the place of another of its kind. The answer is a refusal. */
  private async why(ref: string): Promise<void> {
    const family = ref.replace(/-?\d+$/, "");
    for (const option of this.table.decision?.options ?? []) {
      const words = option.split(" ");
      const place = words.findIndex((word, i) => i > 0 && (word.includes("-") || word === "van") === (ref.includes("-") || ref === "van"));
      if (place > 0 && family) {
        words[place] = ref;
        await this.table.pick(words.join(" "));
        return;
      }
    }
  }
}
