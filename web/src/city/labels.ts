/** Where names go on the board so that none lies over another, over a piece or beyond the rim. */
import type { Box } from './geometry';

/** A name to be placed beside something. */
export interface Wish {
  text: string;
  /** The box around what it names. */
  of: Box;
  width: number;
  height: number;
  /** Best places for it; the first one that is free is taken. */
  try: readonly Spot[];
  /** What this name may not cover, though others may: what they name. */
  avoid?: readonly Box[];
}

/** Where a name may stand: over the lower or upper edge of what it names, within it, or outside. */
export type Spot = 'foot' | 'within' | 'below' | 'head' | 'above' | 'right' | 'left';

export interface Placed<W> extends Box {
  wish: W;
}

const NARROW = /[iljtfrI.,'’ ]/;
const WIDE = /[mwMW]/;
const CAPITAL = /[A-ZÀ-Þ]/;

/** About how wide a text is in the serif italic of the map, in pixels. */
export function textWidth(text: string, size: number): number {
  let em = 0;
  for (const letter of text)
    em += NARROW.test(letter) ? 0.33 : WIDE.test(letter) ? 0.8 : CAPITAL.test(letter) ? 0.7 : 0.5;
  return em * size;
}

/** Do two boxes overlap? Boxes that merely touch do not. */
export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** A wish's boxes, best first: each spot in the middle, then moved aside. */
function* boxes(wish: Wish, frame: Box): Generator<Box> {
  const { width, height, of } = wish;
  const [x, y] = [of.x + of.width / 2, of.y + of.height / 2];
  const foot = of.y + of.height;
  const spots: Record<Spot, [left: number, top: number]> = {
    foot: [x - width / 2, foot - height * 0.82],
    within: [x - width / 2, foot - height * 1.32],
    below: [x - width / 2, foot + 1],
    head: [x - width / 2, of.y - height * 0.18],
    above: [x - width / 2, of.y - height - 1],
    right: [of.x + of.width + 1, y - height / 2],
    left: [of.x - width - 1, y - height / 2],
  };
  const rightmost = frame.x + frame.width - width;
  for (const spot of wish.try) {
    const [left, top] = spots[spot];
    const isBeside = spot === 'left' || spot === 'right';
    for (const aside of isBeside ? [0] : [0, -0.24, 0.24, -0.42, 0.42]) {
      const shifted = left + aside * Math.min(width, of.width * 1.2);
      const box = { x: Math.min(Math.max(shifted, frame.x), rightmost), y: top, width, height };
      if (top >= frame.y && top + height <= frame.y + frame.height) yield box;
    }
  }
}

/** Places names in this order, clear of what they should `spare` if they can; one that finds no free place is left out. */
export function placeAll<W extends Wish>(
  wishes: readonly W[],
  taken: readonly Box[],
  frame: Box,
  spare: readonly Box[] = [],
): Placed<W>[] {
  const placed: Placed<W>[] = [];
  for (const wish of wishes) {
    const isClear = (box: Box, of: readonly Box[]): boolean => !of.some((other) => overlap(box, other));
    const free = [...boxes(wish, frame)].filter((box) =>
      [taken, placed, wish.avoid ?? []].every((all) => isClear(box, all)),
    );
    const box = free.find((one) => isClear(one, spare)) ?? free[0];
    if (box) placed.push({ ...box, wish });
  }
  return placed;
}

/** Words that begin what can be left off a long name, as in "Cimitero di San Pietro in Vincoli". */
const LITTLE = /\s(?:di|de|del|della|dello|dei|da|in|of|the|von|du|des)\s.*$/i;

/** The short form of a landmark's name, on the map and wherever else there is little room. */
export function shortName(name: string, most = 18): string {
  return name.length <= most ? name : name.replace(LITTLE, '');
}
