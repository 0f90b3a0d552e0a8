/** The notebook's sentences: what a square says, and why. */
import type { CardPlace, Character } from '../wire/types';
import { t } from '../i18n/i18n.svelte';
import { kebab } from '../i18n/keys';
import { roman } from '../i18n/words';
import { list } from '../i18n/joinList';
import type { Cell, Reason } from './deduction';

/** Who is who, for the sentences. */
export interface Speaker {
  names: readonly string[];
  /** The reader's seat. */
  seat: number | null;
  /** With three players the one card that is nobody's lies face up. */
  faceUp: boolean;
}

type Kind = 'hand' | 'own' | 'deck' | 'table' | 'chosen';

/** What kind of place it is to this reader. */
export function kindOf(place: CardPlace, { seat, faceUp }: Speaker): Kind {
  if (typeof place === 'object') return place.hand === seat ? 'own' : 'hand';
  return place === 'deck' && faceUp ? 'table' : place;
}

const playerAt = (place: CardPlace, speaker: Speaker): string =>
  typeof place === 'object' ? (speaker.names[place.hand] ?? '') : '';

const noun = (character: Character): { character: string; characterKey: string } => ({
  character: t(`character-${character}`),
  characterKey: character,
});

/** What a square says: that it is so, that it cannot be, or that it may. */
export function claim(character: Character, place: CardPlace, cell: Cell, speaker: Speaker): string {
  const args = { ...noun(character), player: playerAt(place, speaker) };
  const kind = kindOf(place, speaker);
  if (cell.is !== 'open') return t(`note-${cell.is}-${kind}`, args);
  // Cards in sight are never open.
  return t(`note-open-${kind === 'own' ? 'hand' : kind === 'table' ? 'deck' : kind}`, args);
}

/** Why it says so. */
export function because(character: Character, reason: Reason | null, speaker: Speaker): string {
  if (!reason) return t('note-because-open');
  switch (reason.why) {
    case 'elsewhere':
      return because(character, reason.because, speaker);
    case 'full': {
      const cards = reason.cards.map((card) => t(`character-${card}`));
      const args = { player: playerAt(reason.place, speaker), cards: list(cards), count: cards.length };
      return t(`note-because-full-${kindOf(reason.place, speaker)}`, args);
    }
    case 'saw': {
      const args = { ...noun(character), player: playerAt(reason.place, speaker), ...hourOf(reason.hour) };
      const kind = kindOf(reason.place, speaker);
      if (kind === 'table') return t('note-because-face-up', args);
      return t(kind === 'own' ? 'note-because-own' : `note-because-saw-${kind}`, args);
    }
    case 'own':
    case 'face_up':
    case 'last_name':
    case 'only_place':
      return t(`note-because-${kebab(reason.why)}`, noun(character));
    case 'peeked':
      return t('note-because-peeked', { ...noun(character), ...hourOf(reason.hour) });
    case 'named':
    case 'revealed':
    case 'turned': {
      const player = reason.seat === null ? t('note-someone') : (speaker.names[reason.seat] ?? '');
      const you = reason.seat !== null && reason.seat === speaker.seat ? 'yes' : 'no';
      return t(`note-because-${reason.why}`, { ...noun(character), player, you, ...hourOf(reason.hour) });
    }
  }
}

/** An Hour in Roman numerals, and whether it is known at all. */
function hourOf(hour: number | null): { hour: string; known: 'yes' | 'no' } {
  return { hour: hour ? roman(hour) : '', known: hour ? 'yes' : 'no' };
}
