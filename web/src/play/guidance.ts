/** What a guide points at: the choices, places and parts of the table that the next step is about. */
import type { Action, Character, LessonNow } from '../wire/types';
import { CHARACTERS } from './nouns';

export interface Guidance {
  /** The keys of choices: actions, and the words of choices that lead to them. */
  keys: ReadonlySet<string>;
  /** Places of the board. */
  spaces: readonly number[];
  /** Characters to be named or chosen. */
  characters: ReadonlySet<Character>;
  /** The part of the table that should be in view. */
  look: LessonNow['look'];
  /** Only where to look is pointed at: the part that is in view and the question. */
  seeking: boolean;
  /** The step, and whether it only wants to be read: nothing is asked then. */
  step: number;
  reading: boolean;
}

/**
 * Points at what a step of a lesson wants; `at` is where the characters stand. What the learner is to find is pointed at only
 * once it is `shown`.
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

/** The place an action is about. */
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
