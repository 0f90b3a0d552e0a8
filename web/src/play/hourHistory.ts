/**
 * Restores the order, the chosen characters and the phase of a past moment from the log. The board of that moment:
 * boardHistory.ts.
 */
import type { OneOf } from '../lib/oneOf';
import type { Auction, Character, Event, EventCard, Phase, Public, Seat, Turn } from '../wire/types';
import type { Entry } from './game.svelte';

/** The character each Event blocks (section 8 of the rules). */
const LOCKED: Partial<Record<EventCard, Character>> = {
  e1: 'palsson',
  e5: 'vikstrom',
  e6: 'lewis',
  e7: 'snowy',
  e9: 'koleberg',
  e10: 'lilja',
};
const SEATS = 6;
const TILES_OF_FOUR = 4;

const eventOf = (entry: Entry | undefined): Event | undefined =>
  entry && 'event' in entry ? entry.event : undefined;

/** The index of the last `hour_began` at or before an index of the log, or −1. */
export function hourBegan(log: readonly Entry[], index = log.length - 1): number {
  for (let at = Math.min(index, log.length - 1); at >= 0; at -= 1) {
    if (eventOf(log[at])?.event === 'hour_began') return at;
  }
  return -1;
}

/** The character each seat has chosen in the Hour of a log entry. */
export function chosenBy(log: readonly Entry[], index = log.length - 1): Map<Seat, Character> {
  const chosen = new Map<Seat, Character>();
  for (let at = Math.max(0, hourBegan(log, index)); at <= index; at += 1) {
    const event = eventOf(log[at]);
    if (event?.event === 'character_chosen') chosen.set(event.seat, event.character);
  }
  return chosen;
}

/** Who blocked a character this Hour; undefined if the Event did. */
export function blockedBy(log: readonly Entry[], character: Character): Seat | undefined {
  for (let at = Math.max(0, hourBegan(log)); at < log.length; at += 1) {
    const event = eventOf(log[at]);
    if (event?.event === 'character_blocked' && event.character === character) return event.seat;
  }
  return undefined;
}

/** The public fields of an Hour, apart from the pieces on the board. */
export type OfTheHour = Pick<Public, 'hour' | 'event' | 'order' | 'used' | 'blocked' | 'phase'>;

/**
 * The public fields of the Hour at a log entry; undefined if the log does not reach back to its start. `board` is the
 * board of that moment, `now` the present. The steps of a turn are approximate: enough to show, not to play.
 */
export function hourAt(
  board: Public,
  now: Public,
  log: readonly Entry[],
  index: number,
): OfTheHour | undefined {
  let began = hourBegan(log, index);
  if (began < 0) {
    // The deal precedes the first Hour.
    began = log.findIndex((entry) => eventOf(entry)?.event === 'hour_began');
    const first = eventOf(log[began]);
    if (first?.event !== 'hour_began' || first.hour !== 1) return undefined;
  }
  const hour = new Hour(board, log, index);
  for (let at = began; at <= index; at += 1) {
    const event = eventOf(log[at]);
    if (event) hour.read(event);
  }
  return {
    hour: hour.number,
    event: hour.event ?? eventBefore(log, began) ?? now.event,
    order: hour.placed ? hour.order : orderBefore(now, log, began),
    used: hour.used,
    blocked: hour.blocked,
    phase: hour.phase(),
  };
}

/** The Event Card of the previous Hour. */
function eventBefore(log: readonly Entry[], began: number): EventCard | undefined {
  for (let at = began; at >= 0; at -= 1) {
    const event = eventOf(log[at]);
    if (event?.event === 'event_turned') return event.card;
  }
  return undefined;
}

/** The order of the previous Hour. The log lacks the initial order: seats in order stand in. */
function orderBefore(now: Public, log: readonly Entry[], began: number): Seat[] {
  const before = began > 0 ? hourBegan(log, began - 1) : -1;
  if (before < 0) {
    const same = 'auction' in now.phase && now.hour === 1;
    return same ? now.order : now.time.map((_, seat) => seat).slice(0, now.options.players);
  }
  const hour = new Hour(now, log, began);
  for (let at = before; at < began; at += 1) {
    const event = eventOf(log[at]);
    if (event) hour.read(event);
  }
  return hour.order;
}

type Call = { position: number; opener: Seat; bid: number | null; leader: Seat; passed: Seat[] };

const freshTurn = (index: number): Turn => ({
  index,
  step: 'choose',
  effect: null,
  character: null,
  declared: null,
  power_played: false,
  item_played: false,
});

/** The events of a player's turn. */
type TurnEvent = Exclude<Event, { event: Between }>;
type Between = OneOf<`hour_began event_turned auction_opened bid_made bid_passed position_won position_given
    position_struck clue_placed turn_ended location_placed location_declined organ_tile_discarded
    organ_placed tile_discarded player_out ended`>;

/** Replays the events of one Hour. */
class Hour {
  number = 1;
  event: EventCard | undefined;
  used: Character[] = [];
  blocked: Character[] = [];
  /** True once all positions are taken. */
  placed = false;
  #taken: (Seat | null)[] = Array.from({ length: SEATS }, () => null);
  #struck = 0;
  #out = 0;
  #call: Call | undefined;
  #clues = 0;
  #turn: Turn | undefined;
  #late: Phase | undefined;
  readonly #board: Public;
  readonly #log: readonly Entry[];
  readonly #index: number;

  constructor(board: Public, log: readonly Entry[], index: number) {
    this.#board = board;
    this.#log = log;
    this.#index = index;
  }

  get order(): Seat[] {
    return this.#taken.filter((seat) => seat !== null);
  }

