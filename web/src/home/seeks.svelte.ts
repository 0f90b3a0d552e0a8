/** The player's seeks: posting and cancelling them, signs of life while one waits, and what they have led to. */
import { ask } from '../lib/api';
import { me } from '../lib/me.svelte';
import type { MySeek, MySeeks, SeekKind, SeekLine, SeekList, SeekOptions } from '../wire/types';

/** Set in the browser's storage while the player seeks, so that every page follows the seeks. */
const KEY = 'armonium-seeks';
/** How often the server is asked, in milliseconds, while a live seek waits, and else. */
const OFTEN = 5_000;
const SELDOM = 15_000;

class Seeks {
  mine = $state.raw<MySeek[]>([]);
  /** What others seek. */
  others = $state.raw<SeekLine[]>([]);

  /** True if this browser's player seeks, as far as the page knows. */
  get active(): boolean {
    if (this.mine.length > 0) return true;
    try {
      return localStorage.getItem(KEY) !== null;
    } catch {
      return false;
    }
  }

  /** Follows the seeks until the returned function is called. */
  follow(): () => void {
    let asked = Date.now();
    void this.refresh();
    const timer = setInterval(() => {
      if (!this.active || Date.now() - asked < (this.#waits ? OFTEN : SELDOM)) return;
      asked = Date.now();
      void this.refresh();
    }, 1_000);
    const leave = (): void => this.#leave();
    const back = (event: PageTransitionEvent): void => {
      if (event.persisted) void this.refresh();
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', back);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', back);
    };
  }

  /** Asks what has become of the seeks, and is a sign of life while a live one waits. Failures wait for the next time. */
  async refresh(): Promise<void> {
    try {
      if (!(await me.load())) return;
      if (!this.#waits) this.#is(await ask<MySeeks>('GET', '/api/me/seeks'));
      if (this.#waits) this.#is(await ask<MySeeks>('POST', '/api/me/seeks/here', { here: true }));
    } catch {
      // The server may be away; the page says so elsewhere.
    }
  }

  /** Asks what others seek. */
  async look(): Promise<void> {
    const { seeks: all } = await ask<SeekList>('GET', '/api/seeks');
    this.others = all.filter(({ player }) => player !== me.card?.id);
  }

  async post(kind: SeekKind, options: SeekOptions, name = ''): Promise<void> {
    await me.ensure(name);
    this.#is(await ask<MySeeks>('PUT', `/api/me/seeks/${kind}`, options));
  }

  /** Cancels a seek, or removes one that has ended. */
  async remove(kind: SeekKind): Promise<void> {
    this.#is(await ask<MySeeks>('DELETE', `/api/me/seeks/${kind}`));
  }

  /** True while a live seek waits. */
  get #waits(): boolean {
    return this.mine.some(({ kind, state }) => kind === 'live' && state === 'waiting');
  }

  #is({ seeks: mine }: MySeeks): void {
    this.mine = mine;
    try {
      if (mine.length > 0) localStorage.setItem(KEY, '1');
      else localStorage.removeItem(KEY);
    } catch {
      // Without storage only the front page follows the seeks.
    }
  }

  /** The page goes: a live seek must not seat a player who has left. */
  #leave(): void {
    if (!this.#waits) return;
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ here: false });
    void fetch('/api/me/seeks/here', { method: 'POST', headers, body, keepalive: true }).catch(
      () => undefined,
    );
  }
}

export const seeks = new Seeks();
