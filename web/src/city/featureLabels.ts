/** Where the names of rivers, bridges, gardens and hills are written: as on the sheet, or along the rivers of the plain plan. */
import type { Pack, SheetNameKind } from '../wire/types';
import { distance, isWithin, type Box, type Point } from './geometry';
import { overlap, textWidth } from './labels';
import type { Board } from './layout';

/** A name along a line, in pixels. */
export interface Written {
  kind: SheetNameKind;
  text: string;
  size: number;
  line: Point[];
}

/** Letters are as large as this if there is room, and never smaller than that. */
const SMALLEST = 10;
const LEAST = 8.5;
/** The space between the letters of a river's name, by their size. */
const SPACED = 0.08;

/** How long a name is with the space between its letters. */
const long = (text: string, size: number): number => textWidth(text, size) * 1.2;

/** The length of a line. */
const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, point, k) => sum + distance(point, line[k - 1] ?? point), 0);

/** The box around a name. */
function around(line: readonly Point[], size: number): Box {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - size * 0.4, Math.min(...ys) - size * 0.7];
  return { x, y, width: Math.max(...xs) + size * 0.4 - x, height: Math.max(...ys) + size * 0.4 - y };
}

/** A line led on straight by so much at both ends. */
function led(line: readonly Point[], by: number): Point[] {
  const end = (from: Point | undefined, to: Point | undefined): Point[] => {
    if (!from || !to) return [];
    const far = by / Math.max(distance(from, to), 1);
    return [[to[0] + (to[0] - from[0]) * far, to[1] + (to[1] - from[1]) * far]];
  };
  return by <= 0 ? [...line] : [...end(line[1], line[0]), ...line, ...end(line.at(-2), line.at(-1))];
}

/** Points along the letters of a name, which stand in the middle of its line. */
function along({ text, size, line, kind }: Written): Point[] {
  const wide = textWidth(text, size) + (kind === 'water' ? text.length * size * SPACED : 0);
  const start = (lengthOf(line) - wide) / 2;
  const points: Point[] = [];
  let [passed, next] = [0, start + size * 0.3];
  line.forEach((to, k) => {
    const from = line[k - 1] ?? to;
    const far = distance(from, to);
    for (; far > 0 && next <= passed + far && next <= start + wide - size * 0.3; next += size * 0.4) {
      const t = (next - passed) / far;
      points.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
    }
    passed += far;
  });
  return points;
}

/** The boxes around the letters of a name. */
export const lettersOf = (name: Written): Box[] =>
  along(name).map(([x, y]) => ({
    x: x - name.size * 0.4,
    y: y - name.size * 0.6,
    width: name.size * 0.8,
    height: name.size * 0.8,
  }));

/** Letters that had to grow may reach a block or another name: such names are written smaller, or left out with all their lines. */
function clear(names: readonly Written[], board: Board): Written[] {
  const kept: { name: Written; points: Point[] }[] = [];
  for (let k = 0, end = 0; k < names.length; k = end) {
    end = k + 1;
    while (isNextLine(names[end - 1], names[end])) end++;
    const tries = [1, 0.92, 0.85].map((by) =>
      names.slice(k, end).map((one) => {
        const name = { ...one, size: one.size * by };
        return { name, points: along(name) };
      }),
    );
    const lines = tries.find((one) => one.every(isFree));
    if (lines) kept.push(...lines);
  }
  return kept.map(({ name }) => name);

  function isFree({ name: { size }, points }: (typeof kept)[number]): boolean {
    const isHidden = (point: Point): boolean =>
      board.outline.some((block) => isWithin(point, block)) ||
      kept.some((other) => other.points.some((one) => distance(one, point) < size * 0.7));
    return size >= LEAST && !points.some(isHidden);
  }
}

/** Do both belong to one name that is written in several lines? */
function isNextLine(name?: Written, next?: Written): boolean {
  const [a, b] = [name && middleOf(name), next && middleOf(next)];
  return !!a && !!b && name?.kind === next?.kind && distance(a, b) < 2 * (name?.size ?? 0);
}

