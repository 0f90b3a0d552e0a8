/**
 * The games on this device: which there are, and where a request about one goes. The engine itself is loaded when it's needed
 * (client.ts).
 */
import { SITE } from '../lib/place';

/** Storage key of the ids, so that a page knows them before it opens the database. */
const KEY = 'armonium-device-tables';

function stored(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

class Device {
  #ids = $state.raw<ReadonlySet<string>>(new Set(stored()));

  /** Is the game with this id on this device? */
  has(table: string): boolean {
    return this.#ids.has(table);
  }

  get isEmpty(): boolean {
    return this.#ids.size === 0;
  }

  /** The ids as the worker knows them. */
  set ids(ids: string[]) {
    this.#ids = new Set(ids);
    try {
      localStorage.setItem(KEY, JSON.stringify(ids));
    } catch {
      // They are known as long as the page.
    }
  }

  follow(event: StorageEvent): void {
    if (event.key === KEY) this.#ids = new Set(stored());
  }
}

export const device = new Device();

globalThis.addEventListener?.('storage', (event) => device.follow(event));

/** Where a request goes: `either` to the server, and to this device if there is none. */
export function whereIs(path: string): 'server' | 'device' | 'either' {
  if (SITE) return 'device';
  const table = /^\/api\/(?:tables|games)\/([0-9a-z]+)/.exec(path)?.[1];
  if (table !== undefined && device.has(table)) return 'device';
  return /^\/api\/(?:lessons|puzzles|packs)\b/.test(path) ? 'either' : 'server';
}
