/** What is said of a puzzle, as the terminal says it too: the key of a message, and the nouns that fill it in. */
import type { CardPlace, Puzzle, PuzzleMessage } from '../wire/types';
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

/** A message in the reader's language. */
export function say(puzzle: Places, message: PuzzleMessage): string {
  const first = message.places[0];
  const seat = message.seat ?? (typeof first === 'object' ? first.hand : undefined);
  return t(serverKey(`puzzle-${message.key}`), {
    player: seat === undefined ? '' : nameOf(puzzle, seat),
    other: message.other === undefined ? '' : nameOf(puzzle, message.other),
    place: kindOf(puzzle, first),
    cards: list(message.cards.map((card) => t(`character-${card}`))),
    // Some languages select by who it is.
    cardsKey: message.cards.length === 1 ? (message.cards[0] ?? '') : 'several',
    places: list(message.places.map((place) => placeName(puzzle, place))),
    choices: list(
      (message.choices ?? []).map((choice) =>
        t('puzzle-choice', {
          player: nameOf(puzzle, choice.seat),
          cards: t(`character-${choice.character}`),
        }),
      ),
    ),
    hour: roman(message.hour ?? 0),
    count: message.count ?? 0,
  });
}
