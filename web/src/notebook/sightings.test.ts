import { expect, it } from 'vitest';
import type { Entry } from '../play/game.svelte';
import type { Card, Event, Target } from '../wire/types';
import { sightings } from './sightings';

const log = (...events: Event[]): Entry[] =>
  events.map((event, version) => ({ key: String(version), version, at: 0, hour: 3, event }));
const looked = (seat: number, target: Target, card?: Card): Event => ({
  event: 'card_looked',
  seat,
  target,
  card: card ? { seen: card } : 'face_down',
});

it('joins the cards of one look and keeps two looks apart', () => {
  const found = sightings(
    log(
      looked(0, { hand: 1 }, { character: 'lilja' }),
      looked(0, { hand: 1 }, { power: 'ride' }),
      looked(0, 'deck', { character: 'snowy' }),
      { event: 'turn_ended', seat: 0 },
      looked(2, 'deck'),
      looked(2, 'deck'),
      { event: 'turn_ended', seat: 2 },
      looked(2, 'deck'),
    ),
  );
  expect(found.map(({ seat, target, count, cards }) => [seat, target, count, cards.length])).toEqual([
    [0, { hand: 1 }, 2, 2],
    [0, 'deck', 1, 1],
    [2, 'deck', 2, 0],
    [2, 'deck', 1, 0],
  ]);
});
