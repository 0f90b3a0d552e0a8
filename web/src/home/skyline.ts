/**
 * Turin on a winter night, generated from a seed: stars, Alps, rows of roofs, lit windows, snow. Drawn in Scene.svelte.
 */
export interface Composition {
  width: number;
  height: number;
  /** How far down the city starts. */
  base: number;
  /** Scale. */
  unit: number;
  clock: { x: number; y: number; radius: number };
  mole: { x: number; scale: number };
  ship: { x: number; y: number; scale: number };
}

const SEED = 11;

/** Layout for a picture that fills the screen: the ground stays free for text. */
function composeWide(width: number, height: number): Composition {
  const narrow = width < 720;
  const scale = narrow ? 0.62 : Math.max(0.7, Math.min(1.3, height / 800));
  const base = Math.round(height * (narrow ? 0.6 : 0.64));
  return {
    width,
    height,
    base,
    unit: narrow ? 0.62 : scale,
    clock: narrow
      ? { x: width * 0.3, y: height * 0.16, radius: 62 }
      : { x: Math.max(width * 0.16, 124 * scale), y: height * 0.24, radius: 104 * scale },
    mole: { x: width * (narrow ? 0.6 : 0.8), scale },
    ship: { x: width * (narrow ? 0.8 : 0.6), y: height * (narrow ? 0.1 : 0.16), scale },
  };
}

/** Layout for a picture of this size: the sights on the right, or close together on a phone. */
export function compose(width: number, height: number, wide = false): Composition {
  if (wide) return composeWide(width, height);
  if (width < 720) {
    return {
      width,
      height,
      base: height - 40,
      unit: 0.42,
      clock: { x: width * 0.55, y: 86, radius: 33 },
      mole: { x: width * 0.83, scale: 0.36 },
      ship: { x: width * 0.16, y: 96, scale: 0.45 },
    };
  }
  const scale = Math.max(0.6, Math.min(1.2, width / 1440));
  return {
    width,
    height,
    base: height - 84,
    unit: 1,
    clock: { x: width - 290 * scale, y: 128 + 108 * scale, radius: 108 * scale },
    mole: { x: width - 475 * scale, scale },
    ship: { x: width - 108 * scale, y: 376, scale },
  };
}

export interface Ridge {
  rock: string;
  snow: string;
  hatching: string;
}

export interface Row {
  houses: string;
  snow: string;
  windows: string;
  /** Windows that light up and go dark. */
  restless: string;
}

type Dice = () => number;

/** Pseudo-random numbers from 0 to 1 (Lehmer), the same every time. */
function dice(seed: number): Dice {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

const n = (value: number): string => String(Math.round(value * 10) / 10);
const p = (x: number, y: number): string => `${n(x)} ${n(y)}`;

/** Dots, drawn as zero-length lines with round ends. */
export function dots(count: number, width: number, height: number, seed: number): string {
  const roll = dice(SEED + seed);
  return Array.from({ length: Math.round(count) }, () => `M${p(roll() * width, roll() * height)}h0`).join('');
}

/** The snow at the lower edge. */
export function bank({ width, base, unit, height }: Composition): string {
  const step = 190 * unit;
  let path = `M-20 ${n(base + 34 * unit)}`;
  for (let x = -20, rises = true; x < width; x += step, rises = !rises) {
    path += `q${p(step / 2, (rises ? -17 : 15) * unit)} ${p(step, (rises ? -3 : 3) * unit)}`;
  }
  return `${path}V${height + 2}H-20Z`;
}

/** A mountain range with snow on its right flanks. */
export function ridge({ width, base, unit }: Composition, far: boolean): Ridge {
  const roll = dice(SEED + (far ? 5 : 3));
  const foot = base - (far ? 128 : 92) * unit;
  const height = (far ? 108 : 122) * unit;
  const step = (far ? 112 : 156) * unit;
  const corners: [number, number][] = [];
  for (let x = -step; x < width + step;) {
    corners.push([x, foot - height * (0.5 + roll() * 0.5)]);
    x += step * (0.5 + roll() * 0.5);
    corners.push([x, foot - height * roll() * 0.4]);
    x += step * (0.4 + roll() * 0.4);
  }
  let [snow, hatching] = ['', ''];
  corners.forEach(([x, y], index) => {
    const next = corners[index + 1];
    if (index % 2 || !next) return;
    const [dx, dy] = [next[0] - x, next[1] - y];
    const on = (across: number, down: number): string => p(x + dx * across, y + dy * down);
    snow += `M${p(x, y)}L${on(0.5, 0.5)}L${on(0.31, 0.36)}L${on(0.2, 0.58)}L${on(0.06, 0.35)}Z`;
    for (let k = 0.15; k < 1; k += 0.12) {
      hatching += `M${p(x + dx * k, y + dy * k + 4 * unit)}l${p((-6 - 10 * k) * unit, (16 + 22 * k) * unit)}`;
    }
  });
  const rock = `M-20 ${base}L${corners.map(([x, y]) => p(x, y)).join('L')}L${width + 20} ${base}Z`;
  return { rock, snow, hatching };
}

/** Parameters of the three rows of houses, farthest first. */
const ROWS = [
  { down: -44, tall: 62, wide: 66, lit: 0.07 },
  { down: 0, tall: 70, wide: 92, lit: 0.16 },
  { down: 46, tall: 62, wide: 120, lit: 0.24 },
] as const;

/** A row of houses, 0 being the farthest. Only in the nearest do windows light up. */
export function row({ width, base, unit }: Composition, which: 0 | 1 | 2): Row {
  const roll = dice(SEED * (which + 2));
  const { down, lit } = ROWS[which];
  const ground = base + down * unit;
  const tall = ROWS[which].tall * unit;
  const wide = ROWS[which].wide * unit;
  const bottom = base + 90 * unit;
  const made: Row = { houses: '', snow: '', windows: '', restless: '' };
  for (let x = -20; x < width + 20;) {
    const w = wide * (0.6 + roll() * 0.9);
    const top = ground - tall * (0.5 + roll() * 0.6);
    const roof = roll() < 0.65 ? w * 0.24 : 0;
    made.houses += `M${p(x, bottom)}V${n(top)}L${p(x + w / 2, top - roof)}L${p(x + w, top)}V${n(bottom)}Z`;
    made.snow += `M${p(x - 1, top)}L${p(x + w / 2, top - roof)}L${p(x + w + 1, top)}`;
    for (const side of [0.2, 0.62]) {
      if (roll() > 0.45) continue;
      const [cx, cy] = [x + w * (side + roll() * 0.2), top - roof * 0.6 - 8 * unit];
      made.houses += `M${p(cx, cy)}h${n(6 * unit)}v${n(24 * unit)}h${n(-6 * unit)}Z`;
      made.snow += `M${p(cx - 1, cy)}h${n(6 * unit + 2)}`;
    }
    for (let a = x + 8 * unit; a < x + w - 9 * unit; a += 12 * unit) {
      for (let b = top + 9 * unit; b < Math.min(ground + 40 * unit, base + 20 * unit); b += 15 * unit) {
        if (roll() > lit) continue;
        const pane = `M${p(a, b)}h${n(3.6 * unit)}v${n(5.4 * unit)}h${n(-3.6 * unit)}Z`;
        if (which === 2 && roll() < 0.2) made.restless += pane;
        else made.windows += pane;
      }
    }
    x += w;
  }
  return made;
}
