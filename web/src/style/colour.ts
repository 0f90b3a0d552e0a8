/** Colour differences, for the tests of the tokens: contrast, and CIEDE2000 for colour-blind eyes. */
type Triple = readonly [number, number, number];
export type Eyes = keyof typeof EYES;

/** Machado, Oliveira and Fernandes (2009), full strength, linear light. */
const EYES = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, readonly [Triple, Triple, Triple]>;

const XYZ = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
] as const;

const each = (triple: Triple, change: (value: number, index: number) => number): Triple => [
  change(triple[0], 0),
  change(triple[1], 1),
  change(triple[2], 2),
];
const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const times = (matrix: readonly [Triple, Triple, Triple], vector: Triple): Triple => [
  dot(matrix[0], vector),
  dot(matrix[1], vector),
  dot(matrix[2], vector),
];

/** A colour such as #0e141b in linear light. */
function linear(hex: string): Triple {
  const part = (start: number): number => parseInt(hex.slice(start, start + 2), 16) / 255;
  return each([part(1), part(3), part(5)], (value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const light = (hex: string): number => dot([0.2126, 0.7152, 0.0722], linear(hex)) + 0.05;
  const [a, b] = [light(one), light(other)];
  return Math.max(a, b) / Math.min(a, b);
}

function lab(light: Triple): Triple {
  const [x, y, z] = each(times(XYZ, light), (value, index) => value / ([0.95047, 1, 1.08883][index] ?? 1));
  const curve = (value: number): number =>
    value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116;
  return [116 * curve(y) - 16, 500 * (curve(x) - curve(y)), 200 * (curve(y) - curve(z))];
}

/** The colour difference for such eyes (CIEDE2000). */
export function difference(one: string, other: string, eyes: Eyes): number {
  const seen = (hex: string): Triple =>
    lab(each(times(EYES[eyes], linear(hex)), (value) => Math.min(1, Math.max(0, value))));
  return ciede2000(seen(one), seen(other));
}

function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const rad = Math.PI / 180;
  const power = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const shift = 1.5 - 0.5 * power((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2);
  const [c1, c2] = [Math.hypot(a1 * shift, b1), Math.hypot(a2 * shift, b2)];
  const hue = (a: number, b: number): number => (Math.atan2(b, a * shift) / rad + 360) % 360;
  const [h1, h2] = [hue(a1, b1), hue(a2, b2)];
  const grey = c1 * c2 === 0;

  const turn = h2 - h1;
  const dh = grey ? 0 : turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn;
  const around = Math.abs(turn) > 180 ? (h1 + h2 < 360 ? 360 : -360) : 0;
  const hm = grey ? h1 + h2 : (h1 + h2 + around) / 2;
  const [lm, cm] = [(l1 + l2) / 2, (c1 + c2) / 2];

  const cos = (factor: number, offset: number): number => Math.cos((factor * hm + offset) * rad);
  const t = 1 - 0.17 * cos(1, -30) + 0.24 * cos(2, 0) + 0.32 * cos(3, 6) - 0.2 * cos(4, -63);
  const l = (l2 - l1) / (1 + (0.015 * (lm - 50) ** 2) / Math.sqrt(20 + (lm - 50) ** 2));
  const c = (c2 - c1) / (1 + 0.045 * cm);
  const h = (2 * Math.sqrt(c1 * c2) * Math.sin((dh / 2) * rad)) / (1 + 0.015 * cm * t);
  const rotation = -2 * power(cm) * Math.sin(60 * Math.exp(-(((hm - 275) / 25) ** 2)) * rad);
  return Math.sqrt(l ** 2 + c ** 2 + h ** 2 + rotation * c * h);
}
