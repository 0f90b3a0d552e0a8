/** Figures of a profile: what they are and how they are written. */
import type { Profile, Rating } from '../wire/types';
import { language } from '../i18n/i18n.svelte';

/** So many times its width a rating may be off: in nineteen cases of twenty it is not. */
const LIKELY = 2;
/** What a player is worth at least, as the list of the strongest counts it. */
const SURELY = 3;

/** Where everybody begins. */
export const BEGINNING: Rating = { mu: 25, sigma: 25 / 3 };

/** How far a rating may be off. */
export const spanOf = ({ sigma }: Rating): number => LIKELY * sigma;

/** What is proven of a rating. */
export const provenOf = ({ mu, sigma }: Rating): number => mu - SURELY * sigma;

/** A number with one digit behind the point, as the reader's language writes it. */
export const tenths = (value: number): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    Math.abs(value) < 0.05 ? 0 : value,
  );

/** A whole number of percent. Whatever is not all stays below 100. */
export function percent(part: number, whole: number): number {
  if (whole === 0) return 0;
  const share = (100 * part) / whole;
  return part < whole ? Math.min(99, Math.round(share)) : 100;
}

/** How seldom the clock runs out, in a word. */
export type Grade = 'always' | 'nearly' | 'mostly' | 'seldom';

/** How reliable a player is: the share of decisions in time, and a word for it; null where no clock ever ran. */
export function reliability({ timed, late }: Pick<Profile, 'timed' | 'late'>): {
  percent: number;
  count: number;
  grade: Grade;
} | null {
  const count = timed + late;
  if (count === 0) return null;
  const share = timed / count;
  const grade = late === 0 ? 'always' : share >= 0.99 ? 'nearly' : share >= 0.95 ? 'mostly' : 'seldom';
  return { percent: percent(timed, count), count, grade };
}

/** A day in words. */
export const day = (at: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'long' }).format(at);

/** A day in a few letters. */
export const shortDay = (at: number): string =>
  new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'short', year: 'numeric' }).format(at);
