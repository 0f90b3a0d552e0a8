import { describe, expect, it } from 'vitest';
import { chartOf } from './ratingChart';

const ROOM = { left: 40, right: 440, top: 10, bottom: 210 };

describe('the chart of a rating', () => {
  const ratings = [
    { mu: 25, sigma: 8 },
    { mu: 27, sigma: 6 },
    { mu: 24, sigma: 5 },
  ];

  it('goes from edge to edge and keeps the whole band within its room', () => {
    const { dots, band } = chartOf(ratings, ROOM);
    expect(dots.map(({ x }) => x)).toEqual([40, 240, 440]);
    const heights = [...band.matchAll(/ (-?[\d.]+)/g)].map((match) => Number(match[1]));
    expect(Math.min(...heights)).toBe(ROOM.top);
    expect(Math.max(...heights)).toBe(ROOM.bottom);
    expect(heights).toHaveLength(6);
  });

  it('draws what is higher higher, and the estimate in the middle of its band', () => {
    const { dots } = chartOf(ratings, ROOM);
    const [first, second, third] = dots.map(({ y }) => y);
    expect(second).toBeLessThan(first ?? 0);
    expect(third).toBeGreaterThan(first ?? 0);
    const scale = 200 / 32;
    expect(first).toBeCloseTo(10 + (41 - 25) * scale, 0);
  });

  it('has a scale of few round numbers in the right places', () => {
    const { ticks } = chartOf(ratings, ROOM);
    expect(ticks.map(({ value }) => value)).toEqual([10, 20, 30, 40]);
    expect(ticks.every(({ y }) => y >= ROOM.top && y <= ROOM.bottom)).toBe(true);
  });

  it('shows a single rating as a dot in the middle with a bar around it', () => {
    const { dots, band } = chartOf([{ mu: 30, sigma: 1 }], ROOM);
    expect(dots).toEqual([{ x: 240, y: 110 }]);
    expect(band.startsWith('M234 ')).toBe(true);
  });
});
