/** The player's identity: no account, only a cookie that the server alone reads. */
import { t } from '../i18n/i18n.svelte';
import { serverKey } from '../i18n/keys';
import type { MyCard, NewMe, Recovery, SignedOut } from '../wire/types';
import { ask } from './api';

/** The number of default names: `me-default-0` and up. */
export const DEFAULT_NAMES = 6;

/** The longest name the server accepts. */
export const LONGEST_NAME = 40;

/** Storage key of the last known name, to recognise an identity that was deleted or signed out elsewhere. */
const KEY = 'armonium-me';

function remember(name: string | null): void {
  try {
    if (name === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, name);
  } catch {
    // Without storage a lost identity is not recognised.
  }
}

class Me {
  /** The player's card; null if the server has none for this cookie, undefined before the first request. */
  card = $state.raw<MyCard | null>();
  #asked: Promise<MyCard | null> | undefined;
  #making: Promise<MyCard> | undefined;

  /** Requests the identity once. */
  load(): Promise<MyCard | null> {
    this.#asked ??= this.#load().catch((error: unknown) => {
      this.#asked = undefined;
      throw error;
    });
    return this.#asked;
  }

  /** Returns the identity, and creates one if there is none. A given name is saved. */
  async ensure(name = ''): Promise<MyCard> {
    const wanted = name.trim();
    const known = await this.load();
    if (!known)
      return (this.#making ??= this.#make(wanted || defaultName()).finally(() => (this.#making = undefined)));
    return wanted && wanted !== known.name ? this.rename(wanted) : known;
  }

  /** The name of an identity that this browser had and the server no longer knows, or null. */
  async lost(): Promise<string | null> {
    if (await this.load()) return null;
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  }

  /** The last name that this browser knows; empty if none. */
  known(): string {
    try {
      return localStorage.getItem(KEY) ?? '';
    } catch {
      return '';
    }
  }

  async rename(name: string): Promise<MyCard> {
    return this.#is(await ask<MyCard>('PATCH', '/api/me', { name }));
  }

  /** A new code that moves this identity to another device. It voids the previous code and ends all other sessions. */
  async newCode(proof?: string): Promise<string> {
    const { recovery } = await ask<Recovery>(
      'POST',
      '/api/me/recovery',
      proof === undefined ? {} : { proof },
    );
    if (this.card) this.#is({ ...this.card, recovery_code: true });
    return recovery;
  }

  /** Ends all other sessions of this identity; returns how many. */
  async signOutEverywhere(): Promise<number> {
    return (await ask<SignedOut>('POST', '/api/sign-out/everywhere')).ended;
  }

  /** Requests the identity again: this session may have been ended elsewhere. */
  async reload(): Promise<void> {
    this.#asked = undefined;
    await this.load();
  }

  /** Signs in with a recovery code. */
  async signIn(recovery: string): Promise<MyCard> {
    return this.#is(await ask<MyCard>('POST', '/api/sign-in', { recovery }));
  }

  /** Deletes this identity for good. The next game creates a new one. */
  async leave(name: string, proof?: string): Promise<void> {
    await ask('DELETE', '/api/me', proof === undefined ? { name } : { name, proof });
    remember(null);
    this.card = null;
    this.#asked = Promise.resolve(null);
  }

  /** The server answers with an empty body while there is no identity. */
  async #load(): Promise<MyCard | null> {
    const card = await ask<MyCard | ''>('GET', '/api/me');
    if (card) return this.#is(card);
    this.card = null;
    return null;
  }

  async #make(name: string): Promise<MyCard> {
    // A code that was never shown would be asked for later, so one is made only on request.
    return this.#is(await ask<NewMe>('POST', '/api/me', { name, recovery: false }));
  }

  #is(card: MyCard): MyCard {
    remember(card.name);
    this.card = card;
    this.#asked = Promise.resolve(card);
    return card;
  }
}

/** True if the player chose a name; a default name doesn't count. */
export function hasOwnName(card: MyCard | null): boolean {
  const drawn = Array.from({ length: DEFAULT_NAMES }, (_, number) => t(serverKey(`me-default-${number}`)));
  return card !== null && !drawn.includes(card.name);
}

/** A random default name. */
export function defaultName(): string {
  return t(serverKey(`me-default-${Math.floor(Math.random() * DEFAULT_NAMES)}`));
}

export const me = new Me();
