/** The reader's own marks and words, kept with the table for that seat. One pencil for each game, however many notebooks. */
import { ask } from '../lib/api';
import type { Game } from '../play/game.svelte';
import type { Note } from '../wire/types';

export type Mark = 'likely' | 'question' | 'unlikely';

/** What a press makes of a mark. */
const NEXT: Record<Mark | 'none', Mark | null> = {
  none: 'likely',
  likely: 'question',
  question: 'unlikely',
  unlikely: null,
};
const MARKS = new Set<string>(['likely', 'question', 'unlikely']);

/** How long the pencil rests before what it wrote is kept, in milliseconds. */
const REST = 700;
const RETRY = 5000;
/** What the server keeps, in bytes. */
const MOST = 20_000;

/** The note as it is kept. */
interface Kept {
  marks: Record<string, Mark>;
  text: string;
}

/** Reads a kept note; what is not ours is the reader's own text. */
export function readNote(note: string): Kept {
  if (!note.startsWith('{')) return { marks: {}, text: note };
  try {
    const kept = JSON.parse(note) as { marks?: Record<string, unknown>; text?: unknown };
    const marks = Object.entries(kept.marks ?? {}).filter((pair): pair is [string, Mark] =>
      MARKS.has(String(pair[1])),
    );
    return { marks: Object.fromEntries(marks), text: typeof kept.text === 'string' ? kept.text : '' };
  } catch {
    return { marks: {}, text: note };
  }
}

export class Pencil {
  readonly #path: string;
  readonly #token: string | undefined;
  #marks = $state.raw<Record<string, Mark>>({});
  #text = $state('');
  /** Is the note kept as it is, on its way, not kept because the line is cut, or too long? */
  state = $state<'loading' | 'kept' | 'writing' | 'failed' | 'full'>('loading');
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, token: string | undefined) {
    this.#path = `/api/tables/${table}/note`;
    this.#token = token;
    void this.#load();
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

  /** Keeps at once what was written. */
  flush(): void {
    if (this.state !== 'writing') return;
    clearTimeout(this.#timer);
    void this.#keep();
  }

  #wrote(): void {
    this.state = 'writing';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#keep(), REST);
  }

  async #load(): Promise<void> {
    try {
      const { text } = await ask<Note>('GET', this.#path, undefined, this.#token);
      // Whatever was written meanwhile stays.
      if (this.state !== 'loading') return;
      const kept = readNote(text);
      this.#marks = kept.marks;
      this.#text = kept.text;
      this.state = 'kept';
    } catch {
      this.state = 'failed';
    }
  }

  async #keep(): Promise<void> {
    const note = JSON.stringify({ marks: this.#marks, text: this.#text } satisfies Kept);
    if (new TextEncoder().encode(note).length > MOST) {
      this.state = 'full';
      return;
    }
    try {
      await ask('PUT', this.#path, { text: note } satisfies Note, this.#token);
      if (note === JSON.stringify({ marks: this.#marks, text: this.#text })) this.state = 'kept';
    } catch {
      this.state = 'failed';
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#keep(), RETRY);
    }
  }
}

const pencils = new WeakMap<Game, Pencil>();

/** The pencil of a game. */
export function pencilOf(game: Game): Pencil {
  let pencil = pencils.get(game);
  if (!pencil) {
    pencil = new Pencil(game.way.table, game.way.token);
    pencils.set(game, pencil);
  }
  return pencil;
}
