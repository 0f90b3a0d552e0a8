/** What events brought a player, and what that cost. */
import type { OneOf } from '../lib/oneOf';
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
      default:
        event.event satisfies OneOf<`character_dealt character_face_up hour_began role_dealt event_turned
          auction_opened bid_made bid_passed position_won position_given position_struck clue_placed
          declared mark_shown declared_wrongly declared_rightly character_chosen ability_used
          character_blocked power_taken_back gears_turned moved action_taken skipped card_looked clue_moved
          power_played item_played relocated swapped turn_ended location_placed location_declined
          organ_tile_discarded organ_placed tile_discarded player_out card_revealed tiles_returned ended`>;
    }
  }
  return gains;
}
