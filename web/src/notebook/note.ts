/** A player's note as text, and how two versions of it become one. Reading and writing it: noteStore.svelte.ts. */

export type Mark = 'likely' | 'question' | 'unlikely';

/** A mark where logic decides: it is so, or it is not. */
export type Verdict = 'yes' | 'no';

const MARKS = new Set<string>(['likely', 'question', 'unlikely']);

/** What is in a notebook. */
export interface Note {
  marks: Record<string, Mark>;
  text: string;
}

export const EMPTY: Note = { marks: {}, text: '' };

/** Reads a stored note; what is not ours is the reader's own text. */
export function readNote(note: string): Note {
  if (!note.startsWith('{')) return { marks: {}, text: note };
  try {
    const stored = JSON.parse(note) as { marks?: Record<string, unknown>; text?: unknown };
    const marks = Object.entries(stored.marks ?? {}).filter((pair): pair is [string, Mark] =>
      MARKS.has(String(pair[1])),
    );
    return { marks: Object.fromEntries(marks), text: typeof stored.text === 'string' ? stored.text : '' };
  } catch {
    return { marks: {}, text: note };
  }
}

/**
 * What becomes of a note that was changed here and elsewhere since both were `base`. A mark that was changed here stays as
 * it is here; words that were written in both places are all kept.
 */
export function merged(base: Note, mine: Note, theirs: Note): Note {
  const marks = { ...theirs.marks };
  for (const key of new Set([...Object.keys(base.marks), ...Object.keys(mine.marks)])) {
    const mark = mine.marks[key];
    if (mark === base.marks[key]) continue;
    if (mark) marks[key] = mark;
    else Reflect.deleteProperty(marks, key);
  }
  return { marks, text: mergedText(base.text, mine.text, theirs.text) };
}

function mergedText(base: string, mine: string, theirs: string): string {
  if (mine === base || theirs.includes(mine)) return theirs;
  if (theirs === base || mine.includes(theirs)) return mine;
  return `${theirs.trimEnd()}\n${mine}`;
}
