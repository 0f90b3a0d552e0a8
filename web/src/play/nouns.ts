/** The nouns of the game in their order, which lists on the wire follow. */
import type { Character, Power, Side } from '../wire/types';

export const CHARACTERS: readonly Character[] = [
  'johnsson',
  'lilja',
  'palsson',
  'vikstrom',
  'lewis',
  'vidal',
  'koleberg',
  'snowy',
];
export const SIDES: readonly Side[] = ['north', 'east', 'south', 'west'];
export const POWERS: readonly Power[] = ['look', 'ride', 'research', 'music'];
