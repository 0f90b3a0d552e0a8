import { describe, expect, it } from 'vitest';
import { layOut } from './layout';
import { SMALL } from './pack.fixture';
import { standing } from './placement';

const board = layOut(SMALL, 600, 800);

describe('what shares a space', () => {
  it('stands in the middle if it is alone', () => {
    const { clues, organ, shift } = standing(board, [1], [5], 6);
    expect(clues[0]).toEqual({ space: 5, at: board.centre[5], scale: 1 });
    expect(organ).toEqual({ space: 6, at: board.centre[6], scale: 1 });
    expect(shift[0]?.[0]).toBe(0);
  });

  it('makes way for a character', () => {
    const { clues, organ } = standing(board, [5], [5], 5);
    const all = [clues[0]?.at, organ?.at, board.centre[5]].map(String);
    expect(new Set(all).size).toBe(3);
  });

  it('stands side by side', () => {
    const { shift } = standing(board, [5, 1, 5], [], null);
    expect(shift[0]?.[0]).toBeLessThan(0);
    expect(shift[2]?.[0]).toBe(-(shift[0]?.[0] ?? 0));
  });
});
