/** What a recap names: everything the others did since the player's last move, and nothing else. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { SMALL } from '../city/pack.fixture';
import { speak, t } from '../i18n/i18n.svelte';
import { Words } from '../i18n/words';
import type { Entry } from '../play/game.svelte';
import type { Event } from '../wire/types';
import { othersActed, recapBegins, recapOf } from './recap';

const entries = (...events: Event[]): Entry[] =>
  events.map((event, at) => ({ key: String(at), version: at + 1, at: 0, hour: 1, event }));

const words = new Words(t, SMALL, ['Ada', 'Bob', 'Cid']);
const deeds = (log: Entry[], seat: number): string[] =>
  recapOf(log, recapBegins(log, 0), 0, 3, words)
    .filter((line) => line.seat === seat)
    .flatMap((line) => line.deeds.map(({ text }) => text));

describe('a recap', () => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    await speak('en');
  });

  it('begins after the player’s last move that others followed', () => {
    const log = entries(
      { event: 'bid_passed', seat: 1 },
      { event: 'bid_made', seat: 0, time: 2 },
      { event: 'bid_passed', seat: 2 },
      { event: 'bid_made', seat: 1, time: 3 },
    );
    expect(recapBegins(log, 0)).toBe(2);
    const moved = [...log, ...entries({ event: 'bid_made', seat: 0, time: 4 })];
    expect(recapBegins(moved, 0)).toBe(2);
  });

  it('names the last bid, or the position that was won', () => {
    const log = entries(
      { event: 'turn_ended', seat: 0 },
      { event: 'auction_opened', seat: 1, position: 2 },
      { event: 'bid_made', seat: 1, time: 1 },
      { event: 'bid_made', seat: 2, time: 2 },
      { event: 'bid_passed', seat: 1 },
      { event: 'position_won', seat: 2, position: 2, time: 2 },
    );
    expect(deeds(log, 1)).toEqual(['bid 1 Time for position II']);
    expect(deeds(log, 2)).toEqual(['position II']);
  });

  it('adds up Clues and pages, and keeps only the last place', () => {
    const log = entries(
      { event: 'turn_ended', seat: 0 },
      { event: 'moved', seat: 1, character: 'vidal', from: 1, to: 2, means: 'walking' },
      { event: 'clue_picked', seat: 1, space: 2 },
      { event: 'moved', seat: 1, character: 'vidal', from: 2, to: 7, means: 'walking' },
      { event: 'clue_picked', seat: 1, space: 7 },
      { event: 'music_gained', seat: 1, pages: 2 },
      { event: 'music_gained', seat: 1, pages: 1 },
    );
    expect(deeds(log, 1)).toEqual(['went to east', 'took 2 Clues', 'composed 3 pages']);
    expect(deeds(log, 2)).toEqual([]);
  });

  it('says whose card was seen, and never which', () => {
    const log = entries(
      { event: 'turn_ended', seat: 0 },
      { event: 'card_looked', seat: 1, target: { hand: 0 }, card: 'face_down' },
      { event: 'card_looked', seat: 2, target: { hand: 1 }, card: 'face_down' },
    );
    expect(deeds(log, 1)).toEqual(['saw your card']);
    expect(deeds(log, 2)).toEqual(['looked at 1 card']);
  });

  it('is due only if others did something', () => {
    const log = entries({ event: 'bid_passed', seat: 1 }, { event: 'bid_passed', seat: 0 });
    expect(othersActed(log, 0, 0)).toBe(true);
    expect(othersActed(log, 0, 1)).toBe(false);
  });
});
