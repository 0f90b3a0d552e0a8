/**
 * Makes the drawn city of the page from `armonium pack draw`: for each theme one picture of the city in the cold and one
 * of the same blocks lit, both in the colours of tokens.css, and where each block lies. Run it after the board or the
 * colours change: `node tools/plan.js [PATH OF THE BINARY]`.
 *
 * The pictures carry no style sheet, only attributes, so that the page's content policy has nothing to say about them.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const binary = process.argv[2] ?? here('../../target/release/armonium');
const folder = here('../src/city/plan/');

/** An element of a drawing: `{ tag, attributes, children }`; text is left out. */
function parse(text) {
  const root = { tag: 'root', attributes: {}, children: [] };
  const open = [root];
  for (const [, close, tag, rest, empty] of text.matchAll(/<(\/?)([a-zA-Z]+)((?:\s[^>]*?)?)(\/?)>/g)) {
    if (close) {
      open.pop();
      continue;
    }
    const attributes = Object.fromEntries(
      [...rest.matchAll(/([\w:-]+)="([^"]*)"/g)].map((found) => found.slice(1)),
    );
    const element = { tag, attributes, children: [] };
    open.at(-1).children.push(element);
    if (!empty) open.push(element);
  }
  return root.children[0];
}

/** The colours of a theme, by name. The night's are the ones that hold unless another theme says otherwise. */
function tokens(theme) {
  const sheet = readFileSync(here('../src/style/tokens.css'), 'utf8');
  const colours = {};
  for (const [, selector, body] of sheet.matchAll(/(:root[^{]*)\{([^}]*)\}/g)) {
    if (selector.includes('data-theme') && !selector.includes(theme)) continue;
    for (const [, name, value] of body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,8});/gi)) colours[name] = value;
  }
  return colours;
}

