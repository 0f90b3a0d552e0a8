/** What was told becomes a log, and what changed a View: for a game that is played (game.svelte.ts) or looked back on. */
import type { Event, LogRecord, View, ViewDelta } from '../wire/types';
import type { Entry } from './game.svelte';

/** A log with the Hour that it has come to, and the events that were added last. */
export interface LogUpdate {
  log: Entry[];
  hour: number;
  fresh: Event[];
}

/** The log with what these records tell; what was taken back is taken out. */
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
      // A decision without events is kept as news: it can be taken back.
      if ((item.news === 'moved' && item.events.length > 0) || item.news === 'began') {
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

/** A View with what has changed laid over it. */
export function applyDelta(view: View, { public: publicChanges, ...changes }: ViewDelta): View {
  return { ...view, ...changes, public: { ...view.public, ...publicChanges } };
}

/** The log without its last decision, which had so many events, and those events; what was said in between stays. */
function withoutLast(log: Entry[], events: number): { kept: Entry[]; undone: Event[] } {
  const kept = [...log];
  const undone: Event[] = [];
  if (events === 0) {
    const last = kept.findLastIndex((entry) => 'news' in entry && entry.news.news === 'moved');
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
