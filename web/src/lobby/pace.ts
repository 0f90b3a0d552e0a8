/** The pace of a table: presets, and their texts. */
import type { Clock, Sleep } from '../wire/types';
import { language, t } from '../i18n/i18n.svelte';

export type Kind = Clock['kind'];
export const KINDS = ['none', 'real_time', 'correspondence'] as const satisfies readonly Kind[];

/** Seconds per decision, and a reserve for the whole game. */
export const LIVE = [
  { increment: 15, reserve: 300 },
  { increment: 30, reserve: 600 },
  { increment: 60, reserve: 1200 },
] as const;

/** Hours per turn. */
export const HOURS = [8, 24, 48, 72, 168] as const;

/** Clocks stop at night, from ten to seven local time. */
const NIGHT = { from: 22 * 60, to: 7 * 60 };
const DAY = 24 * 60;

/** The night in minutes of the day, UTC. `offset` is from `Date.getTimezoneOffset`. */
export function night(offset = new Date().getTimezoneOffset()): Sleep {
  const utc = (minute: number): number => (((minute + offset) % DAY) + DAY) % DAY;
  return { from: utc(NIGHT.from), to: utc(NIGHT.to) };
}

/** A minute of the day, UTC, as local time. */
export function timeOfDay(minute: number): string {
  const at = new Date();
  at.setUTCHours(0, minute, 0, 0);
  return new Intl.DateTimeFormat(language(), { hour: 'numeric', minute: '2-digit' }).format(at);
}

/** A clock in a few words. */
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

/** The time for a turn: hours, or whole days. */
export function turnOf(hours: number): string {
  return hours % 24 === 0 ? t('new-turn-days', { count: hours / 24 }) : t('new-turn-hours', { count: hours });
}
