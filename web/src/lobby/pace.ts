/** How fast a table plays: the presets a host chooses from, and their words. */
import type { Clock, Sleep } from '../wire/types';
import { language, t } from '../i18n/i18n.svelte';

export type Kind = Clock['kind'];
export const KINDS = ['none', 'real_time', 'correspondence'] as const satisfies readonly Kind[];

/** Seconds for each decision, and for the whole game what decisions take beyond them. */
export const LIVE = [
  { increment: 15, reserve: 300 },
  { increment: 30, reserve: 600 },
  { increment: 60, reserve: 1200 },
] as const;

/** Hours for a turn. */
export const HOURS = [8, 24, 48, 72, 168] as const;

/** The night in which no clock runs, by the reader's own clock: from ten to seven. */
const NIGHT = { from: 22 * 60, to: 7 * 60 };
const DAY = 24 * 60;

/** That night as the server counts it, in minutes of the day, UTC. `offset` is what `Date` calls the zone's. */
export function night(offset = new Date().getTimezoneOffset()): Sleep {
  const utc = (minute: number): number => (((minute + offset) % DAY) + DAY) % DAY;
  return { from: utc(NIGHT.from), to: utc(NIGHT.to) };
}

/** A minute of the day, UTC, as the reader's clock shows it. */
export function timeOfDay(minute: number): string {
  const at = new Date();
  at.setUTCHours(0, minute, 0, 0);
  return new Intl.DateTimeFormat(language(), { hour: 'numeric', minute: '2-digit' }).format(at);
}

/** A table's pace in a few words. */
export function paceOf(clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return t('new-pace-none');
    case 'real_time':
      return t('new-live', { increment: clock.increment, minutes: Math.round(clock.reserve / 60) });
    case 'correspondence':
      return clock.sleep ? t('new-turn-nights', { turn: turnOf(clock.hours) }) : turnOf(clock.hours);
  }
}

/** The time for a turn in words: hours, or whole days. */
export function turnOf(hours: number): string {
  return hours % 24 === 0 ? t('new-turn-days', { count: hours / 24 }) : t('new-turn-hours', { count: hours });
}
