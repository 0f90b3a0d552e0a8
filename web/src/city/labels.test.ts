import { describe, expect, it } from 'vitest';
import { overlap, placeAll, shortName, textWidth, type Wish } from './labels';
import { dice } from './geometry';

const FRAME = { x: 0, y: 0, width: 800, height: 560 };
const SPOTS = ['foot', 'within', 'head', 'below', 'above', 'right', 'left'] as const;

const wish = (text: string, x: number, y: number): Wish => ({
  text,
  of: { x, y, width: 62, height: 60 },
  width: textWidth(text, 13.5) + 12,
  height: 17,
  try: SPOTS,
});

describe('names on the map', () => {
  it('stand at the foot of what they name if nothing is in the way', () => {
    const [name] = placeAll([wish('Porta Susa', 300, 200)], [], FRAME);
    expect(name?.y).toBeCloseTo(260 - 17 * 0.82);
    expect((name?.x ?? 0) + (name?.width ?? 0) / 2).toBeCloseTo(331);
  });

  it('make way for what stands there', () => {
    const taken = [{ x: 300, y: 240, width: 62, height: 40 }];
    const [name] = placeAll([wish('Porta Susa', 300, 200)], taken, FRAME);
    expect(name && overlap(name, taken[0] ?? FRAME)).toBe(false);
  });

  it('never lie over each other, over pieces or beyond the rim, however crowded it is', () => {
    const roll = dice('crowd');
    const all = Array.from({ length: 88 }, (_, k) => {
      const long = 'Cimitero di San Pietro'.slice(0, 5 + Math.floor(roll() * 17));
      return wish(long, (k % 11) * 73, Math.floor(k / 11) * 70);
    });
    const taken = Array.from({ length: 30 }, () => ({
      x: roll() * 770,
      y: roll() * 520,
      width: 30,
      height: 41,
    }));
    const placed = placeAll(all, taken, FRAME);
    expect(placed.length).toBeGreaterThan(40);
    placed.forEach((one, k) => {
      expect(one.x >= 0 && one.y >= 0).toBe(true);
      expect(one.x + one.width <= 800 && one.y + one.height <= 560).toBe(true);
      expect(taken.some((piece) => overlap(one, piece))).toBe(false);
      expect(placed.slice(k + 1).some((other) => overlap(one, other))).toBe(false);
    });
    expect(placeAll(all, taken, FRAME)).toEqual(placed);
  });

  it('keep clear of what others name, or are left out', () => {
    const other = { x: 300, y: 252, width: 62, height: 40 };
    const [name] = placeAll([{ ...wish('Porta Susa', 300, 200), avoid: [other] }], [], FRAME);
    expect(name && overlap(name, other)).toBe(false);
    expect(placeAll([{ ...wish('Porta Susa', 300, 200), avoid: [FRAME] }], [], FRAME)).toEqual([]);
  });

  it('are left out rather than laid over something', () => {
    expect(placeAll([wish('Mole', 300, 200)], [FRAME], FRAME)).toEqual([]);
  });
});

describe('short names', () => {
  it('leave off what follows a little word', () => {
    expect(shortName('Cimitero di San Pietro in Vincoli')).toBe('Cimitero');
    expect(shortName('Obelisco di Piazza Statuto')).toBe('Obelisco');
    expect(shortName('Mole Antonelliana')).toBe('Mole Antonelliana');
    expect(shortName('Grande Biblioteca Universitaria')).toBe('Grande Biblioteca Universitaria');
  });
});
