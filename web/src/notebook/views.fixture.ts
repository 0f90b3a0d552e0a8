/** Views for tests: those of a real game, with other cards. */
import { readFileSync } from 'node:fs';
import { CHARACTERS } from '../art/characters';
import type { Entry } from '../play/game.svelte';
import type { CardPlace, Character, Event, View } from '../wire/types';

/** The first View of a game of three. */
const REAL = (
  JSON.parse(readFileSync(new URL('../../../fixtures/wire/deltas.json', import.meta.url), 'utf8')) as {
    first: View;
  }
).first;

/** What a reader knows. */
export interface Known {
  players: number;
  seat?: number | null;
  cards?: Partial<Record<Character, CardPlace>>;
  notChosen?: Character[];
  open?: Character[];
}

/** The View of such a reader. */
export function viewOf({ players, seat = 0, cards = {}, notChosen = [], open = [] }: Known): View {
  return {
    ...REAL,
    viewer: seat ?? 'spectator',
    public: {
      ...REAL.public,
      options: { ...REAL.public.options, players },
      not_chosen: notChosen,
      roles_dealt: [],
      declared_heroes: [],
      declared_fenrir: null,
    },
    to_act: null,
    legal: [],
    cards: CHARACTERS.map((character) => {
      const place = cards[character];
      return place === undefined ? 'face_down' : { seen: place };
    }) as View['cards'],
    open_cards: open,
    role: null,
    hands: Array.from({ length: players }, () => ({
      powers: [],
      characters: players === 3 ? 2 : 1,
      tiles: [],
    })),
  };
}

/** A log of these events, each with its Hour. */
export const log = (...events: [number, Event][]): Entry[] =>
  events.map(([hour, event], version) => ({ key: String(version), version, at: 0, hour, event }));

/** A number from 0 up to 1 that follows from the ones before. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

function shuffled<T>(things: readonly T[], roll: () => number): T[] {
  const left = [...things];
  return things.map(() => left.splice(Math.floor(roll() * left.length), 1)).flat();
}

/** A random deal, partly known to one player. */
export function randomView(seed: number): View {
  const roll = dice(seed);
  const players = 3 + (seed % 4);
  const each = players === 3 ? 2 : 1;
  const hands = Array.from({ length: players * each }, (_, index): CardPlace => ({
    hand: Math.floor(index / each),
  }));
  const deck = Array.from({ length: 7 - hands.length }, (): CardPlace => 'deck');
  const deal = shuffled(CHARACTERS, roll);
  const places: CardPlace[] = ['chosen', ...hands, ...deck];
  const seat = roll() < 0.9 ? Math.floor(roll() * players) : null;
  const much = roll();
  const cards: Partial<Record<Character, CardPlace>> = {};
  const notChosen: Character[] = [];
  const open: Character[] = [];
  for (const [index, character] of deal.entries()) {
    const place = places[index] ?? 'deck';
    const own = typeof place === 'object' && place.hand === seat;
    const faceUp = players === 3 && place === 'deck';
    if (faceUp) open.push(character);
    if (own || faceUp || roll() < much * (place === 'chosen' ? 0.2 : 0.8)) cards[character] = place;
    if (place !== 'chosen' && roll() < 0.25) notChosen.push(character);
  }
  return viewOf({ players, seat, cards, notChosen, open });
}
