/** A small city for tests: twelve spaces around a hole, a bridge and a wall. */
import type { Pack, SpaceKind } from '../wire/types';

const PLAN: [string, number, number, SpaceKind][] = [
  ['cimitero', 0, 0, { mystic: 'cimitero' }],
  ['north', 1, 0, 'regular'],
  ['train-1', 2, 0, { station: 'train' }],
  ['obelisco', 0, 1, { mystic: 'obelisco' }],
  ['mole', 2, 1, { mystic: 'mole' }],
  ['west', 0, 2, 'regular'],
  ['middle', 1, 2, 'regular'],
  ['east', 2, 2, 'regular'],
  ['tempio', 0, 3, { mystic: 'tempio' }],
  ['train-2', 1, 3, { station: 'train' }],
  ['museo', 2, 3, { mystic: 'museo' }],
];

/** A wall between `west` and `middle`, a bridge over the hole at (1, 1). */
export const SMALL: Pack = {
  id: 'small',
  hash: '',
  file: '',
  name: 'Small',
  spaces: PLAN.map(([id, col, row, kind], space) => ({
    space,
    id,
    name: id,
    col,
    row,
    kind,
    neighbours: PLAN.flatMap(([other, c, r], index) => {
      const pair = [id, other].sort().join(' ');
      const touch = Math.abs(c - col) + Math.abs(r - row) === 1 && pair !== 'middle west';
      return touch || pair === 'middle north' ? [index] : [];
    }),
  })),
  tiles: (['mole', 'cimitero', 'tempio', 'museo', 'obelisco'] as const).map((building, tile) => ({
    tile,
    printed: '',
    id: building,
    name: building,
    face: { location: building },
    organ: false,
    marks: 0,
    count: 1,
    price: 0,
  })),
  gears: { machine: ['train'], walking: [1], activity: ['research'], directions: [1, 1, 1] },
  turns: [1, 2, 3],
  characters: [],
  sheet: {
    frame: [0, 0, 100, 100],
    places: [],
    rivers: [],
    grounds: [],
    names: [],
    title: { at: [0, 0], size: [0, 0], rule: 0, lines: [] },
  },
};
