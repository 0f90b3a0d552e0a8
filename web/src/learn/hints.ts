/**
 * Hints for a player alone with bots. Some say what could still be done and is easily forgotten, from what the View offers;
 * others what a detective would do, which the server works out from the same View. Each kind fades once the player has
 * answered its question often enough.
 */
import type { Hint as Advice, TableCard, View } from '../wire/types';

export type Hint =
  | { is: 'clue'; space: number }
  | { is: 'item'; tile: number }
  | { is: 'steps' | 'power' | 'spend' | 'location' };

/** What a detective's advice is about. */
export type Subject = Advice['about'];

/** After so many answered questions a kind of hint has done its work; auctions ask several times an Hour. */
const ENOUGH = 4;
const ENOUGH_BIDS = 12;

/** The kinds of hints, which fade one by one. */
export type Kind = Hint['is'] | `advice-${Subject}`;

export const kindOf = (about: Subject): Kind => `advice-${about}`;

/** Has the player answered enough questions with hints of this kind? */
export function isFaded(kind: Kind, answered: number): boolean {
  return answered >= (kind === 'advice-position' ? ENOUGH_BIDS : ENOUGH);
}

/** Are hints given at this table? Only to a player without other people there, and never in a rated game. */
export function hintsAt(card: TableCard): boolean {
  return !card.options.rated && card.chairs.filter(({ player }) => player !== null).length === 1;
}

/** What the server can be asked for advice about now, if there is a choice. */
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

/** The highest bid in the auction that is on; null before the first. */
export function bidOf({ public: { phase } }: View): number | null {
  if (typeof phase !== 'object' || !('auction' in phase)) return null;
  const { round } = phase.auction;
  return 'bidding' in round ? round.bidding.bid : null;
}

/** From this Hour on a Power Card that is still held is worth a word. */
const LATE = 4;

/** What the player whose View this is could still do; null if there is nothing to say. */
export function hintOf(view: View): Hint | null {
  const { legal, ask } = view;
  if (typeof ask === 'object') {
    const spends = legal.some((action) => 'clues' in action && action.clues > 0);
    return spends ? { is: 'spend' } : null;
  }
  switch (ask) {
    case 'move':
    case 'free_steps': {
      const ends = legal.some(({ do: what }) => what === 'stop');
      const clues = new Set(view.public.clues_on);
      for (const action of legal) {
        const moves = action.do === 'step' || action.do === 'ride' || action.do === 'taxi';
        if (moves && clues.has(action.to)) return { is: 'clue', space: action.to };
      }
      return ask === 'free_steps' && ends && legal.length > 1 ? { is: 'steps' } : null;
    }
    case 'end_turn': {
      const item = legal.find((action) => action.do === 'play_item');
      if (item) return { is: 'item', tile: item.tile };
      const power = legal.some(({ do: what }) => what === 'play_power');
      return power && view.public.hour >= LATE ? { is: 'power' } : null;
    }
    case 'place_location':
      return legal.some(({ do: what }) => what === 'place_location') ? { is: 'location' } : null;
    default:
      return null;
  }
}
