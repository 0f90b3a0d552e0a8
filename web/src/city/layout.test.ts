import { describe, expect, it } from 'vitest';
import { boxOf, layOut, outlines, path, sizes } from './layout';
import { SMALL } from './pack.fixture';

/** A full lattice of so many columns and rows. */
const grid = (cols: number, rows: number) => ({
  ...SMALL,
  spaces: Array.from({ length: cols * rows }, (_, space) => ({
    space,
    id: `s${space}`,
    name: `s${space}`,
    col: space % cols,
    row: Math.floor(space / cols),
    kind: 'regular' as const,
    neighbours: [],
  })),
});

describe('the plain plan', () => {
  it('fits the whole city into a phone: eleven by eight spaces, 35 by 43 pixels each', () => {
    const board = layOut(grid(11, 8), 390, 352);
    expect([board.width, board.height]).toEqual([390, 352]);
    const [first, next, below] = [board.centre[0], board.centre[1], board.centre[11]];
    expect((next?.[0] ?? 0) - (first?.[0] ?? 0)).toBeGreaterThan(34.5);
    expect((below?.[1] ?? 0) - (first?.[1] ?? 0)).toBeGreaterThan(42.5);
    for (const { x, y, width, height } of board.box) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(390);
      expect(y + height).toBeLessThanOrEqual(352);
    }
    expect(board.fine).toBe(false);
  });

  it('leaves streets between blocks', () => {
    const board = layOut(grid(11, 8), 390, 352);
    const [a, b] = [boxOf(board, 0), boxOf(board, 1)];
    expect(a.x + a.width).toBeLessThan(b.x);
  });

  it('never makes a space too small for a finger, but grows beyond its box', () => {
    const board = layOut(grid(40, 3), 390, 352);
    expect(board.width).toBeGreaterThanOrEqual(40 * 24);
    expect(board.pitch).toBeGreaterThanOrEqual(24);
  });

  it('has room for names where spaces are large', () => {
    const board = layOut(SMALL, 800, 600);
    expect(board.fine).toBe(true);
    expect(sizes(board).token).toBeGreaterThan(sizes(layOut(SMALL, 120, 160)).token);
  });

  it('takes less room for columns without any space', () => {
    const gap = { ...SMALL, spaces: SMALL.spaces.map((s) => ({ ...s, col: s.col === 2 ? 3 : s.col })) };
    const at = layOut(gap, 700, 800).at;
    const width = (col: number) => (at?.(col + 0.5, 0)[0] ?? 0) - (at?.(col - 0.5, 0)[0] ?? 0);
    expect(width(2)).toBeCloseTo(width(1) / 2);
  });
});

describe('paths', () => {
  it('are short', () => {
    const square = path([
      [0.04, 0],
      [1.26, 0],
      [1, 1],
    ]);
    expect(square).toBe('M0 0L1.3 0L1 1Z');
    expect(path([])).toBe('');
    expect(outlines(layOut(SMALL, 300, 300), [99])).toBe('');
  });
});
