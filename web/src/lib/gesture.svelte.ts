/**
 * Gestures: things on a board are named by the words of picks. A touch makes the only matching pick, or lights up
 * what can follow.
 */
import { on } from "svelte/events";
import { SvelteMap } from "svelte/reactivity";
import { draggable } from "./drag";
import { session } from "./session.svelte";
import type { TableStore } from "./table.svelte";

const wordsOf = (option: string) => option.split(" ").slice(1);

export const RESTS = 120; // milliseconds until a finger points
/**
 * Attachment: tells when the element is pointed at, by mouse or keyboard or by a finger that rests on it, and when no
 * longer. A tap acts at once: a preview drawn for it would only delay the answer.
 */
export function pointed(at: () => void, off: () => void): (element: HTMLElement) => () => void {
  return (element) => {
    let resting = 0;
    const enter = ({ pointerType }: PointerEvent) => {
      if (pointerType === "touch") resting = window.setTimeout(at, RESTS);
      else at();
    };
    const leave = () => {
      clearTimeout(resting);
      off();
    };
    const heard = [
      on(element, "pointerenter", enter),
      on(element, "focus", () => element.matches(":focus-visible") && at()),
      on(element, "pointerleave", leave),
      on(element, "blur", leave),
    ];
    return () => {
      clearTimeout(resting);
      heard.forEach((end) => end());
    };
  };
}

export class Gesture {
  held = $state<string[]>([]);
  /** The thing under the pointer, finger or focus: its effect is previewed. */
  aim = $state<string | null>(null);
  /** What a thing also offers: a pick that is not asked yet, and the picks that lead there and make it. */
  bundles = $state.raw<Record<string, string[]>>({});
  /** The name of the place where a thing was dropped last: a seat, for instance. */
  landed = "";
  /** The things on the board, and how many elements show each. */
  private shown = new SvelteMap<string, number>();

  constructor(private readonly table: TableStore) {}

  /** Forget the held things; called when another question is asked. */
  reset(): void {
    this.held = [];
    this.aim = null;
  }

  /** Attachment: pointing at or focusing the element sets `aim` to this thing. */
  aimed(ref: string): (element: HTMLElement) => () => void {
    // Removing a focused thing from the board blurs it in the middle of an update.
    const off = () => queueMicrotask(() => this.aim === ref && (this.aim = null));
    return pointed(() => (this.aim = ref), off);
  }

  /** Attachment: the element stands for this thing; `kind` is its name in picks, for things dropped on it. */
  thing(ref: string, kind = ""): (element: HTMLElement | SVGElement) => () => void {
    return (element) => {
      element.dataset["ref"] = ref;
      if (kind) element.dataset["kind"] = kind;
      queueMicrotask(() => this.count(ref, 1));
      return () => queueMicrotask(() => this.count(ref, -1));
    };
  }

  /** Attachment: like `thing`, and it can be dragged. */
  movable(ref: string): (element: HTMLElement) => () => void {
    return (element) => {
      const ends = [this.thing(ref)(element), draggable(element, ref, this)];
      return () => ends.forEach((end) => end());
    };
  }

  private count(ref: string, more: number): void {
    const number = (this.shown.get(ref) ?? 0) + more;
    if (number > 0) this.shown.set(ref, number);
    else this.shown.delete(ref);
  }

  private readonly asked = $derived.by(() => this.table.decision?.options ?? []);
  private readonly options = $derived.by(() =>
    this.asked.length ? [...this.asked, ...Object.keys(this.bundles)] : this.asked,
  );
  private readonly worded = $derived.by(() => new Map(this.options.map((option) => [option, wordsOf(option)])));
  /** The options that contain everything held so far. */
  readonly matching = $derived.by(() =>
    this.options.filter((option) => this.held.every((ref) => this.names(option, ref))),
  );
  /** The options that cannot be made by touching things alone. */
  readonly spoken = $derived.by(() => this.asked.filter((option) => !this.touchable(option)));
  /** What the matching options name, and what all of them name: every thing on the board asks whether it is lit. */
  private readonly lit = $derived.by(() => new Set(this.matching.flatMap((option) => [option, ...this.words(option)])));
  private readonly named = $derived.by(() => new Set(this.options.flatMap((option) => this.words(option))));

  private words(option: string): string[] {
    return this.worded.get(option) ?? wordsOf(option);
  }

  /** True if the option contains this thing as a word, or if the thing stands for the whole option (`lay T3 north`). */
  private names(option: string, ref: string): boolean {
    return option === ref || this.words(option).includes(ref);
  }

  /** True if the things on the board that the option names identify it. */
  private touchable(option: string): boolean {
    const words = this.words(option);
    const shown = words.filter((word) => this.shown.has(word));
    if (this.shown.has(option) || (shown.length && shown.length === words.length)) return true;
    const same = (other: string) => shown.every((word) => this.names(other, word));
    return shown.length > 0 && this.options.filter(same).length === 1;
  }

