/** Log entries for announcements where others listen: what only this player sees is hidden. */
import type { OneOf } from '../lib/oneOf';
import type { Entry } from '../play/game.svelte';
import type { Event } from '../wire/types';

/** The entry itself if it has no secret, otherwise a redacted copy. */
export function redacted(entry: Entry): Entry {
  if (!('event' in entry)) return entry;
  const event = quiet(entry.event);
  return event === entry.event ? entry : { ...entry, event };
}

function quiet(event: Event): Event {
  switch (event.event) {
    case 'character_dealt':
      return event.character === 'face_down' ? event : { ...event, character: 'face_down' };
    case 'role_dealt':
      return event.role === 'face_down' ? event : { ...event, role: 'face_down' };
    case 'card_looked':
      return event.card === 'face_down' ? event : { ...event, card: 'face_down' };
    case 'tile_drawn':
    case 'tile_discarded':
      return event.tile === 'face_down' ? event : { ...event, tile: 'face_down' };
    case 'declared_wrongly':
      return event.chosen === 'face_down' ? event : { ...event, chosen: 'face_down' };
    default:
      // Public for everyone.
      event.event satisfies OneOf<`character_face_up hour_began event_turned auction_opened bid_made
        bid_passed position_won position_given position_struck clue_placed declared mark_shown
        declared_rightly character_chosen ability_used character_blocked time_gained time_paid music_gained
        clue_gained clues_spent clue_picked power_taken_back gears_turned moved action_taken skipped
        clue_moved power_played item_played relocated swapped turn_ended location_placed location_declined
        organ_tile_discarded organ_placed player_out card_revealed tiles_returned ended`>;
      return event;
  }
}
