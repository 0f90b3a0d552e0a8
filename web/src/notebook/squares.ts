/** The squares of the notebook as they are shown: in the reader's order, each with its sentence. */
import { CHARACTERS } from '../art/characters';
import type { CardPlace, Insight, Odds, View } from '../wire/types';
import { t } from '../i18n/i18n.svelte';
import type { Cell, Deduction } from './deduction';
import { because, claim, type Speaker } from './reasons';

/** One square: what it says and under which key its pencil mark is kept. */
export interface Square {
  key: string;
  place: CardPlace;
  /** The character's number; null in Fenrir's row. */
  card: number | null;
  cell: Cell;
  claim: string;
  why: string;
}

/** The hands from the reader's own clockwise, then the deck and the Chosen One. */
export function columnsOf(deduction: Deduction, seat: number | null): CardPlace[] {
  const hands = deduction.places.filter((place) => typeof place === 'object');
  const from = seat ?? 0;
  return [...hands.slice(from), ...hands.slice(0, from), 'deck', 'chosen'];
}

const keyOf = (place: CardPlace): string => (typeof place === 'object' ? String(place.hand) : place);

/** The squares of the eight characters, row by row. */
export function squaresOf(deduction: Deduction, columns: readonly CardPlace[], speaker: Speaker): Square[][] {
  return CHARACTERS.map((character, card) =>
    columns.map((place): Square => {
      const index = typeof place === 'object' ? place.hand : deduction.places.indexOf(place);
      const cell = deduction.rows[card]?.[index] ?? { is: 'open', why: null };
      return {
        key: `${character}.${keyOf(place)}`,
        place,
        card,
        cell,
        claim: claim(character, place, cell, speaker),
        why: because(character, cell.why, speaker),
      };
    }),
  );
}

/** Who may be Fenrir: a square for each hand; null before roles are dealt. */
export function fenrirRow(
  { fenrir: known }: Insight,
  view: View,
  columns: readonly CardPlace[],
  speaker: Speaker,
): (Square | null)[] | null {
  if (!known) return null;
  const { declared_heroes, declared_fenrir } = view.public;
  return columns.map((place) => {
    if (typeof place !== 'object') return null;
    const { hand } = place;
    const is = known[hand] ?? 'open';
    const own = hand === speaker.seat;
    const declared = declared_heroes.includes(hand) || declared_fenrir !== null;
    const decided = declared ? 'declared' : view.role === 'fenrir' ? 'you' : 'follows';
    const why = own ? 'own' : is === 'open' ? 'open' : decided;
    return {
      key: `fenrir.${hand}`,
      place,
      card: null,
      cell: { is, why: null },
      claim: t(own && is !== 'open' ? `note-fenrir-${is}-own` : `note-fenrir-${is}-hand`, {
        player: speaker.names[hand] ?? '',
      }),
      why: t(`note-fenrir-because-${why}`),
    };
  });
}

/** The chance of a square by the exact odds; null where nothing is open. */
export function chanceOf(square: Square, odds: Odds): number | null {
  const { card, place, cell } = square;
  if (cell.is !== 'open') return null;
  if (card === null) return typeof place === 'object' ? (odds.fenrir[place.hand] ?? null) : null;
  if (typeof place === 'object') return odds.hands[place.hand]?.[card] ?? null;
  return (place === 'deck' ? odds.deck : odds.chosen)[card] ?? null;
}
