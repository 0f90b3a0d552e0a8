import { describe, expect, it } from 'vitest';
import type { Action, Ask, View } from '../wire/types';
import { hintOf } from './hints';

/** A View that asks something and offers some actions. Nothing else may matter. */
function asked(ask: Ask, legal: Action[], open: Partial<View['public']> = {}): View {
  return { ask, legal, public: { clues_on: [], hour: 2, ...open } } as unknown as View;
}

const STOP: Action = { do: 'stop' };
const END: Action = { do: 'end_turn' };

describe('a hint', () => {
  it('is about a Clue one move away, on foot or by any machine', () => {
    for (const what of ['step', 'ride', 'taxi'] as const) {
      const view = asked('move', [{ do: what, to: 7 }, STOP], { clues_on: [7] });
      expect(hintOf(view)).toEqual({ is: 'clue', space: 7 });
    }
    expect(hintOf(asked('move', [{ do: 'step', to: 8 }, STOP], { clues_on: [7] }))).toBeNull();
  });

  it('is about free steps that are left', () => {
    expect(hintOf(asked('free_steps', [{ do: 'step', to: 8 }, STOP]))).toEqual({ is: 'steps' });
    expect(hintOf(asked('free_steps', [STOP]))).toBeNull();
  });

  it('is about Clues that the action could be better with', () => {
    for (const act of ['investigate', 'research', 'compose'] as const) {
      const spend = [0, 1].map((clues): Action =>
        act === 'investigate' ? { do: act, target: 'deck', clues } : { do: act, clues },
      );
      expect(hintOf(asked({ act }, spend))).toEqual({ is: 'spend' });
      expect(hintOf(asked({ act }, spend.slice(0, 1)))).toBeNull();
    }
  });

  it('is about an Item before a Power Card, and about a Power Card only late in the game', () => {
    const item: Action = { do: 'play_item', tile: 3 };
    const power: Action = { do: 'play_power', power: 'music' };
    expect(hintOf(asked('end_turn', [power, item, END], { hour: 9 }))).toEqual({ is: 'item', tile: 3 });
    expect(hintOf(asked('end_turn', [power, END], { hour: 9 }))).toEqual({ is: 'power' });
    expect(hintOf(asked('end_turn', [power, END], { hour: 1 }))).toBeNull();
    expect(hintOf(asked('end_turn', [END], { hour: 9 }))).toBeNull();
  });

  it('is about a Location Tile that can be placed', () => {
    const place: Action = { do: 'place_location', tile: 1, side: 'north' };
    expect(hintOf(asked('place_location', [place, { do: 'decline' }]))).toEqual({ is: 'location' });
    expect(hintOf(asked('place_location', [{ do: 'decline' }]))).toBeNull();
  });

  it('says nothing where nothing is forgotten', () => {
    expect(hintOf(asked('choose', [{ do: 'choose', character: 'lilja' }]))).toBeNull();
    expect(hintOf(asked('gears', [{ do: 'turn', teeth: 1 }]))).toBeNull();
  });
});
