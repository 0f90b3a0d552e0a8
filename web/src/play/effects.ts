/** What characters and Power Cards do, in words. Only a table with a face-down deck names it. */
import type { Character, Power, View } from '../wire/types';
import { t } from '../i18n/i18n.svelte';
import { seen } from '../i18n/words';
import { CHARACTERS } from './nouns';

/** True unless the Unknown Characters lie face up: with three players, and in the beginner variant (2.8, 2.9). */
function hasDeck(view: View | undefined): boolean {
  return !view?.open_cards.some((character) => {
    const sight = view.cards[CHARACTERS.indexOf(character)];
    return sight !== undefined && seen(sight) === 'deck';
  });
}

/** A character's ability, in the middle of a sentence. */
export const abilityText = (character: Character, view: View | undefined): string =>
  t(character === 'lewis' && !hasDeck(view) ? 'ability-lewis-hands' : `ability-${character}`);

/** What a Power Card of the hand does. */
export const powerText = (power: Power, view: View | undefined): string =>
  t(power === 'look' && !hasDeck(view) ? 'hand-power-look-text-hands' : `hand-power-${power}-text`);
