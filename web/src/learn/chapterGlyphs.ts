import type { GlyphName } from '../art/glyphs';

export const SIGNS: Record<string, GlyphName> = {
  goal: 'organ',
  gears: 'gear',
  moving: 'train',
  clues: 'clue',
  auction: 'time',
  notebook: 'notebook',
  organ: 'tile',
  people: 'chosen',
  wolf: 'wolf',
  victory: 'chosen',
};
