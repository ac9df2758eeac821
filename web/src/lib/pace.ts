/** Pace: what arrives in a burst is shown one after the other, slowly enough to follow and never far behind. */
const BEAT = 420;
const LONGEST = 1500;

export class Pace<T> {
  private queue: { item: T; slow: boolean }[] = [];
  private timer = 0;
  private busyUntil = 0;

  constructor(
    private readonly show: (item: T) => void,
    private readonly speed: () => number,
  ) {}

  /** `slow`: something to look at; the next item waits a beat. */
  push(item: T, slow: boolean): void {
    this.queue.push({ item, slow });
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
    const { item, slow } = this.queue.shift()!;
    const beat = slow ? Math.min(BEAT / this.speed(), LONGEST / (this.queue.length + 1)) : 0;
    this.busyUntil = performance.now() + beat;
    this.show(item);
    this.next();
  }
}
