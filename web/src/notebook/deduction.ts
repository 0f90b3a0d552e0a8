/**
 * The notebook's grid: for each card and each place whether it lies there, cannot lie there, or may, and why. The engine works it
 * out from the View; who showed what and when is in the log.
 */
import type { OneOf } from '../lib/oneOf';
import { CHARACTERS } from '../art/characters';
import type { Entry } from '../play/game.svelte';
import type { CardPlace, Character, Event, Insight, SquareReason, Standing, View } from '../wire/types';

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

/** The grid of a View and what follows from it, with the log's reasons. */
export function deductionOf(insight: Insight, view: View, log: readonly Entry[] = []): Deduction {
  const places: CardPlace[] = [...view.hands.map((_, hand) => ({ hand })), 'deck', 'chosen'];
  const facts = new Facts(view, log);
  /** Why each card lies where it must. */
  const home = insight.squares.map((row, card) => {
    const why = row.find(({ is }) => is === 'in')?.why;
    return why ? facts.whyIn(CHARACTERS[card] ?? 'snowy', why) : null;
  });
  const reason = (card: number, why: SquareReason | null): Reason | null => {
    switch (why?.why) {
      case undefined:
        return null;
      case 'elsewhere':
        return { why: 'elsewhere', place: why.place, because: home[card] ?? { why: 'own' } };
      case 'named':
        return facts.named(CHARACTERS[card] ?? 'snowy');
      case 'full':
        return why;
      default:
        return home[card] ?? null;
    }
  };
  const rows = insight.squares.map((row, card) =>
    row.map(({ is, why }): Cell => ({ is, why: reason(card, why) })),
  );
  return { places, rows, names: insight.names };
}

/** What the log has about single cards. */
class Facts {
  readonly #own: number | null;
  readonly #first = new Map<Character, Reason>();
  readonly #named = new Map<Character, { seat: number; hour: number }>();

  constructor(view: View, log: readonly Entry[]) {
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
  whyIn(character: Character, why: SquareReason): Reason | null {
    switch (why.why) {
      case 'seen':
        return this.#first.get(character) ?? { why: 'saw', place: why.place, hour: null };
      case 'face_up':
        return this.#first.get(character) ?? why;
      case 'own':
      case 'last_name':
      case 'only_place':
        return why;
      case 'named':
      case 'elsewhere':
      case 'full':
        return null;
    }
  }

  /** A wrong declaration of this character. */
  named(character: Character): Reason {
    const by = this.#named.get(character);
    return { why: 'named', seat: by?.seat ?? null, hour: by?.hour ?? null };
  }
}
