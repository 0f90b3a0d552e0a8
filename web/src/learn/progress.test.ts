import { describe, expect, it } from 'vitest';
import { readProgress } from './progress.svelte';

describe('what is kept of the lessons', () => {
  it('comes back as it was', () => {
    const kept = { gears: { did: ['go_on' as const], step: 1, steps: 4, done: false, begun: 7 } };
    expect(readProgress(JSON.stringify(kept))).toEqual(kept);
  });

  it('is nothing where nothing sensible was kept', () => {
    for (const text of [null, '', '{', '[]', '7', 'null', '{"gears":null}', '{"gears":{"did":3}}'])
      expect(readProgress(text)).toEqual({});
  });

  it('begins anew what is half there', () => {
    expect(readProgress('{"gears":{"did":[]}}').gears).toEqual({
      did: [],
      step: 0,
      steps: 0,
      done: false,
      begun: 0,
    });
  });
});
