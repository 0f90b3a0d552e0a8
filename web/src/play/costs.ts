/** What decisions cost (rules 5.1 to 5.5), to show prices in advance. */
import type { OneOf } from '../lib/oneOf';
import type { Action, Ask, Character, Pack } from '../wire/types';

/** The price of choosing a character. */
export function priceOf(pack: Pack, character: Character): number {
  return pack.characters.find((one) => one.character === character)?.price ?? 0;
}

/** The price of an action in Time. A bid is paid by the winner. */
export function costOf(action: Action, ask: Ask, pack: Pack): number {
  switch (action.do) {
    case 'turn':
      return Math.abs(action.teeth);
    case 'step':
      return ask === 'move' ? 1 : 0;
    case 'bid':
      return action.time;
    case 'choose':
      return priceOf(pack, action.character);
    case 'play_item':
      return pack.tiles[action.tile]?.price ?? 0;
    default:
      action.do satisfies OneOf<`open pass place_clue block name declare favour decline investigate research compose
        move_clue relocate swap place_location place_organ discard discard_organ play_power take_back ride taxi stop
        end_turn`>;
      return 0;
  }
}
