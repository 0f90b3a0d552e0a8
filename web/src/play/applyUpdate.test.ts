/** Deltas of a whole game, applied as the server's own reducer applies them (`crates/protocol/tests/deltas.rs`). */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { View, ViewDelta } from '../wire/types';
import { applyDelta } from './applyUpdate';

interface Fixture {
  first: View;
  deltas: ViewDelta[];
  views: { after: number; view: View }[];
}

it('gives the Views that the server has', () => {
  const path = new URL('../../../fixtures/wire/deltas.json', import.meta.url);
  const { first, deltas, views } = JSON.parse(readFileSync(path, 'utf8')) as Fixture;
  const whole = new Map(views.map(({ after, view }) => [after, view]));
  let view = first;
  let compared = 0;
  for (const [index, delta] of deltas.entries()) {
    view = applyDelta(view, delta);
    const wanted = whole.get(index + 1);
    if (!wanted) continue;
    expect(view).toEqual(wanted);
    compared += 1;
  }
  expect(compared).toBe(views.length);
  expect(whole.has(deltas.length)).toBe(true);
});
