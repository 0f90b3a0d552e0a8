import { expect, it } from 'vitest';
import type { Event } from '../wire/types';
import { gainsOf } from './outcome';

const EVENTS: Event[] = [
  { event: 'tile_drawn', seat: 1, tile: { seen: 7 } },
  { event: 'tile_drawn', seat: 1, tile: { seen: 9 } },
  { event: 'music_gained', seat: 1, pages: 2 },
  { event: 'clue_picked', seat: 1, space: 3 },
  { event: 'clue_gained', seat: 1 },
  { event: 'time_gained', seat: 1, time: 3 },
  { event: 'time_paid', seat: 1, time: 2 },
  { event: 'clues_spent', seat: 1, clues: 1 },
  { event: 'music_gained', seat: 0, pages: 5 },
  { event: 'tile_drawn', seat: 0, tile: 'face_down' },
];

it('adds up what one player gained and paid, and nothing of the others', () => {
  const paid = { time: 2, clues: 1 };
  expect(gainsOf(EVENTS, 1)).toEqual({ tiles: [7, 9], time: 3, pages: 2, clues: 2, paid });
  const nothing = { time: 0, clues: 0 };
  expect(gainsOf(EVENTS, 0)).toEqual({ tiles: [], time: 0, pages: 5, clues: 0, paid: nothing });
});
