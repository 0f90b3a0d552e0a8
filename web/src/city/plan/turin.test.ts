import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Pack, SpaceKind } from '../../wire/types';
import { SMALL } from '../pack.fixture';
import { planOf } from './turin';

const KINDS: Record<string, SpaceKind> = {
  regular: 'regular',
  yellow: { station: 'train' },
  green: { station: 'monorail' },
  blue: { station: 'airship' },
};

/** The spaces of our own pack, read from its file. */
function turin(): Pack {
  const text = readFileSync(new URL('../../../../content/turin.toml', import.meta.url), 'utf8');
  const lines = text.matchAll(
    /\{ id = "([^"]+)", name = "([^"]+)", col = (\d+), row = (\d+), kind = "(\w+)"/g,
  );
  const spaces = [...lines].map(([, id = '', name = '', col, row, kind = ''], space) => ({
    space,
    id,
    name,
    col: Number(col),
    row: Number(row),
    kind: KINDS[kind] ?? ({ mystic: 'mole' } as const),
    neighbours: [],
  }));
  return { ...SMALL, id: 'turin', spaces };
}

describe('the drawn plan', () => {
  it('shows the board of content/turin.toml: if not, run tools/plan.js', () => {
    const pack = turin();
    expect(pack.spaces.length).toBeGreaterThan(60);
    expect(planOf(pack)?.places.length).toBe(pack.spaces.length);
  });

  it('is not used for a changed copy, nor for another pack', () => {
    const pack = turin();
    const changed = pack.spaces.map((space, k) =>
      k === 3 ? { ...space, kind: KINDS.blue ?? 'regular' } : space,
    );
    expect(planOf({ ...pack, spaces: changed })).toBeNull();
    expect(planOf({ ...pack, spaces: pack.spaces.slice(1) })).toBeNull();
    expect(planOf({ ...pack, id: 'torino' })).toBeNull();
    expect(planOf(SMALL)).toBeNull();
  });
});
