/**
 * The line to a table: a WebSocket that comes back by itself. It numbers commands, sends again what was not answered, and
 * hands every message on. What the messages mean: game.svelte.ts. A lesson has a line of its own: learn/lessonConnection.ts.
 */
import type { ClientMessage, ServerMessage } from '../wire/types';

/** How the line is: `cut` while nobody is connected, with the moment of the next try. */
export type ConnectionState =
  { is: 'connecting' } | { is: 'open' } | { is: 'cut'; until: number } | { is: 'closed'; why: string };

/** A command without its number. */
export type Command = ClientMessage extends infer M
  ? M extends { id: number }
    ? Omit<M, 'id'>
    : never
  : never;

/** Why a table cannot be had at all: trying again would not help. */
const FINAL = new Set(
  (
    'not_admitted no_spectators seat_given_away seat_lost no_table unknown_protocol bad_token nobody ' +
    'signed_out no_identity'
  ).split(' '),
);

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/**
 * A connection can die without a word. It is looked at every BEAT milliseconds: after QUIET beats without a message the
 * server is pinged, after SILENT the connection counts as dead. Beats are counted rather than time, because a page that was
 * busy or asleep has not looked at what came meanwhile. A welcome with a long log may take SLOW beats.
 */
const BEAT = 1_000;
const QUIET = 5;
const SILENT = 12;
const SLOW = 30;

export interface ConnectionHandlers {
  /** What the client has, for the first message. */
  hello: () => ClientMessage;
  /** A message came. */
  heard: (message: ServerMessage) => void;
  /** The line changed. */
  changed: (state: ConnectionState) => void;
}

/** What a game needs of a line, whatever is at its other end. */
export interface Connection {
  /** Sends a command as soon as there is a line, and again until it is answered. Gives its number. */
  send(command: Command): number;
  /** Sends something that need not be answered. */
  tell(message: ClientMessage): void;
  /** A number for a question. */
  next(): number;
  /** A command was answered: it is not sent again. */
  answered(id: number): void;
  /** Sends everything again that was not answered: after the welcome. */
  repeat(): void;
  /** Connects anew, as whoever the reader is by now. */
  renew(): void;
  /** ConnectionHandlers the line for good. */
  close(): void;
}

export class TableConnection implements Connection {
  readonly #address: string;
  readonly #protocols: string[];
  readonly #ends: ConnectionHandlers;
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;
  #asked: number | undefined;
  /** Beats since something came. */
  #quiet = 0;
  #welcomed = false;
  readonly #beats: ReturnType<typeof setInterval>;
  #number = Date.now() * 1000;
  /** Commands that were not answered yet, in order. */
  readonly #open = new Map<number, ClientMessage>();

  constructor(address: string, protocols: string[], ends: ConnectionHandlers) {
    this.#address = address;
    this.#protocols = protocols;
    this.#ends = ends;
    addEventListener('online', this.#again);
    addEventListener('offline', this.#cut);
    this.#beats = setInterval(() => this.#beat(), BEAT);
    this.#connect();
  }

  send(command: Command): number {
    const id = ++this.#number;
    const message = { ...command, id } as ClientMessage;
    this.#open.set(id, message);
    this.#say(message);
    return id;
  }

  tell(message: ClientMessage): void {
    this.#say(message);
  }

  next(): number {
    return ++this.#number;
  }

  answered(id: number): void {
    this.#open.delete(id);
  }

  /** Is anything not answered? */
  get waiting(): number {
    return this.#open.size;
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beats);
    removeEventListener('online', this.#again);
    removeEventListener('offline', this.#cut);
    this.#socket?.close();
  }

  renew(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    clearTimeout(this.#timer);
    this.#connect();
  }

  repeat(): void {
    for (const message of this.#open.values()) this.#say(message);
  }

  #say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    if (this.#over) return;
    this.#ends.changed({ is: 'connecting' });
    const socket = new WebSocket(this.#address, this.#protocols);
    this.#socket = socket;
    this.#quiet = 0;
    this.#welcomed = false;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.#ends.hello()));
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket || typeof event.data !== 'string') return;
      this.#quiet = 0;
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type === 'welcome') {
        this.#wait = FIRST_WAIT;
        this.#welcomed = true;
        this.#ends.changed({ is: 'open' });
      }
      if (message.type === 'bye') {
        if (FINAL.has(message.code)) return this.#end(message.code);
        this.#asked = message.retry_ms ?? undefined;
      }
      if (message.type === 'error' && FINAL.has(message.code)) return this.#end(message.code);
      this.#ends.heard(message);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#retry();
    };
  }

  /** Looks whether the connection is still alive. */
  #beat(): void {
    if (!this.#socket || this.#socket.readyState === WebSocket.CLOSED) return;
    this.#quiet += 1;
    if (this.#welcomed && this.#quiet === QUIET) this.#say({ type: 'ping' });
    if (this.#quiet >= (this.#welcomed ? SILENT : SLOW)) this.#cut();
  }

  #end(why: string): void {
    this.close();
    this.#ends.changed({ is: 'closed', why });
  }

  #retry(): void {
    if (this.#over) return;
    const wait = this.#asked ?? this.#wait * (0.75 + Math.random() / 2);
    this.#asked = undefined;
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.#ends.changed({ is: 'cut', until: Date.now() + wait });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /** The device has a network again: no reason to wait. */
  #again = (): void => {
    if (this.#over || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  /** There is no connection any more: the socket itself may not notice for a long time. */
  #cut = (): void => {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#retry();
  };
}
