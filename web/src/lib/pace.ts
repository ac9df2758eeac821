/** Pace: what arrives in a burst is shown one after the other, slowly enough to follow and never far behind. */
const BEAT = 420;
const LONGEST = 1500;

export class Pace<T> {
  private queue: { item: T; beats: number }[] = [];
  private timer = 0;
  private busyUntil = 0;

  constructor(
    private readonly show: (item: T) => void,
    private readonly speed: () => number,
  ) {}

  /** `beats`: how much there is to look at; the next item waits that long. */
  push(item: T, beats: number): void {
    this.queue.push({ item, beats });
    this.next();
  }

  /** Show everything now: somebody acts, or nobody looks. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.busyUntil = 0;
    for (const { item } of this.queue.splice(0)) this.show(item);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.queue = [];
  }

  private next(): void {
    if (document.hidden) return this.flush();
    if (this.timer || !this.queue.length) return;
    const wait = this.busyUntil - performance.now();
    if (wait > 0) {
      this.timer = window.setTimeout(() => {
        this.timer = 0;
        this.next();
      }, wait);
      return;
    }
    const { item, beats } = this.queue.shift()!;
    const beat = Math.min((beats * BEAT) / this.speed(), LONGEST / (this.queue.length + 1));
    this.busyUntil = performance.now() + beat;
    this.show(item);
    this.next();
  }
}
