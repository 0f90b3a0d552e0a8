import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speak } from '../i18n/i18n.svelte';
import { viewOf } from '../notebook/views.fixture';
import { abilityText, powerText } from './effects';

const DECK = /Unknown Characters/;

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
});

describe('what looking at cards is about', () => {
  it('names the deck while it lies face down, also when a hand was revealed', () => {
    for (const view of [
      viewOf({ players: 4 }),
      viewOf({ players: 4, cards: { snowy: { hand: 2 } }, open: ['snowy'] }),
    ]) {
      expect(abilityText('lewis', view)).toMatch(DECK);
      expect(powerText('look', view)).toMatch(DECK);
    }
  });

  it('names hands alone where the Unknown Characters lie face up', () => {
    const threePlayers = viewOf({ players: 3, cards: { vidal: 'deck' }, open: ['vidal'] });
    const beginners = viewOf({ players: 6, cards: { lilja: 'deck' }, open: ['lilja'] });
    for (const view of [threePlayers, beginners]) {
      expect(abilityText('lewis', view)).toBe('look at 2 cards in one hand');
      expect(powerText('look', view)).toBe('Look at 3 cards in one hand.');
      expect(abilityText('snowy', view)).toBe('up to 3 free steps');
    }
  });
});
