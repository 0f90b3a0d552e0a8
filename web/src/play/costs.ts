/** What decisions cost, as the rules say (5.1 to 5.5): so that the price is known before it is paid. */
import type { Action, Ask, Item, Pack } from '../wire/types';

/** What the paid items cost. A test compares it with what the rules say. */
const PAID: ReadonlySet<Item> = new Set<Item>(['steps', 'paid_music', 'paid_tiles', 'to_mystic']);
export const PAID_ITEM = 2;
/** What Pålsson's ability costs, as soon as he is chosen. */
export const PALSSON = 2;

/** The Time a decision costs, given what is asked. A bid is paid by whoever wins. */
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
    default:
      return 0;
  }
}
