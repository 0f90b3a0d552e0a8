/** Days of the calendar as the puzzles count them: in UTC, written like 2026-11-15. */

/** The first day that has a puzzle. */
export const FIRST_DAY = '2026-01-01';

const DAY = 86_400_000;

const at = (day: string): Date => new Date(`${day}T00:00:00Z`);
const written = (date: Date): string => date.toISOString().slice(0, 10);

/** The day it is now. */
export const today = (now = new Date()): string => written(now);

/** Is this a day that has or will have a puzzle? */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(at(text).getTime()) &&
    written(at(text)) === text &&
    text >= FIRST_DAY
  );
}

/** So many days later, or earlier. */
export const later = (day: string, days: number): string => written(new Date(at(day).getTime() + days * DAY));

/** The day of the week; 0 is Monday. */
export const weekday = (day: string): number => (at(day).getUTCDay() + 6) % 7;

/** The grade of a day's puzzle: easy on Mondays, hard on Sundays. The server decides; this is for the calendar. */
export const gradeOf = (day: string): number => [1, 2, 2, 3, 3, 4, 5][weekday(day)] ?? 1;

/** The month of a day, like 2026-11. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The month after, or before. */
export function nextMonth(month: string, months: 1 | -1): string {
  const date = at(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return monthOf(written(date));
}

/** The days of a month, week by week from Monday; null where another month has the place. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const end = `${nextMonth(month, 1)}-01`;
  const days: (string | null)[] = Array.from({ length: weekday(first) }, () => null);
  for (let day = first; day < end; day = later(day, 1)) days.push(day);
  while (days.length % 7) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** A day in the reader's language. */
export const dayInWords = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at(day));

/** A month in the reader's language. */
export const monthInWords = (month: string, language: string): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    at(`${month}-01`),
  );

/** The days of the week in the reader's language, from Monday. */
export const weekdaysInWords = (language: string): string[] =>
  Array.from({ length: 7 }, (_, day) =>
    new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(
      at(later('2026-01-05', day)),
    ),
  );
