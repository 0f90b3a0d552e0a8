/** The auctions of an Hour as the stage shows them: what was bid, what was paid, and who comes next (rules 3.2). */
import type { Entry } from '../play/game.svelte';
import type { Auction, Event, Public, Round } from '../wire/types';

/** The auction's part of the phase, if auctions are going on. */
export function auctionOf(shown: Public): Auction | undefined {
  return 'auction' in shown.phase ? shown.phase.auction : undefined;
}

/** The place that is being bid for, if one is. */
export function placeOf(round: Round): number | null {
  if ('bidding' in round) return round.bidding.position;
  return 'first_bid' in round ? round.first_bid.position : null;
}

/** Who is asked. */
export function askedOf(round: Round): number {
  if ('bidding' in round) return round.bidding.bidder;
  return 'first_bid' in round ? round.first_bid.opener : round.opening.opener;
}

/** A link of the chain of bids: a bid, or a pass. */
export interface Said {
  seat: number;
  bid: number | null;
}

/** The events of this Hour, the newest last. */
function* thisHour(log: readonly Entry[]): Generator<Event> {
  const began = log.findLastIndex((entry) => 'event' in entry && entry.event.event === 'hour_began');
  for (const entry of log.slice(began + 1)) if ('event' in entry) yield entry.event;
}

/** What was said in the auction that is going on. */
export function chainOf(log: readonly Entry[]): Said[] {
  let chain: Said[] = [];
  for (const event of thisHour(log)) {
    if (event.event === 'auction_opened') chain = [];
    else if (event.event === 'bid_made') chain.push({ seat: event.seat, bid: event.time });
    else if (event.event === 'bid_passed') chain.push({ seat: event.seat, bid: null });
  }
  return chain;
}

/** What each seat paid for its place this Hour; a place that was given costs nothing. */
export function paidOf(log: readonly Entry[]): Map<number, number> {
  const paid = new Map<number, number>();
  for (const event of thisHour(log)) {
    if (event.event === 'position_won') paid.set(event.seat, event.time);
    else if (event.event === 'position_given') paid.set(event.seat, 0);
  }
  return paid;
}

/** What each place went for in the Hours before, the latest first. */
export function pricesOf(
  log: readonly Entry[],
  hour: number,
): { hour: number; place: number; time: number }[] {
  return log
    .flatMap((entry) => {
      if (!('event' in entry) || entry.hour >= hour) return [];
      const { event } = entry;
      if (event.event === 'position_won')
        return [{ hour: entry.hour, place: event.position, time: event.time }];
      return event.event === 'position_given' ? [{ hour: entry.hour, place: event.position, time: 0 }] : [];
    })
    .reverse();
}

/** The seats that have no place yet. */
export function waiting(shown: Public, auction: Auction): number[] {
  return shown.fates.flatMap((fate, seat) => (fate === 'in' && !auction.taken.includes(seat) ? [seat] : []));
}

/** Who opens the next auction if this seat wins this one; nobody if the last place is then given away (3.2.2, 3.2.6, 3.2.8). */
export function nextOpener(shown: Public, auction: Auction, winner: number): number | null {
  const left = waiting(shown, auction).filter((seat) => seat !== winner);
  if (left.length < 2) return null;
  const order = shown.order.filter((seat) => left.includes(seat));
  const last = shown.options.auction_opener === 'last' && shown.hour > 1;
  return (last ? order.at(-1) : order[0]) ?? null;
}

/** The places nobody has, without the one that is being bid for. */
export function placesLeft(auction: Auction): number[] {
  const now = placeOf(auction.round);
  return Array.from({ length: auction.positions }, (_, index) => index + 1).filter(
    (place) => place !== now && (auction.taken[place - 1] ?? null) === null,
  );
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** A place in words that messages select by: `first` … `fifth`, or `last`. */
export function ordinal(place: number, places: number): string {
  return place === places ? 'last' : (ORDINALS[place - 1] ?? 'last');
}
