/**
 * The log as lines, one per coherent happening. Prices and gains stand beside their sentence, steps of a walk become
 * one line, and bookkeeping is left out. Texts are made last, for visible lines only.
 */
import type { OneOf } from '../lib/oneOf';
import type { Entry } from '../play/game.svelte';
import type { Event, TableEvent } from '../wire/types';
import { roman, type Words } from '../i18n/words';
import { t } from '../i18n/i18n.svelte';
import { list } from '../i18n/joinList';

/** A number beside a sentence: a price, a gain, or a bid. */
export interface Change {
  what: 'time' | 'music' | 'clue';
  amount: number;
  /** A bid, not a change. */
  bid?: boolean;
}

/** The content of a line: an event, a table event, the start of an Hour, or the deal. */
export type Said =
  | { is: 'event'; event: Event }
  | { is: 'news'; news: TableEvent }
  | { is: 'hour'; hour: number }
  | { is: 'dealt'; what: 'characters' | 'roles' };

export interface Line {
  key: string;
  hour: number;
  seat: number | null;
  said: Said;
  /** The last entry it covers: the board after this line is the board after that entry. */
  entry: Entry;
  changes: Change[];
  /** The spaces of a walk before the last. */
  via: number[];
  /** How many times in a row it happened. */
  times: number;
}

/** Table events that are shown elsewhere or mean nothing to a player. */
const UNTOLD = new Set<TableEvent['news']>([
  'created',
  'nonce',
  'countdown',
  'began',
  'decided',
  'said',
  'phrase',
  'link_cancelled',
  'replay_link_cancelled',
]);
/** Payments just before these belong to them. */
const PAID_FOR = new Set<Event['event']>(['gears_turned', 'moved', 'position_won']);
/** Payments right after these belong to them. */
const PAYING = new Set<Event['event']>(['item_played', 'ability_used', 'character_chosen', 'action_taken']);
/** Actions that their outcome describes. */
const RESULTS = new Set<Event['event']>(['card_looked', 'tile_drawn', 'clue_moved']);
/** Events that look alike if hidden. */
const COUNTED = new Set<Event['event']>(['card_looked', 'tile_drawn', 'tile_discarded']);

const seatOf = (thing: object): number | null =>
  'seat' in thing && typeof thing.seat === 'number' ? thing.seat : null;

/** The lines of a log, or of a part of it. */
export function linesOf(log: readonly Entry[]): Line[] {
  const writer = new Writer(log);
  for (const [index, entry] of log.entries()) writer.write(entry, index);
  return writer.lines;
}

/** The new lines, with equal old ones kept identical, so that they need not render again. */
export function keepLines(before: readonly Line[], after: Line[]): Line[] {
  const known = new Map(before.map((line) => [line.key, line]));
  return after.map((line) => {
    const old = known.get(line.key);
    return old && old.entry === line.entry && old.times === line.times ? old : line;
  });
}

class Writer {
  readonly lines: Line[] = [];
  readonly #log: readonly Entry[];
  /** Changes for the next line. */
  #ahead: Change[] = [];
  /** A choice of character that includes its ability. */
  #usedUp: Line | undefined;

  constructor(log: readonly Entry[]) {
    this.#log = log;
  }

  write(entry: Entry, index: number): void {
    if ('event' in entry) {
      const { event } = entry;
      if (event.event === 'hour_began') this.#push(entry, { is: 'hour', hour: event.hour }, null);
      else if (!this.#folded(entry, event, index)) this.#push(entry, { is: 'event', event }, seatOf(event));
    } else if (!UNTOLD.has(entry.news.news))
      this.#push(entry, { is: 'news', news: entry.news }, seatOf(entry.news));
  }

  /** True if another line covers the event, or it needs none. */
  #folded(entry: Entry, event: Event, index: number): boolean {
    switch (event.event) {
      case 'turn_ended':
        return true;
      case 'character_dealt':
        return event.character === 'face_down' && this.#dealt(entry, 'characters');
      case 'role_dealt':
        return event.role === 'face_down' && this.#dealt(entry, 'roles');
      case 'bid_made': {
        const opened = this.#last('auction_opened', event.seat);
        if (!opened || opened.changes.length > 0) return false;
        return this.#add(opened, entry, { what: 'time', amount: event.time, bid: true });
      }
      case 'time_paid':
        return this.#paid(entry, event.seat, { what: 'time', amount: -event.time }, index);
      case 'clues_spent':
        return this.#paid(entry, event.seat, { what: 'clue', amount: -event.clues }, index);
      case 'time_gained':
        return this.#gained(entry, event.seat, { what: 'time', amount: event.time });
      case 'music_gained':
        return this.#gained(entry, event.seat, { what: 'music', amount: event.pages });
      case 'clue_gained':
      case 'clue_picked':
        return this.#gained(entry, event.seat, { what: 'clue', amount: 1 });
      case 'ability_used':
        return this.#goesWithoutSaying(event);
      case 'action_taken': {
        const next = this.#next(index, 'clues_spent');
        return next !== undefined && RESULTS.has(next.event) && seatOf(next) === event.seat;
      }
      case 'moved':
        return this.#walked(entry, event);
      default:
        event.event satisfies OneOf<`character_face_up hour_began event_turned auction_opened bid_passed
          position_won position_given position_struck clue_placed declared mark_shown declared_wrongly
          declared_rightly character_chosen character_blocked tile_drawn power_taken_back gears_turned
          skipped card_looked clue_moved power_played item_played relocated swapped location_placed
          location_declined organ_tile_discarded organ_placed tile_discarded player_out card_revealed
          tiles_returned ended`>;
        return this.#again(entry, event);
    }
  }

