import { expect, test } from 'vitest';
import { clockOf, minuteOf } from './times';

test('a time field holds the minute of the day', () => {
  for (const minute of [0, 1, 59, 60, 8 * 60, 22 * 60 + 5, 1439])
    expect(minuteOf(clockOf(minute))).toBe(minute);
  expect(clockOf(485)).toBe('08:05');
  expect(minuteOf('22:05:30')).toBe(1325);
  expect(minuteOf('')).toBeUndefined();
});
