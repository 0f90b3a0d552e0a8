/** Text for the seats of a table. */
import type { ChairCard, PlayerId, TableCard } from '../wire/types';
import { t } from '../i18n/i18n.svelte';
import { serverKey } from '../i18n/keys';
import { to } from '../lib/place';
import { device } from '../engine/device.svelte';

/** The number of bot names: `bot-name-0` and up, by colour, so that a bot keeps its name in a rematch. */
export const BOT_NAMES = 6;

export const isFree = (chair: ChairCard): boolean => chair.player === null && chair.bot === null;

/** How many seats are taken. */
export const taken = (card: TableCard): number => card.chairs.filter((chair) => !isFree(chair)).length;

/** The name of a current or former player; a free seat has a number, a deleted player is “someone”. */
export function nameOf(
  chair: (Pick<ChairCard, 'player' | 'name' | 'bot'> & { colour?: number }) | undefined,
  seat: number,
): string {
  if (chair?.bot) return t(serverKey(`bot-name-${(chair.colour ?? seat) % BOT_NAMES}`));
  return chair?.name ?? (chair?.player ? t('player-gone') : t('player-unnamed', { number: seat + 1 }));
}

/** The path of the profile; null for bots, free seats, deleted players, and players of this device. */
export function profileOf(chair: ChairCard | undefined, table = ''): string | null {
  return chair?.player && chair.name !== null && !device.has(table) ? to(`/player/${chair.player}`) : null;
}

/** What a player whose seat was taken can still see of the game; null for all others. */
export function givenAway(card: TableCard, reader: PlayerId | undefined): string | null {
  const had = card.former?.some(({ player }) => player === reader) ?? false;
  const has = card.chairs.some(({ player }) => player === reader);
  if (card.stage !== 'running' || reader === undefined || !had || has) return null;
  return t(card.options.spectators ? 'front-given-away-watch' : 'front-given-away-later');
}
