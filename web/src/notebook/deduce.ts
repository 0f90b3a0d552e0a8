/**
 * What follows from what a reader knows about the Character Cards: for each card and each place whether it lies there, cannot
 * lie there, or may, and why. It counts every deal that fits the View, so nothing is missed and nothing is guessed.
 */
import type { OneOf } from '../lib/oneOf';
import { CHARACTERS } from '../art/characters';
import type { Entry } from '../play/game.svelte';
import type { CardPlace, Character, Event, View } from '../wire/types';

/** It is so, it cannot be, or both are possible. */
export type Standing = 'in' | 'out' | 'open';

/** Why it is so. `hour` is null where the log does not tell. */
export type Reason =
  | { why: 'own' }
  | { why: 'saw'; place: CardPlace; hour: number | null }
  | { why: 'revealed'; seat: number; hour: number | null }
  | { why: 'turned'; seat: number; hour: number | null }
  | { why: 'peeked'; hour: number | null }
  | { why: 'face_up' }
  | { why: 'named'; seat: number | null; hour: number | null }
  | { why: 'elsewhere'; place: CardPlace; because: Reason }
  | { why: 'full'; place: CardPlace; cards: Character[] }
  | { why: 'last_name' }
  | { why: 'only_place'; place: CardPlace };

/** One square of the grid. */
export interface Cell {
  is: Standing;
  /** Why it is decided; null while it is open. */
  why: Reason | null;
}

/** The whole grid. */
export interface Deduction {
  /** The columns: the hands seat by seat, the deck, the Chosen One. */
  places: CardPlace[];
  /** The rows, in the order of the characters, each with a cell for every place. */
  rows: Cell[][];
  /** Who may still be the Chosen One. */
  names: Character[];
}

/** Are these the same place? */
export function same(a: CardPlace, b: CardPlace): boolean {
  return typeof a === 'object' && typeof b === 'object' ? a.hand === b.hand : a === b;
}

/**
 * In how many deals each card lies in each place. `allowed` says for each card in which places it may lie, `room` how many
 * cards each place holds. The deals are counted from the last card to the first, remembering what room was left.
 */
export function countDeals(allowed: readonly (readonly number[])[], room: readonly number[]): number[][] {
  const known = new Map<string, number>();
  const left = (card: number, rooms: readonly number[]): number => {
    const places = allowed[card];
    if (!places) return rooms.every((free) => free === 0) ? 1 : 0;
    const key = `${card}:${rooms.join()}`;
    let ways = known.get(key);
    if (ways === undefined) {
      ways = 0;
      for (const place of places) if (rooms[place]) ways += left(card + 1, filled(rooms, place));
      known.set(key, ways);
    }
    return ways;
  };
  let fronts = new Map([[room.join(), { rooms: room, ways: 1 }]]);
  return allowed.map((places, card) => {
    const counts = room.map(() => 0);
    const next: typeof fronts = new Map();
    for (const { rooms, ways } of fronts.values()) {
      for (const place of places) {
        if (!rooms[place]) continue;
        const after = filled(rooms, place);
        counts[place] = (counts[place] ?? 0) + ways * left(card + 1, after);
        const key = after.join();
        next.set(key, { rooms: after, ways: ways + (next.get(key)?.ways ?? 0) });
      }
    }
    fronts = next;
    return counts;
  });
}

const filled = (rooms: readonly number[], place: number): number[] =>
  rooms.map((free, index) => (index === place ? free - 1 : free));

/** What follows from a View, with reasons from the log. */
export function deduce(view: View, log: readonly Entry[] = []): Deduction {
  const places: CardPlace[] = [...view.hands.map((_, hand) => ({ hand })), 'deck', 'chosen'];
  const inHands = view.hands.map((hand) => hand.characters);
  const room = [...inHands, CHARACTERS.length - 1 - inHands.reduce((sum, cards) => sum + cards, 0), 1];
  const chosen = places.length - 1;
  const allowed = CHARACTERS.map((character, index) => {
    const sight = view.cards[index];
    const known = typeof sight === 'object' ? sight.seen : undefined;
    return [...places.keys()].filter((place) => {
      if (known !== undefined) return same(known, places[place] ?? 'deck');
      return place !== chosen || !view.public.not_chosen.includes(character);
    });
  });
  const counts = countDeals(allowed, room);
  const total = counts[0]?.reduce((sum, ways) => sum + ways, 0) ?? 0;
  const standing = (card: number, place: number): Standing => {
    const ways = counts[card]?.[place] ?? 0;
    return ways === 0 ? 'out' : ways === total ? 'in' : 'open';
  };
  const facts = new Facts(view, log);
  const home = CHARACTERS.map((_, card) => places.find((__, place) => standing(card, place) === 'in'));
  const whyIn = CHARACTERS.map((character, card) => facts.whyIn(character, home[card]));
  const whyOut = (card: number, place: CardPlace): Reason => {
    const character = CHARACTERS[card] ?? 'snowy';
    const [at, because] = [home[card], whyIn[card]];
    if (at !== undefined && because) return { why: 'elsewhere', place: at, because };
    if (place === 'chosen' && view.public.not_chosen.includes(character)) return facts.named(character);
    const cards = CHARACTERS.filter((_, other) => home[other] !== undefined && same(home[other], place));
    return { why: 'full', place, cards };
  };
  const rows = CHARACTERS.map((_, card) =>
    places.map((place, index): Cell => {
      const is = standing(card, index);
      return { is, why: is === 'open' ? null : is === 'in' ? (whyIn[card] ?? null) : whyOut(card, place) };
    }),
  );
  return { places, rows, names: CHARACTERS.filter((_, card) => standing(card, chosen) !== 'out') };
}

