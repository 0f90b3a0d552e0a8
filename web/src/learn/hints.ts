/**
 * What a player could still do: at most one gentle hint, from what the View offers and nothing else. It never says what
 * would be wise, only what is easily forgotten.
 */
import type { View } from '../wire/types';

export type Hint =
  | { is: 'clue'; space: number }
  | { is: 'item'; tile: number }
  | { is: 'steps' | 'power' | 'spend' | 'location' };

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
