/** The learner's progress, stored in the browser per chapter and sent only to play a chapter again. */
import type { Action } from '../wire/types';

/** An input of the learner: a decision, or having read. */
export type Deed = Action | 'go_on';

/** A chapter as stored. */
export interface Kept {
  did: Deed[];
  /** Steps completed, and their number. */
  step: number;
  steps: number;
  done: boolean;
  /** When it was started, in milliseconds since 1970: each start is a table of its own. */
  begun: number;
}

const KEY = 'armonium-lessons';

/** The stored progress, as far as it is valid. */
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

  of(chapter: string): Kept | undefined {
    return this.#all[chapter];
  }

  isOpen(chapter: string): boolean {
    const one = this.#all[chapter];
    return one !== undefined && one.did.length > 0 && one.step < one.steps;
  }

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
      // Without storage the progress lasts as long as the page.
    }
  }
}

export const progress = new Progress();
