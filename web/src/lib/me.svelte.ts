/** Who the reader is: an identity without an account, kept in a cookie that only the server reads. */
import { t } from '../i18n/i18n.svelte';
import { serverKey } from '../i18n/keys';
import type { MyCard, NewMe, Recovery, SignedOut } from '../wire/types';
import { ask } from './api';

/** How many names there are for whoever gives none: `me-default-0` and on. */
export const DEFAULT_NAMES = 6;

/** The longest name the server takes. */
export const LONGEST_NAME = 40;

/** Under which name the browser remembers who was here, to recognise an identity that was deleted or signed out elsewhere. */
const KEY = 'armonium-me';

function remember(name: string | null): void {
  try {
    if (name === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, name);
  } catch {
    // A browser that keeps nothing recognises nobody.
  }
}

class Me {
  /** The reader's card; null if the server knows nobody, undefined until it was asked. */
  card = $state.raw<MyCard | null>();
  #asked: Promise<MyCard | null> | undefined;
  #making: Promise<MyCard> | undefined;

  /** Asks once who the reader is. */
  load(): Promise<MyCard | null> {
    this.#asked ??= this.#load().catch((error: unknown) => {
      this.#asked = undefined;
      throw error;
    });
    return this.#asked;
  }

  /** An identity, made now if there is none. A name that is given becomes the reader's. */
  async ensure(name = ''): Promise<MyCard> {
    const wanted = name.trim();
    const known = await this.load();
    if (!known)
      return (this.#making ??= this.#make(wanted || defaultName()).finally(() => (this.#making = undefined)));
    return wanted && wanted !== known.name ? this.rename(wanted) : known;
  }

  /** The name of an identity that was here and that the server no longer knows; null if there is none. */
  async lost(): Promise<string | null> {
    if (await this.load()) return null;
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  }

  async rename(name: string): Promise<MyCard> {
    return this.#is(await ask<MyCard>('PATCH', '/api/me', { name }));
  }

  /** A new code that brings this identity to another device; the one before is void and all other sessions end. */
  async newCode(proof?: string): Promise<string> {
    const { recovery } = await ask<Recovery>(
      'POST',
      '/api/me/recovery',
      proof === undefined ? {} : { proof },
    );
    if (this.card) this.#is({ ...this.card, recovery_code: true });
    return recovery;
  }

  /** Ends every other session of this identity; how many there were. */
  async signOutEverywhere(): Promise<number> {
    return (await ask<SignedOut>('POST', '/api/sign-out/everywhere')).ended;
  }

  /** This session may have been ended from elsewhere: the server is asked again. */
  async reload(): Promise<void> {
    this.#asked = undefined;
    await this.load();
  }

  /** Becomes again who the code belongs to. */
  async signIn(recovery: string): Promise<MyCard> {
    return this.#is(await ask<MyCard>('POST', '/api/sign-in', { recovery }));
  }

  /** Deletes this identity for good. Whoever plays on from here is somebody new. */
  async leave(name: string, proof?: string): Promise<void> {
    await ask('DELETE', '/api/me', proof === undefined ? { name } : { name, proof });
    remember(null);
    this.card = null;
    this.#asked = Promise.resolve(null);
  }

  /** The server answers with nothing where there is nobody yet. */
  async #load(): Promise<MyCard | null> {
    const card = await ask<MyCard | ''>('GET', '/api/me');
    if (card) return this.#is(card);
    this.card = null;
    return null;
  }

  async #make(name: string): Promise<MyCard> {
    // A code that nobody has seen would be asked for later: one is made when the reader wants it.
    return this.#is(await ask<NewMe>('POST', '/api/me', { name, recovery: false }));
  }

  #is(card: MyCard): MyCard {
    remember(card.name);
    this.card = card;
    this.#asked = Promise.resolve(card);
    return card;
  }
}

/** Has the reader chosen a name? One that was drawn for them is none. */
export function hasOwnName(card: MyCard | null): boolean {
  const drawn = Array.from({ length: DEFAULT_NAMES }, (_, number) => t(serverKey(`me-default-${number}`)));
  return card !== null && !drawn.includes(card.name);
}

/** A name for whoever has none yet. */
export function defaultName(): string {
  return t(serverKey(`me-default-${Math.floor(Math.random() * DEFAULT_NAMES)}`));
}

export const me = new Me();
