/**
 * What each seat could know, by Hour, after the game: lines and labels of the graph, and turning points. The server
 * computes the numbers from each seat's View.
 */
import type { Entry } from '../play/game.svelte';
import type { Character, Knowledge } from '../wire/types';

/** The Hours before the Chosen One's card was revealed, and the Hour of that. Afterwards everyone is sure. */
export function untilOpen(
  knowledge: Knowledge,
  log: readonly Entry[],
): { hours: Knowledge['hours']; opened: number | null } {
  const turned = log.find((entry) => 'event' in entry && entry.event.event === 'declared_rightly');
  if (!turned) return { hours: knowledge.hours, opened: null };
  return { hours: knowledge.hours.filter(({ hour }) => hour < turned.hour), opened: turned.hour };
}

export type Point = readonly [x: number, y: number];

/** A step line through the points: `M x y H x V y …`. */
export function stepPath(points: readonly Point[]): string {
  return points.map(([x, y], index) => (index === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('');
}

/** The indices where a line changes, and its end. */
export function corners<T>(values: readonly T[]): number[] {
  return [...values.keys()].filter(
    (index) => index === values.length - 1 || values[index - 1] !== values[index],
  );
}

/** Label heights at least `gap` apart and within the picture, each as close to its target as possible. */
export function spread(wanted: readonly number[], gap: number, least: number, most: number): number[] {
  const order = [...wanted.keys()].sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const groups: { first: number; sum: number; count: number }[] = [];
  const height = (group: (typeof groups)[number]): number => {
    const room = (group.count - 1) * gap;
    const middle = group.sum / group.count;
    return Math.min(Math.max(middle - room / 2, least), Math.max(least, most - room));
  };
  order.forEach((label, place) => {
    groups.push({ first: place, sum: wanted[label] ?? 0, count: 1 });
    for (;;) {
      const [above, below] = [groups.at(-2), groups.at(-1)];
      if (!above || !below || height(above) + above.count * gap <= height(below)) return;
      groups.splice(-2, 2, {
        first: above.first,
        sum: above.sum + below.sum,
        count: above.count + below.count,
      });
    }
  });
  const heights = wanted.map(() => 0);
  for (const group of groups) {
    for (let index = 0; index < group.count; index += 1) {
      heights[order[group.first + index] ?? 0] = height(group) + index * gap;
    }
  }
  return heights;
}

/** A turning point of the game. */
export type Turning =
  | { what: 'roles'; hour: number; fenrir: number }
  | { what: 'organ'; hour: number; seat: number }
  | { what: 'jump'; hour: number; seat: number; from: number; to: number }
  | { what: 'certain'; hour: number; seat: number; from: number }
  | { what: 'declared'; hour: number; seat: number; character: Character; right: boolean };

/** Smaller gains don't count. */
const JUMP = 0.12;
const MOST_JUMPS = 3;

/** The turning points: roles, Organ, largest gains of certainty, declarations. */
export function turnings(knowledge: Knowledge | null, log: readonly Entry[]): Turning[] {
  const told = log.flatMap((entry) => ('event' in entry ? [{ hour: entry.hour, event: entry.event }] : []));
  const found: Turning[] = [];
  const declarers = new Map<number, number>();
  for (const { hour, event } of told) {
    if (event.event === 'organ_placed') found.push({ what: 'organ', hour, seat: event.seat });
    if (event.event !== 'declared') continue;
    const { seat, character } = event;
    const right = told.some((other) => other.event.event === 'declared_rightly' && other.event.seat === seat);
    declarers.set(seat, hour);
    found.push({ what: 'declared', hour, seat, character, right });
  }
  const dealt = told.find(({ event }) => event.event === 'role_dealt');
  if (dealt && knowledge && knowledge.fenrir !== null) {
    found.push({ what: 'roles', hour: dealt.hour, fenrir: knowledge.fenrir });
  }
  if (knowledge) found.push(...jumps(untilOpen(knowledge, log).hours, declarers));
  const order: Turning['what'][] = ['roles', 'jump', 'certain', 'organ', 'declared'];
  return found.sort((a, b) => a.hour - b.hour || order.indexOf(a.what) - order.indexOf(b.what));
}

/** The largest gains of certainty, without the declarer's own look at the card. */
function jumps(hours: Knowledge['hours'], declarers: Map<number, number>): Turning[] {
  const gains = hours.slice(1).flatMap(({ hour, seats }, index) =>
    seats.flatMap(({ chosen: to }, seat) => {
      const from = hours[index]?.seats[seat]?.chosen ?? 0;
      const declared = declarers.get(seat);
      return to - from >= JUMP && (declared === undefined || hour < declared)
        ? [{ hour, seat, from, to }]
        : [];
    }),
  );
  const greatest = gains.sort((a, b) => b.to - b.from - (a.to - a.from)).slice(0, MOST_JUMPS);
  return greatest.map(({ hour, seat, from, to }) =>
    to === 1 ? { what: 'certain', hour, seat, from } : { what: 'jump', hour, seat, from, to },
  );
}
