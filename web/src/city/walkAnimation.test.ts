import { describe, expect, it } from 'vitest';
import type { Point } from './geometry';
import { SMALL } from './pack.fixture';
import { onRide, RIDE, STEP, walk, wayOf, type Route } from './walkAnimation';

const id = (name: string) => SMALL.spaces.findIndex((space) => space.id === name);
const [north, train, middle, east, second] = ['north', 'train-1', 'middle', 'east', 'train-2'].map(id) as [
  number,
  number,
  number,
  number,
  number,
];
const ride: Route = { spaces: [north, train, second, middle], rides: [{ from: train, to: second }] };
const at = (space: number): Point => [space * 100, 50];

describe('the way of a character', () => {
  it('follows the route that was shown', () => {
    expect(wayOf(SMALL, north, middle, [ride])).toEqual([
      { from: north, to: train, ride: false },
      { from: train, to: second, ride: true },
      { from: second, to: middle, ride: false },
    ]);
  });

  it('may be a part of it', () => {
    expect(wayOf(SMALL, train, second, [ride])).toEqual([{ from: train, to: second, ride: true }]);
  });

  it('is a step to a neighbour and a ride to anywhere else if no route leads there', () => {
    expect(wayOf(SMALL, middle, east, [ride])).toEqual([{ from: middle, to: east, ride: false }]);
    expect(wayOf(SMALL, east, north, [])).toEqual([{ from: east, to: north, ride: true }]);
  });
});

describe('a walk', () => {
  const { frames, duration } = walk(wayOf(SMALL, north, middle, [ride]), at);

  it('takes 180 ms for a step and 700 for a ride', () => {
    expect(duration).toBe(2 * STEP + RIDE);
  });

  it('begins and ends where the character stands', () => {
    expect(frames[0]).toEqual({ transform: 'translate(100.0px, 50.0px)', offset: 0 });
    expect(frames.at(-1)).toEqual({ transform: `translate(${middle * 100}.0px, 50.0px)`, offset: 1 });
  });

  it('goes on without a jump in time or place', () => {
    const xs = frames.map((frame) => Number(frame.transform.slice(10).split('px')[0]));
    frames.slice(1).forEach((frame, k) => {
      expect(frame.offset).toBeGreaterThan(frames[k]?.offset ?? 1);
      expect(Math.abs((xs[k + 1] ?? 0) - (xs[k] ?? 0))).toBeLessThan(140);
    });
  });
});

describe('a ride', () => {
  it('swings out to the south between its ends', () => {
    expect(onRide([0, 0], [100, 0], 0)).toEqual([0, 0]);
    expect(onRide([0, 0], [100, 0], 1)).toEqual([100, 0]);
    expect(onRide([0, 0], [100, 0], 0.5)[1]).toBeCloseTo(8);
  });
});
