/** What is announced where others listen contains no secret. */
import { expect, it } from 'vitest';
import type { Entry } from '../play/game.svelte';
import type { Event } from '../wire/types';
import { redacted } from './redact';

const entry = (event: Event): Entry => ({ key: 'k', version: 1, at: 0, hour: 1, event });

it('turns over what only the reader sees', () => {
  const secrets: Event[] = [
    { event: 'character_dealt', seat: 0, character: { seen: 'lilja' } },
    { event: 'role_dealt', seat: 0, role: { seen: 'fenrir' } },
    { event: 'tile_drawn', seat: 0, tile: { seen: 3 } },
    { event: 'tile_discarded', seat: 0, tile: { seen: 3 } },
    { event: 'card_looked', seat: 0, target: 'deck', card: { seen: { character: 'snowy' } } },
    { event: 'declared_wrongly', seat: 0, chosen: { seen: 'snowy' } },
  ];
  for (const event of secrets) expect(JSON.stringify(redacted(entry(event)))).not.toContain('seen');
});

it('leaves alone what everybody sees', () => {
  const open = entry({ event: 'tile_drawn', seat: 1, tile: 'face_down' });
  expect(redacted(open)).toBe(open);
});
