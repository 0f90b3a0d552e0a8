/**
 * The log as lines: one line for what belongs together. Prices and gains stand beside the sentence they belong to, steps of
 * one walk become one line, and what only keeps the books is left out. The words come last, for the lines that are shown.
 */
import type { Entry } from '../play/game.svelte';
import type { Event, News } from '../wire/types';
import { roman, type Words } from '../i18n/words';
import { t } from '../i18n/i18n.svelte';
import { list } from '../i18n/joinList';

/** A number beside a sentence: what it cost or brought, or what was bid. */
export interface Change {
  what: 'time' | 'music' | 'clue';
  amount: number;
  /** A bid is a number, not a change. */
  bid?: boolean;
}

/** What a line says: an event, news of the table, the beginning of an Hour, or that all were dealt their cards. */
export type Said =
  | { is: 'event'; event: Event }
  | { is: 'news'; news: News }
  | { is: 'hour'; hour: number }
  | { is: 'dealt'; what: 'characters' | 'roles' };

export interface Line {
  key: string;
  hour: number;
  seat: number | null;
  said: Said;
  /** The last entry it tells of: the board as it was then is the board after this line. */
  entry: Entry;
  changes: Change[];
  /** The spaces of a walk before the last. */
  via: number[];
  /** How often it happened in a row. */
  times: number;
}

/** News that are told elsewhere or say nothing to a player. */
const UNTOLD = new Set<News['news']>([
  'created',
  'nonce',
  'began',
  'moved',
  'said',
  'phrase',
  'link_cancelled',
  'replay_link_cancelled',
]);
/** What is paid just before these belongs to them. */
const PAID_FOR = new Set<Event['event']>(['gears_turned', 'moved', 'position_won']);
/** What is paid or spent right after these belongs to them. */
const PAYING = new Set<Event['event']>(['item_played', 'ability_used', 'character_chosen', 'action_taken']);
/** What an action comes to says what the action was. */
const RESULTS = new Set<Event['event']>(['card_looked', 'tile_drawn', 'clue_moved']);
/** Things that look the same each time if they are hidden. */
const COUNTED = new Set<Event['event']>(['card_looked', 'tile_drawn', 'tile_discarded']);

const seatOf = (thing: object): number | null =>
  'seat' in thing && typeof thing.seat === 'number' ? thing.seat : null;

/** The lines of a log, or of a part of it. */
export function linesOf(log: readonly Entry[]): Line[] {
  const writer = new Writer(log);
  for (const [index, entry] of log.entries()) writer.write(entry, index);
  return writer.lines;
}

/** The same lines, but those that say what they said before are the very same things: they need not be drawn anew. */
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
  /** What belongs to the line that comes next. */
  #ahead: Change[] = [];
  /** The choice of a character whose ability was told with it. */
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

  /** Is the event told by a line that is there, or is to come, or need it not be told? */
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
        return this.#again(entry, event);
    }
  }

  #push(entry: Entry, said: Said, seat: number | null): void {
    const { key, hour } = entry;
    const changes = this.#ahead.splice(0);
    this.lines.push({ key, hour, seat, said, entry, changes, via: [], times: 1 });
  }

  /** The last line, if it tells of such an event by this player. */
  #last(kind: Event['event'], seat: number): Line | undefined {
    const line = this.lines.at(-1);
    return line?.seat === seat && line.said.is === 'event' && line.said.event.event === kind
      ? line
      : undefined;
  }

  /** The event after a place, leaving out one kind. */
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

  /** That the ability of a chosen character is used need not be said; a second time must. */
  #goesWithoutSaying(event: Extract<Event, { event: 'ability_used' }>): boolean {
    const line = this.#last('character_chosen', event.seat);
    const choice =
      line?.said.is === 'event' && 'character' in line.said.event ? line.said.event.character : '';
    if (!line || choice !== event.character || line === this.#usedUp) return false;
    this.#usedUp = line;
    return true;
  }

  /** What was paid belongs to what it was paid for. */
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

  /** What was gained belongs to what brought it. */
  #gained(entry: Entry, seat: number, change: Change): boolean {
    const line = this.lines.at(-1);
    if (!line || line.seat !== seat || line.said.is !== 'event' || line.entry.version !== entry.version)
      return false;
    this.#add(line, entry, change);
    return true;
  }

  /** One line for all who are dealt a card that the reader does not see. */
  #dealt(entry: Entry, what: 'characters' | 'roles'): true {
    const before = this.lines.findLast((line) => line.said.is === 'dealt');
    if (before?.entry.version === entry.version) before.entry = entry;
    else this.#push(entry, { is: 'dealt', what }, null);
    return true;
  }

  /** A walk of several steps is one line. */
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

  /** The same hidden thing once more. */
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

/** What a line says, in words. */
export function sentence(
  line: Line,
  words: Words,
  newsText: (news: News, version: number, undone?: Event[]) => string,
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

/** A change as it is written: +2, −3, or a bid as it is. */
export function amountText({ amount, bid }: Change): string {
  if (bid) return String(amount);
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** A change in words, for the ear. */
export function changeText(change: Change): string {
  return t(`drawer-change-${change.what}`, { amount: amountText(change) });
}
