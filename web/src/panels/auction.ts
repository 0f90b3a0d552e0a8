/** The auctions of an Hour: bids, payments, and who is next (rules 3.2). */
import type { Entry } from '../play/game.svelte';
import type { Auction, Event, Public, Round } from '../wire/types';

/** The auction part of the phase, during auctions. */
export function auctionOf(shown: Public): Auction | undefined {
  return 'auction' in shown.phase ? shown.phase.auction : undefined;
}

/** The position of the current auction. */
export function placeOf(round: Round): number | null {
  if ('bidding' in round) return round.bidding.position;
  return 'first_bid' in round ? round.first_bid.position : null;
}

/** Who is to act. */
export function askedOf(round: Round): number {
  if ('bidding' in round) return round.bidding.bidder;
  return 'first_bid' in round ? round.first_bid.opener : round.opening.opener;
}

/** A bid or a pass. */
export interface Said {
  seat: number;
  bid: number | null;
}

/** The events of this Hour, newest last. */
function* thisHour(log: readonly Entry[]): Generator<Event> {
  const began = log.findLastIndex((entry) => 'event' in entry && entry.event.event === 'hour_began');
  for (const entry of log.slice(began + 1)) if ('event' in entry) yield entry.event;
}

/** The bids of the current auction. */
export function chainOf(log: readonly Entry[]): Said[] {
  let chain: Said[] = [];
  for (const event of thisHour(log)) {
    if (event.event === 'auction_opened') chain = [];
    else if (event.event === 'bid_made') chain.push({ seat: event.seat, bid: event.time });
    else if (event.event === 'bid_passed') chain.push({ seat: event.seat, bid: null });
  }
  return chain;
}

/** What each seat paid for its position this Hour; an assigned position is free. */
export function paidOf(log: readonly Entry[]): Map<number, number> {
  const paid = new Map<number, number>();
  for (const event of thisHour(log)) {
    if (event.event === 'position_won') paid.set(event.seat, event.time);
    else if (event.event === 'position_given') paid.set(event.seat, 0);
  }
  return paid;
}

/** The prices of each position in previous Hours, latest first. */
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

/** The seats without a position. */
export function waiting(shown: Public, auction: Auction): number[] {
  return shown.fates.flatMap((fate, seat) => (fate === 'in' && !auction.taken.includes(seat) ? [seat] : []));
}

/**
 * Who opens the next auction if this seat wins this one; null if the last position is then assigned (3.2.2, 3.2.6,
 * 3.2.8).
 */
export function nextOpener(shown: Public, auction: Auction, winner: number): number | null {
  const left = waiting(shown, auction).filter((seat) => seat !== winner);
  if (left.length < 2) return null;
  const order = shown.order.filter((seat) => left.includes(seat));
  const last = shown.options.auction_opener === 'last' && shown.hour > 1;
  return (last ? order.at(-1) : order[0]) ?? null;
}

/** The open positions, without the current auction's. */
export function placesLeft(auction: Auction): number[] {
  const now = placeOf(auction.round);
  return Array.from({ length: auction.positions }, (_, index) => index + 1).filter(
    (place) => place !== now && (auction.taken[place - 1] ?? null) === null,
  );
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** A test compares these prices with the rules. */
export function ordinal(place: number, places: number): string {
  return place === places ? 'last' : (ORDINALS[place - 1] ?? 'last');
}
