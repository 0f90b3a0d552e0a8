/** Log entries for announcements where others listen: what only this player sees is hidden. */
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
    // Public for everyone. Listed one by one, so that a new event doesn't compile until its secrets are decided.
    case 'character_face_up':
    case 'hour_began':
    case 'event_turned':
    case 'auction_opened':
    case 'bid_made':
    case 'bid_passed':
    case 'position_won':
    case 'position_given':
    case 'position_struck':
    case 'clue_placed':
    case 'declared':
    case 'mark_shown':
    case 'declared_rightly':
    case 'character_chosen':
    case 'ability_used':
    case 'character_blocked':
    case 'time_gained':
    case 'time_paid':
    case 'music_gained':
    case 'clue_gained':
    case 'clues_spent':
    case 'clue_picked':
    case 'power_taken_back':
    case 'gears_turned':
    case 'moved':
    case 'action_taken':
    case 'skipped':
    case 'clue_moved':
    case 'power_played':
    case 'item_played':
    case 'relocated':
    case 'swapped':
    case 'turn_ended':
    case 'location_placed':
    case 'location_declined':
    case 'organ_tile_discarded':
    case 'organ_placed':
    case 'player_out':
    case 'card_revealed':
    case 'tiles_returned':
    case 'ended':
      return event;
  }
}
