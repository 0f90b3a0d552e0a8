import { describe, expect, it } from 'vitest';
import type { Character, EventCard } from '../wire/types';
import { EVENTS, giftsAt, giftsOf, type Gift } from './eventEffects';

/**
 * Section 8 of the rules written down again by hand: positions of an Hour with four players, characters, restrictions.
 */
const SECTION_8: Record<EventCard, { places: Record<number, string>; character: string; shut: string }> = {
  e1: { places: { 3: 'twice' }, character: '', shut: 'palsson' },
  e2: { places: { 4: '2 tiles' }, character: 'lilja: 1 clue, 1 tiles', shut: '' },
  e3: { places: { 3: '2 look' }, character: 'vidal: 1 clue, 1 time', shut: '' },
  e4: { places: {}, character: 'palsson: 1 clue, 2 time', shut: 'transport' },
  e5: { places: { 4: '3 time' }, character: 'johnsson: 1 clue, 1 music', shut: 'vikstrom' },
  e6: { places: { 2: '2 time' }, character: '', shut: 'lewis' },
  e7: { places: { 4: '3 steps' }, character: '', shut: 'snowy' },
  e8: { places: { 4: '1 tiles' }, character: 'lewis: block', shut: '' },
  e9: { places: { 4: 'take_back' }, character: 'vikstrom: 1 music, 1 tiles', shut: 'koleberg' },
  e10: { places: { 4: '3 tiles' }, character: 'snowy: 1 music, 2 time', shut: 'lilja' },
  e11: { places: { 2: '2 music' }, character: 'koleberg: 1 clue, 3 steps', shut: 'cards' },
};

const CARDS = Object.keys(SECTION_8) as EventCard[];
const WHO: Character[] = ['johnsson', 'lilja', 'palsson', 'vikstrom', 'lewis', 'vidal', 'koleberg', 'snowy'];
const BARE = new Set(['twice', 'take_back', 'block']);

const said = (gifts: Gift[]): string =>
  gifts.map(({ kind, amount }) => (BARE.has(kind) ? kind : `${amount} ${kind}`)).join(', ');

describe('the Event Cards (section 8)', () => {
  it.each(CARDS)('%s gives the places what the rules say', (card) => {
    for (const place of [1, 2, 3, 4]) {
      expect(said(giftsAt(card, place, 4)), `place ${place}`).toBe(SECTION_8[card].places[place] ?? '');
    }
  });

  it.each(CARDS)('%s gives the characters what the rules say', (card) => {
    const given = WHO.filter((who) => giftsOf(card, who).length > 0);
    expect(given.map((who) => `${who}: ${said(giftsOf(card, who))}`).join('; ')).toBe(
      SECTION_8[card].character,
    );
  });

  it.each(CARDS)('%s shuts what the rules say', (card) => {
    const { blocked, noTransport, noCards } = EVENTS[card];
    expect([blocked, noTransport && 'transport', noCards && 'cards'].filter(Boolean).join()).toBe(
      SECTION_8[card].shut,
    );
  });
});

describe('places', () => {
  it('the last place is the last of this Hour, whatever its number (3.4.3)', () => {
    expect(said(giftsAt('e7', 3, 3))).toBe('3 steps');
    expect(giftsAt('e7', 4, 5)).toEqual([]);
  });

  it('a place nobody holds gets nothing, and one that is last gets what is due to its number too (8.12)', () => {
    expect(giftsAt('e5', 3, 3)).toEqual([]);
    expect(said(giftsAt('e6', 2, 2))).toBe('2 time');
    expect(giftsAt('e6', 1, 1)).toEqual([]);
  });
});
