import { t } from '../i18n/i18n.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time until a moment, in its largest unit. */
export function left(until: number, now = Date.now()): string {
  const span = Math.max(0, until - now);
  if (span >= 2 * DAY) return t('front-left', { unit: 'days', count: Math.floor(span / DAY) });
  if (span >= HOUR) return t('front-left', { unit: 'hours', count: Math.floor(span / HOUR) });
  return t('front-left', { unit: 'minutes', count: Math.ceil(span / MINUTE) });
}
