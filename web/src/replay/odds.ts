/** What a player could know at a moment, from odds recorded at each change. */
import type { OddsFrom } from '../wire/types';

/** The odds at a moment. */
export function oddsAt(changes: readonly OddsFrom[], at: number): number[] {
  return changes.findLast((change) => change.at <= at)?.odds ?? [];
}

/** The course of one number of the odds until a moment: the changes, and the moment itself. */
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
