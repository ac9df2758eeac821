/** A table as one attends it: everything the server has told, and the requests one can make. */
import type { DecisionNow, Json, Presence, Problem, Refused, ServerMessage, TableNow, Told } from "../protocol";
import { Gesture } from "./gesture.svelte";
import { Pace } from "./pace";
import type { Connection, Request } from "./socket";

export type LogEntry = { number: number; event: Json; undone: boolean };
type Words = Request extends infer R ? (R extends { table: string } ? Omit<R, "table"> : never) : never;

export class TableStore {
  now = $state<TableNow | null>(null);
  told = $state.raw<Told | null>(null);
  view = $state.raw<Json | null>(null);
  decision = $state.raw<DecisionNow | null>(null);
  presence = $state.raw<Presence | null>(null);
  log = $state<LogEntry[]>([]);
  fresh = $state.raw<LogEntry[]>([]);
  problem = $state.raw<Problem | null>(null);
  missing = $state(false);
  busy = $state(false);
  /** The number of the last event one had seen when one last answered: what came later is news. */
  acted = $state(0);
  heard = $state(0);
  /** How many beats a board needs to tell these events; without one, they are seen at a glance. */
  beats: (events: Json[]) => number = () => 1;
  /** What every seat sees; only a replay with all hands open knows it. */
  readonly open: Json[] | null = null;
  /** Whether what is fresh follows what was shown before; a replay also goes back and leaps. */
  readonly stepped: boolean = true;
  readonly gesture = new Gesture(this);
  /** Logs by viewer: on a shared screen each seat has its own. */
  private logs = new Map<string, { last: number; entries: LogEntry[] }>();
  private pace: Pace<Told>;
  private stop: () => void;

  constructor(
    readonly id: string,
    private readonly connection: Connection,
    speed: () => number = () => 1,
  ) {
    this.pace = new Pace((told) => this.show(told), speed);
    this.stop = connection.listen((message) => this.receive(message));
    void this.enter();
  }

  close(): void {
    this.pace.stop();
    this.stop();
    // Before the start leaving would give one's seat up; somebody who only looks elsewhere wants to keep it.
    if (this.now && this.now.status !== "open") void this.connection.ask({ type: "leave", table: this.id });
  }

  /** The seat whose eyes one looks through; null for a spectator, or behind the curtain. */
  get seat(): number | null {
    return this.told?.seat ?? null;
  }

  /** Seats of one's own; several when people share this screen. */
  get mine(): number[] {
    return (this.now?.seats ?? []).flatMap((chair, seat) => (chair.mine ? [seat] : []));
  }

  async enter(): Promise<void> {
    const after = this.book(this.mine.length > 1 ? null : this.seat).last;
    const answer = await this.connection.ask({ type: "enter", table: this.id, after });
    this.missing = answer.type === "refused";
    if (answer.type === "refused") this.problem = answer.problem;
  }

  /** The person of this seat is alone at the screen. */
  async lift(seat: number): Promise<boolean> {
    return this.ask({ type: "lift", seat, after: this.book(seat).last });
  }

  /** Ask for something at this table; a refusal becomes `problem`. */
  async ask(words: Words): Promise<boolean> {
    this.problem = null;
    this.busy = true;
    const answer = await this.connection.ask({ ...words, table: this.id } as Request);
    this.busy = false;
    if (answer.type === "done" && answer.stopped) this.problem = answer.stopped;
    if (answer.type !== "refused") return true;
    this.refused(answer);
    return false;
  }

  /** Answer the open question. What is still on its way to the eye is shown first, so that nobody answers an old question. */
  async pick(...picks: string[]): Promise<boolean> {
    this.pace.flush();
    const { seat, decision } = this;
    if (seat === null || !decision || this.busy) return false;
    const news = this.acted;
    this.acted = this.book(seat).last;
    const done = await this.ask({ type: "pick", seat, decision: decision.number, picks });
    if (!done) this.acted = news;
    return done;
  }

  async hint(): Promise<string | null> {
    if (this.seat === null) return null;
    this.problem = null;
    const answer = await this.connection.ask({ type: "hint", table: this.id, seat: this.seat });
    if (answer.type === "refused") this.refused(answer);
    return answer.type === "hinted" ? answer.pick : null;
  }

  private refused(answer: Refused): void {
    this.problem = answer.problem;
    if (answer.decision) this.decision = answer.decision;
  }

  private receive(message: ServerMessage): void {
    if (message.type === "welcome" && this.told) void this.enter();
    if (!("table" in message) || message.table !== this.id) return;
    if (message.type === "table") this.now = message;
    if (message.type === "presence") this.presence = message;
    if (message.type === "told") {
      const seen = message.events.filter((event) => event !== null && !isTable(event)) as Json[];
      this.pace.push(message, seen.length ? this.beats(seen) : 0);
    }
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

  private show(told: Told): void {
    const book = this.book(told.seat);
    if (told.after > book.last) {
      // A gap: ask for what is missing.
      if (told.seat !== null && this.mine.length > 1) void this.lift(told.seat);
      else void this.enter();
      return;
    }
    const skip = book.last - told.after;
    const fresh: LogEntry[] = [];
    told.events.slice(skip).forEach((event, i) => {
      const number = told.after + skip + i + 1;
      if (!event) return;
      if (event["event"] === "table-undone") strike(book.entries, Number(event["count"]), number);
      if (event["event"] === "table-removed") hush(book.entries, Number(event["number"]));
      const entry = { number, event, undone: false };
      book.entries.push(entry);
      fresh.push(entry);
    });
    book.last = Math.max(book.last, told.after + told.events.length);
    if (this.decision?.number !== told.decision?.number) this.gesture.reset();
    this.log = book.entries;
    this.heard = book.last;
    this.fresh = fresh;
    this.told = told;
    this.view = told.view;
    this.decision = told.decision;
  }
}

const isTable = (event: Json) => String(event["event"]).startsWith("table-");

/** Forgets words that an administrator removed; their place stays. */
function hush(entries: LogEntry[], number: number): void {
  for (const entry of entries) if (entry.number === number) entry.event = { event: "table-hushed" };
}

/** Strike out the last events of the match that still stood: votes and words between them stay. */
function strike(entries: LogEntry[], count: number, before: number): void {
  for (const entry of entries.toReversed()) {
    if (count <= 0) return;
    if (entry.number >= before || entry.undone || isTable(entry.event)) continue;
    entry.undone = true;
    count -= 1;
  }
}