  #push(entry: Entry, said: Said, seat: number | null): void {
    const { key, hour } = entry;
    const changes = this.#ahead.splice(0);
    this.lines.push({ key, hour, seat, said, entry, changes, via: [], times: 1 });
  }

  /** The last line, if it is for such an event by this player. */
  #last(kind: Event['event'], seat: number): Line | undefined {
    const line = this.lines.at(-1);
    return line?.seat === seat && line.said.is === 'event' && line.said.event.event === kind
      ? line
      : undefined;
  }

  /** The next event of another kind. */
  #next(index: number, without?: Event['event']): Event | undefined {
    for (let at = index + 1; at < this.#log.length; at += 1) {
      const entry = this.#log[at];
      if (entry && 'event' in entry && entry.event.event !== without) return entry.event;
    }
    return undefined;
  }

  #add(line: Line, entry: Entry, change: Change): true {
    const same = line.changes.find(({ what, bid }) => what === change.what && !bid && !change.bid);
    const isLoss = (amount: number): boolean => amount < 0;
    if (same && isLoss(same.amount) === isLoss(change.amount)) same.amount += change.amount;
    else line.changes.push({ ...change });
    line.entry = entry;
    return true;
  }

  /** Using the ability of the chosen character needs no line; a second use does. */
  #goesWithoutSaying(event: Extract<Event, { event: 'ability_used' }>): boolean {
    const line = this.#last('character_chosen', event.seat);
    const choice =
      line?.said.is === 'event' && 'character' in line.said.event ? line.said.event.character : '';
    if (!line || choice !== event.character || line === this.#usedUp) return false;
    this.#usedUp = line;
    return true;
  }

  /** Moves a payment to what it paid for. */
  #paid(entry: Entry, seat: number, change: Change, index: number): boolean {
    const line = this.lines.at(-1);
    const next = this.#next(index);
    const before = line?.said.is === 'event' ? line.said.event : undefined;
    if (next && seatOf(next) === seat && (PAID_FOR.has(next.event) || RESULTS.has(next.event))) {
      this.#ahead.push(change);
    } else if (
      line &&
      before &&
      line.seat === seat &&
      PAYING.has(before.event) &&
      line.entry.version === entry.version
    ) {
      this.#add(line, entry, change);
    } else {
      return false;
    }
    return true;
  }

  /** Moves a gain to its cause. */
  #gained(entry: Entry, seat: number, change: Change): boolean {
    const line = this.lines.at(-1);
    if (!line || line.seat !== seat || line.said.is !== 'event' || line.entry.version !== entry.version)
      return false;
    this.#add(line, entry, change);
    return true;
  }

  /** One line for all hidden cards dealt. */
  #dealt(entry: Entry, what: 'characters' | 'roles'): true {
    const before = this.lines.findLast((line) => line.said.is === 'dealt');
    if (before?.entry.version === entry.version) before.entry = entry;
    else this.#push(entry, { is: 'dealt', what }, null);
    return true;
  }

  /** One line for a walk of several steps. */
  #walked(entry: Entry, event: Extract<Event, { event: 'moved' }>): boolean {
    const line = this.#last('moved', event.seat);
    if (!line || line.said.is !== 'event' || line.said.event.event !== 'moved') return false;
    const before = line.said.event;
    const means = meansOf(event);
    if (before.character !== event.character || meansOf(before) !== means || means === 'ride') return false;
    line.via.push(before.to);
    line.said = { is: 'event', event: { ...event, from: before.from } };
    line.entry = entry;
    for (const change of this.#ahead.splice(0)) this.#add(line, entry, change);
    return true;
  }

  /** Counts a hidden event that repeats. */
  #again(entry: Entry, event: Event): boolean {
    const line = this.lines.at(-1);
    if (!COUNTED.has(event.event) || line?.said.is !== 'event' || this.#ahead.length > 0) return false;
    const hidden =
      ('card' in event && event.card === 'face_down') || ('tile' in event && event.tile === 'face_down');
    if (!hidden || JSON.stringify(line.said.event) !== JSON.stringify(event)) return false;
    line.times += 1;
    line.entry = entry;
    return true;
  }
}

/** How a step was made; rides go from stop to stop. */
function meansOf(event: Extract<Event, { event: 'moved' }>): 'walking' | 'free_step' | 'taxi' | 'ride' {
  if (typeof event.means === 'string') return event.means;
  return event.means.machine === 'taxi' ? 'taxi' : 'ride';
}

/** The sentence of a line. */
export function sentence(
  line: Line,
  words: Words,
  newsText: (news: TableEvent, version: number, undone?: Event[]) => string,
): string {
  const { said } = line;
  switch (said.is) {
    case 'hour':
      return t('drawer-hour', { hour: roman(said.hour) });
    case 'dealt':
      return t(`drawer-dealt-${said.what}`);
    case 'news':
      return newsText(said.news, line.entry.version, 'news' in line.entry ? line.entry.undone : undefined);
    case 'event': {
      const { event } = said;
      if (event.event !== 'moved' || line.via.length === 0) return words.event(event);
      return t('drawer-walked', {
        means: meansOf(event),
        character: words.character(event.character),
        characterKey: event.character,
        via: list(line.via.map((space) => words.space(space))),
        to: words.space(event.to),
      });
    }
  }
}

/** A change as shown: +2, −3, or the bid. */
export function amountText({ amount, bid }: Change): string {
  if (bid) return String(amount);
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** A change in words, for screen readers. */
export function changeText(change: Change): string {
  return t(`drawer-change-${change.what}`, { amount: amountText(change) });
}
