/** The time a player has left, and its format. */
import type { ClockNow, TableCard } from '../wire/types';
import { t } from '../i18n/i18n.svelte';

/** A player's time left in milliseconds; `runs` while that player is to act. */
export interface Left {
  ms: number;
  runs: boolean;
}

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time left of a seat; null without a clock. */
export function leftOf(
  seat: number,
  asked: number | null,
  clock: ClockNow | null,
  card: TableCard | undefined,
  now: number,
): Left | null {
  const chair = card?.chairs[seat];
  if (!clock || !chair || chair.bot || chair.substitute || card.stage !== 'running') return null;
  if (seat === asked && clock.deadline !== null) return { ms: Math.max(0, clock.deadline - now), runs: true };
  if (card.options.clock.kind !== 'real_time') return null;
  return { ms: Math.max(0, clock.reserves[seat] ?? 0), runs: false };
}

/** A duration in clock format: 4:12, 1:04:12, or days and hours. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / SECOND);
  if (seconds >= DAY) {
    return t('people-clock-days', {
      days: Math.floor(seconds / DAY),
      hours: Math.floor((seconds % DAY) / HOUR),
    });
  }
  const two = (number: number): string => String(number).padStart(2, '0');
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)}:${two(minutes)}:${two(seconds % MINUTE)}`;
  return `${minutes}:${two(seconds % MINUTE)}`;
}
