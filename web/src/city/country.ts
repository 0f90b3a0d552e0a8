/** The country around the plain plan: rivers, and engraved lines where gardens, fields and hills are. */
import type { Pack } from '../wire/types';
import { dice, type Point } from './geometry';
import { path, type Board } from './layout';
import { GROUNDS, RIVERS } from './plan/turin';

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

/** Other packs do not say what lies in their empty cells: fields, and a wood here and there. */
function anywhere(pack: Pack): typeof GROUNDS {
  const taken = new Set(pack.spaces.map(({ col, row }) => `${col} ${row}`));
  const [cols, rows] = [pack.spaces.map((space) => space.col), pack.spaces.map((space) => space.row)];
  const found: (typeof GROUNDS)[number][] = [];
  for (let col = Math.min(...cols) - 2; col <= Math.max(...cols) + 2; col++) {
    for (let row = Math.min(...rows) - 1; row <= Math.max(...rows) + 1; row++) {
      const kind = dice(pack.id, col, row)() < 0.34 ? 'garden' : 'fields';
      if (!taken.has(`${col} ${row}`)) found.push({ kind, at: [col, row] });
    }
  }
  return found;
}

/** The country around a city; ours is known. */
export function country(pack: Pack, board: Board, known: boolean): Country {
  const { at, pitch } = board;
  const all: Country = { rivers: [], green: '', fields: '', rails: '' };
  if (!at) return all;
  const rivers = known ? RIVERS : [];
  all.rivers = rivers.map(({ line, width }) => ({
    d: curve(line.map(([c, r]) => at(c, r))),
    width: width * pitch,
  }));
  for (const { kind, at: cell } of known ? GROUNDS : anywhere(pack)) {
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
