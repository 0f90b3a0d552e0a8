/** What the eleven Event Cards bring, for the small plates of EventPanel.svelte. Section 8 of the rules has the words. */
import type { GlyphName } from '../art/glyphs';
import type { Character, EventCard } from '../wire/types';

/** Something that is given, and how much of it: +2 Clues, 3 steps, the ability × 2. */
export interface Gift {
  glyph: GlyphName;
  much?: string;
}

export type Effect =
  /** What the player at a place of the order gets. */
  | { place: 2 | 3 | 4 | 'last'; gifts: Gift[] }
  /** Bonuses for choosing a character. */
  | { character: Character; gifts: Gift[] }
  | { blocked: Character }
  /** What nobody may use. */
  | { forbidden: GlyphName[] };

const gain = (glyph: GlyphName, count: number): Gift => ({ glyph, much: `+${count}` });
const get = (glyph: GlyphName, much?: string): Gift => ({ glyph, much });

export const EVENTS: Record<EventCard, Effect[]> = {
  e1: [{ place: 3, gifts: [get('person', '×2')] }, { blocked: 'palsson' }],
  e2: [
    { place: 4, gifts: [gain('tile', 2)] },
    { character: 'lilja', gifts: [gain('clue', 1), gain('tile', 1)] },
  ],
  e3: [
    { place: 3, gifts: [get('investigate', '2')] },
    { character: 'vidal', gifts: [gain('clue', 1), gain('time', 1)] },
  ],
  e4: [
    { character: 'palsson', gifts: [gain('clue', 1), gain('time', 2)] },
    { forbidden: ['taxi', 'train', 'monorail', 'airship'] },
  ],
  e5: [
    { place: 4, gifts: [gain('time', 3)] },
    { character: 'johnsson', gifts: [gain('clue', 1), gain('music', 1)] },
    { blocked: 'vikstrom' },
  ],
  e6: [{ place: 2, gifts: [gain('time', 2)] }, { blocked: 'lewis' }],
  e7: [{ place: 'last', gifts: [get('steps', '3')] }, { blocked: 'snowy' }],
  e8: [
    { place: 'last', gifts: [gain('tile', 1)] },
    { character: 'lewis', gifts: [get('lock')] },
  ],
  e9: [
    { place: 'last', gifts: [get('undo'), get('power')] },
    { character: 'vikstrom', gifts: [gain('music', 1), gain('tile', 1)] },
    { blocked: 'koleberg' },
  ],
  e10: [
    { place: 'last', gifts: [gain('tile', 3)] },
    { character: 'snowy', gifts: [gain('music', 1), gain('time', 2)] },
    { blocked: 'lilja' },
  ],
  e11: [
    { place: 2, gifts: [gain('music', 2)] },
    { character: 'koleberg', gifts: [gain('clue', 1), get('steps', '3')] },
    { forbidden: ['power', 'tile'] },
  ],
};
