// The live connection of one table: it reconnects by itself, resumes after the last entry it has,
// and repeats what was not acknowledged. What the messages mean is no business of this module.

import type { FromClient, FromServer } from "./api";

/** The part of a WebSocket that is used here. */
export interface Socket {
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  readonly readyState: number;
  send(data: string): void;
  close(): void;
}

/** `dismissed`: the server has hung up because the person signed out; nothing is tried again. */
export type Status = "connecting" | "open" | "broken" | "dismissed" | "closed";

/** What a live connection needs from outside. */
export interface Surroundings {
  open(address: string): Socket;
  /** Calls back after so many milliseconds; the result stops it. */
  later(run: () => void, delay: number): () => void;
  random(): number;
}

/** A message with a key is done once, however often it is sent. */
type Keyed = Extract<FromClient, { key: string }>;

const OPEN = 1;
/** With this code the server closes the connections of a session that has been signed out. */
const SIGNED_OUT = 4401;
const NOT_ALLOWED = 4403;
const FIRST_DELAY = 300;
const LONGEST_DELAY = 8000;

/** The connection that first.js has opened; it counts once. */
function openedEarly(address: string): Socket | null {
  const live = window.early?.live;
  if (window.early === undefined || live === undefined) return null;
  delete window.early.live;
  if (live.address !== address) {
    live.socket.close();
    return null;
  }
  // Whoever takes it listens from now on, and then hears what came before.
  queueMicrotask(() => {
    const { socket, heard } = live;
    if (socket.readyState === OPEN || heard.some((event) => event instanceof MessageEvent)) socket.onopen?.(new Event("open"));
    for (const event of heard) {
      if (event instanceof MessageEvent) socket.onmessage?.(event);
      else socket.onclose?.(event);
    }
  });
  return live.socket;
}

const browser: Surroundings = {
  open: (address) => openedEarly(address) ?? new WebSocket(address),
  later(run, delay) {
    const timer = setTimeout(run, delay);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

/** A key no other message has: so many random bytes. */
export function newKey(bytes = 12): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A table's connection. */
export class Live {
  /** The log is complete up to this number. */
  since = 0;
  private socket: Socket | null = null;
  private failures = 0;
  private stopWaiting: (() => void) | null = null;
  private closed = false;
  private readonly unacknowledged = new Map<string, Keyed>();
  private looking: FromClient | null = null;

  constructor(
    private readonly address: (since: number) => string,
    private readonly receive: (message: FromServer) => void,
    private readonly report: (status: Status) => void,
    private readonly around: Surroundings = browser,
  ) {}

  /** Connects, unless it is connected. */
  start(): void {
    if (this.closed || this.socket !== null) return;
    this.stopWaiting?.();
    this.stopWaiting = null;
    this.report("connecting");
    const socket = this.around.open(this.address(this.since));
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (event) => this.received(socket, event);
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  /** Whether messages get through at the moment. */
  get open(): boolean {
    return this.socket !== null && this.socket.readyState === OPEN;
  }

  /** Sends what changes something; it is repeated after a break until it is acknowledged. */
  do(message: Keyed): void {
    this.unacknowledged.set(message.key, message);
    this.write(message);
  }

  /** Asks something; the question is dropped if there is no connection. */
  ask(message: FromClient): void {
    this.write(message);
  }

  /** Says for which seat one looks; said again after every reconnection. */
  look(message: FromClient): void {
    this.looking = message;
    this.write(message);
  }

  /** Tries again at once: the network is back, or the person is. */
  retry(): void {
    if (this.socket === null) {
      this.failures = 0;
      this.start();
    }
  }

  /** Drops a connection that the browser still believes in. */
  drop(): void {
    const socket = this.socket;
    if (socket === null) return;
    socket.close();
    this.lost(socket);
  }

  /** Ends it for good. */
  end(): void {
    this.closed = true;
    this.stopWaiting?.();
    this.socket?.close();
    this.socket = null;
    this.report("closed");
  }

  private opened(socket: Socket): void {
    if (socket !== this.socket) return;
    this.report("open");
    if (this.looking !== null) this.write(this.looking);
    for (const message of this.unacknowledged.values()) this.write(message);
  }

  private received(socket: Socket, event: MessageEvent): void {
    if (socket !== this.socket || typeof event.data !== "string") return;
    this.failures = 0;
    const message = JSON.parse(event.data) as FromServer;
    if (message.type === "entries") {
      this.since = message.seq;
    }
    if (message.type === "done" || message.type === "refused") this.unacknowledged.delete(message.key ?? "");
    this.receive(message);
  }

  private lost(socket: Socket, code = 0): void {
    if (socket !== this.socket) return;
    this.socket = null;
    if (this.closed) return;
    if (code === SIGNED_OUT) {
      this.report("dismissed");
      return;
    }
    if (code === NOT_ALLOWED) {
      this.end();
      return;
    }
    this.report("broken");
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.failures) * (0.75 + this.around.random() / 2);
    this.failures += 1;
    this.stopWaiting = this.around.later(() => this.start(), delay);
  }

  private write(message: FromClient): void {
    if (this.open) this.socket?.send(JSON.stringify(message));
  }
}
