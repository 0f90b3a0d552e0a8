import { describe, expect, it } from 'vitest';
import type { Action, Activity, Ask, Character, Insight, Pack, Route, TableCard, View } from '../wire/types';
import { CHARACTERS } from '../play/nouns';
import { viewOf } from '../notebook/views.fixture';
import {
  bidOf,
  hintOf as hintIn,
  hintsAt,
  isFaded,
  kindOf,
  mustPass,
  pagesNeeded,
  positionsOf,
  secretOf,
  subjectOf,
} from './hints';

/** A View with a question and some actions, and nothing else. */
function asked(ask: Ask, legal: Action[], open: Partial<View['public']> = {}): View {
  const empty = viewOf({ players: 4 });
  return {
    ...empty,
    ask,
    legal,
    public: { ...empty.public, clues_on: [], hour: 2, gears: [0, 0, 0], time: [2], ...open },
  } as unknown as View;
}

const STOP: Action = { do: 'stop' };
const END: Action = { do: 'end_turn' };
const ACTIVITIES: Activity[] = ['compose', 'research', 'compose', 'move_clue', 'investigate', 'compose'];
const PACK = {
  tiles: [{ face: { item: 'investigate' } }],
} as unknown as Pack;
const routes = (...spaces: number[]): Route[] => spaces.map((to) => ({ to, time: to - 6 }) as Route);
/** What is known with these names left, and the gears at this tooth. */
const knowing = (names: readonly Character[] = CHARACTERS, tooth = 0): Insight =>
  ({
    names,
    gears: [1, 2, 3].map((teeth) => ({ teeth, activity: ACTIVITIES[tooth + teeth] })),
  }) as unknown as Insight;
const hintOf = (view: View, ways: Route[] = [], known = knowing()): ReturnType<typeof hintIn> =>
  hintIn(view, known, ways, PACK);

describe('a hint', () => {
  it('is about all Clues within reach without spending the last Time', () => {
    for (const ask of ['move', 'free_steps'] as const) {
      const view = asked(ask, [{ do: 'step', to: 8 }, STOP], { clues_on: [3, 6, 7, 9] });
      expect(hintOf(view, routes(8, 9, 7, 6))).toEqual({ is: 'clue', spaces: [6, 7] });
    }
    expect(hintOf(asked('move', [{ do: 'step', to: 8 }, STOP], { clues_on: [7] }), routes(8))).toBeNull();
  });

  it('is about what each action that the gears can show is good for', () => {
    const turns = (...all: number[]): Action[] => all.map((teeth) => ({ do: 'turn', teeth }));
    const shown = (view: View, known?: Insight): unknown =>
      (hintOf(view, [], known) as { activities: Activity[] }).activities.toSorted();
    expect(shown(asked('gears', turns(1, 2, 3)))).toEqual(['compose', 'move_clue', 'research'].toSorted());
    expect(shown(asked('gears', turns(2)), knowing(CHARACTERS, 2))).toEqual(['investigate']);
    expect([pagesNeeded({ role: null } as View), pagesNeeded({ role: 'fenrir' } as View)]).toEqual([15, 12]);
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

  it('is about a card or tile that can be played now, an Item first, and Music before other Power Cards', () => {
    const item: Action = { do: 'play_item', tile: 3 };
    const look: Action = { do: 'play_power', power: 'look' };
    const music: Action = { do: 'play_power', power: 'music' };
    expect(hintOf(asked('end_turn', [look, item, END]))).toEqual({ is: 'item', tile: 3 });
    expect(hintOf(asked('end_turn', [look, music, END], { hour: 1 }))).toEqual({
      is: 'power',
      power: 'music',
    });
    expect(hintOf(asked('end_turn', [look, END], { hour: 1 }))).toEqual({ is: 'power', power: 'look' });
    expect(hintOf(asked('end_turn', [END], { hour: 9 }))).toBeNull();
  });

  it('is about no card or tile that only looks at cards once one name is left', () => {
    const looks: Action[] = [
      { do: 'play_item', tile: 0 },
      { do: 'play_power', power: 'look' },
    ];
    const ride: Action = { do: 'play_power', power: 'ride' };
    const knows = knowing(['snowy']);
    expect(hintOf(asked('end_turn', [...looks, ride, END]))).toEqual({ is: 'item', tile: 0 });
    expect(hintOf(asked('end_turn', [...looks, END]), [], knows)).toBeNull();
    expect(hintOf(asked('end_turn', [...looks, ride, END]), [], knows)).toEqual({
      is: 'power',
      power: 'ride',
    });
  });

  it('is about a Location Tile that can be placed', () => {
    const place: Action = { do: 'place_location', tile: 1, side: 'north' };
    expect(hintOf(asked('place_location', [place, { do: 'decline' }]))).toEqual({ is: 'location' });
    expect(hintOf(asked('place_location', [{ do: 'decline' }]))).toBeNull();
  });

  it('says nothing where nothing is forgotten', () => {
    expect(hintOf(asked('choose', [{ do: 'choose', character: 'lilja' }]))).toBeNull();
    expect(hintOf(asked('gears', [{ do: 'declare', character: 'lilja' }]))).toBeNull();
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
    expect([0, 1, 2].map((count) => isFaded('actions', count))).toEqual([false, false, true]);
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
    expect(positionsOf(asked('raise', [], { phase }))).toBe(4);
    expect(bidOf(asked('choose', [], { phase: 'over' as unknown as View['public']['phase'] }))).toBeNull();
  });

  it('advise to pass once the bid is as high as the position is worth, if passing is allowed', () => {
    const round = { bidding: { position: 1, bid: 3, leader: 1, bidder: 0, passed: [] } };
    const phase = { auction: { taken: [], positions: 4, round } } as unknown as View['public']['phase'];
    const raise = asked('raise', [{ do: 'bid', time: 4 }, { do: 'pass' }], { phase });
    expect([0, 3, 4].map((most) => mustPass(raise, most))).toEqual([true, true, false]);
    const opening = asked('opening_bid', [
      { do: 'bid', time: 0 },
      { do: 'bid', time: 1 },
    ]);
    expect(mustPass(opening, 0)).toBe(false);
  });

  it('say once what the reader’s own card rules out, before the turn itself', () => {
    const four = viewOf({ players: 4, cards: { lilja: { hand: 0 }, vidal: { hand: 2 } } });
    const three = viewOf({
      players: 3,
      cards: { lilja: { hand: 0 }, snowy: { hand: 0 } },
      open: ['snowy', 'lewis'],
    });
    const view = (ask: Ask, known = four): View => ({ ...known, ask });
    const left = knowing(CHARACTERS.slice(2));
    expect(secretOf(view('raise'), left)).toEqual({ own: ['lilja'], left: 6 });
    expect(secretOf(view('choose'), left)).toEqual({ own: ['lilja'], left: 6 });
    expect(secretOf(view('place_clue', three), left)?.own).toContain('lilja');
    expect(secretOf(view('gears'), left)).toBeNull();
    expect(secretOf({ ...view('raise'), viewer: 'spectator' }, left)).toBeNull();
    expect([0, 1].map((count) => isFaded('secret', count))).toEqual([false, true]);
  });
});
