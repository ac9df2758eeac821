/** Keyboard control: arrows move between things, digits go to the possible ones, and the focus is never lost. */
const USABLE = "button:not([disabled]), a[href]";
const THINGS = `${USABLE}, [data-zoom][tabindex]`; // cards lying on the table can be read too
const POSSIBLE = ".middle :is(button.can, .can > button.name), .dock [data-option]";
const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const focus = (thing: HTMLElement | undefined) => thing?.focus({ focusVisible: true } as FocusOptions);
const centre = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** Return the nearest thing in a direction, preferring things straight ahead. */
function neighbour(from: DOMRect, things: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const start = centre(from);
  let best: { thing: HTMLElement; far: number } | undefined;
  for (const thing of things) {
    const { x, y } = centre(thing.getBoundingClientRect());
    const along = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    if (along > 4 && (!best || along + 2.5 * aside < best.far)) best = { thing, far: along + 2.5 * aside };
  }
  return best?.thing;
}

export class Keys {
  private last: { box: DOMRect; group: string } | null = null;
  private typed = 0;
  private timer = 0;

  constructor(private readonly root: () => HTMLElement | undefined) {}

  /** Remember where the focus is, to return close to it if the thing disappears. */
  note(target: EventTarget | null): void {
    if (!(target instanceof HTMLElement) || !target.closest(".middle, .dock") || target.closest("dialog")) return;
    const group = target.closest("[role=group], ol, ul")?.getAttribute("aria-label") ?? "";
    this.last = target.matches(":focus-visible") ? { box: target.getBoundingClientRect(), group } : null;
  }

  /** Restore the focus if its thing is gone: to its group, else to what is possible now, else to anything near. */
  keep(): void {
    const root = this.root();
    if (!root || !this.last || document.activeElement !== document.body) return;
    const { box, group } = this.last;
    const groups = [...root.querySelectorAll<HTMLElement>("[role=group], ol, ul")];
    const home = groups.find((each) => group && each.getAttribute("aria-label") === group);
    const within = (part: HTMLElement | undefined, what: string) => [
      ...(part?.querySelectorAll<HTMLElement>(what) ?? []),
    ];
    const ways = [within(home, USABLE), within(root, POSSIBLE), within(root, `:is(.middle, .dock) :is(${USABLE})`)];
    const things = ways.find((found) => found.length > 0) ?? [];
    const far = (thing: HTMLElement) => {
      const [a, b] = [centre(thing.getBoundingClientRect()), centre(box)];
      return Math.hypot(a.x - b.x, a.y - b.y);
    };
    focus(
      things.reduce<HTMLElement | undefined>((best, one) => (!best || far(one) < far(best) ? one : best), undefined),
    );
  }

  /** Handle a key; true if it was one of ours. */
  press(event: KeyboardEvent): boolean {
    const root = this.root();
    const target = event.target as HTMLElement;
    if (!root || event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog"))
      return false;
    if (/^\d$/.test(event.key)) return this.figure(root, Number(event.key));
    this.typed = 0;
    const way = WAYS[event.key];
    if (way) return this.arrow(root, target, way);
    const option = [...root.querySelectorAll<HTMLElement>(".dock [data-key]:enabled")].find(
      (each) => each.dataset["key"] === event.key.toLowerCase(),
    );
    option?.click();
    return Boolean(option);
  }

  private arrow(root: HTMLElement, target: HTMLElement, way: [number, number]): boolean {
    // The map and the player's own pigs handle arrows themselves.
    if (target.closest(".map") || target.matches(".pig") || !target.closest(".middle, .dock, .bar, .news"))
      return false;
    const things = [...root.querySelectorAll<HTMLElement>(`:is(.middle, .dock, .bar, .news) :is(${THINGS})`)];
    const seen = things.filter((thing) => thing !== target && thing.checkVisibility?.() !== false);
    const next = neighbour(target.getBoundingClientRect(), seen, way);
    focus(next);
    return Boolean(next);
  }

  /** Focus the possible thing with this number; two digits in a row count as one number, such as 12. */
  private figure(root: HTMLElement, digit: number): boolean {
    clearTimeout(this.timer);
    this.typed = this.typed * 10 + digit;
    this.timer = window.setTimeout(() => (this.typed = 0), 800);
    const things = [...root.querySelectorAll<HTMLElement>(POSSIBLE)];
    const thing = things[this.typed - 1] ?? things[digit - 1];
    focus(thing);
    return Boolean(thing);
  }
}

/** Assign a shortcut letter to each sentence: its first letter that is still free. */
export function letters(sentences: string[]): string[] {
  const taken = new Set<string>();
  return sentences.map((sentence) => {
    const free = [...sentence.toLowerCase().normalize("NFD")].find((one) => /[a-z]/.test(one) && !taken.has(one)) ?? "";
    if (free) taken.add(free);
    return free;
  });
}
