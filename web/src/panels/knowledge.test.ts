import { describe, expect, it } from 'vitest';
import type { Entry } from '../play/game.svelte';
import type { Event, Knowledge } from '../wire/types';
import { corners, spread, stepPath, turnings, untilOpen } from './knowledge';

it('a line keeps its height until the next point', () => {
  expect(
    stepPath([
      [0, 10],
      [5, 10],
      [10, 4],
    ]),
  ).toBe('M0 10H5V10H10V4');
  expect(corners([1, 1, 2, 2, 2])).toEqual([0, 2, 4]);
});

describe('labels', () => {
  it('stay where they belong if there is room', () => {
    expect(spread([10, 50, 90], 16, 0, 100)).toEqual([10, 50, 90]);
  });

  it('are moved apart around where they belong, in the same order', () => {
    expect(spread([50, 50, 52], 16, 0, 100).map(Math.round)).toEqual([35, 51, 67]);
  });

  it('never collide and never leave the picture', () => {
    for (let seed = 1; seed < 300; seed += 1) {
      const wanted = Array.from(
        { length: 2 + (seed % 5) },
        (_, index) => ((seed * 7919 * (index + 3)) % 1000) / 10,
      );
      const heights = spread(wanted, 16, 5, 98);
      const sorted = [...heights].sort((a, b) => a - b);
      for (const [index, height] of sorted.entries()) {
        expect(height).toBeGreaterThanOrEqual(5);
        expect(height).toBeLessThanOrEqual(98 + 1e-9);
        if (index > 0) expect(height - (sorted[index - 1] ?? 0)).toBeGreaterThanOrEqual(16 - 1e-9);
      }
    }
  });
});

describe('where it turned', () => {
  const log = (...events: [number, Event][]): Entry[] =>
    events.map(([hour, event], version) => ({ key: String(version), version, at: 0, hour, event }));
  const hour = (number: number, ...chosen: number[]): Knowledge['hours'][number] => ({
    hour: number,
    seats: chosen.map((sure) => ({ chosen: sure, fenrir: null })),
  });
  const entries = log(
    [5, { event: 'role_dealt', seat: 0, role: 'face_down' }],
    [6, { event: 'organ_placed', seat: 1, space: 3 }],
    [8, { event: 'declared', seat: 1, role: 'hero', character: 'lewis' }],
    [8, { event: 'declared_wrongly', seat: 1, chosen: 'face_down' }],
    [9, { event: 'declared', seat: 0, role: 'fenrir', character: 'snowy' }],
    [9, { event: 'declared_rightly', seat: 0, character: 'snowy' }],
  );
  const knowledge: Knowledge = {
    chosen: 'snowy',
    fenrir: 0,
    hours: [
      hour(5, 0.2, 0.2, 0.2),
      hour(6, 0.5, 0.2, 0.25),
      hour(7, 1, 0.2, 0.25),
      hour(8, 1, 1, 0.33),
      hour(9, 1, 1, 1),
    ],
  };

  it('in order, with the greatest gains and the declarations', () => {
    expect(turnings(knowledge, entries)).toEqual([
      { what: 'roles', hour: 5, fenrir: 0 },
      { what: 'jump', hour: 6, seat: 0, from: 0.2, to: 0.5 },
      { what: 'organ', hour: 6, seat: 1 },
      { what: 'certain', hour: 7, seat: 0, from: 0.5 },
      { what: 'declared', hour: 8, seat: 1, character: 'lewis', right: false },
      { what: 'declared', hour: 9, seat: 0, character: 'snowy', right: true },
    ]);
  });

  it('ends when the card lies open for all', () => {
    expect(untilOpen(knowledge, entries).hours.map((one) => one.hour)).toEqual([5, 6, 7, 8]);
    expect(untilOpen(knowledge, entries).opened).toBe(9);
    expect(untilOpen(knowledge, []).opened).toBeNull();
  });

  it('without the numbers, what the log tells', () => {
    expect(turnings(null, entries).map((one) => one.what)).toEqual(['organ', 'declared', 'declared']);
  });
});
