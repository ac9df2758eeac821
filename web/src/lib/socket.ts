/**
 * One WebSocket for everything at tables: each request has a key, is answered exactly once, and is resent after a
 * reconnect.
 */
import type { ClientMessage, Done, Hinted, Pong, Refused, ServerMessage } from "../protocol";

type Answer = Done | Refused | Hinted | Pong;
type Waiting = { message: ClientMessage; resolve: (answer: Answer) => void };
/** A request without its key; the connection generates one. */
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

  /** `address` returns the URL of the server for a table: a proxy may route everybody at a table to one process. */
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

  /** Drop the connection and reconnect immediately, for instance after the device slept. */
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

  /** Reconnect to the process of a table, unless this is already its connection. */
  private near(table: string): void {
    if (table === this.table) return;
    this.table = table;
    this.refresh();
  }

  /** Resend all unanswered requests; the key ensures that each is carried out only once. */
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
