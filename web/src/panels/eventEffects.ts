/** What each Event Card gives to positions and characters, and what it forbids (rules, section 8). */
import type { Character, EventCard } from '../wire/types';

export type GiftKind =
  'time' | 'music' | 'clue' | 'tiles' | 'look' | 'steps' | 'twice' | 'take_back' | 'block';

/** One bonus of an Event. */
export interface Gift {
  kind: GiftKind;
  /** The amount; 1 where there is nothing to count. */
  amount: number;
}

/** An Event Card as data. */
export interface EventRules {
  /** The position with a bonus: 2 to 4, or the last. */
  place?: { at: 2 | 3 | 4 | 'last'; gifts: Gift[] };
  /** The character whose player gets a bonus. */
  character?: { who: Character; gifts: Gift[] };
  /** The blocked character. */
  blocked?: Character;
  noTransport?: true;
  /** No Power Card and no Item Tile may be played. */
  noCards?: true;
}

const gift = (kind: GiftKind, amount = 1): Gift => ({ kind, amount });

export const EVENTS: Record<EventCard, EventRules> = {
  e1: { place: { at: 3, gifts: [gift('twice')] }, blocked: 'palsson' },
  e2: {
    place: { at: 4, gifts: [gift('tiles', 2)] },
    character: { who: 'lilja', gifts: [gift('clue'), gift('tiles', 1)] },
  },
  e3: {
    place: { at: 3, gifts: [gift('look', 2)] },
    character: { who: 'vidal', gifts: [gift('clue'), gift('time', 1)] },
  },
  e4: { character: { who: 'palsson', gifts: [gift('clue'), gift('time', 2)] }, noTransport: true },
  e5: {
    place: { at: 4, gifts: [gift('time', 3)] },
    character: { who: 'johnsson', gifts: [gift('clue'), gift('music', 1)] },
    blocked: 'vikstrom',
  },
  e6: { place: { at: 2, gifts: [gift('time', 2)] }, blocked: 'lewis' },
  e7: { place: { at: 'last', gifts: [gift('steps', 3)] }, blocked: 'snowy' },
  e8: {
    place: { at: 'last', gifts: [gift('tiles', 1)] },
    character: { who: 'lewis', gifts: [gift('block')] },
  },
  e9: {
    place: { at: 'last', gifts: [gift('take_back')] },
    character: { who: 'vikstrom', gifts: [gift('music', 1), gift('tiles', 1)] },
    blocked: 'koleberg',
  },
  e10: {
    place: { at: 'last', gifts: [gift('tiles', 3)] },
    character: { who: 'snowy', gifts: [gift('music', 1), gift('time', 2)] },
    blocked: 'lilja',
  },
  e11: {
    place: { at: 2, gifts: [gift('music', 2)] },
    character: { who: 'koleberg', gifts: [gift('clue'), gift('steps', 3)] },
    noCards: true,
  },
};

/** The bonuses of a position in this Hour's order, both from 1 (3.4.3: the last position also counts by its number). */
export function giftsAt(card: EventCard, place: number, places: number): Gift[] {
  const given = EVENTS[card].place;
  const due = given && (given.at === 'last' ? place === places : given.at === place);
  return due ? given.gifts : [];
}

/** The bonuses for choosing this character. */
export function giftsOf(card: EventCard, character: Character): Gift[] {
  const given = EVENTS[card].character;
  return given?.who === character ? given.gifts : [];
}