/** A colour between two others. */
function mix(a, b, part) {
  const channels = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const other = channels(b);
  return `#${channels(a)
    .map((value, k) => Math.round(value + (other[k] - value) * part))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** What a colourist's washes lean to, and how far, in the cold. */
const WASHES = { sand: '#a58a4c', rose: '#a8604c', mauve: '#84609c', slate: '#6c7c88', leaf: '#5c8a58' };

/** How each class of the drawing is painted: attributes, or null for what is left out. */
function paint(theme, lit) {
  const c = tokens(theme);
  const night = theme === 'night';
  const none = { fill: 'none' };
  const line = (stroke, width, more = {}) => ({ ...none, stroke, 'stroke-width': width, ...more });
  const solid = (fill, stroke, width, more = {}) =>
    stroke ? { fill, stroke, 'stroke-width': width, ...more } : { fill, ...more };
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const shadow = solid('#000', '', 0, { opacity: night ? 0.34 : 0.16 });

  const block = (wash, tint) => {
    const base = lit ? mix(c['lit-roof'], c['lit-roof-2'], tint / 3) : mix(c.block, c['block-2'], tint / 3);
    return lit ? base : mix(base, WASHES[wash], night ? 0.1 : 0.12);
  };
  const plot = (wash) => (lit ? c.lit : mix(c.plot, WASHES[wash], night ? 0.07 : 0.08));
  const edge = lit ? mix(c['lit-roof'], c['lit-line'], night ? 0.42 : 0.5) : c['block-line'];
  const draw = lit ? c['lit-line'] : c['mark-2'];
  const hatch = lit ? mix(c['lit-roof'], c['lit-line'], 0.3) : c['block-line'];
  const dim = lit ? 0.18 : 0.45;
  const enamel = (name) =>
    night
      ? mix(c[name], c['st-bg'], name === 'st-blue' ? dim * 0.8 : dim)
      : mix(c[name], c.plot, lit ? 0 : 0.3);
  const pattern = night || lit ? c['st-bg'] : mix(c['st-bg'], c.plot, 0.22);
  const leaf = lit
    ? [c['lit-roof'], mix(c['lit-roof'], edge, 0.5), edge]
    : [mix(c.park, c['park-line'], night ? 0.22 : 0.16), mix(c.park, c['park-line'], 0.5), c['park-line']];
  const court = lit ? c.lit : night ? c['st-bg'] : c.plot;

  const table = {
    land: solid(c.ground),
    dusk: null,
    furrow: line(c.line, 0.7, { opacity: night ? 0.5 : 0.6 }),
    'road-edge': line(c.line, 13),
    road: line(c['map-ink'], 10.4),
    hachure: line(c['park-line'], 0.8, { ...round, opacity: 0.8 }),
    'hachure-dark': line(c['park-line'], 1.5, { ...round, opacity: 0.8 }),
    'tree-shadow': line('#000', 0, { ...round, 'stroke-opacity': night ? 0.3 : 0.14 }),
    'tree-rim': line(leaf[2], 0, round),
    'tree-dark': line(leaf[1], 0, round),
    'tree-crown': line(leaf[0], 0, round),
    bank: line(c['water-line'], 0, round),
    shore: line(c.ground, 0, round),
    water: line(c.water, 0, round),
    ripple: line(c['water-line'], 0, round),
    wave: line(c['water-line'], 1),
    'pool-bank': solid(c['water-line'], c['water-line'], 0),
    'pool-shore': solid(c.ground, c.ground, 0),
    pool: solid(c.water, c.water, 0),
    park: solid(c.park, c['park-line'], 1),
    hedge: line(leaf[2], 1.1),
    walk: line(c['map-ink'], 7),
    bed: solid(mix(c.park, c['park-line'], 0.3), c['park-line'], 1),
    fort: solid(c.block, c['block-line'], 1.2),
    glacis: line(c['park-line'], 1, { 'stroke-dasharray': '4 3' }),
    moat: solid(c.park, c['park-line'], 0.8),
    yard: solid(c.plot),
    sleepers: line(c['block-line'], 8, { 'stroke-dasharray': '1.4 4.2', opacity: 0.8 }),
    rail: line(c['block-line'], 1.5),
    'pave-line': solid(c.line, c.line, 5, { 'stroke-linejoin': 'round' }),
    pave: solid(c['map-ink'], c['map-ink'], 2.4, { 'stroke-linejoin': 'round' }),
    square: solid(c['map-ink'], c['block-line'], 1.2),
    'square-stone': solid(c['mark-2']),
    'square-rays': line(c['block-line'], 0.7),
    cast: lit ? null : shadow,
    outline: lit
      ? null
      : line(night ? mix(c.snow, c['block-line'], 0.35) : c['block-line'], 1.6, {
          'stroke-linejoin': 'round',
        }),
    'outline thick': lit ? null : line(c['st-edge'], 2.4, { 'stroke-linejoin': 'round' }),
    engrave: { fill: 'url(#e)', opacity: lit ? 0.24 : 0.4 },
    shade: { fill: 'url(#h)', opacity: lit ? 0.5 : night ? 0.42 : 0.55 },
    ridge: line(edge, 0.8),
    eaves: line(edge, 1.2),
    paving: line(edge, 1, { 'stroke-dasharray': '3 2.4' }),
    court: solid(lit ? c.lit : c.plot, edge, 1.2),
    orto: solid(lit ? mix(c.lit, c['lit-roof'], 0.5) : c.park, lit ? edge : c['park-line'], 0.9),
    'orto-rows': line(lit ? edge : c['park-line'], 0.9),
    'station-court': solid(court, c['st-edge'], 1.8, { 'stroke-linejoin': 'round' }),
    sleeper: line(pattern, 12, { 'stroke-dasharray': '4 5.5' }),
    track: null,
    'track-gap': null,
    beam: line(pattern, 3.4),
    pillar: line(pattern, 14, { 'stroke-dasharray': '4 12' }),
    pearl: line(pattern, 7.5, { 'stroke-dasharray': '0 11', 'stroke-linecap': 'round' }),
    'disc-shadow': lit ? null : shadow,
    'disc-rim': solid(
      lit ? c['lit-roof-2'] : mix(c.block, c['mark-2'], 0.15),
      lit ? c['lit-line'] : c['mark-2'],
      2.2,
    ),
    'disc-rays': line(lit ? c['lit-line'] : c['mark-2'], 1.4, { opacity: 0.7 }),
    disc: solid(lit ? c.lit : c.disc, lit ? c['lit-line'] : c['mark-2'], 1.6),
    'disc-line': line(lit ? edge : c['block-line'], 1),
    ribbon: null,
    'ribbon-tail': null,
    deck: solid(c.block, c['mark-2'], 1.8),
    parapet: line(c['block-line'], 1),
    pier: solid(c.block, c['mark-2'], 1.2),
    boards: line(c['block-line'], 0.9),
    'bridge-shadow': shadow,
    'tunnel-bed': line(c['map-ink'], 20, { opacity: 0.8 }),
    'tunnel-rungs': line(c['mark-2'], 17, { 'stroke-dasharray': '2 6', opacity: 0.6 }),
    portal: solid(c.block, c['mark-2'], 1.6),
    'portal-mouth': solid(c['mark-2']),
    tablet: null,
    'avenue-edge': line(c.line, 17),
    'avenue-bed': line(c['map-ink'], 15),
    basin: solid(c.water, c['water-line'], 1.2),
    'lane-edge': line(c['mark-2'], 7.4, round),
    lane: line(c.block, 5, round),
    'lane-steps': line(c['block-line'], 5, { 'stroke-dasharray': '1 3.4' }),
    'lane-under': line(c['mark-2'], 3, { 'stroke-dasharray': '0 6', 'stroke-linecap': 'round' }),
    gate: solid(c.block, c['mark-2'], 1.4),
    wall: line(c['mark-2'], 7),
    battlement: line(c['map-ink'], 3, { 'stroke-dasharray': '5 4' }),
    way: null,
  };
  for (let k = 0; k < 4; k++) {
    table[`field${k}`] = solid(mix(c.ground, c.park, [0.1, 0.3, 0.5, 0][k]), c.line, 0.9, {
      'stroke-opacity': 0.6,
    });
    for (const wash of Object.keys(WASHES)) {
      table[`ground-${wash}`] = solid(plot(wash));
      table[`${wash}${k}`] = solid(block(wash, k));
      table[`house ${wash}${k}`] = solid(block(wash, k), edge, 1, { 'stroke-linejoin': 'round' });
    }
  }
  for (const colour of ['yellow', 'green', 'blue']) {
    table[`${colour}-ring`] = solid(enamel(`st-${colour}`));
    table[`${colour}-line`] =
      night || lit ? line(enamel(`st-${colour}`), 2) : line(mix(c[`st-${colour}`], c['st-bg'], 0.4), 2);
  }

  /** The strokes of a little picture: filled, black, a line, shaded, a line in the ground's colour. */
  const picture = (ground, ink) => ({
    v: solid(ground, ink, 1.5, { 'stroke-linejoin': 'round' }),
    k: solid(ink),
    l: line(ink, 1.5, round),
    s: solid(mix(ground, ink, 0.4), ink, 0.8),
    g: line(ground, 1.4, round),
  });
  const pictures = {
    regular: picture(lit ? c.lit : mix(c.plot, c.block, 0.4), draw),
    mystic: picture(lit ? c.lit : c.disc, lit ? c['lit-line'] : c['on-disc']),
  };
  for (const colour of ['yellow', 'green', 'blue']) {
    pictures[colour] = picture(court, lit ? c['lit-line'] : night ? enamel(`st-${colour}`) : c['mark-2']);
  }
  const patterns =
    `<pattern id="h" width="2.7" height="2.7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V2.7" stroke="${hatch}" stroke-width="1.1"/></pattern>` +
    `<pattern id="e" width="3.2" height="3.2" patternUnits="userSpaceOnUse" patternTransform="rotate(-24)"><path d="M0 1H3.2" stroke="${hatch}" stroke-width=".5"/></pattern>`;
  return { table, pictures, patterns, ground: c.ground };
}

const SHAPES = new Set(['path', 'rect', 'circle', 'polygon', 'use', 'g', 'defs']);
const KEPT = [
  'id',
  'd',
  'points',
  'x',
  'y',
  'width',
  'height',
  'cx',
  'cy',
  'r',
  'rx',
  'href',
  'transform',
  'opacity',
];

/** A space's little picture, moved to where its name stood and a little larger: the page writes the names itself. */
function centred(transform) {
  const [, x, y, scale] = transform.match(/translate\((\S+) (\S+)\)(?: scale\((\S+)\))?/).map(Number);
  const larger = (scale || 1) * 1.24;
  return `translate(${x} ${(y + 11 * larger).toFixed(1)}) scale(${larger.toFixed(2)})`;
}

/** The same element in a theme's colours, as text; `strokes` paints the parts of a little picture. */
function recoloured(element, colours, kind, strokes) {
  const { tag, attributes, children } = element;
  if (!SHAPES.has(tag)) return '';
  const name = attributes.class ?? '';
  if (/^(picture|medallion)/.test(name)) strokes = colours.pictures[kind];
  const isGroup = tag === 'g' || tag === 'defs';
  let look = {};
  if (!isGroup && name) {
    const found = strokes?.[name] ?? colours.table[name];
    if (found === null) return '';
    if (!found) throw new Error(`nothing says how to paint "${name}"`);
    look = { ...found };
  }
  const isNeeded = (key) => key in attributes && !(tag === 'use' && attributes[key] === '0');
  const own = Object.fromEntries(KEPT.filter(isNeeded).map((key) => [key, attributes[key]]));
  if (name === 'picture') own.transform = centred(own.transform);
  if (attributes['stroke-width']) look['stroke-width'] = attributes['stroke-width'];
  if (look.opacity && own.opacity) look.opacity = +(look.opacity * own.opacity).toFixed(2);
  if (own.id) own.id = own.id.replace(/^\w+-/, 't');
  if (own.href) own.href = own.href.replace(/^#\w+-/, '#t');
  const inner = children.map((child) => recoloured(child, colours, kind, strokes)).join('');
  if (isGroup && !inner) return '';
  const all = Object.entries({ ...own, ...look }).filter(
    ([key, value]) => !(key === 'stroke-width' && value === 0),
  );
  if (tag === 'g' && all.length === 0) return inner;
  const text = all.map(([key, value]) => ` ${key}="${String(value).replace(/^0\./, '.')}"`).join('');
  return inner ? `<${tag}${text}>${inner}</${tag}>` : `<${tag}${text}/>`;
}

const isSpace = (element) => (element.attributes.class ?? '').startsWith('space ');
const isFurniture = (element) =>
  /^(compass|legend|border|cartouche|rune)/.test(element.attributes.class ?? '');

/** The corners of a path that is one polygon. */
function corners(d) {
  const numbers = d.match(/-?\d*\.?\d+/g).map(Number);
  const points = [[numbers[0], numbers[1]]];
  for (let k = 2; k < numbers.length; k += 2) {
    const [x, y] = points.at(-1);
    points.push([x + numbers[k], y + numbers[k + 1]]);
  }
  return points;
}

/** Where a space lies on the sheet: its corners and the middle of what is drawn in it. */
function place(space) {
  const classes = space.children.map((child) => child.attributes.class ?? '');
  const outline = space.children[classes.findIndex((name) => /^outline/.test(name))];
  const points = corners(outline.attributes.d);
  const disc = space.children[classes.indexOf('disc')];
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const middle = (values) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return ((Math.min(...values) + Math.max(...values)) / 2) * 0.6 + mean * 0.4;
  };
  const centre = disc ? [+disc.attributes.cx, +disc.attributes.cy] : [middle(xs), middle(ys)];
  return { points, centre };
}

const whole = (value) => Math.round(value);
const drawing = parse(execFileSync(binary, ['pack', 'draw'], { encoding: 'utf8', maxBuffer: 1 << 26 }));
const furniture = drawing.children.findIndex(isFurniture);
const city = drawing.children
  .slice(0, furniture)
  .filter((element) => SHAPES.has(element.tag) && element.tag !== 'defs');
const spaces = city.filter(isSpace);
const land = city[0].children.find((element) => element.attributes.class === 'land').attributes;
const frame = [land.x, land.y, land.width, land.height].map(Number);
const kindOf = (space) => space.attributes.class.split(' ')[1];

/** A picture of the plan; its rim fades into the ground of the page. */
function picture(theme, lit) {
  const colours = paint(theme, lit);
  const [x, y, width, height] = frame;
  const drawn = (element) => recoloured(element, colours, isSpace(element) ? kindOf(element) : 'regular');
  const fade = [
    [x, y, 70, height, '0 0 1 0'],
    [x + width - 70, y, 70, height, '1 0 0 0'],
    [x, y, width, 60, '0 0 0 1'],
    [x, y + height - 60, width, 60, '0 1 0 0'],
  ];
  const rims = fade.map(([left, top, wide, high, way], k) => {
    const [x1, y1, x2, y2] = way.split(' ');
    const stops = `<stop stop-color="${colours.ground}"/><stop offset="1" stop-color="${colours.ground}" stop-opacity="0"/>`;
    return `<linearGradient id="r${k}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops}</linearGradient><rect x="${left}" y="${top}" width="${wide}" height="${high}" fill="url(#r${k})"/>`;
  });
  const [country, ...rest] = city;
  const parts = lit ? spaces.map(drawn) : [drawn(country), ...rims, ...rest.map(drawn)];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.join(' ')}" width="${width}" height="${height}">` +
    `<defs>${colours.patterns}</defs>${parts.join('\n')}</svg>\n`
  );
}

for (const theme of ['night', 'paper']) {
  for (const lit of [false, true]) {
    const name = `turin-${theme}${lit ? '-lit' : ''}.svg`;
    const text = picture(theme, lit);
    writeFileSync(`${folder}${name}`, text);
    console.log(
      `${name}: ${text.length >> 10} KiB, ${gzipSync(text, { level: 9 }).length >> 10} KiB compressed`,
    );
  }
}

const places = Object.fromEntries(
  spaces.map((space) => {
    const { points, centre } = place(space);
    const { 'data-col': col, 'data-row': row, id } = space.attributes;
    return [
      id.replace('space-', ''),
      {
        at: [Number(col), Number(row)],
        kind: kindOf(space),
        centre: centre.map(whole),
        outline: points.map((point) => point.map(whole)),
      },
    ];
  }),
);
const lines = Object.entries(places).map(([id, place]) => `"${id}":${JSON.stringify(place)}`);
const text = `{"frame":${JSON.stringify(frame)},"places":{\n${lines.join(',\n')}\n}}\n`;
writeFileSync(`${folder}turin.json`, text);
