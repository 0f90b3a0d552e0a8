/** Glyphs of game terms. */
import type { Activity, Item, Power } from '../wire/types';
import type { GlyphName } from './glyphs';

export const ACTIVITY_GLYPHS: Record<Activity, GlyphName> = {
  investigate: 'investigate',
  research: 'research',
  compose: 'compose',
  move_clue: 'moveclue',
};

export const POWER_GLYPHS: Record<Power, GlyphName> = {
  look: 'look3',
  ride: 'rideany',
  research: 'draw3',
  music: 'write3',
};

const ITEM_GLYPHS: Record<Extract<Item, string>, GlyphName> = {
  clue_on_mystic: 'clue',
  time: 'time',
  clue_for_time: 'trade',
  investigate: 'investigate',
  steps: 'steps',
  paid_music: 'write3',
  paid_tiles: 'draw3',
  to_mystic: 'send',
  swap: 'swap',
  stones: 'wolf',
};

/** The glyph of an Item Tile's effect. */
export function itemGlyph(item: Item): GlyphName {
  if (typeof item === 'string') return ITEM_GLYPHS[item];
  return 'ride' in item ? item.ride : 'music';
}
