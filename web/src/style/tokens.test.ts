import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, difference, type Eyes } from './colour';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** The colours of the first rule with this selector. */
function colours(selector: string): Map<string, string> {
  const rule = css.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return new Map(
    [...rule.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const themes = { night: colours(':root'), paper: colours(":root[data-theme='paper']") };

/** Text on its background: at least 4.5. */
const TEXT: Record<string, string> = {
  ink: 'page ground panel raised well warm-1 warm-2 danger-bg frost-dim map-ink',
  'ink-2': 'ground panel raised well warm-1 warm-2 danger-bg page',
  'ink-3': 'panel raised well ground page warm-1',
  brass: 'panel raised page',
  gas: 'warm-1 warm-2 panel well map-ink raised',
  'on-pri': 'pri',
  'on-gas': 'gas-fill',
  frost: 'panel raised well ground map-ink',
  danger: 'panel danger-bg well',
  ok: 'panel raised',
  pencil: 'panel',
  'map-name': 'map-ink',
  route: 'map-ink',
  'tok-rune': 'tok-plate',
};

/** Marks and edges: at least 3. */
const MARKS: Record<string, string> = {
  'line-strong': 'panel well page',
  'warm-line': 'warm-1 warm-2 panel raised',
  now: 'panel warm-1 ground raised well',
  beacon: 'panel ground warm-1 warm-2 raised',
  'lit-line': 'lit ground plot',
  mark: 'map-ink block',
  runestone: 'ground',
  'st-yellow': 'st-bg',
  'st-green': 'st-bg',
  'st-blue': 'st-bg',
  fig: 'tok',
  'gear-next': 'gear-face',
  'gear-rest': 'gear-face',
  'on-gas': 'gear',
  wolf: 'well',
  'seat-1': 'panel ground warm-2',
  'seat-2': 'panel ground warm-2',
  'seat-3': 'panel ground warm-2',
  'seat-4': 'panel ground warm-2',
  'seat-5': 'panel ground warm-2',
  'seat-6': 'panel ground warm-2',
};

describe.each(Object.entries(themes))('the %s theme', (_, theme) => {
  const colour = (name: string): string => {
    const value = theme.get(name);
    if (!value) throw new Error(`there is no token ${name}`);
    return value.length === 4 ? value.replace(/\w/g, '$&$&') : value;
  };

  it('has the tokens of the other one', () => {
    expect([...theme.keys()]).toEqual([...themes.night.keys()]);
  });

  for (const [pairs, least] of [
    [TEXT, 4.5],
    [MARKS, 3],
  ] as const) {
    it.each(
      Object.entries(pairs).flatMap(([mark, grounds]) => grounds.split(' ').map((on) => [mark, on] as const)),
    )(`sets %s on %s with a contrast of at least ${least}`, (mark, on) =>
      expect(contrast(colour(mark), colour(on))).toBeGreaterThanOrEqual(least),
    );
  }

  const seats = [1, 2, 3, 4, 5, 6].map((seat) => `seat-${seat}`);
  const stations = ['st-yellow', 'st-green', 'st-blue'];
  const least = (names: string[], eyes: Eyes): number =>
    Math.min(
      ...names.flatMap((one, index) =>
        names.slice(index + 1).map((other) => difference(colour(one), colour(other), eyes)),
      ),
    );

  it.each(['normal', 'protan', 'deutan', 'tritan'] as const)(
    'keeps seats and stations apart for %s eyes',
    (eyes) => {
      expect(least(seats, eyes)).toBeGreaterThan(eyes === 'normal' ? 22 : 14.5);
      expect(least(stations, eyes)).toBeGreaterThan(15);
    },
  );
});

it('measures as others do', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 6);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(difference('#f4604a', '#f4604a', 'normal')).toBe(0);
  expect(difference('#ffffff', '#000000', 'normal')).toBeCloseTo(100, 1);
});
