/**
 * How far characters can move, computed in the page: before a character is chosen or the gears are turned the server
 * has no routes. A test compares it with the rules.
 */
import { stationOf } from '../city/geometry';
import { faceAfter } from '../machine/gears';
import { EVENTS, giftsAt, giftsOf } from '../panels/eventEffects';
import type { Character, Machine, Pack, Public } from '../wire/types';
import { priceOf } from './costs';
import { CHARACTERS } from './nouns';

/** What a character could reach this turn with any turn of the gears. */
export interface Reach {
  spaces: number[];
  /** Those with a Clue. */
  clues: number[];
  /** The machines whose stations it could reach while they run. */
  rides: Machine[];
}

/** Means of movement: the running machine, steps that cost Time, and free steps. */
interface Means {
  machine: Machine | null;
  steps: number;
  free: number;
}

const FREE_STEPS = 3;
const TAXI_STEPS = 3;
const VIKSTROM = 3;

/** Distances on foot from a space. */
export function distances(pack: Pack, board: Public, from: number): Map<number, number> {
  const barred = barredFor(board, from);
  const found = new Map([[from, 0]]);
  for (const [space, steps] of found) {
    for (const next of pack.spaces[space]?.neighbours ?? []) {
      if (!found.has(next) && !barred.has(next)) found.set(next, steps + 1);
    }
  }
  return found;
}

/** What a character could reach this turn if chosen by this player at this position. */
export function reachOf(pack: Pack, board: Public, character: Character, seat: number, place: number): Reach {
  const from = board.at[CHARACTERS.indexOf(character)];
  if (from === undefined) return { spaces: [], clues: [], rides: [] };
  const gifts = [...giftsOf(board.event, character), ...giftsAt(board.event, place, board.order.length)];
  const given = (kind: 'time' | 'steps'): number =>
    gifts.reduce((sum, gift) => sum + (gift.kind === kind ? gift.amount : 0), 0);
  const own = (character === 'vikstrom' ? VIKSTROM : 0) - priceOf(pack, character);
  const time = (board.time[seat] ?? 0) + given('time') + own;
  const free = given('steps') + (character === 'snowy' ? FREE_STEPS : 0);
  const [machineNow = 0, walkingNow = 0] = board.gears;
  const spaces = new Set<number>();
  const rides = new Set<Machine>();
  for (const teeth of pack.turns) {
    // The last Time cannot be spent.
    const left = time - Math.abs(teeth) - 1;
    if (left < 0) continue;
    const steps = Math.min(faceAfter(pack.gears.walking, walkingNow, teeth) ?? 0, left);
    const runs = faceAfter(pack.gears.machine, machineNow, teeth) ?? null;
    const machine = EVENTS[board.event].noTransport ? null : runs;
    const got = wayOut(pack, board, from, { machine, steps, free });
    for (const space of got.spaces) spaces.add(space);
    if (got.rides && machine) rides.add(machine);
  }
  spaces.delete(from);
  const all = [...spaces];
  return { spaces: all, clues: all.filter((space) => board.clues_on.includes(space)), rides: [...rides] };
}

/** The spaces within these means. Walking may precede and follow the one ride. */
function wayOut(
  pack: Pack,
  board: Public,
  from: number,
  { machine, steps, free }: Means,
): { spaces: Set<number>; rides: boolean } {
  const barred = barredFor(board, from);
  const stations = pack.spaces.filter((space) => stationOf(space) === machine).map(({ space }) => space);
  const spread = (starts: Map<number, number>, most: number): Map<number, number> => {
    const found = new Map(starts);
    // The starts have different costs, so a cheaper path may be found later.
    for (let changed = true; changed;) {
      changed = false;
      for (const [space, cost] of found) {
        if (cost >= most) continue;
        for (const next of pack.spaces[space]?.neighbours ?? []) {
          if (barred.has(next) || (found.get(next) ?? Infinity) <= cost + 1) continue;
          found.set(next, cost + 1);
          changed = true;
        }
      }
    }
    return found;
  };
  const start = new Map([...spread(new Map([[from, 0]]), free)].map(([space]) => [space, 0]));
  const walked = spread(start, steps);
  const rode = new Map<number, number>();
  const arrive = (space: number, cost: number): void => {
    if (cost < (rode.get(space) ?? Infinity)) rode.set(space, cost);
  };
  let rides = false;
  for (const [space, cost] of walked) {
    if (machine === 'taxi') {
      rides = true;
      for (const [next] of spread(new Map([[space, 0]]), TAXI_STEPS)) arrive(next, cost);
    } else if (machine !== null && stations.includes(space)) {
      rides = true;
      for (const next of stations) if (!barred.has(next)) arrive(next, cost);
    }
  }
  return { spaces: new Set([...walked.keys(), ...spread(rode, steps).keys()]), rides };
}

/** Spaces of other characters and the Organ. */
function barredFor(board: Public, from: number): Set<number> {
  const barred = new Set(board.at.filter((space) => space !== from));
  if (board.organ !== null) barred.add(board.organ);
  return barred;
}
