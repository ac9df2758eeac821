/** Work that can wait is done piece by piece while the browser is idle, so that a long page never stops the hand. */

/** Wait until the browser has nothing better to do, but not for ever. */
export const idle = (timeout = 500) =>
  new Promise<void>((go) =>
    "requestIdleCallback" in window ? requestIdleCallback(() => go(), { timeout }) : setTimeout(go),
  );

const SOON = 100; // milliseconds that a piece waits at most, once it is its turn
let last: Promise<unknown> = Promise.resolve();

/** Wait until the next frame is drawn; a page in the background has none. */
export const frame = () =>
  new Promise<void>((go) => {
    requestAnimationFrame(() => setTimeout(go));
    setTimeout(go, SOON);
  });

/** Wait for one's turn: each in an idle moment and a frame of its own, in the order of asking. */
export function turn(): Promise<void> {
  const mine = last.then(() => idle(SOON));
  last = mine.then(frame);
  return mine;
}

/** How many pieces of a page are drawn: `first` at once, the others one at a time. */
export class Pieces {
  shown = $state(0);

  constructor(first: number) {
    this.shown = first;
  }

  /** Draw on until there are so many; a function that stops it. */
  upTo(count: number): () => void {
    let stopped = false;
    const go = async () => {
      for (;;) {
        await turn();
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

/** Build the first page in so many pieces. */
export async function inPieces(count: number): Promise<void> {
  for (build.shown = 0; build.shown < count; build.shown += 1) await new Promise((go) => setTimeout(go));
  build.shown = Infinity;
}
