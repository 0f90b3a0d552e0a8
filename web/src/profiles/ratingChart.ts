/** The lines of a rating's chart: the estimate game by game, and the band in which it most likely lies. */
import type { Rating } from '../wire/types';
import { spanOf } from './statistics';

/** The room a chart has, in pixels; what is drawn lies within. */
export interface Room {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Chart {
  line: string;
  band: string;
  dots: { x: number; y: number }[];
  ticks: { value: number; y: number }[];
}

/** Steps between the lines of the scale, the finest first. */
const STEPS = [1, 2, 5, 10, 20, 50];
/** The most lines of the scale. */
const MOST_TICKS = 6;
/** The least height that is shown, so that small changes look small. */
const LEAST = 8;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The chart of some ratings. A single one is a dot in the middle with its span. */
export function chartOf(ratings: readonly Rating[], room: Room): Chart {
  const low = Math.min(...ratings.map((rating) => rating.mu - spanOf(rating)));
  const high = Math.max(...ratings.map((rating) => rating.mu + spanOf(rating)));
  const slack = Math.max(0, LEAST - (high - low)) / 2;
  const [from, to] = [low - slack, high + slack];
  const y = (value: number): number =>
    round(room.bottom - ((value - from) / (to - from)) * (room.bottom - room.top));
  const wide = room.right - room.left;
  const x = (index: number): number =>
    round(ratings.length === 1 ? room.left + wide / 2 : room.left + (index / (ratings.length - 1)) * wide);
  const dots = ratings.map(({ mu }, index) => ({ x: x(index), y: y(mu) }));
  const path = (points: { x: number; y: number }[]): string =>
    points.map((point) => `${point.x} ${point.y}`).join('L');
  const edge = (sign: 1 | -1): { x: number; y: number }[] => {
    const points = ratings.map((rating, index) => ({ x: x(index), y: y(rating.mu + sign * spanOf(rating)) }));
    // One rating has no width to draw: its band is a bar.
    return points.length === 1
      ? points.flatMap((point) => [
          { ...point, x: point.x - 6 },
          { ...point, x: point.x + 6 },
        ])
      : points;
  };
  const step = STEPS.find((one) => (to - from) / one <= MOST_TICKS) ?? 100;
  const first = Math.ceil(from / step) * step;
  const count = Math.floor((to - first) / step) + 1;
  return {
    line: `M${path(dots)}`,
    band: `M${path(edge(1))}L${path(edge(-1).reverse())}Z`,
    dots,
    ticks: Array.from({ length: count }, (_, index) => first + index * step).map((value) => ({
      value,
      y: y(value),
    })),
  };
}
