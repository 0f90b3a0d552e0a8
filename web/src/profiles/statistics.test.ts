import { describe, expect, it } from 'vitest';
import { percent, provenOf, reliability } from './statistics';

describe('figures', () => {
  it('say 100 % only of all, and nothing of nothing', () => {
    expect(percent(999, 1000)).toBe(99);
    expect(percent(1000, 1000)).toBe(100);
    expect(percent(1, 3)).toBe(33);
    expect(percent(0, 0)).toBe(0);
  });

  it('have a word for reliability that fits', () => {
    expect(reliability({ timed: 0, late: 0 })).toBeNull();
    expect(reliability({ timed: 50, late: 0 })).toEqual({ percent: 100, count: 50, grade: 'always' });
    expect(reliability({ timed: 199, late: 1 })?.grade).toBe('nearly');
    expect(reliability({ timed: 96, late: 4 })).toEqual({ percent: 96, count: 100, grade: 'mostly' });
    expect(reliability({ timed: 1, late: 1 })?.grade).toBe('seldom');
  });

  it('take for proven what is left of a rating without its doubt', () => {
    expect(provenOf({ mu: 25, sigma: 25 / 3 })).toBeCloseTo(0);
    expect(provenOf({ mu: 30, sigma: 2 })).toBe(24);
  });
});
