/** Where what stands on the board is drawn within its space, which several may share (rules 3.4.10, 3.5.6). */
import type { Box, Point } from './geometry';
import { boxOf, centreOf, sizes, type Board } from './layout';

/** Something on the board: its middle, and how large it is drawn, 1 being its usual size. */
export interface Thing {
  space: number;
  at: Point;
  scale: number;
}

export interface Standing {
  /** For each character, how far it stands from the middle of its space. */
  shift: Point[];
  clues: Thing[];
  organ: Thing | null;
}

/** Characters stand in the middle, side by side; what shares their space moves into a corner. */
export function standing(
  board: Board,
  at: readonly number[],
  clues: readonly number[],
  organ: number | null,
): Standing {
  const { token } = sizes(board);
  const lift = board.fine ? -token * 0.2 : 0;
  const taken = new Set(at);
  const place = (space: number, corner: Point | null): Thing => {
    const [x, y] = centreOf(board, space);
    const { width, height } = boxOf(board, space);
    return corner
      ? { space, at: [x + corner[0] * width, y + corner[1] * height], scale: 0.78 }
      : { space, at: [x, y], scale: 1 };
  };
  return {
    shift: at.map((space, character): Point => {
      const here = at.flatMap((other, k) => (other === space ? [k] : []));
      const room = (boxOf(board, space).width * 1.04 - token) / Math.max(here.length - 1, 1);
      return [(here.indexOf(character) - (here.length - 1) / 2) * Math.min(token * 0.98, room), lift];
    }),
    clues: [...new Set(clues)].map((space) =>
      place(space, taken.has(space) || space === organ ? [-0.34, 0.3] : null),
    ),
    organ: organ === null ? null : place(organ, taken.has(organ) ? [-0.3, -0.3] : null),
  };
}

/** A box around a point. */
export const boxAround = ([x, y]: Point, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** Where a price is written: the upper right corner of a space. */
export function priceAt(board: Board, space: number): Point {
  const { x, y, width } = boxOf(board, space);
  const inset = board.fine ? board.pitch * 0.1 : 3;
  return [x + width - inset, y + inset];
}

/** Where a runestone lies: the upper left corner of a space. */
export function runeAt(board: Board, space: number): Point {
  const { x, y } = boxOf(board, space);
  const inset = board.pitch * 0.11;
  return [x + inset, y + inset];
}
