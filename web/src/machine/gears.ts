/**
 * The three meshed gears: the shape of their teeth, where they stand and how they move. How they are drawn: Gears.svelte.
 * Lengths are in modules; x grows to the right, y downwards; angles are clockwise, in radians.
 */
export type Point = readonly [number, number];
export type Three<T> = readonly [T, T, T];

const TAU = 2 * Math.PI;
const PRESSURE = (22 * Math.PI) / 180;
const ADDENDUM = 0.65;
const DEDENDUM = 0.8;
const BACKLASH = 0.06;
const TIP_EASE = 0.07;
const FILLET = 0.18;

/** One tooth takes this long, and the last one rebounds for as long again as REBOUND_MS. */
export const TOOTH_MS = 420;
export const REBOUND_MS = 140;
const REBOUND = 0.03;

/** A gear in its place. */
export interface Wheel {
  teeth: number;
  /** 1 if it runs clockwise when the train runs forwards. */
  spin: 1 | -1;
  centre: Point;
  /** Radii of the pitch circle, of the tips and of the roots. */
  pitch: number;
  tip: number;
  root: number;
}

/**
 * The outline of a gear whose first tooth points along the x axis: involute flanks above the base circle, radial ones
 * with a fillet below it, and the tips eased.
 */
export function outline(teeth: number): Point[] {
  const pitch = teeth / 2;
  const base = pitch * Math.cos(PRESSURE);
  const tip = pitch + ADDENDUM;
  const root = pitch - DEDENDUM;
  const half = (radius: number): number =>
    (Math.PI / 2 - BACKLASH) / (2 * pitch) +
    involute(PRESSURE) -
    involute(Math.acos(Math.min(1, base / radius)));

  // One flank from the root to the tip, as radius and angle from the middle of the tooth.
  const flank: Point[] = [];
  if (root < base) {
    flank.push([root, half(base) + (FILLET * 0.9) / root]);
    flank.push([root + FILLET * 0.35, half(base) + (FILLET * 0.28) / root]);
    flank.push([root + FILLET, half(base)]);
  }
  const low = Math.max(base, root);
  for (const step of range(0, 10)) {
    const radius = low + ((tip - TIP_EASE - low) * step) / 10;
    flank.push([radius, half(radius)]);
  }
  const tipHalf = Math.max(0.01, half(tip) - TIP_EASE / tip);
  flank.push([tip, tipHalf]);
  const rootHalf = flank[0]?.[1] ?? tipHalf;

  const polar = range(0, teeth - 1).flatMap((tooth): Point[] => {
    const middle = (tooth * TAU) / teeth;
    const gap = TAU / teeth - 2 * rootHalf;
    return [
      ...flank.map(([radius, angle]): Point => [radius, middle - angle]),
      ...range(1, 3).map((step): Point => [tip, middle - tipHalf + (tipHalf * step) / 2]),
      ...flank.toReversed().map(([radius, angle]): Point => [radius, middle + angle]),
      ...range(1, 3).map((step): Point => [root, middle + rootHalf + (gap * step) / 4]),
    ];
  });
  return polar.map(([radius, angle]) => at(radius, angle));
}

/** Two gears whose teeth all stand upright mesh if the line from one centre to the other has one of these angles. */
export function lineOfCentres(from: number, to: number, wanted: number): number {
  const teeth = from + to;
  const first = (TAU * (1 - to)) / 2 / teeth - Math.PI / 2;
  const steps = Math.round(((wanted - first) * teeth) / TAU);
  return first + (steps * TAU) / teeth;
}

/** The train: the walking gear hangs between the two others, and a tooth of each stands upright at every whole k. */
export function train(teeth: Three<number>): Three<Wheel> {
  const [machine, walking, activity] = teeth;
  const middle = at((machine + walking) / 2, lineOfCentres(machine, walking, 0.28));
  const arm = at((walking + activity) / 2, lineOfCentres(walking, activity, -0.39));
  return [
    wheel(machine, 1, [0, 0]),
    wheel(walking, -1, middle),
    wheel(activity, 1, [middle[0] + arm[0], middle[1] + arm[1]]),
  ];
}

function wheel(teeth: number, spin: 1 | -1, centre: Point): Wheel {
  const pitch = teeth / 2;
  return { teeth, spin, centre, pitch, tip: pitch + ADDENDUM, root: pitch - DEDENDUM };
}

/** The law of motion: where the first tooth points after the train ran forwards by k teeth, whole or not. */
export function angleAt({ teeth, spin }: Wheel, k: number): number {
  return -Math.PI / 2 + (spin * k * TAU) / teeth;
}

/** Where a face points after k teeth; the one with k's own number stands upright. */
export function faceAngle(wheel: Wheel, face: number, k: number): number {
  return angleAt(wheel, k - face);
}

/** How many teeth the train ran from one showing to another: the fewest, forwards or backwards; null if it is far. */
export function teethBetween(from: Three<number>, to: Three<number>, counts: Three<number>): number | null {
  const leads = (teeth: number): boolean =>
    counts.every((count, gear) => (teeth + (from[gear] ?? 0) - (to[gear] ?? 0)) % count === 0);
  for (const size of range(0, 12)) {
    if (leads(size)) return size;
    if (leads(-size)) return -size;
  }
  return null;
}

/** The easing of several teeth in a row: each tooth gathers speed and falls into place, and the last one rebounds. */
export function easeTeeth(teeth: number): (progress: number) => number {
  const count = Math.abs(teeth);
  if (count === 0) return () => 1;
  const whole = turnMs(count);
  return (progress) => {
    const elapsed = progress * whole;
    const done = Math.min(count - 1, Math.floor(elapsed / TOOTH_MS));
    const last = done === count - 1;
    const moved = toothEase(Math.min(1, (elapsed - done * TOOTH_MS) / TOOTH_MS)) * (last ? 1 + REBOUND : 1);
    const back = Math.max(0, (elapsed - count * TOOTH_MS) / REBOUND_MS);
    return (done + moved - REBOUND * back) / count;
  };
}

/** How long it takes to turn the gears by so many teeth. */
export function turnMs(teeth: number): number {
  return teeth === 0 ? 0 : Math.abs(teeth) * TOOTH_MS + REBOUND_MS;
}

/** cubic-bezier(.5, 0, .15, 1), found by halving. */
function toothEase(time: number): number {
  const curve = (p1: number, p2: number, s: number): number =>
    3 * p1 * s * (1 - s) ** 2 + 3 * p2 * s ** 2 * (1 - s) + s ** 3;
  let low = 0;
  for (let step = 0.5; step > 1e-6; step /= 2) if (curve(0.5, 0.15, low + step) < time) low += step;
  return curve(0, 1, low);
}

/** A point at this radius and angle. */
export function at(radius: number, angle: number): Point {
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

function involute(angle: number): number {
  return Math.tan(angle) - angle;
}

/** The whole numbers from first to last. */
function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
