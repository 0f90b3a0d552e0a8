/** How a character walks: along its route, one space after the other, faster or slower as the way is. */
import type { Pack } from '../wire/types';
import type { Point } from './geometry';

/** Milliseconds for a step on foot and for a ride. */
export const STEP = 180;
export const RIDE = 700;

/** A way through the city: the spaces in order, and which of them are joined by a ride. */
export interface Route {
  spaces: readonly number[];
  rides: readonly { from: number; to: number }[];
}

export interface Leg {
  from: number;
  to: number;
  ride: boolean;
}

/** The part of a route from one space to a later one; null if it does not lead there. */
function along(route: Route, from: number, to: number): Leg[] | null {
  const start = route.spaces.indexOf(from);
  const end = start < 0 ? -1 : route.spaces.indexOf(to, start + 1);
  if (end < 0) return null;
  return route.spaces.slice(start, end).map((space, k) => {
    const next = route.spaces[start + k + 1] ?? to;
    return {
      from: space,
      to: next,
      ride: route.rides.some((ride) => ride.from === space && ride.to === next),
    };
  });
}

/** How a character came from one space to another: by the first route that leads there, or straight. */
export function wayOf(pack: Pack, from: number, to: number, routes: readonly Route[]): Leg[] {
  for (const route of routes) {
    const legs = along(route, from, to);
    if (legs) return legs;
  }
  return [{ from, to, ride: !pack.spaces[from]?.neighbours.includes(to) }];
}

/** A point on the curve of a ride, which swings out to the south; `part` from 0 to 1. */
export function onRide(from: Point, to: Point, part: number): Point {
  const swing = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.16;
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + swing];
  const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
  return [a * from[0] + b * middle[0] + c * to[0], a * from[1] + b * middle[1] + c * to[1]];
}

/** The curve of a ride as the data of a path. */
export function rideCurve(from: Point, to: Point): string {
  const swing = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.16;
  const text = (...values: number[]): string => values.map((value) => value.toFixed(1)).join(' ');
  return `M${text(...from)}Q${text((from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + swing, ...to)}`;
}

/** The easing `cubic-bezier(x1, 0, x2, 1)`. */
function bezier(x1: number, x2: number): (t: number) => number {
  const x = (u: number): number => 3 * x1 * u * (1 - u) ** 2 + 3 * x2 * u ** 2 * (1 - u) + u ** 3;
  return (t) => {
    let [low, high] = [0, 1];
    for (let k = 0; k < 16; k++) {
      const middle = (low + high) / 2;
      if (x(middle) < t) low = middle;
      else high = middle;
    }
    return 3 * high ** 2 * (1 - high) + high ** 3;
  };
}

const easeStep = bezier(0.45, 0.55);
const easeRide = bezier(0.6, 0.2);

export interface Walk {
  frames: { transform: string; offset: number }[];
  duration: number;
}

/** A walk as frames of an animation; `at` says where a space lies. */
export function walk(legs: readonly Leg[], at: (space: number) => Point): Walk {
  const duration = legs.reduce((sum, leg) => sum + (leg.ride ? RIDE : STEP), 0);
  const frames: Walk['frames'] = [];
  let passed = 0;
  for (const leg of legs) {
    const [from, to] = [at(leg.from), at(leg.to)];
    const long = leg.ride ? RIDE : STEP;
    const count = leg.ride ? 20 : 6;
    for (let k = passed === 0 ? 0 : 1; k <= count; k++) {
      const part = k / count;
      const eased = (leg.ride ? easeRide : easeStep)(part);
      const [x, y] = leg.ride
        ? onRide(from, to, eased)
        : [from[0] + (to[0] - from[0]) * eased, from[1] + (to[1] - from[1]) * eased];
      frames.push({
        transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`,
        offset: Math.min((passed + part * long) / duration, 1),
      });
    }
    passed += long;
  }
  return { frames, duration };
}
