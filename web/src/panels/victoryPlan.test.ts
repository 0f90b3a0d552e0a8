import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../art/characters';
import { SMALL } from '../city/pack.fixture';
import type { Character, EventCard, Item, Pack, Power, Role, SpaceKind, View } from '../wire/types';
import { finale, type Finale } from './victoryPlan';
import { findWay } from './victoryRoute';

/**
 * A street of ten spaces, 0 to 9, with train stations at 1 and 8 and a Mystic Building at 5. The gears show after 1, 2
 * and 3 teeth: train, 1 step, compose; taxi, 2 steps, research; monorail, 3 steps, investigate.
 */
const KINDS: SpaceKind[] = Array.from({ length: 10 }, (_, space) =>
  space === 1 || space === 8 ? { station: 'train' } : space === 5 ? { mystic: 'mole' } : 'regular',
);
const TILES: [Item, marks: number][] = [
  [{ music: 2 }, 0],
  [{ ride: 'train' }, 1],
  ['steps', 1],
  ['swap', 0],
  ['stones', 2],
  ['time', 0],
  ['to_mystic', 0],
];
const PACK: Pack = {
  ...SMALL,
  id: 'street',
  name: 'Street',
  spaces: KINDS.map((kind, space) => ({
    space,
    id: `s${space}`,
    name: `S${space}`,
    col: space,
    row: 0,
    kind,
    neighbours: [space - 1, space + 1].filter((next) => next >= 0 && next < 10),
  })),
  tiles: TILES.map(([item, marks], tile) => ({
    tile,
    id: `t${tile}`,
    name: '',
    printed: '',
    face: { item },
    organ: false,
    marks,
    count: 1,
    price: item === 'steps' || item === 'to_mystic' ? 2 : 0,
  })),
  gears: {
    machine: ['airship', 'train', 'taxi', 'monorail'],
    walking: [1, 1, 2, 3],
    activity: ['research', 'compose', 'research', 'investigate'],
    directions: [1, 1, 1],
  },
  turns: [1, 2, 3],
  characters: [{ character: 'palsson', name: 'Pålsson', starts_at: 0, price: 2 }],
};

interface Position {
  /** The space of the named character; all others are far away on 9. */
  at?: Partial<Record<Character, number>>;
  organ?: number | null;
  role?: Role;
  music?: number;
  time?: number;
  clues?: number;
  powers?: Power[];
  tiles?: number[];
  event?: EventCard;
  /** The declarer's index in the order of four. */
  index?: number;
}

function view(position: Position): View {
  const { at = {}, organ = 4, role = 'hero', music = 15, time = 20, clues = 0 } = position;
  const { powers = [], tiles = [], event = 'e6', index = 0 } = position;
  return {
    viewer: 0,
    role,
    cards: CHARACTERS.map((character) => (character === 'lewis' ? { seen: { hand: 0 } } : 'face_down')),
    hands: [{ powers, characters: 1, tiles: tiles.map((tile) => ({ seen: tile })) }],
    public: {
      event,
      order: [0, 1, 2, 3],
      at: CHARACTERS.map((character) => at[character] ?? 9),
      clues_on: [],
      organ,
      gears: [0, 0, 0],
      music: [music],
      time: [time],
      clues: [clues],
      phase: {
        turn: {
          index,
          step: 'choose',
          effect: null,
          character: null,
          declared: null,
          power_played: false,
          item_played: false,
        },
      },
    },
  } as unknown as View;
}

const look = (position: Position, named: Character | null = 'koleberg'): Finale =>
  finale(view(position), PACK, 0, named);

describe('ways', () => {
  const means = { from: 0, goal: 9, free: 0, walking: 2, machine: null, power: false, item: null };

  it('walks and rides in any order', () => {
    expect(findWay(PACK, means)).toBeNull();
    expect(findWay(PACK, { ...means, machine: 'train' })).toEqual({
      paid: 2,
      legs: [
        { by: 'walking', machine: null, to: 1, steps: 1 },
        { by: 'gear', machine: 'train', to: 8, steps: 1 },
        { by: 'walking', machine: null, to: 9, steps: 1 },
      ],
    });
  });

  it('uses free steps first, and cards only where they save Time', () => {
    const way = findWay(PACK, { ...means, free: 3, machine: 'train', power: true });
    expect(way?.paid).toBe(0);
    expect(way?.legs.map((leg) => leg.by)).toEqual(['free', 'gear', 'power']);
  });
});

