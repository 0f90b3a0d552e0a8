/** The board in words: what is at a place, and what everybody knows of the Organ. */
import { CHARACTERS, SIDES } from '../play/nouns';
import type { Pack, Public } from '../wire/types';
import { t } from '../i18n/i18n.svelte';
import { list } from '../i18n/joinList';
import type { Words } from '../i18n/words';
import { mysticOf, shownOn, stationOf } from './geometry';
import { shortName } from './labels';

/** A place, what it is, and who and what is on it. If it can be chosen, `lit` says how, or is its name. */
export function spaceText(words: Words, pack: Pack, board: Public, space: number, lit?: string): string {
  const info = pack.spaces[space];
  const station = info ? stationOf(info) : null;
  const standing = CHARACTERS.filter((_, index) => board.at[index] === space);
  return t('city-space', {
    space: lit ?? words.space(space),
    kind: station ? 'station' : info && mysticOf(info) ? 'mystic' : 'regular',
    machine: station ? t(`machine-${station}`) : '',
    who: list(standing.map((character) => words.character(character))),
    standing: standing.length,
    clue: board.clues_on.includes(space) ? 'yes' : 'no',
    organ: board.organ === space ? 'yes' : 'no',
    lit: lit === words.space(space) ? 'yes' : 'no',
  });
}

/** What everybody knows of the Organ, in a sentence. */
export function organText(words: Words, pack: Pack, board: Public): string {
  if (board.organ !== null) return t('city-area-organ', { space: words.space(board.organ) });
  const parts = SIDES.flatMap((side, index) => {
    const tile = board.locations[index] ?? null;
    const building = tile === null ? null : shownOn(pack, tile);
    if (!building) return [];
    return [t(`city-area-${side}`, { building: shortName(words.building(building)) })];
  });
  if (parts.length === 0) return t('city-area-none');
  return t('city-area', { where: list(parts) });
}
