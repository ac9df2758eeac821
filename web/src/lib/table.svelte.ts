/** A table as one attends it: everything the server has told, and the requests one can make. */
import type { DecisionNow, Json, Presence, Problem, Refused, ServerMessage, TableNow, Told } from "../protocol";
import type { Connection, Request } from "./socket";

export type LogEntry = { number: number; event: Json; undone: boolean };
type Words = Request extends infer R ? (R extends { table: string } ? Omit<R, "table"> : never) : never;

export class TableStore {
  now = $state<TableNow | null>(null);
  told = $state<Told | null>(null);
  view = $state<Json | null>(null);
  decision = $state<DecisionNow | null>(null);
  presence = $state<Presence | null>(null);
  log = $state<LogEntry[]>([]);
  fresh = $state<LogEntry[]>([]);
  problem = $state<Problem | null>(null);
  missing = $state(false);
  busy = $state(false);
  private last = 0;
  private stop: () => void;

  constructor(
    readonly id: string,
    private readonly connection: Connection,
  ) {
    this.stop = connection.listen((message) => this.receive(message));
    void this.enter();
  }

  close(): void {
    this.stop();
  }

  /** The seat whose eyes one looks through; null for a spectator, or behind the curtain. */
  get seat(): number | null {
    return this.told?.seat ?? null;
  }

  async enter(): Promise<void> {
    const answer = await this.connection.ask({ type: "enter", table: this.id, after: this.last });
    this.missing = answer.type === "refused";
    if (answer.type === "refused") this.problem = answer.problem;
  }

  /** Ask for something at this table; a refusal becomes `problem`. */
  async ask(words: Words): Promise<boolean> {
    this.problem = null;
    this.busy = true;
    const answer = await this.connection.ask({ ...words, table: this.id } as Request);
    this.busy = false;
    if (answer.type !== "refused") return true;
    this.refused(answer);
    return false;
  }

  async pick(...picks: string[]): Promise<boolean> {
    const { seat, decision } = this;
    if (seat === null || !decision) return false;
    return this.ask({ type: "pick", seat, decision: decision.number, picks });
  }

  async hint(): Promise<{ pick: string; sentence: string } | null> {
    if (this.seat === null) return null;
    this.problem = null;
    const answer = await this.connection.ask({ type: "hint", table: this.id, seat: this.seat });
    if (answer.type === "refused") this.refused(answer);
    return answer.type === "hinted" ? { pick: answer.pick, sentence: answer.sentence } : null;
  }

  private refused(answer: Refused): void {
    this.problem = answer.problem;
    if (answer.decision) this.decision = answer.decision;
  }

  private receive(message: ServerMessage): void {
    if (message.type === "welcome" && this.last) void this.enter();
    if (!("table" in message) || message.table !== this.id) return;
    if (message.type === "table") this.now = message;
    if (message.type === "presence") this.presence = message;
    if (message.type === "told") this.hear(message);
  }

  private hear(told: Told): void {
    if (told.after > this.last && told.seat === this.seat) return void this.enter(); // a gap: ask for what is missing
    const skip = Math.max(0, this.last - told.after);
    const fresh: LogEntry[] = [];
    told.events.slice(skip).forEach((event, i) => {
      const number = told.after + skip + i + 1;
      if (!event) return;
      if (event["event"] === "table-undone") this.strike(Number(event["count"]), number);
      fresh.push({ number, event, undone: false });
    });
    this.last = Math.max(this.last, told.after + told.events.length);
    this.log.push(...fresh);
    this.fresh = fresh;
    this.told = told;
    this.view = told.view;
    this.decision = told.decision;
  }

  private strike(count: number, before: number): void {
    for (const entry of this.log) {
      const own = !String(entry.event["event"]).startsWith("table-");
      if (own && entry.number >= before - count && entry.number < before) entry.undone = true;
    }
  }
}
