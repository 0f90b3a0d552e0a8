/**
 * The drawn city as pictures: the shapes of a pack's drawing in the colours of the theme, once in the cold and once lit.
 * They carry no style sheet, only attributes, so that the page's content policy has nothing to say about them.
 */
import type { Drawing, Sheet } from '../wire/types';

type Look = Record<string, string | number>;
/** How each class of the drawing is painted; null for what is left out. */
type Paint = Record<string, Look | null>;

/** A colour of the theme by the name of its token. */
type Colour = (token: string) => string;

/** The theme of the page as it is now. */
export function themed(): Colour {
  const style = getComputedStyle(document.documentElement);
  return (token) => style.getPropertyValue(`--${token}`).trim();
}

const channels = (hex: string): number[] =>
  [0, 1, 2].map((at) =>
    hex.length < 7
      ? parseInt(hex.charAt(at + 1).repeat(2), 16)
      : parseInt(hex.slice(2 * at + 1, 2 * at + 3), 16),
  );

/** A colour between two others. */
export function mix(a: string, b: string, part: number): string {
  const other = channels(b);
  const mixed = channels(a).map((value, k) => Math.round(value + ((other[k] ?? value) - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** What a colourist's washes lean to, and how far, in the cold. */
const WASHES = { sand: '#a58a4c', rose: '#a8604c', mauve: '#84609c', slate: '#6c7c88', leaf: '#5c8a58' };
const STATIONS = ['yellow', 'green', 'blue'] as const;

const line = (stroke: string, width: number, more: Look = {}): Look => ({
  fill: 'none',
  stroke,
  'stroke-width': width,
  ...more,
});
const solid = (fill: string, stroke = '', width = 0, more: Look = {}): Look =>
  stroke ? { fill, stroke, 'stroke-width': width, ...more } : { fill, ...more };
const ROUND = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
const JOINED = { 'stroke-linejoin': 'round' };

/** How every class is painted, and the hatchings it refers to. */
export function paint(c: Colour, night: boolean, lit: boolean): { table: Paint; patterns: string } {
  const shadow = solid('#000', '', 0, { opacity: night ? 0.34 : 0.16 });
  const edge = lit ? mix(c('lit-roof'), c('lit-line'), night ? 0.42 : 0.5) : c('block-line');
  const hatch = lit ? mix(c('lit-roof'), c('lit-line'), 0.3) : c('block-line');
  const dim = lit ? 0.18 : 0.45;
  const enamel = (name: string): string =>
    night
      ? mix(c(name), c('st-bg'), name === 'st-blue' ? dim * 0.8 : dim)
      : mix(c(name), c('plot'), lit ? 0 : 0.3);
  const pattern = night || lit ? c('st-bg') : mix(c('st-bg'), c('plot'), 0.22);
  const leaf = lit
    ? ([c('lit-roof'), mix(c('lit-roof'), edge, 0.5), edge] as const)
    : ([
        mix(c('park'), c('park-line'), night ? 0.22 : 0.16),
        mix(c('park'), c('park-line'), 0.5),
        c('park-line'),
      ] as const);
  const court = lit ? c('lit') : night ? c('st-bg') : c('plot');
  const mark = lit ? c('lit-line') : c('mark-2');

  const table: Paint = {
    trees: {},
    land: solid(c('ground')),
    dusk: null,
    furrow: line(c('line'), 0.7, { opacity: night ? 0.5 : 0.6 }),
    'road-edge': line(c('line'), 13),
    road: line(c('map-ink'), 10.4),
    hachure: line(c('park-line'), 0.8, { ...ROUND, opacity: 0.8 }),
    'hachure-dark': line(c('park-line'), 1.5, { ...ROUND, opacity: 0.8 }),
    'tree-shadow': line('#000', 0, { ...ROUND, 'stroke-opacity': night ? 0.3 : 0.14 }),
    'tree-rim': line(leaf[2], 0, ROUND),
    'tree-dark': line(leaf[1], 0, ROUND),
    'tree-crown': line(leaf[0], 0, ROUND),
    bank: line(c('water-line'), 0, ROUND),
    shore: line(c('ground'), 0, ROUND),
    water: line(c('water'), 0, ROUND),
    ripple: line(c('water-line'), 0, ROUND),
    wave: line(c('water-line'), 1),
    'pool-bank': solid(c('water-line'), c('water-line'), 0, JOINED),
    'pool-shore': solid(c('ground'), c('ground'), 0, JOINED),
    pool: solid(c('water'), c('water'), 0, JOINED),
    park: solid(c('park'), c('park-line'), 1),
    hedge: line(leaf[2], 1.1),
    walk: line(c('map-ink'), 7),
    bed: solid(mix(c('park'), c('park-line'), 0.3), c('park-line'), 1),
    fort: solid(c('block'), c('block-line'), 1.2),
    glacis: line(c('park-line'), 1, { 'stroke-dasharray': '4 3' }),
    moat: solid(c('park'), c('park-line'), 0.8),
    yard: solid(c('plot')),
    sleepers: line(c('block-line'), 8, { 'stroke-dasharray': '1.4 4.2', opacity: 0.8 }),
    rail: line(c('block-line'), 1.5),
    'pave-line': solid(c('line'), c('line'), 5, JOINED),
    pave: solid(c('map-ink'), c('map-ink'), 2.4, JOINED),
    square: solid(c('map-ink'), c('block-line'), 1.2),
    'square-stone': solid(c('mark-2')),
    'square-rays': line(c('block-line'), 0.7),
    cast: lit ? null : shadow,
    outline: lit ? null : line(night ? mix(c('snow'), c('block-line'), 0.35) : c('block-line'), 1.6, JOINED),
    'outline thick': lit ? null : line(c('st-edge'), 2.4, JOINED),
    engrave: { fill: 'url(#e)', opacity: lit ? 0.24 : 0.4 },
    shade: { fill: 'url(#h)', 'fill-opacity': lit ? 0.5 : night ? 0.42 : 0.55 },
    ridge: line(edge, 0.8),
    eaves: line(edge, 1.2),
    paving: line(edge, 1, { 'stroke-dasharray': '3 2.4' }),
    court: solid(lit ? c('lit') : c('plot'), edge, 1.2),
    orto: solid(lit ? mix(c('lit'), c('lit-roof'), 0.5) : c('park'), lit ? edge : c('park-line'), 0.9),
    'orto-rows': line(lit ? edge : c('park-line'), 0.9),
    'station-court': solid(court, c('st-edge'), 1.8, JOINED),
    sleeper: line(pattern, 12, { 'stroke-dasharray': '4 5.5' }),
    track: null,
    'track-gap': null,
    beam: line(pattern, 3.4),
    pillar: line(pattern, 14, { 'stroke-dasharray': '4 12' }),
    pearl: line(pattern, 7.5, { 'stroke-dasharray': '0 11', 'stroke-linecap': 'round' }),
    'disc-shadow': lit ? null : shadow,
    'disc-rim': solid(lit ? c('lit-roof-2') : mix(c('block'), c('mark-2'), 0.15), mark, 2.2),
    'disc-rays': line(mark, 1.4, { opacity: 0.7 }),
    disc: solid(lit ? c('lit') : c('disc'), mark, 1.6),
    'disc-line': line(lit ? edge : c('block-line'), 1),
    ribbon: null,
    'ribbon-tail': null,
    deck: solid(c('block'), c('mark-2'), 1.8),
    parapet: line(c('block-line'), 1),
    pier: solid(c('block'), c('mark-2'), 1.2),
    boards: line(c('block-line'), 0.9),
    'bridge-shadow': shadow,
    'tunnel-bed': line(c('map-ink'), 20, { opacity: 0.8 }),
    'tunnel-rungs': line(c('mark-2'), 17, { 'stroke-dasharray': '2 6', opacity: 0.6 }),
    portal: solid(c('block'), c('mark-2'), 1.6),
    'portal-mouth': solid(c('mark-2')),
    tablet: solid(c('block'), c('mark-2'), 1.2),
    'avenue-edge': line(c('line'), 17),
    'avenue-bed': line(c('map-ink'), 15),
    basin: solid(c('water'), c('water-line'), 1.2),
    'lane-edge': line(c('mark-2'), 7.4, ROUND),
    lane: line(c('block'), 5, ROUND),
    'lane-steps': line(c('block-line'), 5, { 'stroke-dasharray': '1 3.4' }),
    'lane-under': line(c('mark-2'), 3, { 'stroke-dasharray': '0 6', 'stroke-linecap': 'round' }),
    gate: solid(c('block'), c('mark-2'), 1.4),
    wall: line(c('mark-2'), 7),
    battlement: line(c('map-ink'), 3, { 'stroke-dasharray': '5 4' }),
  };
  for (const [wash, leaning] of Object.entries(WASHES)) {
    table[`ground-${wash}`] = solid(lit ? c('lit') : mix(c('plot'), leaning, night ? 0.07 : 0.08));
    for (let k = 0; k < 4; k++) {
      const roof = lit
        ? mix(c('lit-roof'), c('lit-roof-2'), k / 3)
        : mix(mix(c('block'), c('block-2'), k / 3), leaning, night ? 0.1 : 0.12);
      table[`${wash}${k}`] = solid(roof);
      table[`house ${wash}${k}`] = solid(roof, edge, 1, JOINED);
    }
  }
  [0.1, 0.3, 0.5, 0].forEach((part, k) => {
    const more = { 'stroke-opacity': 0.6 };
    table[`field${k}`] = solid(mix(c('ground'), c('park'), part), c('line'), 0.9, more);
  });
  for (const colour of STATIONS) {
    const own = enamel(`st-${colour}`);
    table[`${colour}-ring`] = solid(own);
    table[`${colour}-line`] = line(night || lit ? own : mix(c(`st-${colour}`), c('st-bg'), 0.4), 2);
  }

  /** The strokes of a little picture: filled, black, a line, shaded, a line in the ground's colour. */
  const picture = (kind: string, ground: string, ink: string): void => {
    table[`${kind}-v`] = solid(ground, ink, 1.5, JOINED);
    table[`${kind}-k`] = solid(ink);
    table[`${kind}-l`] = line(ink, 1.5, ROUND);
    table[`${kind}-s`] = solid(mix(ground, ink, 0.4), ink, 0.8);
    table[`${kind}-g`] = line(ground, 1.4, ROUND);
  };
  picture('regular', lit ? c('lit') : mix(c('plot'), c('block'), 0.4), mark);
  picture('mystic', lit ? c('lit') : c('disc'), lit ? c('lit-line') : c('on-disc'));
  for (const colour of STATIONS)
    picture(colour, court, lit ? c('lit-line') : night ? enamel(`st-${colour}`) : c('mark-2'));

  const patterns =
    `<pattern id="h" width="2.7" height="2.7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V2.7" stroke="${hatch}" stroke-width="1.1"/></pattern>` +
    `<pattern id="e" width="3.2" height="3.2" patternUnits="userSpaceOnUse" patternTransform="rotate(-24)"><path d="M0 1H3.2" stroke="${hatch}" stroke-width=".5"/></pattern>`;
  return { table, patterns };
}

/** Shapes with attributes in place of their classes. What a shape says of itself holds; an unknown class is not drawn. */
export function painted(shapes: string, table: Paint): string {
  const looks = new Map(
    Object.entries(table).map(([name, look]) => {
      const { 'stroke-width': width = 0, ...rest } = look ?? { display: 'none' };
      const text = Object.entries(rest).map(([key, value]) => `${key}="${value}"`);
      return [name, { text: text.join(' '), width: width ? ` stroke-width="${width}"` : '' }];
    }),
  );
  return shapes.replace(/class="([^"]*)"([^>]*)/g, (_, name: string, rest: string) => {
    const look = looks.get(name);
    if (!look) return `display="none"${rest}`;
    return look.text + (rest.includes('stroke-width') ? '' : look.width) + rest;
  });
}

/** The rim of the land fades into the ground of the page. */
function rims([x, y, width, height]: Sheet['frame'], ground: string): string {
  const all = [
    [x, y, 70, height, 0, 0, 1, 0],
    [x + width - 70, y, 70, height, 1, 0, 0, 0],
    [x, y, width, 60, 0, 0, 0, 1],
    [x, y + height - 60, width, 60, 0, 1, 0, 0],
  ] as const;
  return all
    .map(([left, top, wide, high, x1, y1, x2, y2], k) => {
      const stops = `<stop stop-color="${ground}"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/>`;
      return `<linearGradient id="r${k}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops}</linearGradient><rect x="${left}" y="${top}" width="${wide}" height="${high}" fill="url(#r${k})"/>`;
    })
    .join('');
}

/** The picture of a city: all of it in the cold, or its spaces alone, lit. */
export function picture(sheet: Sheet, drawing: Drawing, night: boolean, lit: boolean): string {
  const colour = themed();
  const { table, patterns } = paint(colour, night, lit);
  const { land, streets, spaces, over } = drawing;
  const inner = lit
    ? painted(spaces, table)
    : painted(land, table) + rims(sheet.frame, colour('ground')) + painted(streets + spaces + over, table);
  const [, , width, height] = sheet.frame;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${sheet.frame.join(' ')}" width="${width}" height="${height}"><defs>${patterns}</defs>${inner}</svg>`;
}
