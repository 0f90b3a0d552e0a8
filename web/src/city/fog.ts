/** The fog over what the Location Tiles exclude: which part of the board it covers, and the lines that tiles draw. */
import type { Pack } from '../wire/types';
import type { Bounds, Point } from './geometry';
import { path, type Board } from './layout';

/** A line across the whole board, through the streets. */
type Line = readonly Point[];

/** How far a block reaches from its middle that way. */
function reach(outline: readonly Point[], [x, y]: Point, [dx, dy]: Point): number {
  let far = 0;
  outline.forEach(([ax, ay], k) => {
    const [bx, by] = outline[(k + 1) % outline.length] ?? [ax, ay];
    const det = (bx - ax) * dy - (by - ay) * dx;
    if (det === 0) return;
    const along = ((x - ax) * dy - (y - ay) * dx) / det;
    const ahead = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / -det;
    if (along >= 0 && along <= 1 && ahead > far) far = ahead;
  });
  return far;
}

/** The line between two columns (axis 0) or two rows (axis 1), from one rim of the board to the other. */
function streetLine(pack: Pack, board: Board, axis: 0 | 1, between: number): Line {
  const across = axis === 0 ? 1 : 0;
  const step = (sign: number): Point => (axis === 0 ? [sign, 0] : [0, sign]);
  const half = board.pitch * 0.04;
  const found = new Map<number, { ends: number[]; along: number[] }>();
  pack.spaces.forEach((space, index) => {
    const cell = [space.col, space.row] as const;
    const side = cell[axis] - between;
    const centre = board.centre[index];
    const outline = board.outline[index];
    if (Math.abs(side) > 0.6 || !centre || !outline) return;
    const sign = side < 0 ? 1 : -1;
    const entry = found.get(cell[across]) ?? { ends: [], along: [] };
    entry.ends.push(centre[axis] + sign * (reach(outline, centre, step(sign)) + half));
    entry.along.push(centre[across]);
    found.set(cell[across], entry);
  });
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const places = [...found.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, { ends, along }]): [number, number] => [mean(along), mean(ends)]);
  const even = mean(places.map(([, at]) => at));
  const kept = board.picture ? places : places.map(([along]): [number, number] => [along, even]);
  const [first, last] = [kept[0], kept.at(-1)];
  if (!first || !last) return [];
  const far = axis === 0 ? board.height : board.width;
  const all: [number, number][] = [[-4, first[1]], ...kept, [far + 4, last[1]]];
  return all.map(([along, at]): Point => (axis === 0 ? [at, along] : [along, at]));
}

/** Where a line is at this place along the other axis. */
function valueAt(line: Line, axis: 0 | 1, along: number): number {
  const across = axis === 0 ? 1 : 0;
  for (let k = 1; k < line.length; k++) {
    const [a, b] = [line[k - 1], line[k]];
    if (!a || !b || b[across] < along) continue;
    const part = (along - a[across]) / (b[across] - a[across] || 1);
    return a[axis] + (b[axis] - a[axis]) * Math.max(part, 0);
  }
  return line.at(-1)?.[axis] ?? 0;
}

/** Where a line from north to south meets one from west to east. */
function crossing(column: Line, row: Line): Point {
  let y = row[0]?.[1] ?? 0;
  let x = 0;
  for (let k = 0; k < 6; k++) {
    x = valueAt(column, 0, y);
    y = valueAt(row, 1, x);
  }
  return [x, y];
}

export interface Fog {
  /** What is excluded, as the data of a path to be filled by the even-odd rule. */
  outside: string;
  /** The lines that tiles draw. */
  lines: string[];
}

/** The fog outside these lines; null if there is none. */
export function fogOutside(pack: Pack, board: Board, lines: Bounds): Fog | null {
  if (Object.values(lines).every((line) => line === null)) return null;
  const { width, height } = board;
  const west = lines.west === null ? null : streetLine(pack, board, 0, lines.west);
  const east = lines.east === null ? null : streetLine(pack, board, 0, lines.east);
  const north = lines.north === null ? null : streetLine(pack, board, 1, lines.north);
  const south = lines.south === null ? null : streetLine(pack, board, 1, lines.south);
  const rim = {
    west:
      west ??
      ([
        [-4, -4],
        [-4, height + 4],
      ] as const),
    east:
      east ??
      ([
        [width + 4, -4],
        [width + 4, height + 4],
      ] as const),
    north:
      north ??
      ([
        [-4, -4],
        [width + 4, -4],
      ] as const),
    south:
      south ??
      ([
        [-4, height + 4],
        [width + 4, height + 4],
      ] as const),
  };
  const corner = {
    nw: crossing(rim.west, rim.north),
    ne: crossing(rim.east, rim.north),
    se: crossing(rim.east, rim.south),
    sw: crossing(rim.west, rim.south),
  };
  /** The part of a line between two corners. */
  const part = (line: Line, axis: 0 | 1, from: Point, to: Point): Point[] => {
    const across = axis === 0 ? 1 : 0;
    return [
      from,
      ...line.filter((point) => point[across] > from[across] + 2 && point[across] < to[across] - 2),
      to,
    ];
  };
  const top = part(rim.north, 1, corner.nw, corner.ne);
  const right = part(rim.east, 0, corner.ne, corner.se);
  const bottom = part(rim.south, 1, corner.sw, corner.se);
  const left = part(rim.west, 0, corner.nw, corner.sw);
  const inside = [
    ...top,
    ...right.slice(1),
    ...bottom.toReversed().slice(1),
    ...left.toReversed().slice(1, -1),
  ];
  const drawn = [north && top, east && right, south && bottom, west && left].filter((line) => line !== null);
  return {
    outside: `M-4 -4H${width + 4}V${height + 4}H-4Z${path(inside)}`,
    lines: drawn.map((line) => path(line, false)),
  };
}
