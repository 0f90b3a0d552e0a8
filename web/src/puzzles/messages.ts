/** What is said of a puzzle, as the terminal says it too: the key of a message, and the nouns that fill it in. */
import type { CardPlace, Puzzle, Saying } from '../wire/types';
import { t } from '../i18n/i18n.svelte';
import { serverKey } from '../i18n/keys';
import { list } from '../i18n/joinList';
import { roman } from '../i18n/words';

type Places = Pick<Puzzle, 'names' | 'players'>;

/** What a player of the puzzle is called. */
export const nameOf = (puzzle: Pick<Puzzle, 'names'>, seat: number): string =>
  t(serverKey(`puzzle-name-${puzzle.names[seat] ?? 0}`));

/** What kind of place it is, as messages select by it. */
export function kindOf(puzzle: Places, place: CardPlace | undefined): 'hand' | 'deck' | 'table' | 'chosen' {
  if (typeof place === 'object') return 'hand';
  if (place === 'deck') return puzzle.players === 3 ? 'table' : 'deck';
  return 'chosen';
}

/** A place as one of a list. */
export const placeName = (puzzle: Places, place: CardPlace): string =>
  t('puzzle-place', {
    place: kindOf(puzzle, place),
    player: typeof place === 'object' ? nameOf(puzzle, place.hand) : '',
  });

/** A saying in the reader's language. */
export function say(puzzle: Places, saying: Saying): string {
  const first = saying.places[0];
  const seat = saying.seat ?? (typeof first === 'object' ? first.hand : undefined);
  return t(serverKey(`puzzle-${saying.key}`), {
    player: seat === undefined ? '' : nameOf(puzzle, seat),
    other: saying.other === undefined ? '' : nameOf(puzzle, saying.other),
    place: kindOf(puzzle, first),
    cards: list(saying.cards.map((card) => t(`character-${card}`))),
    // Some languages select by who it is.
    cardsKey: saying.cards.length === 1 ? (saying.cards[0] ?? '') : 'several',
    places: list(saying.places.map((place) => placeName(puzzle, place))),
    choices: list(
      (saying.choices ?? []).map((choice) =>
        t('puzzle-choice', {
          player: nameOf(puzzle, choice.seat),
          cards: t(`character-${choice.character}`),
        }),
      ),
    ),
    hour: roman(saying.hour ?? 0),
    count: saying.count ?? 0,
  });
}