  read(event: Event): void {
    switch (event.event) {
      case 'hour_began':
        this.number = event.hour;
        return;
      case 'event_turned': {
        const locked = LOCKED[event.card];
        this.event = event.card;
        this.blocked = locked ? [locked] : [];
        return;
      }
      case 'auction_opened':
        this.#call = {
          position: event.position,
          opener: event.seat,
          bid: null,
          leader: event.seat,
          passed: [],
        };
        return;
      case 'bid_made':
        if (this.#call) this.#call = { ...this.#call, bid: event.time, leader: event.seat };
        return;
      case 'bid_passed':
        if (this.#call) this.#call = { ...this.#call, passed: [...this.#call.passed, event.seat].sort() };
        return;
      case 'position_won':
      case 'position_given':
        this.#taken[event.position - 1] = event.seat;
        this.placed = event.event === 'position_given';
        this.#call = undefined;
        return;
      case 'position_struck':
        this.#taken.splice(event.position - 1, 1);
        this.#taken.push(null);
        this.#struck += 1;
        this.#call = undefined;
        return;
      case 'player_out':
        this.#out += 1;
        return;
      case 'clue_placed':
        if (!this.#turn) this.#clues += 1;
        return;
      case 'turn_ended':
        this.#next(this.order.indexOf(event.seat) + 1);
        return;
      case 'location_placed':
      case 'organ_tile_discarded': {
        const four = this.#board.locations.filter((tile) => tile !== null).length === TILES_OF_FOUR;
        const organ = event.event === 'organ_tile_discarded' || four;
        this.#late = organ ? { location: { seat: event.seat, organ } } : this.#discarding();
        return;
      }
      case 'location_declined':
      case 'organ_placed':
      case 'tile_discarded':
        this.#late = this.#discarding();
        return;
      case 'ended':
        this.#late = { over: event.outcome };
        return;
      default:
        this.#inTurn(event satisfies TurnEvent);
    }
  }

  /** The phase after the events read so far. */
  phase(): Phase {
    if (this.#late) return this.#late;
    if (!this.placed) return { auction: this.#auction() };
    if (this.#turn) return { turn: this.#turn };
    const index = this.#clues + 1;
    return index < this.order.length ? { clues: { index } } : { turn: freshTurn(0) };
  }

  #inTurn(event: TurnEvent): void {
    switch (event.event) {
      case 'declared':
        return this.#set(event.seat, { declared: null });
      case 'declared_rightly': {
        const role = this.#board.declared_fenrir === event.seat ? 'fenrir' : 'hero';
        return this.#set(event.seat, { declared: { role, chosen: event.character } });
      }
      case 'power_played':
        return this.#set(event.seat, { power_played: true });
      case 'item_played':
        return this.#set(event.seat, { item_played: true });
      case 'character_chosen':
        if (!this.used.includes(event.character)) this.used = [...this.used, event.character];
        return this.#set(event.seat, { character: event.character, step: 'gears' });
      case 'character_blocked':
        this.blocked = [...this.blocked, event.character];
        return;
      case 'gears_turned':
        return this.#set(event.seat, { step: { move: { steps: event.walking, ride: this.event !== 'e4' } } });
      case 'action_taken':
      case 'skipped':
        return this.#set(event.seat, { step: 'end' });
      default:
        event.event satisfies OneOf<`character_dealt character_face_up role_dealt mark_shown
          declared_wrongly ability_used time_gained time_paid music_gained clue_gained clues_spent
          clue_picked tile_drawn power_taken_back moved card_looked clue_moved relocated swapped
          card_revealed tiles_returned`>;
    }
  }

  #set(seat: Seat, change: Partial<Turn>): void {
    const index = this.order.indexOf(seat);
    const turn = this.#turn?.index === index ? this.#turn : freshTurn(index);
    this.#turn = { ...turn, ...change };
  }

  /** Who takes the next turn, or the phase after the last one. */
  #next(from: number): void {
    const isIn = (seat: Seat | undefined): boolean => seat !== undefined && this.#board.fates[seat] === 'in';
    const index = this.order.findIndex((seat, place) => place >= from && isIn(seat));
    if (index >= 0) {
      this.#turn = freshTurn(index);
      return;
    }
    const last = this.order.findLast(isIn);
    const location = this.#board.organ === null && last !== undefined;
    this.#late = location ? { location: { seat: last, organ: false } } : this.#discarding();
  }

  /** The next seat that discards in the log. */
  #discarding(): Phase {
    const seat = this.#seatOfNext('tile_discarded');
    return { discard: { index: Math.max(0, seat === undefined ? 0 : this.order.indexOf(seat)) } };
  }

  #auction(): Auction {
    const inside = this.#board.fates.filter((fate) => fate === 'in').length;
    return { taken: this.#taken, positions: inside + this.#out - this.#struck, round: this.#round() };
  }

  #round(): Auction['round'] {
    const call = this.#call;
    if (!call) return { opening: { opener: this.#seatOfNext('auction_opened') ?? 0 } };
    const { position, opener, bid, leader, passed } = call;
    if (bid === null) return { first_bid: { opener, position } };
    const bidder = this.#seatOfNext('bid_made', 'bid_passed') ?? leader;
    return { bidding: { position, bid, leader, bidder, passed } };
  }

  /** The next seat with one of these events. */
  #seatOfNext(...kinds: Event['event'][]): Seat | undefined {
    for (let at = this.#index + 1; at < this.#log.length; at += 1) {
      const event = eventOf(this.#log[at]);
      if (event && kinds.includes(event.event) && 'seat' in event) return event.seat;
    }
    return undefined;
  }
}
