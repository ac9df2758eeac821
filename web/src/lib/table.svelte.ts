/** A table from the client's side: everything the server has sent, and the requests one can make. */
import type { DecisionNow, Hinted, Json, Presence, Problem, Refused, ServerMessage, TableNow, Told } from "../protocol";
import { Gesture } from "./gesture.svelte";
import type { Connection, Request } from "./socket";
import { Teller } from "./teller.svelte";
import { frame } from "./turns.svelte";

/** `drawn` counts how often its line was drawn anew, because lines above it have gone. */
export type LogEntry = { number: number; event: Json; undone: boolean; drawn?: number };
type Words = Request extends infer R ? (R extends { table: string } ? Omit<R, "table"> : never) : never;

export class TableStore {
  now = $state<TableNow | null>(null);
  told = $state.raw<Told | null>(null);
  view = $state.raw<Json | null>(null);
  presence = $state.raw<Presence | null>(null);
  log = $state<LogEntry[]>([]);
  fresh = $state.raw<LogEntry[]>([]);
  problem = $state.raw<Problem | null>(null);
  missing = $state(false);
  busy = $state(false);
  /** True if this person has had a seat here, whoever has it now. */
  sat = $state(false);
  /** The last event seen before the person's last answer: everything later is news. */
  acted = $state(0);
  heard = $state(0);
  /** True once the board is loaded, which gives things their display names. */
  drawn = $state(false);
  /** When the server sent the remaining times, of the clocks and of absent people. */
  since = { told: 0, presence: 0 };
  /** What every seat sees; only set in a replay with all hands open. */
  readonly open: Json[] | null = null;
  readonly teller: Teller;
  readonly gesture = new Gesture(this);
  /** Logs by viewer: on a shared screen each seat has its own. */
  private logs = new Map<string, { last: number; entries: LogEntry[] }>();
  /** The open question, even if the events that led to it are still being animated. */
  private asked = $state.raw<DecisionNow | null>(null);
  private arrived: number | null | undefined = undefined; // the seat of the last `told`
  /** Pending until the response to the last pick is on the screen: what the pick causes is drawn after it. */
  private painted: Promise<void> | null = null;
  private stop: () => void;

  constructor(
    readonly id: string,
    private readonly connection: Connection,
    speed: () => number = () => 1,
  ) {
    this.teller = new Teller(speed);
    this.stop = connection.listen((message) => this.receive(message));
    void this.enter();
  }

  close(): void {
    this.teller.stop();
    this.stop();
    // Leaving before the start would give up the seat, and somebody who only looks elsewhere wants to keep it.
    if (this.now && this.now.status !== "open") void this.connection.ask({ type: "leave", table: this.id });
  }

  /** The open question; null until everything that led to it has been animated. */
  get decision(): DecisionNow | null {
    return this.teller.busy || this.now?.paused ? null : this.asked;
  }

  /** The seat whose view is shown; null for a spectator, or behind the curtain. */
  get seat(): number | null {
    return this.told?.seat ?? null;
  }

  /** The seats of this client; several if people share this screen. */
  get mine(): number[] {
    return (this.now?.seats ?? []).flatMap((chair, seat) => (chair.mine ? [seat] : []));
  }

  async enter(): Promise<void> {
    const after = this.book(this.mine.length > 1 ? null : this.seat).last;
    const answer = await this.connection.ask({ type: "enter", table: this.id, after });
    this.missing = answer.type === "refused";
    if (answer.type === "refused") this.problem = answer.problem;
  }

  /** Lift the curtain: the person of this seat is alone at the screen. */
  async lift(seat: number): Promise<boolean> {
    return this.ask({ type: "lift", seat, after: this.book(seat).last });
  }

  /** Send a request for this table; a refusal becomes `problem`. */
  async ask(words: Words): Promise<boolean> {
    this.problem = null;
    this.busy = true;
    const answer = await this.connection.ask({ ...words, table: this.id } as Request);
    await this.painted;
    this.busy = false;
    if (answer.type === "done" && answer.stopped) this.problem = answer.stopped;
    if (answer.type !== "refused") return true;
    this.refused(answer);
    return false;
  }

  /** Answer the open question. Pending animations are finished first, so that nobody answers an outdated question. */
  async pick(...picks: string[]): Promise<boolean> {
    this.teller.finish();
    const { seat, decision } = this;
    if (seat === null || !decision || this.busy) return false;
    const news = this.acted;
    this.acted = this.book(seat).last;
    this.teller.begin();
    this.painted = frame().then(() => void (this.painted = null));
    const done = await this.ask({ type: "pick", seat, decision: decision.number, picks });
    if (!done) this.acted = news;
    return done;
  }

