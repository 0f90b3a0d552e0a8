/** What events brought a player, and what that cost. */
import type { Event } from '../wire/types';

export interface Gains {
  tiles: number[];
  time: number;
  pages: number;
  clues: number;
  paid: { time: number; clues: number };
}

export function gainsOf(events: readonly Event[], seat: number): Gains {
  const gains: Gains = { tiles: [], time: 0, pages: 0, clues: 0, paid: { time: 0, clues: 0 } };
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    switch (event.event) {
      case 'tile_drawn':
        if (typeof event.tile === 'object') gains.tiles.push(event.tile.seen);
        break;
      case 'time_gained':
        gains.time += event.time;
        break;
      case 'time_paid':
        gains.paid.time += event.time;
        break;
      case 'clues_spent':
        gains.paid.clues += event.clues;
        break;
      case 'music_gained':
        gains.pages += event.pages;
        break;
      case 'clue_gained':
      case 'clue_picked':
        gains.clues += 1;
        break;
    }
  }
  return gains;
}
