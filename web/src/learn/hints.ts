/**
 * Hints for a player alone with bots. Some point out an option that is easily missed, from the View; others are a bot's
 * advice, computed by the server from the same View. Each kind fades after enough of its questions are answered.
 */
import { CHARACTERS } from '../play/nouns';
import type {
  Action,
  Advice,
  Activity,
  Ask,
  Character,
  Insight,
  Pack,
  Power,
  Route,
  TableCard,
  View,
} from '../wire/types';

export type Hint =
  | { is: 'clue'; spaces: number[] }
  | { is: 'item'; tile: number }
  | { is: 'power'; power: Power }
  | { is: 'actions'; activities: Activity[] }
  | { is: 'steps' | 'spend' | 'location' };

export type Subject = Advice['about'];

/** A kind of hint fades after this many answered questions; auctions ask several times an Hour. */
const ENOUGH = 4;
const ENOUGH_BIDS = 12;
/** Later the gears come with advice instead. */
const ENOUGH_ACTIONS = 2;

/** The kinds of hints, which fade separately. */
export type Kind = Hint['is'] | 'secret' | `advice-${Subject}`;

export const kindOf = (about: Subject): Kind => `advice-${about}`;

/** True if the player has answered enough questions with this kind of hint. */
export function isFaded(kind: Kind, answered: number): boolean {
  if (kind === 'secret') return answered >= 1;
  if (kind === 'actions') return answered >= ENOUGH_ACTIONS;
  return answered >= (kind === 'advice-position' ? ENOUGH_BIDS : ENOUGH);
}

/** True if hints are allowed here: no other people at the table, and not rated. */
export function hintsAt(card: TableCard): boolean {
  return !card.options.rated && card.chairs.filter(({ player }) => player !== null).length === 1;
}

/** The question the server can advise on now, if there is a choice. */
export function subjectOf({ ask, legal }: View): Subject | null {
  if (legal.length < 2) return null;
  switch (ask) {
    case 'open_auction':
    case 'opening_bid':
    case 'raise':
      return 'position';
    case 'place_clue':
      return 'clue';
    case 'choose':
      return 'character';
    case 'gears':
      return 'gears';
    default:
      return null;
  }
}

/** The highest bid of the current auction; null before the first. */
export function bidOf({ public: { phase } }: View): number | null {
  if (typeof phase !== 'object' || !('auction' in phase)) return null;
  const { round } = phase.auction;
  return 'bidding' in round ? round.bidding.bid : null;
}

/** The number of positions in this auction. */
export const positionsOf = ({ public: { phase } }: View): number =>
  typeof phase === 'object' && 'auction' in phase ? phase.auction.positions : 0;

/** True if a player who pays at most this much must pass. */
export function mustPass(view: View, most: number): boolean {
  const mayPass = view.legal.some(({ do: what }) => what === 'pass');
  return mayPass && (bidOf(view) ?? -1) >= most;
}

/** Where newcomers first read about their cards: at the first question of an Hour, before the turn itself. */
const SECRET_AT = new Set<Ask>(['open_auction', 'opening_bid', 'raise', 'place_clue', 'choose']);

/** The characters on the player's own cards, and how many may still be the Chosen One; null if not applicable. */
export function secretOf(view: View, { names }: Insight): { own: Character[]; left: number } | null {
  const { viewer } = view;
  if (viewer === 'spectator' || !SECRET_AT.has(view.ask)) return null;
  const own = CHARACTERS.filter((_, index) => {
    const sight = view.cards[index];
    return typeof sight === 'object' && typeof sight.seen === 'object' && sight.seen.hand === viewer;
  });
  return own.length > 0 ? { own, left: names.length } : null;
}

/** The Music Pages this player needs to win. */
export const pagesNeeded = ({ role }: View): number => (role === 'fenrir' ? 12 : 15);

/** A card or tile that does nothing but look at cards: worth nothing once one name is left. */
function looksOnly(action: Action, pack: Pack): boolean {
  if (action.do === 'play_power') return action.power === 'look';
  if (action.do !== 'play_item') return false;
  const face = pack.tiles[action.tile]?.face;
  return face !== undefined && 'item' in face && face.item === 'investigate';
}

/** An option of this player worth pointing out, with the current routes; null if there is none. */
export function hintOf(
  view: View,
  { names, gears }: Insight,
  routes: readonly Route[],
  pack: Pack,
): Hint | null {
  const { legal, ask } = view;
  if (typeof ask === 'object') {
    const spends = legal.some((action) => 'clues' in action && action.clues > 0);
    return spends ? { is: 'spend' } : null;
  }
  switch (ask) {
    case 'gears': {
      const turns = new Set(legal.flatMap((action) => (action.do === 'turn' ? [action.teeth] : [])));
      const shown = gears.filter(({ teeth }) => turns.has(teeth)).map(({ activity }) => activity);
      return shown.length > 0 ? { is: 'actions', activities: [...new Set(shown)] } : null;
    }
    case 'move':
    case 'free_steps': {
      const ends = legal.some(({ do: what }) => what === 'stop');
      // The last Time cannot be spent.
      const time = (view.viewer === 'spectator' ? undefined : view.public.time[view.viewer]) ?? 0;
      const reached = new Set(routes.filter((way) => way.time < time).map(({ to }) => to));
      const spaces = view.public.clues_on.filter((space) => reached.has(space));
      if (spaces.length > 0) return { is: 'clue', spaces };
      return ask === 'free_steps' && ends && legal.length > 1 ? { is: 'steps' } : null;
    }
    case 'end_turn': {
      const playable = legal.filter((action) => !looksOnly(action, pack) || names.length > 1);
      const item = playable.find((action) => action.do === 'play_item');
      if (item) return { is: 'item', tile: item.tile };
      // Newcomers lack pages most.
      const powers = playable.flatMap((action) => (action.do === 'play_power' ? [action.power] : []));
      const power = powers.find((one) => one === 'music') ?? powers[0];
      return power ? { is: 'power', power } : null;
    }
    case 'place_location':
      return legal.some(({ do: what }) => what === 'place_location') ? { is: 'location' } : null;
    default:
      return null;
  }
}
