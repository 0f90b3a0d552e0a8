/**
 * The city as a lattice: what stands where, which place lies which way, and what the Location Tiles leave of it.
 * Where that is on the screen: layout.ts.
 */
import type { Machine, Mystic, Pack, PackSpace, Side } from '../wire/types';

/** A place in the plane: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** A box: its upper left corner and its size. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The four sides of the compass, in the order of the Location Spaces. */
export const SIDES: readonly Side[] = ['north', 'east', 'south', 'west'];

/** The machine that stops here, if one does. */
export function stationOf(space: PackSpace): Machine | null {
  return typeof space.kind === 'object' && 'station' in space.kind ? space.kind.station : null;
}

/** The Mystic Building that stands here, if one does. */
export function mysticOf(space: PackSpace): Mystic | null {
  return typeof space.kind === 'object' && 'mystic' in space.kind ? space.kind.mystic : null;
}

const touching = (a: PackSpace, b: PackSpace): boolean =>
  Math.abs(a.col - b.col) + Math.abs(a.row - b.row) === 1;

/** Adjacent spaces whose cells do not touch: a bridge or the like joins them. Each pair once. */
export function links(pack: Pack): [number, number][] {
  return pack.spaces.flatMap((a) =>
    a.neighbours.flatMap((to): [number, number][] => {
      const b = pack.spaces[to];
      return b && a.space < to && !touching(a, b) ? [[a.space, to]] : [];
    }),
  );
}

/** Spaces whose cells touch but which are not adjacent. Each pair once. */
export function cuts(pack: Pack): [number, number][] {
  const at = new Map(pack.spaces.map((space) => [`${space.col} ${space.row}`, space]));
  return pack.spaces.flatMap((a) =>
    [`${a.col + 1} ${a.row}`, `${a.col} ${a.row + 1}`].flatMap((cell): [number, number][] => {
      const b = at.get(cell);
      return b && !a.neighbours.includes(b.space) ? [[a.space, b.space]] : [];
    }),
  );
}

/** What the pack calls a Mystic Building. */
export function nameOf(pack: Pack, building: Mystic): string {
  return pack.spaces.find((space) => mysticOf(space) === building)?.name ?? building;
}

/** Lines of the lattice between which the Organ lies, each where a Location Tile draws one: x for columns, y for rows. */
export type Bounds = Record<Side, number | null>;

/** The building a Location Tile shows. */
export function shownOn(pack: Pack, tile: number): Mystic | null {
  const face = pack.tiles[tile]?.face;
  return face && 'location' in face ? face.location : null;
}

/** The lines that the placed Location Tiles draw (rules 3.5.3), through the streets beside each building. */
export function bounds(pack: Pack, locations: readonly (number | null)[]): Bounds {
  const line = (side: Side): number | null => {
    const tile = locations[SIDES.indexOf(side)] ?? null;
    const building = tile === null ? null : shownOn(pack, tile);
    const space = building && pack.spaces.find((one) => mysticOf(one) === building);
    if (!space) return null;
    const along = side === 'east' || side === 'west' ? space.col : space.row;
    return side === 'east' || side === 'south' ? along - 0.5 : along + 0.5;
  };
  return { north: line('north'), east: line('east'), south: line('south'), west: line('west') };
}

/** Does a cell lie between these lines? */
export function within(lines: Bounds, col: number, row: number): boolean {
  return (
    (lines.west === null || col > lines.west) &&
    (lines.east === null || col < lines.east) &&
    (lines.north === null || row > lines.north) &&
    (lines.south === null || row < lines.south)
  );
}

/** The regular buildings for which every placed Location Tile holds true (rules 3.5.3). */
export function area(pack: Pack, locations: readonly (number | null)[]): number[] {
  const lines = bounds(pack, locations);
  return pack.spaces
    .filter((space) => space.kind === 'regular' && within(lines, space.col, space.row))
    .map((space) => space.space);
}

const WAYS = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] } as const;
export type Way = keyof typeof WAYS;

/** Is it an arrow key? */
export const isWay = (key: string): key is Way => key in WAYS;

/** The nearest place that way; straight on counts more than aside. None if there is none within 60 degrees of it. */
export function towards(points: readonly Point[], from: number, way: Way): number | null {
  const start = points[from];
  if (!start) return null;
  const [dx, dy] = WAYS[way];
  let best: number | null = null;
  let least = Infinity;
  points.forEach(([x, y], index) => {
    const ahead = (x - start[0]) * dx + (y - start[1]) * dy;
    const aside = Math.abs((x - start[0]) * dy) + Math.abs((y - start[1]) * dx);
    if (ahead <= 0 || aside > ahead * 1.75) return;
    const far = ahead + aside * 2;
    if (far < least) [best, least] = [index, far];
  });
  return best;
}

/** How far apart two places are. */
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Does a point lie within these corners? */
export function isWithin([x, y]: Point, corners: readonly Point[]): boolean {
  const crossed = corners.filter(([right, bottom], k) => {
    const [left, top] = corners.at(k - 1) ?? [right, bottom];
    return top > y !== bottom > y && x < left + ((right - left) * (y - top)) / (bottom - top);
  });
  return crossed.length % 2 === 1;
}

/** The place nearest to a point, if there is any place at all. */
export function nearest(points: readonly Point[], to: Point): number | null {
  let best: number | null = null;
  points.forEach((point, index) => {
    const known = best === null ? undefined : points[best];
    if (!known || distance(point, to) < distance(known, to)) best = index;
  });
  return best;
}

/** The spaces as points of the lattice. */
export const cells = (pack: Pack): Point[] => pack.spaces.map((space): Point => [space.col, space.row]);

/** Numbers from 0 up to 1 that depend on these words alone: irregularity that is the same every time. */
export function dice(...words: (string | number)[]): () => number {
  let state = 2166136261;
  for (const letter of words.join(':')) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
