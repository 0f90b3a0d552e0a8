/**
 * The WebSocket to a table. Reconnects by itself, numbers commands, and resends those without a reply. Messages are
 * handled in game.svelte.ts; lessons have their own connection, learn/lessonConnection.ts.
 */
import type { ClientMessage, ServerMessage } from '../wire/types';

/** `cut` while disconnected, with the time of the next attempt. */
export type ConnectionState =
  | { is: 'connecting' }
  | { is: 'open' }
  /** Another tab plays this game of this device; here it is only shown. */
  | { is: 'following' }
  | { is: 'cut'; until: number }
  | { is: 'closed'; why: string };

/** A command before it gets its number. */
export type Command = ClientMessage extends infer M
  ? M extends { id: number }
    ? Omit<M, 'id'>
    : never
  : never;

/** Codes after which reconnecting is useless. */
const FINAL = new Set(
  (
    'not_admitted no_spectators seat_given_away seat_lost no_table unknown_protocol bad_token nobody ' +
    'signed_out no_identity'
  ).split(' '),
);

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/**
 * Detects dead connections. The timer ticks every BEAT ms: after QUIET ticks without a message it pings the server,
 * after SILENT it reconnects. It counts ticks, not time, because a page that was busy or asleep has not processed its
 * messages. A welcome with a long log may take SLOW ticks.
 */
const BEAT = 1_000;
const QUIET = 5;
const SILENT = 12;
const SLOW = 30;

export interface ConnectionHandlers {
  /** The first message of each connection. */
  hello: () => ClientMessage;
  heard: (message: ServerMessage) => void;
  changed: (state: ConnectionState) => void;
}

/** The connection of a game: a WebSocket, a table of this device, or a lesson over HTTP. */
export interface Connection {
  /** Sends a command, now or after connecting, and resends it until it is acknowledged. Returns its number. */
  send(command: Command): number;
  /** Sends a message without an acknowledgement. */
  tell(message: ClientMessage): void;
  /** The next number, for a question. */
  next(): number;
  /** The command was acknowledged: stop resending it. */
  answered(id: number): void;
  /** Resends all unacknowledged commands, after a welcome. */
  repeat(): void;
  /** Reconnects with the current identity. */
  renew(): void;
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
  /** Ticks since the last message. */
  #quiet = 0;
  #welcomed = false;
  readonly #beats: ReturnType<typeof setInterval>;
  #number = Date.now() * 1000;
  /** Unacknowledged commands, in order. */
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

  get waiting(): number {
    return this.#open.size;
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beats);
    removeEventListener('online', this.#again);
    removeEventListener('offline', this.#cut);
    this.#drop();
  }

  renew(): void {
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
    this.#drop();
    this.#ends.changed({ is: 'connecting' });
    const socket = new WebSocket(this.#address, this.#protocols);
    this.#socket = socket;
    this.#quiet = 0;
    this.#welcomed = false;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.#ends.hello()));
    };
    socket.onmessage = (event) => {
      if (typeof event.data !== 'string') return;
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
    socket.onclose = () => this.#retry();
  }

  /** One tick of the dead-connection detection. */
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

  /** The device is online again: reconnect now. */
  #again = (): void => {
    if (this.#over || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  /** The device is offline; the socket itself may not notice for a long time. */
  #cut = (): void => {
    this.#drop();
    this.#retry();
  };

  /**
   * Closes the WebSocket and leaves it. Until the server confirms, the browser keeps it and all that its handlers reach:
   * the game, with the View of a person who may have handed the device over.
   */
  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = undefined;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
