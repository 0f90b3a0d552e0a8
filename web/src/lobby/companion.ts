/**
 * The connection of a person of this device who isn't on screen, at a table shared with people elsewhere: the others see them
 * as present, and the deal gets their nonce. What comes over it is dropped, so their cards are nowhere in the page.
 */
import type { OneOf } from '../lib/oneOf';
import type { Connection } from '../play/connection';
import { connectTo, randomNonce, type TableAddress } from '../play/game.svelte';
import { storeNonce } from '../play/nonceStore';
import type { TableCard } from '../wire/types';

export class Companion {
  readonly #address: TableAddress;
  readonly #line: Connection;
  #seat: number | null = null;
  /** The nonce that was sent and not answered yet. */
  #nonce: number | undefined;

  constructor(address: TableAddress) {
    this.#address = address;
    this.#line = connectTo(address)({
      hello: () => ({ type: 'hello', protocol: 1 }),
      heard: (message) => {
        switch (message.type) {
          case 'welcome':
            this.#seat = message.seat;
            this.#line.repeat();
            return this.#answer(message.table);
          case 'update':
            if (message.done !== undefined) this.#answered(message.done);
            if (message.seat !== 'unchanged') this.#seat = message.seat === 'none' ? null : message.seat;
            return this.#answer(message.table);
          case 'done':
            return this.#answered(message.done);
          case 'refused':
          case 'error':
            return this.#answered(message.id);
          default:
            message.type satisfies OneOf<'answer plan presence bye pong cheer'>;
        }
      },
      changed: () => undefined,
    });
  }

  close(): void {
    this.#line.close();
  }

  #answered(id: number | undefined): void {
    if (id === undefined) return;
    this.#line.answered(id);
    if (id === this.#nonce) this.#nonce = undefined;
  }

  /** Sends a nonce, if the deal waits for one. */
  #answer(card: TableCard | undefined): void {
    const seat = this.#seat;
    if (!card || seat === null || card.stage !== 'open' || this.#nonce !== undefined) return;
    if (card.chairs[seat]?.ready !== false) return;
    const nonce = randomNonce();
    const by = this.#address.token ?? '';
    storeNonce(this.#address.table, { commitment: card.commitment, seat, nonce, by });
    this.#nonce = this.#line.send({ type: 'nonce', nonce });
  }
}
