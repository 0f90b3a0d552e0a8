/** The chat as the reader left it: what they haven't seen yet, which survives a reload, and what they are writing. */
import type { Game } from '../play/game.svelte';
import { messagesOf, type ChatMessage } from './messages';

const KEY = 'armonium-chat';
/** How many tables are remembered. */
const MOST = 30;

/** The last version whose remarks were seen, by table; the latest table first. */
function read(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

export class ChatState {
  readonly #game: Game;
  #seen = $state(0);
  /** What the reader is writing; it stays when something else takes the chat's place. */
  draft = $state('');

  constructor(game: Game) {
    this.#game = game;
    // At a table that is new to this browser nothing is; a server can have gone back to an older state.
    const kept = read().find(([table]) => table === game.address.table)?.[1];
    this.#seen = Math.min(kept ?? game.version, game.version);
    if (kept === undefined) this.#keep();
  }

  /** The remarks that weren't seen, in order. */
  readonly unseen: ChatMessage[] = $derived.by(() => {
    const { game, seen } = { game: this.#game, seen: this.#seen };
    const mine = [game.seat, ...(game.address.localSeats ?? [])];
    return messagesOf(game).filter((remark) => remark.version > seen && !mine.includes(remark.seat));
  });

  get count(): number {
    return this.unseen.length;
  }

  /** The chat is in sight. */
  see(): void {
    if (this.#seen === this.#game.version) return;
    this.#seen = this.#game.version;
    this.#keep();
  }

  #keep(): void {
    const { table } = this.#game.address;
    const others = read().filter(([other]) => other !== table);
    try {
      localStorage.setItem(KEY, JSON.stringify([[table, this.#seen], ...others].slice(0, MOST)));
    } catch {
      // A browser that keeps nothing begins anew with the page.
    }
  }
}
