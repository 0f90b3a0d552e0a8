/** Where the title of a board stands: as on its sheet if there is room, else in a corner, and smaller where it must be. */
import type { Pack, SheetTitleLine } from '../wire/types';
import { links, type Box, type Point } from './geometry';
import { overlap } from './labels';
import { centreOf, type Board } from './layout';

export interface Title {
  box: Box;
  /** Pixels for a unit of the sheet. */
  scale: number;
  /** Its lines, each with the middle of its foot in units from the upper left corner of the box. */
  lines: readonly (SheetTitleLine & { x: number })[];
  /** The line under the title in the same units; null if the title stands alone. */
  rule: number | null;
  /** Width and height in units. */
  size: Point;
}

/** Letters smaller than this cannot be read. */
const SMALLEST = 10.5;

const inside = (box: Box, within: Box): boolean =>
  box.x >= within.x &&
  box.y >= within.y &&
  box.x + box.width <= within.x + within.width &&
  box.y + box.height <= within.y + within.height;

/** What a title must not cover: the spaces, and what joins them. */
function obstacles(pack: Pack, board: Board): Box[] {
  const ways = links(pack).flatMap(([a, b]) => {
    const [from, to] = [centreOf(board, a), centreOf(board, b)];
    return Array.from({ length: 9 }, (_, k): Box => {
      const at = (way: 0 | 1): number => from[way] + ((to[way] - from[way]) * k) / 8;
      return { x: at(0) - 7, y: at(1) - 7, width: 14, height: 14 };
    });
  });
  return [...board.box, ...ways];
}

/** The title with the small lines around it, and the same alone, in units of the sheet. */
function forms(pack: Pack): Omit<Title, 'box' | 'scale'>[] {
  const { size, rule, lines } = pack.sheet.title;
  const [width] = size;
  const all = lines.map((line) => ({ ...line, x: width / 2 }));
  const main = lines.filter((line) => line.main);
  const top = Math.min(...main.map((line) => line.y - line.size));
  const bottom = Math.max(...main.map((line) => line.y));
  const wide = Math.max(...main.map((line) => line.text.length * (line.size * 0.72 + 6))) + 12;
  const alone = main.map((line) => ({ ...line, x: wide / 2, y: line.y - top }));
  const high = bottom - top + Math.max(...main.map((line) => line.size)) * 0.3;
  return [
    { lines: all, rule, size },
    { lines: alone, rule: null, size: [wide, high] },
  ];
}

/** The title of a board; null if there is no room for it at all. */
export function titleOn(pack: Pack, board: Board): Title | null {
  if (pack.sheet.title.lines.length === 0 || board.width === 0) return null;
  const taken = obstacles(pack, board);
  const frame: Box = { x: 3, y: 3, width: board.width - 6, height: board.height - 6 };
  const isFree = (box: Box): boolean => inside(box, frame) && !taken.some((one) => overlap(one, box));
  for (const form of forms(pack)) {
    const smallest = Math.min(...form.lines.map((line) => line.size));
    const least = SMALLEST / smallest;
    const best = board.sheet?.scale ?? 0.34;
    for (const scale of [Math.max(best, least), Math.max(best * 0.8, least), least]) {
      const [width, height] = [form.size[0] * scale, form.size[1] * scale];
      const box = place(pack, board, width, height, isFree);
      if (box) return { ...form, scale, box };
    }
  }
  return null;
}

/** A free box of this size: where the sheet has it, in a corner, or the first one from the top. */
function place(
  pack: Pack,
  board: Board,
  width: number,
  height: number,
  isFree: (box: Box) => boolean,
): Box | undefined {
  const { at, size } = pack.sheet.title;
  const box = ([x, y]: Point): Box => ({ x, y, width, height });
  const [right, bottom] = [board.width - width - 6, board.height - height - 6];
  const spots: Point[] = [
    [right, 6],
    [6, 6],
    [right, bottom],
    [6, bottom],
  ];
  if (board.sheet) {
    const [x, y] = board.sheet.on([at[0] + size[0] / 2, at[1] + size[1] / 2]);
    spots.unshift([x - width / 2, y - height / 2]);
  }
  for (let y = 6; y <= bottom; y += 16) for (let x = right; x >= 6; x -= 16) spots.push([x, y]);
  return spots.map(box).find(isFree);
}