  /** True if this pick can be made now, alone or with those that lead there. */
  offers(pick: string): boolean {
    return this.options.includes(pick);
  }

  private async make(option: string): Promise<void> {
    this.held = [];
    await this.table.pick(...(this.bundles[option] ?? [option]));
  }

  /** True if touching this thing makes progress. */
  can(ref: string): boolean {
    return this.lit.has(ref) || this.held.includes(ref);
  }

  /** True if this thing is part of the question at all, even if not together with what is held now. */
  could(ref: string): boolean {
    return this.named.has(ref);
  }

  holds(ref: string): boolean {
    return this.held.includes(ref);
  }

  /** Touch a thing; `kind` is its name in picks (card, seat, square|target …), used to ask why it is refused. */
  async touch(ref: string, kind = ""): Promise<void> {
    if (this.held.includes(ref)) {
      this.held = this.held.filter((other) => other !== ref);
      return;
    }
    if (!this.can(ref)) {
      if (!this.options.some((option) => this.names(option, ref))) return this.why(ref, kind);
      this.held = [];
    }
    this.held = [...this.held, ref];
    const [only, ...more] = this.matching;
    if (only !== undefined && !more.length) await this.make(only);
  }

  /** Hold only this thing. */
  hold(ref: string): void {
    this.held = [ref];
  }

  /** Return the options a thing has in a zone: `data-zone` lists the verbs, or verb and words, that lead there. */
  private inZone(ref: string, spot: HTMLElement): string[] {
    const ways = (spot.closest<HTMLElement>("[data-zone]")?.dataset["zone"] ?? "").split(",").map((way) => way.trim());
    return this.options.filter((option) => {
      const words = option.split(" ");
      return (
        this.names(option, ref) &&
        ways.some((way) => way !== "" && way.split(" ").every((word) => words.includes(word)))
      );
    });
  }

  private withBoth(ref: string, spot: HTMLElement): boolean {
    const other = spot.dataset["ref"] ?? "";
    return (
      other !== ref && this.options.some((option) => [ref, other].every((one) => this.words(option).includes(one)))
    );
  }

  /** True if this thing can be dropped here. */
  takes(ref: string, spot: HTMLElement): boolean {
    return this.withBoth(ref, spot) || this.inZone(ref, spot).length > 0;
  }

  /** The request for why a thing cannot be dropped on a place; sent only once. */
  private asking: { ref: string; spot: HTMLElement; answer: Promise<void> } | null = null;
  whyThere(ref: string, spot: HTMLElement): Promise<void> {
    if (this.asking?.ref === ref && this.asking.spot === spot) return this.asking.answer;
    const { ref: there = "", kind = "" } = spot.dataset;
    const pick = kind && this.inPlace(there, kind, ref);
    const answer = pick ? this.table.pick(pick).then(() => undefined) : Promise.resolve(this.say("web-not-here"));
    this.asking = { ref, spot, answer };
    return answer;
  }

  /** Drop a thing on another one or on a zone; anywhere else it goes back. */
  async drop(ref: string, spot: HTMLElement | null): Promise<void> {
    const there = spot?.dataset["ref"];
    if (this.asking) await this.asking.answer;
    if (!spot || there === ref) return this.reset();
    this.hold(ref);
    this.landed = spot.closest<HTMLElement>("[data-anchor]")?.dataset["anchor"] ?? "";
    if (!this.withBoth(ref, spot)) {
      const [only, ...more] = this.inZone(ref, spot);
      if (only !== undefined && !more.length) return this.make(only);
      if (only !== undefined) return; // several options: the next possible things light up
    }
    if (there && this.withBoth(ref, spot)) spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    else {
      await this.whyThere(ref, spot);
      this.reset();
    }
    this.asking = null;
  }

  /**
   * Ask the server why not: send an option with this thing in place of another of its kind. The answer is a refusal.
   */
  private async why(ref: string, kind: string): Promise<void> {
    if (!this.table.decision) return this.say(this.table.now?.paused ? "web-paused" : "web-not-asked");
    if (ref.includes(" ")) return void (await this.table.pick(ref));
    const pick = this.inPlace(ref, kind);
    if (pick) await this.table.pick(pick);
    else this.say("web-not-now");
  }

  /** Return an option (one that contains `beside`, if given) with this thing in place of another of its kind. */
  private inPlace(ref: string, kind: string, beside = ""): string | null {
    const verbs = session.games.find((game) => game.name === this.table.now?.game)?.verbs ?? {};
    for (const option of [...this.matching, ...this.options]) {
      const words = option.split(" ");
      const place = (verbs[words[0]!] ?? []).findIndex((name) =>
        kind.split("|").some((one) => name === one || name.endsWith(`_${one}`)),
      );
      if (place < 0 || place + 1 >= words.length || (beside && !this.names(option, beside))) continue;
      words[place + 1] = ref;
      return words.join(" ");
    }
    return null;
  }

  private say(id: string): void {
    this.table.problem = { id, sentence: session.texts?.say(id) ?? id, clause: "", details: {} };
  }
}
