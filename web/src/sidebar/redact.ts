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
    default:
      return event;
  }
}
