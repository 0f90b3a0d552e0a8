/** The chairs of a table in words. */
import type { ChairCard, TableCard } from '../wire/types';
import { t } from '../words/i18n.svelte';

/** How many names bots have: `bot-name-0` and on, by seat. */
const BOT_NAMES = 6;

/** Is nobody there? */
export const isFree = (chair: ChairCard): boolean => chair.player === null && chair.bot === null;

/** How many chairs are taken. */
export const taken = (card: TableCard): number => card.chairs.filter((chair) => !isFree(chair)).length;

/** Who sits there; a seat that is free has a number, and whoever has deleted their identity is somebody. */
export function nameOf(chair: ChairCard | undefined, seat: number): string {
  if (chair?.bot) return t(`bot-name-${seat % BOT_NAMES}`);
  return chair?.name ?? (chair?.player ? t('player-gone') : t('player-unnamed', { number: seat + 1 }));
}

/** Where the profile of whoever sits there is; null for bots, free seats and whoever is gone. */
export function profileOf(chair: ChairCard | undefined): string | null {
  return chair?.player && chair.name !== null ? `/player/${chair.player}` : null;
}