describe('a Hero', () => {
  it('is there and has the pages: the choice wins', () => {
    const now = look({ at: { koleberg: 4 } });
    expect(now.plan).toMatchObject({ abilities: [], left: 20, pages: 15, way: { paid: 0, legs: [] } });
  });

  it('walks as far as the gears let the character', () => {
    expect(look({ at: { koleberg: 2 } }).plan).toMatchObject({ turned: { teeth: 2 }, left: 18 });
    expect(look({ at: { koleberg: 9 } }).plan).toMatchObject({ turned: { teeth: 2 }, left: 16 });
    expect(look({ at: { koleberg: 9 }, organ: 2 })).toMatchObject({ distance: 7, reach: null, plan: null });
  });

  it('never spends the last Time: that would be the end (4.4)', () => {
    expect(look({ at: { koleberg: 7 }, time: 6 }).plan).toMatchObject({ turned: { teeth: 2 }, left: 4 });
    expect(look({ at: { koleberg: 0 }, time: 4 }).plan).toMatchObject({ turned: { teeth: 2 }, left: 1 });
    expect(look({ at: { koleberg: 0 }, time: 3 }).plan).toBeNull();
    expect(look({ at: { koleberg: 3 }, time: 2 }).plan).toBeNull();
  });

  it('counts pages from everywhere, each source once', () => {
    const now = look({ at: { johnsson: 4 }, music: 8, clues: 1, powers: ['music'], tiles: [0] }, 'johnsson');
    expect(now.sources).toEqual([
      { from: 'ability', pages: 2 },
      { from: 'compose', teeth: 1, pages: 2 },
      { from: 'power', pages: 3 },
      { from: 'item', tile: 0, pages: 2 },
    ]);
    expect(now.most).toBe(15);
    expect(now.plan).toMatchObject({ power: 'music', item: null, compose: 1, pages: 15 });
    expect(look({ at: { koleberg: 4 }, music: 11 }).most).toBe(12);
  });

  it('cannot use one card for two things', () => {
    const both = { at: { koleberg: 2 }, organ: 9, music: 12, powers: ['music', 'ride'] } as const;
    const now = look({ ...both, powers: [...both.powers] });
    expect(now.reach).not.toBeNull();
    expect(now.most).toBe(15);
    expect(look({ ...both, powers: ['music', 'ride'], organ: 6, at: { koleberg: 0 } }).plan).toBeNull();
  });

  it('gets what the Event gives to the place and to the character', () => {
    expect(look({ at: { koleberg: 4 }, music: 13, event: 'e11', index: 1 }).plan?.pages).toBe(15);
    expect(look({ at: { koleberg: 1 }, event: 'e11' }).plan?.way.legs).toEqual([
      { by: 'free', machine: null, to: 4, steps: 3 },
    ]);
    expect(look({ at: { koleberg: 8 }, organ: 1, event: 'e4' }).reach).toBeNull();
    expect(look({ at: { koleberg: 4 }, music: 12, powers: ['music'], event: 'e11' }).plan).toBeNull();
  });

  it('needs a name to know the way, and an Organ', () => {
    expect(look({}, null)).toMatchObject({ mover: null, distance: null, plan: null, needed: 15 });
    expect(look({ organ: null }).plan).toBeNull();
  });
});

describe('Fenrir', () => {
  it('moves the own character to the one that is named, with 12 pages', () => {
    const now = look({ role: 'fenrir', at: { lewis: 2, koleberg: 4 }, music: 12, tiles: [4] });
    expect(now).toMatchObject({ mover: 'lewis', goal: 4, needed: 12, marks: 2, distance: 2 });
    expect(now.plan).toMatchObject({ turned: { teeth: 2 }, item: null });
  });

  it('may bring the other nearer with a tile', () => {
    const far = { role: 'fenrir' as const, at: { lewis: 0, koleberg: 4, snowy: 1 }, music: 12 };
    expect(look({ ...far, time: 3 }).plan).toBeNull();
    expect(look({ ...far, time: 3, tiles: [3] }).plan).toMatchObject({ item: { tile: 3 }, left: 1 });
  });
});

describe('Pålsson', () => {
  it('pays first, and borrows what helps', () => {
    expect(look({ at: { palsson: 4 }, music: 13, time: 9 }, 'palsson').plan?.abilities).toMatchObject([
      { price: 2, named: 'johnsson' },
    ]);
    expect(look({ at: { palsson: 4 }, music: 13, time: 2 }, 'palsson').plan).toBeNull();
  });
});
