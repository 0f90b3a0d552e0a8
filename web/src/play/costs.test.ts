/** Compares the page's prices with the rules, as `cargo xtask words` writes them. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Pack } from '../wire/types';
import { costOf } from './costs';

const written = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../target/words/${name}`, import.meta.url), 'utf8'));

it('knows what the rules say each tile and each character costs', () => {
  const pack = written('pack.json') as Pack;
  const prices = written('prices.json') as { tiles: number[]; characters: Record<string, number> };
  const tiles = pack.tiles.map((_, tile) => costOf({ do: 'play_item', tile }, 'end_turn', pack));
  expect(tiles).toEqual(prices.tiles);
  expect(Math.max(...tiles)).toBeGreaterThan(0);
  for (const { character } of pack.characters) {
    expect(costOf({ do: 'choose', character }, 'choose', pack), character).toBe(prices.characters[character]);
  }
});