/** What the log and the View tell about single cards. */
class Facts {
  readonly #view: View;
  readonly #own: number | null;
  readonly #first = new Map<Character, Reason>();
  readonly #named = new Map<Character, { seat: number; hour: number }>();

  constructor(view: View, log: readonly Entry[]) {
    this.#view = view;
    this.#own = typeof view.viewer === 'number' ? view.viewer : null;
    for (const entry of log) if ('event' in entry) this.#learn(entry.event, entry.hour);
  }

  #learn(event: Event, hour: number): void {
    const first = (character: Character, reason: Reason): void => {
      if (!this.#first.has(character)) this.#first.set(character, reason);
    };
    switch (event.event) {
      case 'card_looked': {
        const card = event.seat === this.#own && typeof event.card === 'object' ? event.card.seen : undefined;
        if (card && 'character' in card) first(card.character, { why: 'saw', place: event.target, hour });
        return;
      }
      case 'card_revealed':
        return first(event.character, { why: 'revealed', seat: event.seat, hour });
      case 'character_face_up':
        return first(event.character, { why: 'face_up' });
      case 'declared_rightly':
        return first(event.character, { why: 'turned', seat: event.seat, hour });
      case 'declared_wrongly':
        if (typeof event.chosen === 'object') first(event.chosen.seen, { why: 'peeked', hour });
        return;
      case 'declared':
        this.#named.set(event.character, { seat: event.seat, hour });
        return;
      default:
        event.event satisfies OneOf<`character_dealt hour_began role_dealt event_turned auction_opened
          bid_made bid_passed position_won position_given position_struck clue_placed mark_shown
          character_chosen ability_used character_blocked time_gained time_paid music_gained clue_gained
          clues_spent clue_picked tile_drawn power_taken_back gears_turned moved action_taken skipped
          clue_moved power_played item_played relocated swapped turn_ended location_placed location_declined
          organ_tile_discarded organ_placed tile_discarded player_out tiles_returned ended`>;
    }
  }

  /** Why a card lies where it must. */
  whyIn(character: Character, place: CardPlace | undefined): Reason | null {
    if (place === undefined) return null;
    const sight = this.#view.cards[CHARACTERS.indexOf(character)];
    if (typeof sight !== 'object')
      return place === 'chosen' ? { why: 'last_name' } : { why: 'only_place', place };
    if (typeof place === 'object' && place.hand === this.#own) return { why: 'own' };
    const told = this.#first.get(character);
    if (told) return told;
    if (place === 'deck' && this.#view.open_cards.includes(character)) return { why: 'face_up' };
    return { why: 'saw', place, hour: null };
  }

  /** A wrong declaration of this character. */
  named(character: Character): Reason {
    const by = this.#named.get(character);
    return { why: 'named', seat: by?.seat ?? null, hour: by?.hour ?? null };
  }
}

/** What is known about who Fenrir is, seat by seat; null before roles are dealt. */
export function deduceFenrir(view: View): Standing[] | null {
  const { roles_dealt, declared_heroes, declared_fenrir } = view.public;
  if (roles_dealt.length === 0) return null;
  const own = typeof view.viewer === 'number' ? view.viewer : null;
  const known = declared_fenrir ?? (view.role === 'fenrir' ? own : null);
  const possible = roles_dealt.filter(
    (seat) => !declared_heroes.includes(seat) && !(seat === own && view.role === 'hero'),
  );
  const only = known ?? (possible.length === 1 ? (possible[0] ?? null) : null);
  return view.hands.map((_, seat) => {
    if (only !== null) return seat === only ? 'in' : 'out';
    return possible.includes(seat) ? 'open' : 'out';
  });
}
