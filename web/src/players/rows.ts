/** The list of players: in turn order, or by seat during the auctions. */
import { profileOf } from '../lobby/seats';
import type { Entry, Game } from '../play/game.svelte';
import { chosenBy, hourBegan } from '../play/hourHistory';
import { POWERS } from '../play/nouns';
import type { Character, Power, Public, Reason, SubstituteCard } from '../wire/types';
import { roman } from '../i18n/words';

export interface Row {
  seat: number;
  name: string;
  /** The path of the profile, if there is one. */
  profile: string | null;
  you: boolean;
  /** The position in this Hour's order, once won. */
  place: string | null;
  character: Character | null;
  bot: boolean;
  substitute: SubstituteCard | null;
  away: boolean;
  /** In milliseconds since 1970. */
  awaySince: number | null;
  /** When the vacation ends at the latest; null if not on vacation. */
  vacation: number | null;
  time: number;
  music: number;
  clues: number;
  tiles: number;
  powers: Power[];
  played: Power[];
  out: Reason | null;
  wantsEnd: boolean;
  /** True if this player is to act. */
  asked: boolean;
  /** During the auctions: the state in the current one, or the price paid for the position. */
  bid: Bid | null;
}

export type Bid = { is: 'leads'; time: number } | { is: 'passed' } | { is: 'paid'; time: number };

export function rowsOf(game: Game): Row[] {
  const view = game.view;
  if (!view) return [];
  const board = view.public;
  const chosen = chosenBy(game.log);
  const bids = bidsOf(board, game.log);
  return seatsInOrder(board).map(({ seat, place }) => {
    const chair = game.card?.chairs[seat];
    const fate = board.fates[seat];
    const isPerson = chair !== undefined && chair.bot === null;
    const hand = view.hands[seat];
    return {
      seat,
      name: game.names[seat] ?? '',
      profile: profileOf(chair, game.address.table),
      you: seat === game.seat,
      place: place === null ? null : roman(place),
      character: chosen.get(seat) ?? null,
      bot: !isPerson,
      substitute: chair?.substitute ?? null,
      away: isPerson && chair.substitute === null && game.presence[seat] === false,
      vacation: chair?.away.vacation ?? null,
      awaySince: game.absentSince[seat] ?? null,
      time: board.time[seat] ?? 0,
      music: board.music[seat] ?? 0,
      clues: board.clues[seat] ?? 0,
      tiles: hand?.tiles.length ?? 0,
      powers: POWERS.filter((power) => hand?.powers.includes(power)),
      played: POWERS.filter((power) => !hand?.powers.includes(power)),
      out: typeof fate === 'object' ? fate.out : null,
      wantsEnd: chair?.vote ?? false,
      asked: view.to_act === seat,
      bid: bids.get(seat) ?? null,
    };
  });
}

/** Players without a position come last. */
function seatsInOrder(board: Public): { seat: number; place: number | null }[] {
  const seats = Array.from({ length: board.options.players }, (_, seat) => seat);
  if ('auction' in board.phase) {
    const { taken } = board.phase.auction;
    return seats.map((seat) => ({ seat, place: taken.indexOf(seat) >= 0 ? taken.indexOf(seat) + 1 : null }));
  }
  const placed = board.order.map((seat, index) => ({ seat, place: index + 1 }));
  const rest = seats.filter((seat) => !board.order.includes(seat));
  return [...placed, ...rest.map((seat) => ({ seat, place: null }))];
}

function bidsOf(board: Public, log: readonly Entry[]): Map<number, Bid> {
  const bids = new Map<number, Bid>();
  if (!('auction' in board.phase)) return bids;
  for (const entry of log.slice(Math.max(0, hourBegan(log)))) {
    if ('event' in entry && entry.event.event === 'position_won') {
      bids.set(entry.event.seat, { is: 'paid', time: entry.event.time });
    }
  }
  const { round } = board.phase.auction;
  if ('bidding' in round) {
    for (const seat of round.bidding.passed) bids.set(seat, { is: 'passed' });
    bids.set(round.bidding.leader, { is: 'leads', time: round.bidding.bid });
  }
  return bids;
}
