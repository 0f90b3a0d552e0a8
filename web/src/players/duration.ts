/** A duration in its largest unit: 4 minutes, 3 hours, 2 days. */
import { language } from '../i18n/i18n.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Absences longer than this show their duration, in milliseconds. */
export const LONG = MINUTE;

export function spanText(ms: number): string {
  const [count, unit] =
    ms >= 2 * DAY
      ? [Math.floor(ms / DAY), 'day']
      : ms >= HOUR
        ? [Math.floor(ms / HOUR), 'hour']
        : [Math.max(1, Math.floor(ms / MINUTE)), 'minute'];
  return new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