const middleOf = ({ line }: Written): Point => {
  const [[x, y], [right, bottom]] = [line[0] ?? [0, 0], line.at(-1) ?? [0, 0]];
  return [(x + right) / 2, (y + bottom) / 2];
};

/** The names that lie wholly on the board, not under its title, and on nothing else. */
export function written(pack: Pack, board: Board, title: Box | null): Written[] {
  const { sheet, at } = board;
  const names = sheet
    ? pack.sheet.names.map(({ kind, text, size, line }): Written => {
        const letters = Math.max(size * sheet.scale, SMALLEST);
        const points = line.map(sheet.on);
        const way = led(points, (long(text, letters) - lengthOf(points)) / 2);
        return { kind, text, size: letters, line: way };
      })
    : pack.sheet.rivers.flatMap(({ name, width, course }) => {
        const size = Math.min(Math.max(width * board.pitch * 0.8, SMALLEST), 17);
        const points = at ? smooth(course.map(([col, row]) => at(col, row))) : [];
        const line = name ? reach(points, long(name, size), size, board, title) : null;
        return line ? [{ kind: 'water' as const, text: name, size, line }] : [];
      });
  return clear(
    names.filter(({ line, size }) => isOn(board, around(line, size), title)),
    board,
  );
}

function isOn(board: Board, box: Box, title: Box | null): boolean {
  const isWhole =
    box.x >= 0 && box.y >= 0 && box.x + box.width <= board.width && box.y + box.height <= board.height;
  return isWhole && !(title && overlap(box, title));
}

/** Points on the smooth line through places, five for each piece. */
function smooth(places: readonly Point[]): Point[] {
  const at = (k: number): Point => places[Math.min(Math.max(k, 0), places.length - 1)] ?? [0, 0];
  const on = (k: number, t: number, way: 0 | 1): number => {
    const [a, b, c, d] = [at(k - 1)[way], at(k)[way], at(k + 1)[way], at(k + 2)[way]];
    return b + (t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * b - a - 3 * c + d)))) / 2;
  };
  const steps = Math.max((places.length - 1) * 5, 0);
  return Array.from({ length: steps + 1 }, (_, k): Point => {
    const [piece, t] = [Math.floor(k / 5), (k % 5) / 5];
    return [on(piece, t, 0), on(piece, t, 1)];
  });
}

/** The straightest stretch of a river that a name of this length finds room on, between the blocks. */
function reach(
  points: readonly Point[],
  length: number,
  size: number,
  board: Board,
  title: Box | null,
): Point[] | null {
  let best: Point[] | null = null;
  let least = 0.9;
  points.forEach((first, from) => {
    const line: Point[] = [first];
    for (let k = from + 1; k < points.length && lengthOf(line) < length; k++) line.push(points[k] ?? first);
    const last = line.at(-1) ?? first;
    const straight = distance(first, last) / Math.max(lengthOf(line), 1);
    if (lengthOf(line) < length || straight <= least || !isOn(board, around(line, size), title)) return;
    const near = (box: Box): boolean =>
      line.some((point) => overlap(box, { x: point[0] - 3, y: point[1] - 3, width: 6, height: 6 }));
    if (board.box.some(near)) return;
    [best, least] = [line, straight];
  });
  return best && lowered(best, size * 0.32);
}

/** A line that is read from left to right, or upwards where it is steep, lowered so that letters stand around it. */
function lowered(line: Point[], by: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  const [dx, dy] = first && last ? [last[0] - first[0], last[1] - first[1]] : [0, 0];
  const isBackwards = Math.abs(dx) < 0.35 * Math.abs(dy) ? dy > 0 : dx < 0;
  const way = isBackwards ? line.toReversed() : line;
  return way.map(([x, y], k): Point => {
    const from: Point = way[k - 1] ?? [x, y];
    const to: Point = way[k + 1] ?? [x, y];
    const far = Math.max(distance(from, to), 0.1);
    return [x - ((to[1] - from[1]) / far) * by, y + ((to[0] - from[0]) / far) * by];
  });
}
