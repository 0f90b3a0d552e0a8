import { describe, expect, it } from 'vitest';
import type { Judged } from '../wire/types';
import { withVerdict } from './analysis.svelte';

const verdict = (tries: number): Judged => ({
  at: 7,
  seat: 0,
  best: { action: { do: 'pass' }, chance: 0.5, tries },
  made: null,
  others: [{ action: { do: 'bid', time: 1 }, chance: 0.4, tries: tries / 2 }],
  given_away: 0,
  unsure: false,
});

describe('the verdict on a moment', () => {
  it('is never replaced by one from fewer games', () => {
    const deep = withVerdict(new Map(), verdict(500));
    expect(withVerdict(deep, verdict(70)).get(7)).toEqual(verdict(500));
    expect(withVerdict(deep, verdict(500)).get(7)).toEqual(verdict(500));
  });

  it('makes way for one from more games', () => {
    expect(withVerdict(withVerdict(new Map(), verdict(70)), verdict(500)).get(7)).toEqual(verdict(500));
  });
});
