/** Work that can wait is done piece by piece while the browser is idle, so that a long page never stops the hand. */
import { getContext, setContext } from "svelte";

/** Wait until the browser has nothing better to do, but not for ever. */
export const idle = (timeout = 500) =>
  new Promise<void>((go) =>
    "requestIdleCallback" in window ? requestIdleCallback(() => go(), { timeout }) : setTimeout(go),
  );

const SOON = 100; // milliseconds that a piece waits at most, once it is its turn
let last: Promise<unknown> = Promise.resolve();

/** Wait until the next frame is drawn; a page in the background has none. The milliseconds that drawing it took. */
export const frame = () =>
  new Promise<number>((go) => {
    requestAnimationFrame((begun) => setTimeout(() => go(performance.now() - begun)));
    setTimeout(go, SOON, SOON);
  });

/** A value that is null until the frame after its change: what it adds is drawn after the answer to a touch. */
export function afterFrame<T>(value: () => T): () => T | null {
  let drawn = $state.raw<T | null>(null);
  $effect(() => {
    const next = value();
    let still = true;
    void frame().then(() => still && (drawn = next));
    return () => (still = false);
  });
  return () => (drawn === value() ? drawn : null);
}

/** Wait for one's turn: each in an idle moment and a frame of its own, in the order of asking. */
export function turn(): Promise<void> {
  const mine = last.then(() => idle(SOON));
  last = mine.then(frame);
  return mine;
}

/** Wait for a task of one's own: the browser may paint and hear the hand in between. */
export const task = () => new Promise<void>((go) => setTimeout(go));

/** How many pieces of a page are drawn: `first` at once, the others one at a time. */
export class Pieces {
  shown = $state(0);

  constructor(first: number) {
    this.shown = first;
  }

  /** Draw on until there are so many, each in its turn, or in a task of its own; a function that stops it. */
  upTo(count: number, wait: () => Promise<void> = turn): () => void {
    let stopped = false;
    const go = async () => {
      for (;;) {
        await wait();
        if (stopped || this.shown >= count) return;
        this.shown += 1;
      }
    };
    void go();
    return () => (stopped = true);
  }
}

const REST = 3000; // milliseconds after loading: what nobody sees yet waits until the page is there for the hand
const TOUCHES = ["pointerdown", "keydown", "scroll", "wheel"];
/** Whether the first page is loaded and at rest, or somebody has begun to use it. */
export const rest = $state({ now: false });
new Promise<void>((go) => {
  for (const touch of TOUCHES) addEventListener(touch, () => go(), { once: true, passive: true, capture: true });
  const loaded = () => setTimeout(go, REST);
  if (document.readyState === "complete") loaded();
  else addEventListener("load", loaded);
}).then(() => void (rest.now = true));

/** The first page is built in tasks of its own, behind the words that the server wrote; later pages at once. */
export const build = $state({ shown: Infinity });

let kept: Promise<unknown> = Promise.resolve();

/** Keep the first words of the document until a page has something to show in their place: then it calls this. */
export function keepFirst(): () => void {
  let show = () => {};
  kept = new Promise<void>((go) => (show = go));
  return show;
}
export const firstKept = () => kept;

/** Build the first page in so many pieces. */
export async function inPieces(count: number): Promise<void> {
  for (build.shown = -1; build.shown < count; build.shown += 1) await task();
  build.shown = Infinity;
}

const FIRST = "the board of a first page";
/** Said by a page with a board: as a first page, while nobody has touched it, its board is built in several tasks. */
export const boardInTasks = (allowed = () => true) => setContext(FIRST, allowed);
/** The pieces of a board, which stays unseen until all are there; all at once where it is no first page. */
export function boardPieces(count: number): Pieces {
  const slowly = getContext<(() => boolean) | undefined>(FIRST)?.() && !rest.now;
  const pieces = new Pieces(slowly ? 0 : count);
  if (slowly) $effect(() => pieces.upTo(count, task));
  return pieces;
}
