import { describe, expect, it } from 'vitest';
import type { Action, Ask, TableCard, View } from '../wire/types';
import { bidOf, hintOf, hintsAt, isFaded, kindOf, subjectOf } from './hints';

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

describe('hints', () => {
  const card = (players: (string | null)[], rated = false): TableCard =>
    ({ options: { rated }, chairs: players.map((player) => ({ player })) }) as unknown as TableCard;

  it('are for a player without other people at the table, and not for rated games', () => {
    expect(hintsAt(card(['ada', null, null]))).toBe(true);
    expect(hintsAt(card(['ada', 'bruno', null]))).toBe(false);
    expect(hintsAt(card(['ada', null, null], true))).toBe(false);
  });

  it('fade kind by kind, once the question was answered often enough', () => {
    expect([0, 3, 4].map((count) => isFaded('clue', count))).toEqual([false, false, true]);
    expect([4, 11, 12].map((count) => isFaded(kindOf('position'), count))).toEqual([false, false, true]);
    expect(kindOf('clue')).not.toBe('clue');
  });

  it('are asked of the server at the auction, for a Clue, for a character and for the gears', () => {
    const two: Action[] = [{ do: 'pass' }, { do: 'bid', time: 1 }];
    const asks: Ask[] = ['open_auction', 'opening_bid', 'raise', 'place_clue', 'choose', 'gears', 'move'];
    expect(asks.map((ask) => subjectOf(asked(ask, two)))).toEqual([
      'position',
      'position',
      'position',
      'clue',
      'character',
      'gears',
      null,
    ]);
    expect(subjectOf(asked('gears', [{ do: 'turn', teeth: 1 }]))).toBeNull();
  });

  it('know the highest bid', () => {
    const round = { bidding: { position: 1, bid: 3, leader: 1, bidder: 0, passed: [] } };
    const phase = { auction: { taken: [], positions: 4, round } } as unknown as View['public']['phase'];
    expect(bidOf(asked('raise', [], { phase }))).toBe(3);
    expect(bidOf(asked('choose', [], { phase: 'over' as unknown as View['public']['phase'] }))).toBeNull();
  });
});
