/** The chat's state: unread messages, which survive a reload, and the draft. */
import type { Game } from '../play/game.svelte';
import { messagesOf, type ChatMessage } from './messages';

const KEY = 'armonium-chat';
/** The number of tables remembered. */
const MOST = 30;

/** The last version with read messages, by table, latest table first. */
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
  /** The draft; it survives while another panel replaces the chat. */
  draft = $state('');

  constructor(game: Game) {
    this.#game = game;
    // A table new to this browser has nothing unread; a server may have been restored to an older state.
    const kept = read().find(([table]) => table === game.address.table)?.[1];
    this.#seen = Math.min(kept ?? game.version, game.version);
    if (kept === undefined) this.#keep();
  }

  /** The unread messages, in order. */
  readonly unseen: ChatMessage[] = $derived.by(() => {
    const { game, seen } = { game: this.#game, seen: this.#seen };
    const mine = [game.seat, ...(game.address.localSeats ?? [])];
    return messagesOf(game).filter((remark) => remark.version > seen && !mine.includes(remark.seat));
  });

  get count(): number {
    return this.unseen.length;
  }

  /** Marks all messages as read. */
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
      // Without storage this starts anew with the page.
    }
  }
}
