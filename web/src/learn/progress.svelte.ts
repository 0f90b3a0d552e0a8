/** How far a learner has come: kept in the browser, chapter by chapter, never sent but to play a chapter again. */
import type { Action } from '../wire/types';

/** Something a learner did: a decision, or having read. */
export type Deed = Action | 'go_on';

/** A chapter as it is kept. */
export interface Kept {
  did: Deed[];
  /** How many steps are completed, of how many. */
  step: number;
  steps: number;
  /** Was it ever completed? */
  done: boolean;
  /** When it was begun, in milliseconds since 1970: each beginning is a table of its own. */
  begun: number;
}

const KEY = 'armonium-lessons';

/** What is kept, as far as it makes sense. */
export function readProgress(text: string | null): Record<string, Kept> {
  try {
    const all = JSON.parse(text ?? '{}') as Record<string, Partial<Kept> | null>;
    const sound = Object.entries(all).flatMap(([id, kept]): [string, Kept][] => {
      if (!kept || !Array.isArray(kept.did)) return [];
      const { did, step = 0, steps = 0, done = false, begun = 0 } = kept;
      return [
        [id, { did, step: Number(step), steps: Number(steps), done: done === true, begun: Number(begun) }],
      ];
    });
    return Object.fromEntries(sound);
  } catch {
    return {};
  }
}

function kept(): Record<string, Kept> {
  try {
    return readProgress(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

class Progress {
  #all = $state.raw(kept());

  /** A chapter, if it was ever begun. */
  of(chapter: string): Kept | undefined {
    return this.#all[chapter];
  }

  /** Is a chapter begun and not at its end? */
  isOpen(chapter: string): boolean {
    const one = this.#all[chapter];
    return one !== undefined && one.did.length > 0 && one.step < one.steps;
  }

  /** Was anything ever begun? */
  get any(): boolean {
    return Object.keys(this.#all).length > 0;
  }

  keep(chapter: string, now: Kept): void {
    this.#write({ ...this.#all, [chapter]: now });
  }

  forget(): void {
    this.#write({});
  }

  #write(all: Record<string, Kept>): void {
    this.#all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  }
}

export const progress = new Progress();
