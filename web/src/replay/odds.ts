/** What a reader could know at a moment, from odds that are told whenever they change. */
import type { OddsFrom } from '../wire/types';

/** The odds that hold at a moment. */
export function oddsAt(changes: readonly OddsFrom[], at: number): number[] {
  return changes.findLast((change) => change.at <= at)?.odds ?? [];
}

/** One number of the odds over time, until a moment: where it changes, and the moment itself. */
export function course(
  changes: readonly OddsFrom[],
  index: number,
  until: number,
): [at: number, odds: number][] {
  const points: [number, number][] = [];
  for (const { at, odds } of changes) {
    if (at > until) break;
    const value = odds[index] ?? 0;
    if (points.at(-1)?.[1] !== value) points.push([at, value]);
  }
  const last = points.at(-1);
  if (last && last[0] < until) points.push([until, last[1]]);
  return points;
}
