import { describe, expect, it } from 'vitest';
import {
  area,
  bounds,
  cells,
  cuts,
  dice,
  links,
  nearest,
  shownOn,
  towards,
  within,
  type Point,
} from './geometry';
import { SMALL } from './pack.fixture';

const [MOLE, CIMITERO, TEMPIO, MUSEO, OBELISCO] = [0, 1, 2, 3, 4];
const named = (spaces: number[]) => spaces.map((space) => SMALL.spaces[space]?.id);

describe('what the Location Tiles leave (rules 3.5.3)', () => {
  it('is every regular building while none lies there', () => {
    expect(named(area(SMALL, [null, null, null, null]))).toEqual(['north', 'west', 'middle', 'east']);
  });

  it('lies south of a building on north, strictly', () => {
    expect(bounds(SMALL, [CIMITERO, null, null, null]).north).toBe(0.5);
    expect(named(area(SMALL, [CIMITERO, null, null, null]))).toEqual(['west', 'middle', 'east']);
  });

  it('lies west of a building on east, strictly', () => {
    expect(bounds(SMALL, [null, MOLE, null, null]).east).toBe(1.5);
    expect(named(area(SMALL, [null, MOLE, null, null]))).toEqual(['north', 'west', 'middle']);
  });

  it('lies north of a building on south and east of one on west', () => {
    expect(bounds(SMALL, [null, null, TEMPIO, OBELISCO])).toEqual({
      north: null,
      east: null,
      south: 2.5,
      west: 0.5,
    });
    expect(named(area(SMALL, [null, null, TEMPIO, OBELISCO]))).toEqual(['north', 'middle', 'east']);
  });

  it('shrinks to one building between four tiles, and to none', () => {
    expect(named(area(SMALL, [CIMITERO, MOLE, TEMPIO, OBELISCO]))).toEqual(['middle']);
    expect(area(SMALL, [TEMPIO, null, null, null])).toEqual([]);
    expect(area(SMALL, [null, null, null, MUSEO])).toEqual([]);
  });

  it('holds for cells as well', () => {
    const lines = bounds(SMALL, [CIMITERO, MOLE, TEMPIO, OBELISCO]);
    expect([within(lines, 1, 1), within(lines, 1, 0), within(lines, 2, 1), within(lines, 1, 3)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('takes no building from a tile that shows none', () => {
    expect(shownOn(SMALL, 99)).toBeNull();
    expect(bounds(SMALL, [99, null, null, null]).north).toBeNull();
  });
});

describe('links and cuts', () => {
  const pair = ([a, b]: [number, number]) => named([a, b]).join(' ');

  it('are told from the neighbours', () => {
    expect(links(SMALL).map(pair)).toEqual(['north middle']);
    expect(cuts(SMALL).map(pair)).toEqual(['west middle']);
  });
});

describe('directions', () => {
  const at = (id: string) => SMALL.spaces.findIndex((space) => space.id === id);
  const go = (id: string, way: Parameters<typeof towards>[2]) => {
    const found = towards(cells(SMALL), at(id), way);
    return found === null ? null : SMALL.spaces[found]?.id;
  };

  it('go straight on first, across a hole if need be', () => {
    expect(go('north', 'ArrowDown')).toBe('middle');
    expect(go('obelisco', 'ArrowRight')).toBe('mole');
    expect(go('middle', 'ArrowLeft')).toBe('west');
  });

  it('end at the rim', () => {
    expect(go('cimitero', 'ArrowUp')).toBeNull();
    expect(go('museo', 'ArrowRight')).toBeNull();
    expect(towards([], 0, 'ArrowUp')).toBeNull();
  });

  it('go aside where nothing lies straight on, but never backwards', () => {
    const points: Point[] = [
      [0, 0],
      [2, 1],
      [-1, 0],
    ];
    expect(towards(points, 0, 'ArrowRight')).toBe(1);
    expect(towards(points, 1, 'ArrowRight')).toBeNull();
  });

  it('reach every space of the small city from any other', () => {
    const points = cells(SMALL);
    const seen = new Set([0]);
    for (const from of seen) {
      for (const way of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const) {
        const to = towards(points, from, way);
        if (to !== null) seen.add(to);
      }
    }
    expect(seen.size).toBe(SMALL.spaces.length);
  });
});

describe('the nearest place', () => {
  it('is the nearest', () => {
    expect(nearest(cells(SMALL), [1.2, 0.4])).toBe(1);
    expect(nearest([], [0, 0])).toBeNull();
  });
});

describe('dice', () => {
  it('fall the same way every time, and differently for different words', () => {
    expect(dice('a', 1)()).toBe(dice('a', 1)());
    expect(dice('a', 1)()).not.toBe(dice('a', 2)());
    const roll = dice('roof');
    const many = new Set(Array.from({ length: 100 }, roll));
    expect(many.size).toBe(100);
    expect([...many].every((value) => value >= 0 && value < 1)).toBe(true);
  });
});
