/**
 * All small drawings as SVG symbols: `g-NAME` glyphs, `b-NAME` landmarks, `c-NAME` characters, `s-NAME` seats. A
 * character inherits `--rim`, `--rim-width`, `--plate` and `--on-plate` from where it is used. They are part of the
 * served HTML: parsing is faster than generating them.
 */
import { GLYPHS, type Drawing } from './glyphs.ts';
import { LANDMARKS } from './landmarks.ts';
import { CHARACTERS, FIGURES, RUNES, SHAPE_PATHS } from './characters.ts';

const LINE = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';
const ARCH = 'M2 42V16a14 14 0 0 1 28 0v26z';

const symbol = (id: string, box: string, ...parts: (string | false | undefined)[]): string =>
  `<symbol id="${id}" viewBox="0 0 ${box}">${parts.filter(Boolean).join('')}</symbol>`;

const path = (d: string, rest = ''): string => `<path d="${d}" ${rest}/>`;

function glyph([name, { line, solid, shade, turn }]: [string, Drawing]): string {
  return symbol(
    `g-${name}`,
    '24 24',
    !!turn && `<g transform="rotate(${turn} 12 12)">`,
    shade && path(shade, 'fill="currentColor" opacity=".28"'),
    line && path(line, `${LINE} stroke-width="1.75"`),
    solid && path(solid, 'fill="currentColor" fill-rule="evenodd"'),
    !!turn && '</g>',
  );
}

function character(name: (typeof CHARACTERS)[number]): string {
  const { body, cut } = FIGURES[name];
  return symbol(
    `c-${name}`,
    '32 44',
    path(ARCH, 'fill="var(--tok)"'),
    '<g clip-path="url(#niche)">',
    path(body, 'transform="translate(0 .6)" fill="var(--fig)"'),
    cut && path(cut, 'transform="translate(0 .6)" fill="var(--tok)"'),
    '</g>',
    path('M2 27.6h28V42H2z', 'fill="var(--plate, var(--tok-plate))"'),
    path(
      RUNES[name],
      'transform="translate(12.33 29.4) scale(.4583)" fill="none" stroke="var(--on-plate, var(--tok-rune))" stroke-width="3.2" stroke-linecap="square"',
    ),
    path(ARCH, 'fill="none" stroke="var(--rim, var(--tok-rim))" stroke-width="var(--rim-width, 1.6)"'),
  );
}

/** The symbols as HTML. */
export function sprite(): string {
  const symbols = [
    ...Object.entries<Drawing>(GLYPHS).map(glyph),
    ...Object.entries(LANDMARKS).map(([name, d]) =>
      symbol(`b-${name}`, '24 24', path(d, `${LINE} stroke-width="1.6"`)),
    ),
    ...CHARACTERS.map(character),
    ...Object.entries(SHAPE_PATHS).map(([name, d]) => symbol(`s-${name}`, '24 24', path(d))),
  ];
  // Symbols that are only cloned need no layout; clip paths do.
  return (
    `<svg class="sprite">${symbols.join('')}</svg>` +
    `<svg class="niche" width="0" height="0" aria-hidden="true"><clipPath id="niche">${path('M3 27.6V16a13 13 0 0 1 26 0v11.6z')}</clipPath></svg>`
  );
}
