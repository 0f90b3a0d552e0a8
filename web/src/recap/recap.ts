/** What the other players did since the player's last move, or in the last round: one line per player. */
import { t } from '../i18n/i18n.svelte';
import { roman, type Words } from '../i18n/words';
import type { OneOf } from '../lib/oneOf';
import type { Entry } from '../play/game.svelte';
import type { Event, Seat } from '../wire/types';

/** Something a player did; `entry` is where it was complete. */
export interface Deed {
  kind: string;
  text: string;
  entry: Entry;
  /** It's about a card of the reader. */
  mine?: boolean;
}

export interface RecapLine {
  seat: Seat;
  deeds: Deed[];
}

/** What only the player on the seat decides, so that it shows when they last did. */
const DECIDED = new Set<Event['event']>([
  'auction_opened',
  'bid_made',
  'bid_passed',
  'clue_placed',
  'declared',
  'character_chosen',
  'gears_turned',
  'moved',
  'action_taken',
  'skipped',
  'power_played',
  'item_played',
  'turn_ended',
  'location_placed',
  'location_declined',
  'tile_discarded',
]);

const eventOf = (entry: Entry | undefined): Event | undefined =>
  entry && 'event' in entry ? entry.event : undefined;

/** The index of the first entry after the player's last move that others followed; for spectators, the Hour's first. */
export function recapBegins(log: readonly Entry[], me: Seat | null): number {
  if (me === null)
    return Math.max(
      0,
      log.findLastIndex((entry) => eventOf(entry)?.event === 'hour_began'),
    );
  const decided = (entry: Entry | undefined, own: boolean): boolean => {
    const event = eventOf(entry);
    return event !== undefined && 'seat' in event && DECIDED.has(event.event) && (event.seat === me) === own;
  };
  const last = log.findLastIndex((entry) => decided(entry, false));
  for (let index = last; index >= 0; index -= 1) if (decided(log[index], true)) return index + 1;
  return 0;
}

/** True if another player did something after this record. */
export function othersActed(log: readonly Entry[], me: Seat | null, version: number): boolean {
  return log.some((entry) => {
    const event = entry.version > version ? eventOf(entry) : undefined;
    return event !== undefined && 'seat' in event && event.seat !== me && DECIDED.has(event.event);
  });
}

/** The lines of a recap, from this entry on, in the order of the seats after the reader's. */
export function recapOf(
  log: readonly Entry[],
  from: number,
  me: Seat | null,
  players: number,
  words: Words,
): RecapLine[] {
  const first = me === null ? 0 : me + 1;
  const seats = Array.from({ length: players }, (_, place) => (first + place) % players);
  const part = log.slice(from);
  return seats.filter((seat) => seat !== me).map((seat) => ({ seat, deeds: deedsOf(part, seat, me, words) }));
}

/** What adds up instead of being named each time. */
interface Sum {
  count: number;
  entry: Entry;
}

function deedsOf(part: readonly Entry[], seat: Seat, me: Seat | null, words: Words): Deed[] {
  const deeds = new Map<string, Deed>();
  const sums = new Map<string, Sum>();
  const put = (kind: string, text: string, entry: Entry, mine = false): void => {
    deeds.delete(kind);
    deeds.set(kind, { kind, text, entry, mine });
  };
  const add = (kind: string, count: number, entry: Entry): number => {
    const sum = { count: (sums.get(kind)?.count ?? 0) + count, entry };
    sums.set(kind, sum);
    return sum.count;
  };
  let position = 0;
  for (const entry of part) {
    const event = eventOf(entry);
    if (!event) continue;
    if (event.event === 'auction_opened') position = event.position;
    if (event.event === 'hour_began') position = 0;
    if (!('seat' in event) || event.seat !== seat) continue;
    switch (event.event) {
      case 'bid_made':
        put('bid', t('recap-bids', { time: event.time, position: roman(position) }), entry);
        break;
      case 'bid_passed':
        if (!deeds.has('bid') && !deeds.has('position')) put('passed', t('recap-passed'), entry);
        break;
      case 'position_won':
      case 'position_given':
        deeds.delete('bid');
        deeds.delete('passed');
        put('position', t('recap-position', { position: roman(event.position) }), entry);
        break;
      case 'clue_placed':
        put('placed', t('recap-clue-placed'), entry);
        break;
      case 'declared':
        put('declared', t('recap-declared'), entry);
        break;
      case 'character_chosen':
        put('character', t('recap-chose', { character: words.character(event.character) }), entry);
        break;
      case 'gears_turned':
        put('gears', t('recap-gears', { teeth: event.teeth }), entry);
        break;
      case 'moved':
        put('went', t('recap-went', { space: words.space(event.to) }), entry);
        break;
      case 'clue_gained':
      case 'clue_picked':
        put('clues', t('recap-clues', { count: add('clues', 1, entry) }), entry);
        break;
      case 'music_gained':
        put('pages', t('recap-pages', { count: add('pages', event.pages, entry) }), entry);
        break;
      case 'card_looked':
        if (typeof event.target === 'object' && event.target.hand === me)
          put('mine', t('recap-looked-mine'), entry, true);
        else put('looks', t('recap-looks', { count: add('looks', 1, entry) }), entry);
        break;
      case 'tile_drawn':
        put('tiles', t('recap-tiles', { count: add('tiles', 1, entry) }), entry);
        break;
      case 'location_placed':
        put('location', t('recap-location'), entry);
        break;
      case 'item_played':
        put('item', t('recap-item'), entry);
        break;
      case 'power_played':
        put('power', t('recap-power'), entry);
        break;
      case 'player_out':
        put('out', t('recap-out'), entry);
        break;
      default:
        event.event satisfies OneOf<`character_dealt character_face_up auction_opened position_struck mark_shown
          declared_wrongly declared_rightly role_dealt ability_used character_blocked time_gained time_paid clues_spent
          power_taken_back action_taken skipped clue_moved relocated swapped turn_ended location_declined
          organ_tile_discarded organ_placed tile_discarded card_revealed tiles_returned`>;
    }
  }
  return [...deeds.values()];
}
