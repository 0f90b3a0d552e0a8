import { describe, expect, it } from 'vitest';
import { fogOutside } from './fog';
import { bounds, type Point } from './geometry';
import { layOut } from './layout';
import { SMALL } from './pack.fixture';

const [MOLE, CIMITERO, TEMPIO, , OBELISCO] = [0, 1, 2, 3, 4];
const board = layOut(SMALL, 600, 800);

/** Is a point in the hole that the fog leaves? */
function isClear(outside: string, [x, y]: Point): boolean {
  const hole = outside.slice(outside.indexOf('Z') + 2, -1);
  const points = hole.split('L').map((pair) => pair.split(' ').map(Number));
  let inside = false;
  points.forEach(([ax = 0, ay = 0], k) => {
    const [bx = 0, by = 0] = points[(k + 1) % points.length] ?? [];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

const clear = (locations: (number | null)[]): (string | undefined)[] => {
  const fog = fogOutside(SMALL, board, bounds(SMALL, locations));
  return SMALL.spaces
    .filter((space) => fog && isClear(fog.outside, board.centre[space.space] ?? [0, 0]))
    .map((space) => space.id);
};

describe('the fog', () => {
  it('is not there before the first tile', () => {
    expect(fogOutside(SMALL, board, bounds(SMALL, [null, null, null, null]))).toBeNull();
  });

  it('leaves clear what lies south of a tile on north', () => {
    expect(clear([CIMITERO, null, null, null])).toEqual(SMALL.spaces.slice(3).map((space) => space.id));
  });

  it('leaves clear what lies between four tiles', () => {
    expect(clear([CIMITERO, MOLE, TEMPIO, OBELISCO])).toEqual(['middle']);
  });

  it('draws a line for each tile and no other', () => {
    const lines = (locations: (number | null)[]) =>
      fogOutside(SMALL, board, bounds(SMALL, locations))?.lines.length;
    expect(lines([CIMITERO, null, null, null])).toBe(1);
    expect(lines([CIMITERO, MOLE, null, OBELISCO])).toBe(3);
  });

  it('lets lines end where they meet', () => {
    const fog = fogOutside(SMALL, board, bounds(SMALL, [CIMITERO, MOLE, null, null]));
    const ends = fog?.lines.map((line) => line.slice(1).split('L'));
    expect(ends?.[0]?.at(-1)).toBe(ends?.[1]?.[0]);
  });
});
