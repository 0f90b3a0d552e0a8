/**
 * When a recap is due: the player comes back after a real absence (another tab, a closed page, a lost connection), and
 * others have moved. What was last seen, and when, is kept per table in this browser.
 */
import type { Game } from '../play/game.svelte';
import { othersActed } from './recap';

const KEY = 'armonium-seen';
/** The number of tables remembered. */
const MOST = 30;
/** Away for at least this long, in milliseconds. */
export const ABSENCE = 60_000;

/** The last version on a visible screen, and when. */
type Seen = [table: string, version: number, at: number];

function read(): Seen[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Seen[];
  } catch {
    return [];
  }
}

class Recap {
  /** True while it is on screen. */
  open = $state(false);
  /** The record after which it begins; null for the last move. */
  #seen: { version: number; at: number } | undefined;
  #table = '';

  /** The player looks at the table: shows the recap after an absence, and remembers this moment. */
  look(game: Game): void {
    const { table } = game.address;
    if (this.#table !== table) {
      this.#table = table;
      this.open = false;
      const kept = read().find(([other]) => other === table);
      this.#seen = kept && { version: kept[1], at: kept[2] };
    }
    const now = Date.now();
    const seen = this.#seen;
    if (seen && now - seen.at >= ABSENCE && othersActed(game.log, game.seat, seen.version)) this.open = true;
    if (seen?.version === game.version && now - seen.at < ABSENCE / 12) return;
    this.#seen = { version: game.version, at: now };
    const others = read().filter(([other]) => other !== table);
    try {
      const all: Seen[] = [[table, game.version, now], ...others];
      localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST)));
    } catch {
      // Without storage a reload shows no recap by itself.
    }
  }
}

export const recap = new Recap();
