/** The surroundings of the plain plan: rivers, and engraved lines for gardens, fields and hills. */
import type { HoleKind, Pack } from '../wire/types';
import { dice, type Point } from './geometry';
import { path, type Board } from './layout';

/** A smooth line through points. */
export function curve(points: readonly Point[]): string {
  const at = (k: number): Point => points[Math.min(Math.max(k, 0), points.length - 1)] ?? [0, 0];
  const text = (...all: Point[]): string => all.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' ');
  let d = `M${text(at(0))}`;
  for (let k = 0; k < points.length - 1; k++) {
    const [before, from, to, after] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${text(first, second, to)}`;
  }
  return d;
}

/** The country as the data of paths; rivers with their width. */
export interface Country {
  rivers: { d: string; width: number }[];
  green: string;
  fields: string;
  rails: string;
}

/** A river of the plain plan is wider than one that blocks make room for. */
const WIDER = 1.36;

/** What lies in each cell without a space; where the pack says nothing, fields. */
function grounds(pack: Pack): { kind: HoleKind; at: Point }[] {
  const name = (col: number, row: number): string => `${col} ${row}`;
  const known = new Set([
    ...pack.spaces.map(({ col, row }) => name(col, row)),
    ...pack.sheet.grounds.map(({ at }) => name(...at)),
  ]);
  const [cols, rows] = [pack.spaces.map((space) => space.col), pack.spaces.map((space) => space.row)];
  const found: { kind: HoleKind; at: Point }[] = [...pack.sheet.grounds];
  for (let col = Math.min(...cols) - 2; col <= Math.max(...cols) + 2; col++) {
    for (let row = Math.min(...rows) - 1; row <= Math.max(...rows) + 1; row++) {
      if (!known.has(name(col, row))) found.push({ kind: 'fields', at: [col, row] });
    }
  }
  return found;
}

/** The country around a city. */
export function country(pack: Pack, board: Board): Country {
  const { at, pitch } = board;
  const all: Country = { rivers: [], green: '', fields: '', rails: '' };
  if (!at) return all;
  all.rivers = pack.sheet.rivers.map(({ course, width }) => ({
    d: curve(course.map(([c, r]) => at(c, r))),
    width: width * WIDER * pitch,
  }));
  for (const { kind, at: cell } of grounds(pack)) {
    const roll = dice(kind, ...cell);
    const many = (count: number, draw: (point: Point) => string): string =>
      Array.from({ length: count }, () =>
        draw(at(cell[0] + roll() * 0.86 - 0.43, cell[1] + roll() * 0.86 - 0.43)),
      ).join('');
    const u = pitch / 44;
    const start = ([x, y]: Point): string => `M${x.toFixed(1)} ${y.toFixed(1)}`;
    if (kind === 'fields') all.fields += many(14, (p) => `${start(p)}h${9 * u}m-${6 * u} ${3 * u}h${9 * u}`);
    if (kind === 'hills') all.green += many(14, (p) => `${start(p)}q${6 * u} -${9 * u} ${12 * u} 0`);
    if (kind === 'garden' || kind === 'glacis')
      all.green += many(26, (p) => `${start(p)}a${2.2 * u} ${2.2 * u} 0 1 0 .1 0z`);
    if (kind === 'yard')
      for (const c of [-0.3, -0.1, 0.1, 0.3])
        all.rails += path([at(cell[0] + c, cell[1] - 0.46), at(cell[0] + c, cell[1] + 0.6)], false);
  }
  return all;
}
