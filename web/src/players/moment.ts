/** A moment in the reader's time zone: the time alone today, else with its day. */
import { language } from '../i18n/i18n.svelte';

export function momentText(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const day: Intl.DateTimeFormatOptions = isToday ? {} : { weekday: 'short', day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(language(), { ...day, hour: 'numeric', minute: '2-digit' }).format(at);
}
