/**
 * How a declarer can move within the turn: on foot, by the gear's machine, by a Power Card and by an Item Tile. Nothing
 * blocks the way on such a turn (rules 5.8). Which of these are available: victoryPlan.ts.
 */
import type { Machine, Pack } from '../wire/types';

/** The available means. */
export interface Means {
  from: number;
  goal: number;
  /** Free steps of an ability or an Event, used first. */
  free: number;
  /** Steps of the Walking Gear, 1 Time each. */
  walking: number;
  /** The machine of the gear. */
  machine: Machine | null;
  /** The Power Card that rides any machine. */
  power: boolean;
  /** The Item Tile with a ride or free steps. */
  item: Machine | 'steps' | null;
}

/** A leg of a route. */
export interface Leg {
  by: 'free' | 'walking' | 'gear' | 'power' | 'item';
  /** The machine of a ride. */
  machine: Machine | null;
  to: number;
  steps: number;
}

/** A route: its price in Time, and its legs. */
export interface Way {
  paid: number;
  legs: Leg[];
}

const FREE_WALK = 3;
const RIDES = { gear: 1, power: 2, item: 4 } as const;
/** A paid step outweighs any card, a card any ride of the gear, and a ride any free step. */
const WEIGHT = { walking: 10_000, power: 1000, item: 1000, gear: 100, free: 1 } as const;

interface Node {
  space: number;
  used: number;
  paid: number;
  weight: number;
  leg: Leg | null;
  before: Node | null;
}

/** The spaces within this many steps with their distances, including the start. */
export function within(pack: Pack, from: number, steps: number): Map<number, number> {
  const found = new Map([[from, 0]]);
  for (const [space, distance] of found) {
    if (distance >= steps) continue;
    for (const next of pack.spaces[space]?.neighbours ?? [])
      if (!found.has(next)) found.set(next, distance + 1);
  }
  return found;
}

/** The cheapest route to the goal, if there is one. */
export function findWay(pack: Pack, means: Means): Way | null {
  const best = new Map<number, Node>();
  const queue: Node[] = [];
  const reach = (node: Node): void => {
    const key = node.space * 8 + node.used;
    const known = best.get(key);
    if (known && known.weight <= node.weight) return;
    best.set(key, node);
    queue.push(node);
  };
  for (const [space, steps] of within(pack, means.from, means.free)) {
    const leg: Leg | null = steps === 0 ? null : { by: 'free', machine: null, to: space, steps };
    reach({ space, used: 0, paid: 0, weight: steps * WEIGHT.free, leg, before: null });
  }
  for (let node = queue.shift(); node; node = queue.shift()) {
    for (const next of onwards(pack, means, node)) reach(next);
  }
  const arrived = [...best.values()].filter((node) => node.space === means.goal);
  const cheapest = arrived.sort((a, b) => a.weight - b.weight)[0];
  return cheapest ? { paid: cheapest.paid, legs: legsOf(cheapest) } : null;
}

/** The direct successors of a space. */
function onwards(pack: Pack, means: Means, node: Node): Node[] {
  const nodes: Node[] = [];
  if (node.paid < means.walking) {
    for (const to of pack.spaces[node.space]?.neighbours ?? []) {
      const leg: Leg = { by: 'walking', machine: null, to, steps: 1 };
      const weight = node.weight + WEIGHT.walking;
      nodes.push({ space: to, used: node.used, paid: node.paid + 1, weight, leg, before: node });
    }
  }
  const ride = (by: keyof typeof RIDES, machine: Machine | 'steps'): void => {
    if (node.used & RIDES[by]) return;
    for (const [to, steps] of stops(pack, node.space, machine)) {
      const leg: Leg = { by, machine: machine === 'steps' ? null : machine, to, steps };
      const weight = node.weight + WEIGHT[by] + steps * WEIGHT.free;
      nodes.push({ space: to, used: node.used | RIDES[by], paid: node.paid, weight, leg, before: node });
    }
  };
  if (means.machine) ride('gear', means.machine);
  if (means.item) ride('item', means.item);
  if (means.power)
    for (const machine of ['taxi', 'train', 'monorail', 'airship'] as const) ride('power', machine);
  return nodes;
}

/** Where a ride from here can end: up to three spaces by Taxi or free steps, any other station by a line. */
function stops(pack: Pack, from: number, machine: Machine | 'steps'): [to: number, steps: number][] {
  if (machine === 'taxi' || machine === 'steps') {
    return [...within(pack, from, FREE_WALK)].filter(([to]) => to !== from);
  }
  const isStop = (space: number): boolean => {
    const kind = pack.spaces[space]?.kind;
    return typeof kind === 'object' && 'station' in kind && kind.station === machine;
  };
  if (!isStop(from)) return [];
  return pack.spaces.flatMap(({ space }) => (space !== from && isStop(space) ? [[space, 1]] : []));
}

function legsOf(last: Node): Leg[] {
  const legs: Leg[] = [];
  for (let node: Node | null = last; node; node = node.before) {
    if (!node.leg) continue;
    const next = legs[0];
    if (next?.by === 'walking' && node.leg.by === 'walking') next.steps += 1;
    else legs.unshift({ ...node.leg });
  }
  return legs;
}
