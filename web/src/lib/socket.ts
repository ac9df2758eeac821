/** One WebSocket for everything at tables: requests with a key, answered once ever, resent when the connection broke. */
import type { ClientMessage, Done, Hinted, Pong, Refused, ServerMessage } from "../protocol";

type Answer = Done | Refused | Hinted | Pong;
type Waiting = { message: ClientMessage; resolve: (answer: Answer) => void };
/** A request without its key; the connection makes one up. */
export type Request = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, "key"> : never) : never;
export type Listener = (message: ServerMessage) => void;

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private listeners = new Set<Listener>();
  private tries = 0;
  private closed = false;
  private timer = 0;
  private table = /^\/t\/(\w+)/.exec(location.pathname)?.[1] ?? "";

  /** `address` is that of the server, for a table: all who are at one table may be sent to one process. */
  constructor(
    private readonly address: (table: string) => string,
    private readonly onState: (online: boolean) => void,
  ) {}

  open(): void {
    this.closed = false;
    const socket = new WebSocket(this.address(this.table));
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.onState(true);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.socket === socket) this.broken();
    };
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
    this.socket = null;
  }

  /** Drop the connection and make a new one at once, for instance after the device slept. */
  refresh(): void {
    clearTimeout(this.timer);
    const old = this.socket;
    this.socket = null;
    old?.close();
    if (!this.closed) this.open();
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  ask(request: Request): Promise<Answer> {
    const message = { ...request, key: crypto.randomUUID() } as ClientMessage;
    if (request.type === "enter") this.near(request.table);
    return new Promise((resolve) => {
      this.waiting.set(message.key, { message, resolve });
      this.send(message);
    });
  }

  /** Connect anew to where a table is, unless that is here. */
  private near(table: string): void {
    if (table === this.table) return;
    this.table = table;
    this.refresh();
  }

  /** Send again what was never answered: each request is carried out once, whatever happens. */
  private resend(): void {
    for (const { message } of this.waiting.values()) this.send(message);
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private receive(message: ServerMessage): void {
    if ("key" in message) {
      const waiting = this.waiting.get(message.key);
      if (message.type === "refused" && message.retry !== null && waiting) {
        setTimeout(() => this.send(waiting.message), message.retry * 1000);
        for (const listener of this.listeners) listener(message);
        return;
      }
      this.waiting.delete(message.key);
      waiting?.resolve(message);
    }
    for (const listener of this.listeners) listener(message);
    if (message.type === "welcome") this.resend();
  }

  private broken(): void {
    this.socket = null;
    this.onState(false);
    if (this.closed) return;
    const delay = Math.min(8000, 250 * 2 ** this.tries);
    this.tries += 1;
    this.timer = window.setTimeout(() => this.open(), delay);
  }
}
