import { describe, expect, it } from 'vitest';
import type { Entry } from '../play/game.svelte';
import type { Auction, Event, Public, Round } from '../wire/types';
import { chainOf, nextOpener, ordinal, paidOf, placesLeft, pricesOf, waiting } from './auction';

const log = (...events: Event[]): Entry[] =>
  events.map((event, version) => ({ key: String(version), version, at: 0, hour: 1, event }));

const auction = (taken: (number | null)[], round: Round): Auction => ({ taken, positions: 4, round });
const bidding = (position: number): Round => ({
  bidding: { position, bid: 1, leader: 3, bidder: 0, passed: [1, 2] },
});

/** The table of the example in 3.2: Marco, Mario, Christian, Leonardo. */
const shown = (change: Partial<Public> = {}): Public =>
  ({
    options: { players: 4, beginner: false, auction_opener: 'first' },
    hour: 2,
    order: [0, 1, 2, 3],
    fates: ['in', 'in', 'in', 'in', 'empty', 'empty'],
    ...change,
  }) as Public;

describe('the example of 3.2', () => {
  const first: Event[] = [
    { event: 'hour_began', hour: 2 },
    { event: 'auction_opened', seat: 0, position: 2 },
    { event: 'bid_made', seat: 0, time: 0 },
    { event: 'bid_passed', seat: 1 },
    { event: 'bid_passed', seat: 2 },
    { event: 'bid_made', seat: 3, time: 1 },
  ];

  it('the chain is what was said since the auction was opened', () => {
    expect(chainOf(log(...first))).toEqual([
      { seat: 0, bid: 0 },
      { seat: 1, bid: null },
      { seat: 2, bid: null },
      { seat: 3, bid: 1 },
    ]);
    expect(chainOf(log(...first, { event: 'auction_opened', seat: 1, position: 1 }))).toEqual([]);
  });

  it('knows what was paid this Hour only', () => {
    const won: Event = { event: 'position_won', seat: 0, position: 2, time: 2 };
    expect(paidOf(log({ event: 'position_won', seat: 1, position: 1, time: 9 }, ...first, won))).toEqual(
      new Map([[0, 2]]),
    );
  });

  it('the earliest of the last order without a place opens next', () => {
    const open = auction([null, null, null, null], bidding(2));
    expect(nextOpener(shown(), open, 0)).toBe(1);
    expect(nextOpener(shown(), open, 3)).toBe(0);
    expect(nextOpener(shown(), auction([2, 0, null, null], bidding(3)), 3)).toBeNull();
  });

  it('or the latest, by option, from Hour II on', () => {
    const last = { players: 4, beginner: false, auction_opener: 'last' } as const;
    const open = auction([null, null, null, null], bidding(2));
    expect(nextOpener(shown({ options: last }), open, 3)).toBe(2);
    expect(nextOpener(shown({ options: last, hour: 1 }), open, 3)).toBe(0);
  });
});

it('what places went for before, the latest first', () => {
  const entries = log(
    { event: 'position_won', seat: 1, position: 1, time: 4 },
    { event: 'position_given', seat: 0, position: 2 },
    { event: 'position_won', seat: 0, position: 1, time: 2 },
  ).map((entry, index) => ({ ...entry, hour: [1, 1, 2][index] ?? 3 }));
  expect(pricesOf(entries, 3)).toEqual([
    { hour: 2, place: 1, time: 2 },
    { hour: 1, place: 2, time: 0 },
    { hour: 1, place: 1, time: 4 },
  ]);
  expect(pricesOf(entries, 2)).toHaveLength(2);
});

it('who is out waits for nothing', () => {
  const fates: Public['fates'] = ['in', { out: 'time' }, 'in', 'in', 'empty', 'empty'];
  expect(waiting(shown({ fates }), auction([2, null, null], bidding(2)))).toEqual([0, 3]);
});

it('the places left are those nobody has or bids for', () => {
  expect(placesLeft(auction([null, null, 2, null], bidding(2)))).toEqual([1, 4]);
  expect(placesLeft(auction([null, 1, 2, null], { opening: { opener: 0 } }))).toEqual([1, 4]);
});

it('the last place is called the last, whatever its number', () => {
  expect([1, 2, 3].map((place) => ordinal(place, 3))).toEqual(['first', 'second', 'last']);
  expect(ordinal(1, 1)).toBe('last');
});
