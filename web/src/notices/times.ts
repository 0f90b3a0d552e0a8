/** Moments of the day: minutes after midnight, and what a time field holds. */

const two = (number: number): string => String(number).padStart(2, '0');

/** `22:05` of 1325. */
export const clockOf = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** 1325 of `22:05`; undefined if the field is empty. */
export function minuteOf(text: string): number | undefined {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hour === undefined || minute === undefined ? undefined : Number(hour) * 60 + Number(minute);
}
