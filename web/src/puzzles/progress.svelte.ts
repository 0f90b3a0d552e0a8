/** What the reader has solved, and the marks in the grids, kept in this browser and never sent. */
import type { Verdict } from '../notebook/note';
import { later, today } from './days';

/** What became of a puzzle. */
export interface Result {
  /** Solved by the reader, or shown. */
  state: 'solved' | 'shown';
  /** How many answers it took; 0 if it was shown. */
  tries: number;
  /** Solved on its own day? */
  fresh: boolean;
}

type Results = Record<string, Result>;

const RESULTS = 'armonium-puzzles';
const MARKS = 'armonium-puzzle-marks';
/** The puzzles whose marks are kept, at most. */
const MOST_MARKED = 20;

function kept<T>(key: string): Record<string, T> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, T>) : {};
  } catch {
    return {};
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

class Progress {
  #results = $state.raw<Results>(kept<Result>(RESULTS));

  /** What became of a puzzle, if anything. */
  of(id: string): Result | null {
    return this.#results[id] ?? null;
  }

  /** Writes down what became of a puzzle; what was shown once stays so. */
  done(id: string, state: Result['state'], tries: number): void {
    if (this.#results[id]) return;
    this.#results = { ...this.#results, [id]: { state, tries, fresh: id === today() } };
    keep(RESULTS, this.#results);
  }

  /** How many days in a row the reader has solved the puzzle on its day, up to today or yesterday. */
  streak(now = today()): number {
    const solved = (day: string): boolean => {
      const result = this.of(day);
      return result?.state === 'solved' && result.fresh;
    };
    let day = solved(now) ? now : later(now, -1);
    let days = 0;
    for (; solved(day); day = later(day, -1)) days += 1;
    return days;
  }
}

export const progress = new Progress();

/** What a press makes of a mark. */
const NEXT: Record<Verdict | 'none', Verdict | null> = { none: 'no', no: 'yes', yes: null };

/** The marks of one puzzle that make sense. */
function marksOf(id: string): Record<string, Verdict> {
  const all = Object.entries(kept<Record<string, string>>(MARKS)[id] ?? {});
  return Object.fromEntries(
    all.filter((one): one is [string, Verdict] => one[1] === 'yes' || one[1] === 'no'),
  );
}

/** The reader's pencil for one puzzle. */
export class Marks {
  readonly #id: string;
  #marks = $state.raw<Record<string, Verdict>>({});

  constructor(id: string) {
    this.#id = id;
    this.#marks = marksOf(id);
  }

  mark(key: string): Verdict | null {
    return this.#marks[key] ?? null;
  }

  cycle(key: string): void {
    const next = NEXT[this.#marks[key] ?? 'none'];
    const rest = Object.fromEntries(Object.entries(this.#marks).filter(([known]) => known !== key));
    this.#set(next ? { ...rest, [key]: next } : rest);
  }

  get none(): boolean {
    return Object.keys(this.#marks).length === 0;
  }

  clear(): void {
    this.#set({});
  }

  #set(marks: Record<string, Verdict>): void {
    this.#marks = marks;
    const others = Object.entries(kept<Record<string, Verdict>>(MARKS)).filter(([id]) => id !== this.#id);
    keep(MARKS, Object.fromEntries([...others.slice(1 - MOST_MARKED), [this.#id, marks]]));
  }
}
