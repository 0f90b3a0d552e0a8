import { describe, expect, it } from 'vitest';
import { gradeOf, isDay, later, nextMonth, today, weekday, weeksOf } from './days';

describe('days', () => {
  it('are counted in UTC', () => {
    expect(today(new Date('2026-11-15T23:59:59Z'))).toBe('2026-11-15');
    expect(later('2026-12-31', 1)).toBe('2027-01-01');
    expect(later('2028-03-01', -1)).toBe('2028-02-29');
  });

  it('grow harder from Monday to Sunday', () => {
    expect(weekday('2026-11-16')).toBe(0);
    expect(Array.from({ length: 7 }, (_, day) => gradeOf(later('2026-11-16', day)))).toEqual([
      1, 2, 2, 3, 3, 4, 5,
    ]);
  });

  it('are real days from the first on', () => {
    expect(['2026-01-01', '2028-02-29'].every(isDay)).toBe(true);
    expect(['2025-12-31', '2027-02-29', '3-1f', '2026-1-1', ''].some(isDay)).toBe(false);
  });

  it('fill the weeks of a month', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(nextMonth('2026-12', 1)).toBe('2027-01');
    expect(nextMonth('2027-01', -1)).toBe('2026-12');
  });
});
