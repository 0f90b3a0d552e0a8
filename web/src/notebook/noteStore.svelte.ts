/**
 * The reader's own marks and words, stored with the table for that seat. One pencil for each game, however many notebooks.
 * Nothing is written before the stored note was read, and a note that another page wrote meanwhile is merged, never replaced.
 */
import { ask, Trouble } from '../lib/api';
import type { Game } from '../play/game.svelte';
import type { Note as Stored } from '../wire/types';
import { EMPTY, merged, readNote, type Mark, type Note } from './note';

/** What a press makes of a mark. */
const NEXT: Record<Mark | 'none', Mark | null> = {
  none: 'likely',
  likely: 'question',
  question: 'unlikely',
  unlikely: null,
};

/** How long the pencil rests before what it wrote is stored, in milliseconds. */
const REST = 700;
const RETRY = 5000;
/** What the server stores, in bytes. */
const MOST = 20_000;

export class Pencil {
  readonly #path: string;
  readonly #token: string | undefined;
  #marks = $state.raw<Record<string, Mark>>({});
  #text = $state('');
  /** Is the note stored as it is, on its way, not stored because the line is cut, or too long? */
  state = $state<'loading' | 'kept' | 'writing' | 'failed' | 'full'>('loading');
  /** The note as it was read or written last, and its version; none before it was read. */
  #base: Note = EMPTY;
  #version: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** A request is under way; what is written meanwhile is stored after it. */
  #busy = false;

  constructor(table: string, token: string | undefined) {
    this.#path = `/api/tables/${table}/note`;
    this.#token = token;
    void this.#store();
  }

  /** The mark in a square. */
  mark(key: string): Mark | null {
    return this.#marks[key] ?? null;
  }

  /** Puts the next mark into a square: likely, question, unlikely, none. */
  cycle(key: string): void {
    const { [key]: now, ...others } = this.#marks;
    const next = NEXT[now ?? 'none'];
    this.#marks = next ? { ...others, [key]: next } : others;
    this.#wrote();
  }

  get text(): string {
    return this.#text;
  }

  set text(text: string) {
    this.#text = text;
    this.#wrote();
  }

  /** Stores at once what was written. */
  flush(): void {
    if (!same(this.#now, this.#base)) void this.#store();
  }

  get #now(): Note {
    return { marks: this.#marks, text: this.#text };
  }

  #wrote(): void {
    this.state = 'writing';
    this.#later(REST);
  }

  #later(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#store(), wait);
  }

  /** Reads the note if that was not done yet, and stores what was written since. Tries again until it succeeds. */
  async #store(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#busy) return;
    this.#busy = true;
    try {
      do {
        const version = this.#version ?? (await this.#read());
        if (!same(this.#now, this.#base) && !(await this.#write(version))) return;
      } while (this.#version === undefined);
      if (same(this.#now, this.#base)) this.state = 'kept';
      else this.#wrote();
    } catch (error) {
      this.state = 'failed';
      // A player without a seat here has no note; anything else may work later.
      if (!(error instanceof Trouble && error.code === 'not_seated')) this.#later(RETRY);
    } finally {
      this.#busy = false;
    }
  }

  /** Reads the stored note and lays over it what was written here; gives its version. */
  async #read(): Promise<string> {
    const { text, version } = await ask<Stored>('GET', this.#path, undefined, this.#token);
    const stored = readNote(text);
    const { marks, text: words } = merged(this.#base, this.#now, stored);
    this.#marks = marks;
    this.#text = words;
    this.#base = stored;
    this.#version = version;
    return version;
  }

  /** Stores the note over the version that was read; false if it is too long. */
  async #write(version: string): Promise<boolean> {
    const note = this.#now;
    const text = JSON.stringify(note);
    if (new TextEncoder().encode(text).length > MOST) {
      this.state = 'full';
      return false;
    }
    try {
      const stored = await ask<Stored>('PUT', this.#path, { text, version } satisfies Stored, this.#token);
      this.#base = note;
      this.#version = stored.version;
    } catch (error) {
      if (!(error instanceof Trouble && error.code === 'note_changed')) throw error;
      // Another page has written: its note is read first.
      this.#version = undefined;
    }
    return true;
  }
}

function same(one: Note, other: Note): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const pencils = new WeakMap<Game, Pencil>();

/** The pencil of a game. */
export function pencilOf(game: Game): Pencil {
  let pencil = pencils.get(game);
  if (!pencil) {
    pencil = new Pencil(game.address.table, game.address.token);
    pencils.set(game, pencil);
  }
  return pencil;
}
