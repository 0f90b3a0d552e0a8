/** What decisions cost (rules 5.1 to 5.5), to show prices in advance. */
import type { Action, Ask, Item, Pack } from '../wire/types';

/** A test compares these prices with the rules. */
const PAID: ReadonlySet<Item> = new Set<Item>(['steps', 'paid_music', 'paid_tiles', 'to_mystic']);
export const PAID_ITEM = 2;
/** What choosing Pålsson costs. */
export const PALSSON = 2;

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
      return action.character === 'palsson' ? PALSSON : 0;
    case 'play_item': {
      const face = pack.tiles[action.tile]?.face;
      const item = face && 'item' in face ? face.item : undefined;
      return item !== undefined && PAID.has(item) ? PAID_ITEM : 0;
    }
    case 'open':
    case 'pass':
    case 'place_clue':
    case 'block':
    case 'name':
    case 'declare':
    case 'favour':
    case 'decline':
    case 'investigate':
    case 'research':
    case 'compose':
    case 'move_clue':
    case 'relocate':
    case 'swap':
    case 'place_location':
    case 'place_organ':
    case 'discard':
    case 'discard_organ':
    case 'play_power':
    case 'take_back':
    case 'ride':
    case 'taxi':
    case 'stop':
    case 'end_turn':
      return 0;
  }
}