  async hint(): Promise<Hinted | null> {
    if (this.seat === null) return null;
    this.problem = null;
    const answer = await this.connection.ask({ type: "hint", table: this.id, seat: this.seat });
    if (answer.type === "refused") this.refused(answer);
    return answer.type === "hinted" ? answer : null;
  }

  private refused(answer: Refused): void {
    this.problem = answer.problem;
    if (answer.decision) this.asked = answer.decision;
  }

  private receive(message: ServerMessage): void {
    if (this.painted) return void this.painted.then(() => this.receive(message));
    if (message.type === "welcome" && this.told) void this.enter();
    if (!("table" in message) || message.table !== this.id) return;
    if (message.type === "table") {
      this.now = message;
      this.sat ||= this.mine.length > 0;
    }
    if (message.type === "presence") {
      this.since.presence = performance.now();
      this.presence = message;
    }
    if (message.type === "told") this.hear(message);
  }

  private book(seat: number | null): { last: number; entries: LogEntry[] } {
    const key = this.mine.length > 1 ? String(seat) : "me";
    const known = this.logs.get(key);
    if (known) return known;
    const entries = $state<LogEntry[]>([]);
    const made = { last: 0, entries };
    this.logs.set(key, made);
    return made;
  }

  private hear(told: Told): void {
    const book = this.book(told.seat);
    if (told.after > book.last) {
      // A gap: request the missing events.
      if (told.seat !== null && this.mine.length > 1) void this.lift(told.seat);
      else void this.enter();
      return;
    }
    const skip = book.last - told.after;
    const entries = told.events.slice(skip).flatMap((event, i) => {
      const number = told.after + skip + i + 1;
      return event ? [{ number, event, undone: false }] : [];
    });
    const undone = entries.some(({ event }) => event["event"] === "table-undone");
    const follows = this.arrived === told.seat && !undone;
    this.arrived = told.seat;
    book.last = Math.max(book.last, told.after + told.events.length);
    const { last } = book;
    const heard = performance.now();
    const done = () => {
      this.since.told = heard;
      close(book.entries, told.closed);
      this.settle(told, book.entries, last);
    };
    const shown = (lines: LogEntry[]) => this.write(book.entries, lines);
    this.teller.tell({ view: told.view, entries, follows, shown, done });
  }

  private write(log: LogEntry[], lines: LogEntry[]): void {
    this.log = log;
    if (!lines.length) return;
    for (const entry of lines) {
      if (entry.event["event"] === "table-undone") strike(log, Number(entry.event["count"]), entry.number);
      if (entry.event["event"] === "table-removed") hush(log, Number(entry.event["number"]));
      log.push(entry);
    }
    this.fresh = lines;
  }

  private settle(told: Told, log: LogEntry[], last: number): void {
    if (this.asked?.number !== told.decision?.number) this.gesture.reset();
    this.log = log;
    this.heard = last;
    this.told = told;
    this.view = told.view;
    this.asked = told.decision;
  }
}

const isTable = (event: Json) => String(event["event"]).startsWith("table-");

/** Remove chat text that an administrator deleted; its place in the log stays. */
function hush(entries: LogEntry[], number: number): void {
  for (const entry of entries) if (entry.number === number) entry.event = { event: "table-hushed" };
}

/** In a game of memory, remove or replace events that may no longer be read; what follows them is drawn anew, not moved. */
function close(entries: LogEntry[], closed: Told["closed"]): void {
  let first = entries.length;
  for (const [number, event] of Object.entries(closed)) {
    const at = entries.findIndex((entry) => entry.number === Number(number));
    if (at >= 0) entries.splice(at, 1, ...(event ? [{ ...entries[at]!, event }] : []));
    if (at >= 0) first = Math.min(first, at);
  }
  for (const entry of entries.slice(first)) entry.drawn = (entry.drawn ?? 0) + 1;
}

/** Strike out the last events of the match that were not yet undone; votes and chat between them stay. */
function strike(entries: LogEntry[], count: number, before: number): void {
  for (const entry of entries.toReversed()) {
    if (count <= 0) return;
    if (entry.number >= before || entry.undone || isTable(entry.event)) continue;
    entry.undone = true;
    count -= 1;
  }
}
