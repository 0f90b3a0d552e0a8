/**
 * Characters (an arch: the silhouette above, the rune on the plate below) and seats (a colour and a shape).
 * Headwear makes the silhouette: eight outlines that differ in the top third, where the eye looks first.
 */
import type { Character } from '../wire/types.ts';

/** In the rules' order. */
export const CHARACTERS: readonly Character[] = [
  'johnsson',
  'lilja',
  'palsson',
  'vikstrom',
  'lewis',
  'vidal',
  'koleberg',
  'snowy',
];

const BUST = 'M4.5 27.5c.5-5.2 3.9-7 8.3-7.7v-2.3h6.4v2.3c4.4.7 7.8 2.5 8.3 7.7z';
const HEAD = 'M16 8.6c2.7 0 4.3 2 4.3 4.9s-1.7 5.7-4.3 5.7-4.3-2.8-4.3-5.7 1.6-4.9 4.3-4.9z';

interface Figure {
  /** The silhouette, on 32 × 27.6. */
  body: string;
  /** Cut-outs, so that hair stays a face and a cap stays goggles. */
  cut?: string;
}

export const FIGURES: Record<Character, Figure> = {
  /** Composer: tall hat. */
  johnsson: {
    body: `${BUST}${HEAD}M11.6 2.2h8.8l-.5 6.8h3.7c.6 0 .6 1.7 0 1.7H8.4c-.6 0-.6-1.7 0-1.7h3.7z`,
  },
  /** Princess: long hair and a coronet. */
  lilja: {
    body: 'M16 6c4.6 0 6.6 3.2 6.8 7 .2 4.4 1.8 7.6 4.5 10.3l.3 4.2H4.4l.3-4.2c2.7-2.7 4.3-5.9 4.5-10.3.2-3.8 2.2-7 6.8-7zM11 6.8l-.8-4.4 3 2L16 1.6l2.8 2.8 3-2-.8 4.4z',
    cut: 'M12.3 12.6c2-.4 3.4-1.3 4.3-2.8.7 1.4 1.7 2.3 3.1 2.8.2 3.8-1.1 6.6-3.7 6.6s-4-2.8-3.7-6.6z',
  },
  /** Inventor: leather cap with goggles. */
  palsson: {
    body: `${BUST}${HEAD}M16 4.2c4.6 0 6.8 2.8 6.8 6.6v2.6c0 .8-13.6.8-13.6 0v-2.6C9.2 7 11.4 4.2 16 4.2z`,
    cut: 'M12.8 6.8a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM19.2 6.8a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  },
  /** Scholar: square cap with a tassel. */
  vikstrom: {
    body: `${BUST}${HEAD}M16 3L28.6 7.2 16 11.4 3.4 7.2zM11 10.4h10v2.6c-3 1-7 1-10 0zM25.6 8v6.6l-1.2 1.6h2.8l-.6-1.6V7.7z`,
  },
  /** Lady: upswept hair with a plume. */
  lewis: {
    body: `${BUST}${HEAD}M11 12c-.3-3.8 1.8-6 5-6 2.6 0 4.3 1.3 4.9 3.6l-1.3 1.2c-3-.2-5.9-.9-8.6 1.2zM15.2 7.2C14.8 3.8 17.6 2 20.6 3c2.4.8 3.4 2.6 3 4.4-.3 1.3-1.4 1.8-2.2 1.4.7-1.4.1-2.6-1.3-2.9-1.5-.3-2.6.6-3 2.3z`,
  },
  /** Hunter: broad brim. */
  vidal: {
    body: `${BUST}${HEAD}M11.3 5.6c1.5-1.7 7.9-1.7 9.4 0l.9 3.2c3.6.4 6.8 1.2 6.8 2.3 0 1.6-24.8 1.6-24.8 0 0-1.1 3.2-1.9 6.8-2.3z`,
  },
  /** Detective: bowler and turned-up collar. */
  koleberg: {
    body: 'M4.5 27.5c.4-4 2.2-6.4 5.3-7.4L7.4 12.6l6.8 6.2h3.6l6.8-6.2-2.4 7.5c3.1 1 4.9 3.4 5.3 7.4zM16 8.6c2.7 0 4.3 1.7 4.3 4.4s-1.7 5.2-4.3 5.2-4.3-2.5-4.3-5.2 1.6-4.4 4.3-4.4zM11.4 9.2c0-3.4 1.8-5.4 4.6-5.4s4.6 2 4.6 5.4h2c.5 0 .5 1.4 0 1.4H9.4c-.5 0-.5-1.4 0-1.4z',
  },
  /** Captain: bicorne with a star. */
  snowy: {
    body: `${BUST}${HEAD}M3.8 11.8C5 9.4 8.4 3.6 16 3.6s11 5.8 12.2 8.2c.3.7-.4 1-1 .7-3.5-1.6-7.2-2.4-11.2-2.4s-7.7.8-11.2 2.4c-.6.3-1.3 0-1-.7z`,
    cut: 'M16 5.2l.9 1.9 2 .2-1.5 1.4.4 2-1.8-1-1.8 1 .4-2-1.5-1.4 2-.2z',
  },
};

/** The runes, lines on 16 × 24. Jera is two angles that do not touch; Sowilo has its old form and is never doubled. */
export const RUNES: Record<Character, string> = {
  johnsson: 'M6.6 3L2.2 9.5 6.6 16M9.4 8l4.4 6.5L9.4 21',
  lilja: 'M4.5 22V2.5l7.5 7',
  palsson: 'M3.5 2.5v19M3.5 2.5l5 5.5 4.5-5M3.5 21.5l5-5.5 4.5 5',
  vikstrom: 'M4.5 22V2.5l7.5 5.3-7.5 5.4',
  lewis: 'M3 22V2.5l5 6 5-6V22',
  vidal: 'M2.8 2.5v19M13.2 2.5v19M2.8 2.5l10.4 19M13.2 2.5l-10.4 19',
  koleberg: 'M11.8 2.5L4 12l7.8 9.5',
  snowy: 'M12 2.5L4.4 7.2l7.4 4.8-7.4 4.8 7.6 4.7',
};

/** Two-letter abbreviations. Names are not translated, so neither are these. */
export const LETTERS: Record<Character, string> = {
  johnsson: 'Jo',
  lilja: 'Li',
  palsson: 'På',
  vikstrom: 'Vk',
  lewis: 'Le',
  vidal: 'Vd',
  koleberg: 'Ko',
  snowy: 'Sn',
};

/** The shape of each seat, in seat order, with about the same amount of ink. */
export const SHAPES = ['disc', 'square', 'triangle', 'diamond', 'cross', 'crescent'] as const;
export type Shape = (typeof SHAPES)[number];

export const SHAPE_PATHS: Record<Shape, string> = {
  disc: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  square: 'M4 4h16v16H4z',
  triangle: 'M12 2.6L22.2 20.6H1.8z',
  diamond: 'M12 1.4L22.6 12 12 22.6 1.4 12z',
  cross: 'M8.6 2.4h6.8v6.2h6.2v6.8h-6.2v6.2H8.6v-6.2H2.4V8.6h6.2z',
  crescent: 'M15.4 2.4a9.9 9.9 0 1 0 6.4 13.7A8.1 8.1 0 0 1 15.4 2.4z',
};

/** The shape of a seat, 0 to 5. */
export function shapeOf(seat: number): Shape {
  return SHAPES[seat] ?? 'disc';
}
