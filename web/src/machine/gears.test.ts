import { describe, expect, it } from 'vitest';
import {
  angleAt,
  at,
  easeTeeth,
  faceAngle,
  lineOfCentres,
  outline,
  teethBetween,
  train,
  turnMs,
  type Point,
  type Wheel,
} from './gears';

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const turin = train([8, 9, 7]);

/** The outline of a gear where it stands after k teeth. */
function placed(wheel: Wheel, k: number): Point[] {
  const angle = angleAt(wheel, k);
  const [cos, sin] = at(1, angle);
  const [x0, y0] = wheel.centre;
  return outline(wheel.teeth).map(([x, y]) => [x0 + x * cos - y * sin, y0 + x * sin + y * cos]);
}

/** Whether a point lies inside an outline. */
function inside([x, y]: Point, shape: Point[]): boolean {
  return (
    shape.filter(([x1, y1], index) => {
      const [x2, y2] = shape[(index + 1) % shape.length] ?? [0, 0];
      return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
    }).length %
      2 ===
    1
  );
}

/** Distance of a point from a stretch of an outline. */
function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x1 + along * dx - x, y1 + along * dy - y);
}

/** How far an outline's points are from another outline; below zero if one lies inside. Far points are left out. */
function reach(from: Point[], to: Point[], { centre: [x, y], tip }: Wheel): number {
  const close = from.filter((point) => Math.hypot(point[0] - x, point[1] - y) < tip + 0.2);
  return Math.min(
    ...close.map((point) => {
      const apart = to.map((start, index) => distance(point, start, to[(index + 1) % to.length] ?? start));
      return Math.min(...apart) * (inside(point, to) ? -1 : 1);
    }),
  );
}

/** How far two gears are apart after k teeth. */
function gap(a: Wheel, b: Wheel, k: number): number {
  const [one, other] = [placed(a, k), placed(b, k)];
  return Math.min(reach(one, other, b), reach(other, one, a));
}

describe('the train', () => {
  it('stands where the design says', () => {
    expect(degrees(lineOfCentres(8, 9, 0.28))).toBeCloseTo(15.882, 3);
    expect(degrees(lineOfCentres(9, 7, -0.39))).toBeCloseTo(-22.5, 9);
    const centres = turin.map(({ centre }) => centre.map((value) => Number(value.toFixed(4))));
    expect(centres).toEqual([
      [0, 0],
      [8.1755, 2.3261],
      [15.5666, -0.7353],
    ]);
  });

  for (const counts of [
    [8, 9, 7],
    [8, 10, 6],
    [12, 7, 9],
  ] as const) {
    it(`meshes with ${counts.join(', ')} teeth at every angle`, { timeout: 30_000 }, () => {
      const wheels = train(counts);
      for (const [a, b] of [
        [wheels[0], wheels[1]],
        [wheels[1], wheels[2]],
      ] as const) {
        const line = Math.atan2(b.centre[1] - a.centre[1], b.centre[0] - a.centre[0]);
        for (let step = 0; step < 60; step += 1) {
          const k = (step * a.teeth) / 60 + 0.013;
          const phase =
            (a.teeth * (line - angleAt(a, k)) + b.teeth * (line + Math.PI - angleAt(b, k))) / (2 * Math.PI) -
            0.5;
          expect(Math.abs(phase - Math.round(phase))).toBeLessThan(1e-12);

          const apart = gap(a, b, k);
          expect(apart).toBeGreaterThan(-0.002);
          expect(apart).toBeLessThan(0.1);
        }
      }
      const [machine, , activity] = wheels;
      const [x, y] = activity.centre;
      expect(Math.hypot(x, y)).toBeGreaterThan(machine.tip + activity.tip);
    });
  }

  it('has a tooth of every gear upright at every whole k', () => {
    for (const wheel of turin) {
      for (const k of [0, 1, 5, -3, 40]) {
        const step = (2 * Math.PI) / wheel.teeth;
        const off = (angleAt(wheel, k) + Math.PI / 2) / step;
        expect(off).toBeCloseTo(Math.round(off), 9);
        expect(degrees(faceAngle(wheel, k, k))).toBeCloseTo(-90, 9);
      }
    }
  });
});

describe('turning', () => {
  it('finds the fewest teeth between two showings', () => {
    expect(teethBetween([7, 8, 6], [0, 0, 0], [8, 9, 7])).toBe(1);
    expect(teethBetween([1, 1, 1], [6, 7, 5], [8, 9, 7])).toBe(-3);
    expect(teethBetween([4, 2, 0], [7, 5, 3], [8, 9, 7])).toBe(3);
    expect(teethBetween([4, 2, 0], [4, 2, 0], [8, 9, 7])).toBe(0);
  });

  it('calls a showing far that no short turn reaches', () => {
    expect(teethBetween([0, 0, 0], [4, 0, 0], [8, 9, 7])).toBeNull();
  });

  it('begins at rest, ends at rest, and rebounds once', () => {
    for (const teeth of [1, 2, 3, -2]) {
      const ease = easeTeeth(teeth);
      const count = Math.abs(teeth);
      expect(ease(0)).toBeCloseTo(0, 5);
      expect(ease(1)).toBeCloseTo(1, 5);
      const over = Math.max(...Array.from({ length: 1001 }, (_, step) => ease(step / 1000)));
      expect(over * count).toBeCloseTo(count + 0.03, 3);
      expect(ease(420 / turnMs(count)) * count).toBeCloseTo(count === 1 ? 1.03 : 1, 3);
    }
  });
});
