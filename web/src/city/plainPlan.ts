/**
 * The plain plan, made from the lattice alone: pavement, blocks with houses, bridges and walls. Every kind of thing is one
 * path for the whole city, so that the board costs few elements. The country around it: countryside.ts.
 */
import type { Pack } from '../wire/types';
import { cuts, dice, links, mysticOf, stationOf, type Point } from './geometry';
import { boxOf, centreOf, path, type Board } from './layout';

/** A house in its block: left, top, right, bottom as parts of it. */
type House = readonly [number, number, number, number];

/** How a block is built over. */
const PLANS: readonly (readonly House[])[] = [
  [
    [0, 0, 1, 0.27],
    [0, 0.27, 0.23, 0.73],
    [0.77, 0.27, 1, 0.73],
    [0, 0.73, 1, 1],
  ],
  [
    [0, 0, 0.46, 0.44],
    [0.54, 0, 1, 0.44],
    [0, 0.56, 0.46, 1],
    [0.54, 0.56, 1, 1],
  ],
  [
    [0, 0, 0.3, 1],
    [0.7, 0, 1, 1],
    [0.3, 0.66, 0.7, 1],
  ],
  [
    [0, 0, 1, 0.38],
    [0, 0.38, 0.34, 1],
    [0.46, 0.55, 1, 1],
  ],
  [
    [0, 0, 0.62, 0.3],
    [0.72, 0, 1, 0.6],
    [0, 0.3, 0.26, 1],
    [0.36, 0.7, 1, 1],
  ],
  [
    [0, 0, 1, 0.3],
    [0, 0.42, 0.48, 1],
    [0.58, 0.42, 1, 0.68],
    [0.58, 0.68, 1, 1],
  ],
];

const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];

/** A polygon drawn towards its middle: 1 leaves it, 0 makes it a point. */
export function shrunk(points: readonly Point[], centre: Point, part: number): Point[] {
  return points.map((point) => between(centre, point, part));
}

/** Spaces as one picture, each part the data of a path. */
export interface Blocks {
  ground: string;
  roofs: string;
  /** The shaded half of each roof. */
  shade: string;
  /** The edges of roofs where snow lies. */
  snow: string;
  /** Windows, if they are lit. */
  windows: string;
}

/** Do houses stand here? Stations and Mystic Buildings have their own look. */
const isBuilt = (pack: Pack, space: number): boolean => pack.spaces[space]?.kind === 'regular';

/** These spaces as one picture. */
export function blocks(pack: Pack, board: Board, spaces: readonly number[], lit: boolean): Blocks {
  const all: Blocks = { ground: '', roofs: '', shade: '', snow: '', windows: '' };
  for (const space of spaces) {
    const outline = board.outline[space];
    const info = pack.spaces[space];
    if (!outline || !info) continue;
    all.ground += path(outline);
    const [a, b, c, d] = outline;
    if (!isBuilt(pack, space) || !a || !b || !c || !d) continue;
    const at = (u: number, v: number): Point => between(between(a, b, u), between(d, c, u), v);
    const roll = dice(info.id, 'plan');
    const plan = PLANS[Math.floor(roll() * PLANS.length)] ?? [];
    for (const [u0, v0, u1, v1] of plan) {
      const roof = [at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)];
      all.roofs += path(roof);
      all.shade +=
        u1 - u0 > v1 - v0
          ? path([at(u0, (v0 + v1) / 2), at(u1, (v0 + v1) / 2), at(u1, v1), at(u0, v1)])
          : path([at((u0 + u1) / 2, v0), at(u1, v0), at(u1, v1), at((u0 + u1) / 2, v1)]);
      all.snow += path([at(u0, v1), at(u0, v0), at(u1, v0)], false);
      if (lit) all.windows += windows(roll, [u0, v0, u1, v1], at, board.fine);
    }
  }
  return all;
}

/** About half of a house's windows. */
function windows(
  roll: () => number,
  house: House,
  at: (u: number, v: number) => Point,
  fine: boolean,
): string {
  const [u0, v0, u1, v1] = house;
  const across = Math.max(1, Math.round((u1 - u0) * (fine ? 9 : 5)));
  const down = Math.max(1, Math.round((v1 - v0) * (fine ? 7 : 4)));
  const side = fine ? 2 : 1.3;
  let d = '';
  for (let i = 0; i < across; i++) {
    for (let k = 0; k < down; k++) {
      if (roll() < 0.48) continue;
      const [x, y] = at(u0 + ((u1 - u0) * (i + 0.5)) / across, v0 + ((v1 - v0) * (k + 0.5)) / down);
      d += `M${(x - side / 2).toFixed(1)} ${(y - side / 2).toFixed(1)}h${side}v${side * 1.25}h-${side}z`;
    }
  }
  return d;
}

/** The band around a station between its rim and its court, to be filled by the even-odd rule. */
export function band(board: Board, space: number): string {
  const outline = board.outline[space] ?? [];
  const { width, height } = boxOf(board, space);
  const wide = board.fine ? 5.5 : 3.4;
  return (
    path(outline) + path(shrunk(outline, centreOf(board, space), 1 - (2 * wide) / Math.min(width, height)))
  );
}

/** The paved ground of the whole city: its blocks, and the streets around them. */
export function pavement(board: Board): string {
  return board.outline.map((outline, k) => path(shrunk(outline, centreOf(board, k), 1.26))).join('');
}

/** Bridges and other ways between spaces that do not touch. */
export function bridges(pack: Pack, board: Board): string {
  return links(pack)
    .map(([a, b]) => path([centreOf(board, a), centreOf(board, b)], false))
    .join('');
}

/** Walls between spaces that touch but are not adjacent. */
export function walls(pack: Pack, board: Board): string {
  return cuts(pack)
    .map(([a, b]) => {
      const [p, q] = [centreOf(board, a), centreOf(board, b)];
      const middle = between(p, q, 0.5);
      const half: Point = [(q[0] - p[0]) * 0.42, (q[1] - p[1]) * 0.42];
      return path(
        [
          [middle[0] - half[1], middle[1] + half[0]],
          [middle[0] + half[1], middle[1] - half[0]],
        ],
        false,
      );
    })
    .join('');
}

/** The stations and Mystic Buildings, which have their own look on the plain plan. */
export function special(pack: Pack): number[] {
  return pack.spaces.filter((space) => stationOf(space) || mysticOf(space)).map((space) => space.space);
}
