/** Where each space of a pack lies on the screen, in pixels: on the drawn plan if there is room for it, else in a grid. */
import type { Pack, Sheet } from '../wire/types';
import { dice, mysticOf, type Box, type Point } from './geometry';

/** The smallest space, in pixels, at which names fit and the drawn plan can be read. */
const FINE = 46;
/** The smallest space a finger can hit; a board that needs more room than there is grows beyond it and scrolls. */
const SMALLEST = 24;

export interface Board {
  width: number;
  height: number;
  /** Where the drawn plan's picture lies: left, top, width, height. Null on the plain plan. */
  picture: readonly [number, number, number, number] | null;
  /** On the drawn plan: where a place of the sheet lies, and how large its unit is. */
  sheet: { on: (point: Point) => Point; scale: number } | null;
  /** Is there room for names and for small print? */
  fine: boolean;
  /** The side of a space: the smaller of the mean width and height. */
  pitch: number;
  /** For each space, the middle. */
  centre: readonly Point[];
  /** For each space, its corners. */
  outline: readonly (readonly Point[])[];
  /** For each space, the box around it. */
  box: readonly Box[];
  /** On the plain plan: where any place of the lattice lies, by column and row. */
  at: ((col: number, row: number) => Point) | null;
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** The smallest box around points. */
function around(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The board in a box of this many pixels. */
export function layOut(pack: Pack, width: number, height: number): Board {
  const drawn = pack.sheet.places.length === pack.spaces.length && onSheet(pack.sheet, width, height);
  return drawn && drawn.fine ? drawn : inGrid(pack, width, height);
}

/** On the drawn plan: the whole city in the middle of the box, the country around it as far as the box goes. */
function onSheet(sheet: Sheet, width: number, height: number): Board {
  const city = around(sheet.places.flatMap((place) => place.outline));
  const margin = 9;
  const scale = Math.min((width - 2 * margin) / city.width, (height - 2 * margin) / city.height);
  const x0 = width / 2 - (city.x + city.width / 2) * scale;
  const y0 = height / 2 - (city.y + city.height / 2) * scale;
  const onScreen = ([x, y]: Point): Point => [x0 + x * scale, y0 + y * scale];
  const outline = sheet.places.map((place) => place.outline.map(onScreen));
  const box = outline.map(around);
  const mean = (side: 'width' | 'height'): number =>
    box.reduce((sum, one) => sum + one[side], 0) / box.length;
  const pitch = Math.min(mean('width'), mean('height'));
  const [frameX, frameY, frameWidth, frameHeight] = sheet.frame;
  return {
    width,
    height,
    picture: [x0 + frameX * scale, y0 + frameY * scale, frameWidth * scale, frameHeight * scale],
    sheet: { on: onScreen, scale },
    fine: pitch >= FINE,
    pitch,
    centre: sheet.places.map((place) => onScreen(place.centre)),
    outline,
    box,
    at: null,
  };
}

/** How the columns (or rows) of a pack share a length of 1; those without any space take half as much. */
function lattice(pack: Pack, axis: 'col' | 'row'): { total: number; along: (at: number) => number } {
  const taken = new Set(pack.spaces.map((space) => space[axis]));
  const first = Math.min(...taken);
  const widths = Array.from({ length: Math.max(...taken) - first + 1 }, (_, k) =>
    taken.has(first + k) ? 1 : 0.5,
  );
  const total = widths.reduce((sum, width) => sum + width, 0);
  const along = (at: number): number => {
    const v = at - first + 0.5;
    const cell = clamp(Math.floor(v), 0, widths.length - 1);
    const before = widths.slice(0, cell).reduce((sum, width) => sum + width, 0);
    return (before + (v - cell) * (widths[cell] ?? 1)) / total;
  };
  return { total, along };
}

/** In a grid, as large as the box allows; spaces may be a little wider or higher than square. */
function inGrid(pack: Pack, width: number, height: number): Board {
  const [cols, rows] = [lattice(pack, 'col'), lattice(pack, 'row')];
  const rim = width >= 640 ? 14 : 2;
  let wide = Math.max((width - 2 * rim) / cols.total, SMALLEST);
  let high = Math.max((height - 2 * rim) / rows.total, SMALLEST);
  wide = Math.min(wide, high * 1.3);
  high = Math.min(high, wide * 1.3);
  const whole: Point = [
    Math.max(width, wide * cols.total + 2 * rim),
    Math.max(height, high * rows.total + 2 * rim),
  ];
  const at = (col: number, row: number): Point => [
    (whole[0] - wide * cols.total) / 2 + cols.along(col) * wide * cols.total,
    (whole[1] - high * rows.total) / 2 + rows.along(row) * high * rows.total,
  ];
  const fine = Math.min(wide, high) >= FINE;
  const centre = pack.spaces.map((space) => at(space.col, space.row));
  const half: Point = fine ? [wide * 0.4, high * 0.39] : [wide * 0.42, high * 0.41];
  const outline = pack.spaces.map((space, index): Point[] => {
    const [x, y] = centre[index] ?? [0, 0];
    return mysticOf(space)
      ? ring(x, y, Math.min(...half) * 1.06)
      : block(x, y, half, space.id, fine ? 2.2 : 1);
  });
  return {
    width: whole[0],
    height: whole[1],
    picture: null,
    sheet: null,
    fine,
    pitch: Math.min(wide, high),
    centre,
    outline,
    box: outline.map(around),
    at,
  };
}

/** A block whose corners are a little off, as corners are. */
function block(x: number, y: number, half: Point, id: string, off: number): Point[] {
  const roll = dice(id);
  const shift = (): number => (roll() - 0.5) * 2 * off;
  return [
    [x - half[0] + shift(), y - half[1] + shift()],
    [x + half[0] + shift(), y - half[1] + shift()],
    [x + half[0] + shift(), y + half[1] + shift()],
    [x - half[0] + shift(), y + half[1] + shift()],
  ];
}

function ring(x: number, y: number, radius: number): Point[] {
  return Array.from({ length: 24 }, (_, k): Point => {
    const angle = (k / 24) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** How large what stands on the board is drawn, in pixels. */
export interface Sizes {
  /** Width of a character. */
  token: number;
  /** Radius of a Clue's disc. */
  clue: number;
  /** Radius of a price's disc. */
  price: number;
  /** Radius of a runestone. */
  rune: number;
  /** Side of a station's or a landmark's picture on the plain plan. */
  glyph: number;
  /** Letters of a place's and of a character's name. */
  name: number;
  who: number;
}

/** Sizes that suit a board; what is written grows with the reader's text, 1 being the usual size. */
export function sizes(board: Board, zoom = 1): Sizes {
  const { fine, pitch } = board;
  const name = clamp(pitch * 0.2, 13.5, 17) * zoom;
  const who = clamp(pitch * 0.18, 12, 15) * zoom;
  return fine
    ? {
        token: clamp(pitch * 0.46, 27, 48),
        clue: clamp(pitch * 0.19, 11, 18),
        price: clamp(pitch * 0.135, 9, 12) * zoom,
        rune: clamp(pitch * 0.13, 8, 12),
        glyph: clamp(pitch * 0.36, 20, 36),
        name,
        who,
      }
    : {
        token: clamp(pitch * 0.66, 15, 30),
        clue: clamp(pitch * 0.24, 7, 12),
        price: clamp(pitch * 0.23, 7, 9) * zoom,
        rune: clamp(pitch * 0.17, 5, 8),
        glyph: clamp(pitch * 0.44, 11, 22),
        name,
        who,
      };
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

const NOWHERE: Point = [0, 0];
const NOTHING: Box = { x: 0, y: 0, width: 0, height: 0 };

/** The middle of a space. */
export const centreOf = (board: Board, space: number): Point => board.centre[space] ?? NOWHERE;

/** The box around a space. */
export const boxOf = (board: Board, space: number): Box => board.box[space] ?? NOTHING;

/** Spaces as the data of one path. */
export function outlines(board: Board, spaces: readonly number[]): string {
  return spaces.map((space) => path(board.outline[space] ?? [])).join('');
}

/** Points as the data of a path. */
export function path(points: readonly Point[], closed = true): string {
  if (points.length === 0) return '';
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}${closed ? 'Z' : ''}`;
}
