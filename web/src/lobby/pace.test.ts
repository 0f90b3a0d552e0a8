import { expect, test } from 'vitest';
import { night } from './pace';

test('the night is told in the minutes of the day in UTC', () => {
  expect(night(0)).toEqual({ from: 22 * 60, to: 7 * 60 });
  // Turin in winter: one hour before UTC's.
  expect(night(-60)).toEqual({ from: 21 * 60, to: 6 * 60 });
  // New York: five hours after; the night begins on the next day.
  expect(night(300)).toEqual({ from: 3 * 60, to: 12 * 60 });
  // India: half hours count.
  expect(night(-330)).toEqual({ from: 16 * 60 + 30, to: 90 });
});
