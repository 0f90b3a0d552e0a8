/** A game's connection to a table of this device: what the WebSocket is to a server's table. */
import type { Command, Connection, ConnectionHandlers } from '../play/connection';
import type { ClientMessage, ServerMessage } from '../wire/types';
import type { Line } from './client';

export class DeviceConnection implements Connection {
  readonly #address: { table: string; token?: string; invitation?: string };
  readonly #ends: ConnectionHandlers;
  #line: Line | undefined;
  #over = false;
  #writer = true;
  #number = Date.now() * 1000;
  /** Unacknowledged commands, in order. */
  readonly #open = new Map<number, ClientMessage>();

  constructor(address: { table: string; token?: string; invitation?: string }, ends: ConnectionHandlers) {
    this.#address = address;
    this.#ends = ends;
    // The caller gets the connection only after the constructor.
    queueMicrotask(() => {
      ends.changed({ is: 'connecting' });
      void this.#connect();
    });
  }

  send(command: Command): number {
    const id = ++this.#number;
    const message = { ...command, id } as ClientMessage;
    this.#open.set(id, message);
    this.tell(message);
    return id;
  }

  tell(message: ClientMessage): void {
    this.#line?.say(JSON.stringify(message));
  }

  next(): number {
    return ++this.#number;
  }

  answered(id: number): void {
    this.#open.delete(id);
  }

  repeat(): void {
    for (const message of this.#open.values()) this.tell(message);
  }

  renew(): void {
    this.#line?.close();
    void this.#connect();
  }

  close(): void {
    this.#over = true;
    this.#line?.close();
  }

  async #connect(): Promise<void> {
    const { openLine } = await import('./client');
    if (this.#over) return;
    this.#line = openLine(this.#address, {
      frame: (text) => this.#hear(JSON.parse(text) as ServerMessage),
      bye: (code) => this.#bye(code),
      writer: (writer) => (this.#writer = writer),
    });
    this.tell(this.#ends.hello());
  }

  #hear(message: ServerMessage): void {
    if (this.#over) return;
    if (message.type === 'bye') return;
    if (message.type === 'welcome') this.#ends.changed({ is: this.#writer ? 'open' : 'following' });
    this.#ends.heard(message);
  }

  #bye(code: string): void {
    if (this.#over) return;
    // The board stays as it is until the welcome.
    if (code === 'again') return void this.#connect();
    this.close();
    this.#ends.changed({ is: 'closed', why: code });
  }
}
