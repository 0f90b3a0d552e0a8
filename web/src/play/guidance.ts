/** What a lesson points at: choices, spaces and parts of the table. */
import type { Action, Character, LessonNow } from '../wire/types';
import { CHARACTERS } from './nouns';

export interface Guidance {
  /** The keys of choices: actions, and words of choices that lead to them. */
  keys: ReadonlySet<string>;
  spaces: readonly number[];
  /** Characters to name or choose. */
  characters: ReadonlySet<Character>;
  /** The part of the table to show. */
  look: LessonNow['look'];
  /** Points only at where to look: the part in view and the question. */
  seeking: boolean;
  /** The step, and whether it only needs to be read. */
  step: number;
  reading: boolean;
}

/**
 * The guidance for a step; `at` holds the characters' spaces. What the learner has to find is pointed at only once
 * `shown`.
 */
export function guidanceOf(now: LessonNow, at: readonly number[], shown: boolean): Guidance {
  const { look, step, reading } = now;
  if (now.find && !shown)
    return { keys: new Set(), spaces: [], characters: new Set(), look, seeking: true, step, reading };
  const keys = new Set<string>();
  const spaces = new Set<number>(now.to === null ? [] : [now.to]);
  const characters = new Set<Character>();
  for (const action of now.wanted) {
    keys.add(JSON.stringify(action));
    if (action.do === 'declare') keys.add('declare');
    if (action.do === 'place_location') keys.add(`tile-${action.tile}`);
    if (action.do === 'choose' || action.do === 'declare') characters.add(action.character);
    const space = placeOf(action, at);
    if (space !== undefined && now.to === null) spaces.add(space);
  }
  return { keys, spaces: [...spaces], characters, look, seeking: false, step, reading };
}

/** The space of an action. */
function placeOf(action: Action, at: readonly number[]): number | undefined {
  switch (action.do) {
    case 'place_clue':
    case 'place_organ':
      return action.space;
    case 'step':
    case 'ride':
    case 'taxi':
      return action.to;
    case 'choose':
      return at[CHARACTERS.indexOf(action.character)];
    default:
      return undefined;
  }
}
