/**
 * Our own city as it was drawn: where each block lies on the sheet, and the rivers for the plain plan. The pictures and
 * `turin.json` are made by tools/plan.js.
 */
import type { Pack } from '../../wire/types';
import { mysticOf, stationOf, type Point } from '../geometry';
import sheet from './turin.json';

/** A drawn plan: the sheet, and for each space of the pack its block. */
export interface Plan {
  /** The part of the sheet that the picture shows: left, top, width, height. */
  frame: readonly number[];
  places: readonly { centre: Point; outline: readonly Point[] }[];
}

interface Place {
  at: number[];
  kind: string;
  centre: number[];
  outline: number[][];
}

const COLOURS = { taxi: 'yellow', train: 'yellow', monorail: 'green', airship: 'blue' } as const;
const places = sheet.places as Record<string, Place>;
const point = ([x = 0, y = 0]: number[]): Point => [x, y];

/** The drawing of a pack, if there is one that shows exactly its spaces. A changed copy of ours gets the plain plan. */
export function planOf(pack: Pack): Plan | null {
  if (pack.id !== 'turin' || pack.spaces.length !== Object.keys(places).length) return null;
  const drawn = pack.spaces.map((space) => {
    const place = places[space.id];
    const station = stationOf(space);
    const kind = station ? COLOURS[station] : mysticOf(space) ? 'mystic' : 'regular';
    return place?.kind === kind && place.at[0] === space.col && place.at[1] === space.row ? place : undefined;
  });
  const found = drawn.filter((place) => place !== undefined);
  if (found.length !== drawn.length) return null;
  return {
    frame: sheet.frame,
    places: found.map(({ centre, outline }) => ({ centre: point(centre), outline: outline.map(point) })),
  };
}

/** The rivers in columns and rows, each with its width as a part of a space. */
export const RIVERS: readonly { width: number; line: readonly Point[] }[] = [
  {
    width: 0.34,
    line: [
      [5.42, -1],
      [5.5, -0.1],
      [5.62, 0.42],
      [6.4, 0.5],
      [7, 0.86],
      [8, 1.02],
      [9, 0.98],
      [9.7, 1.22],
      [10.1, 1.35],
    ],
  },
  {
    width: 0.68,
    line: [
      [8.05, 8.3],
      [8, 7.3],
      [8, 6.4],
      [8.65, 5.5],
      [9, 4.6],
      [9.25, 3.95],
      [9.95, 3.1],
      [10.05, 2],
      [10.2, 1],
      [10.75, 0.1],
      [11, -0.9],
    ],
  },
];

/** What lies in empty cells besides water: column, row. */
export const GROUNDS: readonly { kind: 'garden' | 'glacis' | 'yard' | 'hills' | 'fields'; at: Point }[] = [
  { kind: 'fields', at: [0, 0] },
  { kind: 'fields', at: [9, 0] },
  { kind: 'fields', at: [0, 6] },
  { kind: 'fields', at: [0, 7] },
  { kind: 'garden', at: [6, 2] },
  { kind: 'glacis', at: [2, 5] },
  { kind: 'yard', at: [4, 7] },
  { kind: 'hills', at: [10, 7] },
];
