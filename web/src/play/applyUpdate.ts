/** Applies updates: events to the log, deltas to the View. Used by live games (game.svelte.ts) and replays. */
import type { Event, LogRecord, View, ViewDelta } from '../wire/types';
import type { Entry } from './game.svelte';

/** A log, its current Hour, and the events just added. */
export interface LogUpdate {
  log: Entry[];
  hour: number;
  fresh: Event[];
}

/** Appends records to a log and removes what was undone. */
export function appendToLog(before: Entry[], hourBefore: number, records: readonly LogRecord[]): LogUpdate {
  let log = before;
  let hour = hourBefore;
  const fresh: Event[] = [];
  for (const { version, at, news } of records) {
    const added: Entry[] = [];
    for (const [index, item] of news.entries()) {
      if (item.news === 'took_back') {
        const { kept, undone } = withoutLast([...log, ...added.splice(0)], item.events);
        log = kept;
        hour = hourOf(log);
        added.push({ key: `${version}.${index}`, version, at, hour, news: item, undone });
        continue;
      }
      // A decision without events stays in the log, because it can be undone.
      if ((item.news === 'decided' && item.events.length > 0) || item.news === 'began') {
        for (const [place, event] of item.events.entries()) {
          if (event.event === 'hour_began') hour = event.hour;
          added.push({ key: `${version}.${index}.${place}`, version, at, hour, event });
          fresh.push(event);
        }
      } else {
        added.push({ key: `${version}.${index}`, version, at, hour, news: item });
      }
    }
    log = log.concat(added);
  }
  return { log, hour, fresh };
}

export function applyDelta(view: View, { public: publicChanges, ...changes }: ViewDelta): View {
  return { ...view, ...changes, public: { ...view.public, ...publicChanges } };
}

/** The log without its last decision of `events` events, and those events. Chat in between stays. */
function withoutLast(log: Entry[], events: number): { kept: Entry[]; undone: Event[] } {
  const kept = [...log];
  const undone: Event[] = [];
  if (events === 0) {
    const last = kept.findLastIndex((entry) => 'news' in entry && entry.news.news === 'decided');
    if (last >= 0) kept.splice(last, 1);
  }
  for (let index = kept.length - 1; index >= 0 && undone.length < events; index -= 1) {
    const entry = kept[index];
    if (!entry || !('event' in entry)) continue;
    kept.splice(index, 1);
    undone.unshift(entry.event);
  }
  return { kept, undone };
}

function hourOf(log: Entry[]): number {
  for (let index = log.length - 1; index >= 0; index -= 1) {
    const entry = log[index];
    if (entry && 'event' in entry && entry.event.event === 'hour_began') return entry.event.hour;
  }
  return 0;
}
