/** The timeline of a recorded game: after any jump, a moment looks the same as step by step. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Event, TableEvent, Public, ServerMessage, TableCard, View } from '../wire/types';
import { Film } from './timeline';

interface Recorded {
  events: Event[];
  steps: { events: number; public: Partial<Public> }[];
}

const recorded = JSON.parse(
  readFileSync(new URL('../play/game.fixture.json', import.meta.url), 'utf8'),
) as Recorded;

/** The frames of a spectator, with some undone decisions and some chat. */
function frames(): ServerMessage[] {
  const [first, ...rest] = recorded.steps;
  if (!first) throw new Error('nothing was recorded');
  const card = { chairs: [], stage: 'running' } as unknown as TableCard;
  const view = { viewer: 'spectator', to_act: 0, public: first.public } as unknown as View;
  const began: TableEvent = { news: 'began', events: recorded.events.slice(0, first.events) };
  const all: ServerMessage[] = [
    {
      type: 'welcome',
      protocol: 1,
      version: 1,
      seat: null,
      decision: 0,
      take_back: false,
      clock: null,
      table: card,
      view,
      missed: [{ version: 1, at: 0, news: [began] }],
    },
  ];
  let shown: Record<string, unknown> = { ...first.public };
  let [version, decision, told] = [1, 0, first.events];
  const update = (news: TableEvent, made: number, publicChanges: Partial<Public>): void => {
    version += 1;
    decision += made;
    all.push({
      type: 'update',
      seat: 'unchanged',
      version,
      at: version,
      decision,
      take_back: false,
      news: [news],
      changes: { public: publicChanges },
    });
  };
  for (const [index, step] of rest.entries()) {
    const events = recorded.events.slice(told, step.events);
    if (index % 11 === 5) {
      const before = Object.fromEntries(Object.keys(step.public).map((key) => [key, shown[key]]));
      update({ news: 'decided', seat: 0, events }, 1, step.public);
      update({ news: 'took_back', seat: 0, events: events.length }, 1, before as Partial<Public>);
    }
    if (index % 17 === 3) update({ news: 'said', seat: 1, text: 'Hm.' }, 0, {});
    update({ news: 'decided', seat: 0, events }, 1, step.public);
    shown = { ...shown, ...step.public };
    told = step.events;
  }
  return all;
}

describe('a film', () => {
  const told = frames();
  const step = new Film(told);
  const scenes = Array.from({ length: step.end + 1 }, (_, at) => step.scene(at));

  it('has a moment for each decision and take-back', () => {
    expect(step.end).toBe(
      told.at(-1)?.type === 'update' ? (told.at(-1) as { decision: number }).decision : 0,
    );
    expect(scenes.map(({ decision }) => decision)).toEqual(scenes.map((_, at) => at));
  });

  it('shows the same however one gets there', () => {
    const film = new Film(told);
    for (let jump = 0; jump < 400; jump += 1) {
      const at = (jump * 7919) % (film.end + 1);
      expect(film.scene(at)).toEqual(scenes[at]);
    }
  });

  it('ends with everything that was told, and nothing that was taken back', () => {
    const events = scenes.at(-1)?.log.flatMap((entry) => ('event' in entry ? [entry.event] : []));
    expect(events).toEqual(recorded.events);
    const last = recorded.steps.reduce((all, { public: some }) => ({ ...all, ...some }), {});
    expect(scenes.at(-1)?.view.public).toEqual(last);
  });

  it('steps by turn and by Hour to where they begin, forwards and backwards', () => {
    for (const by of ['turn', 'hour'] as const) {
      const places = [0];
      for (let at = 0; at < step.end;) places.push((at = step.next(at, by, 1)));
      const back = [step.end];
      for (let at = step.end; at > 0;) back.push((at = step.next(at, by, -1)));
      expect(new Set(back)).toEqual(new Set(places));
      expect(places.length).toBeGreaterThan(by === 'turn' ? 20 : 3);
    }
    expect(step.hours.map(({ hour }) => hour)).toEqual(step.hours.map((_, index) => index + 1));
    expect(step.next(0, 'decision', -1)).toBe(0);
    expect(step.next(step.end, 'decision', 1)).toBe(step.end);
  });
});
