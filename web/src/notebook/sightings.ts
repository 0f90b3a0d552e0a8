/** Who looked at which cards when, from the log: what the reader saw, who saw the reader's, and who looked elsewhere. */
import type { Entry } from '../play/game.svelte';
import type { Card, Target } from '../wire/types';

/** Cards of one target that one player looked at in one go. */
export interface Sighting {
  key: string;
  hour: number;
  seat: number;
  target: Target;
  /** The cards this reader knows of them. */
  cards: Card[];
  /** How many cards there were. */
  count: number;
}

/** All looks at cards, the oldest first. Looks that follow each other at the same target are one. */
export function sightings(log: readonly Entry[]): Sighting[] {
  const found: Sighting[] = [];
  let last: Sighting | undefined;
  for (const entry of log) {
    if (!('event' in entry)) continue;
    const { event } = entry;
    if (event.event !== 'card_looked') {
      last = undefined;
      continue;
    }
    const card = typeof event.card === 'object' ? [event.card.seen] : [];
    if (last && last.seat === event.seat && sameTarget(last.target, event.target)) {
      last.cards.push(...card);
      last.count += 1;
      continue;
    }
    last = {
      key: entry.key,
      hour: entry.hour,
      seat: event.seat,
      target: event.target,
      cards: card,
      count: 1,
    };
    found.push(last);
  }
  return found;
}

function sameTarget(a: Target, b: Target): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && a.hand === b.hand);
}
