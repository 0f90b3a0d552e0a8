/** Compares past boards with what a spectator saw at the time, over a whole recorded game (tools/record.js). */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Event, Phase, Public } from '../wire/types';
import type { Entry } from './game.svelte';
import { boardAt } from './boardHistory';
import { chosenBy } from './hourHistory';

interface Recorded {
  events: Event[];
  steps: { events: number; public: Partial<Public> }[];
}

const path = process.env.ARMONIUM_RECORDED ?? new URL('./game.fixture.json', import.meta.url);
const recorded = JSON.parse(readFileSync(path, 'utf8')) as Recorded;
const log: Entry[] = recorded.events.map((event, at) => ({
  key: String(at),
  version: at,
  at: 0,
  hour: 0,
  event,
}));

/** The board seen after each decision. */
const seen: { events: number; public: Public }[] = [];
for (const step of recorded.steps) {
  const before = seen.at(-1)?.public;
  seen.push({ events: step.events, public: { ...before, ...step.public } as Public });
}
const now = seen.at(-1)?.public as Public;

const SETS = [
  'used',
  'blocked',
  'not_chosen',
  'roles_dealt',
  'declared_heroes',
  'clues_on',
  'events',
] as const;

/** Sorts the sets, and keeps only what the log can restore of the phase. */
function plain(board: Public): object {
  const sets = Object.fromEntries(SETS.map((name) => [name, [...board[name]].sort()]));
  const played = board.played.map((powers) => [...powers].sort());
  return {
    ...board,
    ...sets,
    played,
    phase: restorable(board.phase),
    order: board.hour > 1 ? board.order : [],
  };
}

/** The board without what only the events of its Hour can tell. */
function pieces(board: Public): object {
  const ofTheHour = new Set(['hour', 'event', 'order', 'used', 'blocked', 'phase']);
  return Object.fromEntries(Object.entries(board).filter(([name]) => !ofTheHour.has(name)));
}

function restorable(phase: Phase): unknown {
  if (!('turn' in phase)) return phase;
  const { index, character, declared, power_played, item_played } = phase.turn;
  return { index, character, declared, power_played, item_played };
}

describe('the board as it was', () => {
  it('is what everybody saw after each decision', () => {
    for (const step of seen) expect(plain(boardAt(now, log, step.events - 1))).toEqual(plain(step.public));
  });

  it('leaves the present alone', () => {
    const before = JSON.stringify(now);
    boardAt(now, log, 0);
    expect(JSON.stringify(now)).toBe(before);
    expect(boardAt(now, log, log.length - 1)).toBe(now);
  });

  it('does not mind what is no event', () => {
    const half = Math.floor(log.length / 2);
    const talk: Entry = {
      key: 'x',
      version: 0,
      at: 0,
      hour: 0,
      news: { news: 'said', seat: 0, text: 'Hm.' },
    };
    const talked = [...log.slice(0, half), talk, ...log.slice(half)];
    expect(boardAt(now, talked, half)).toEqual(boardAt(now, log, half - 1));
  });

  it('restores all pieces from a log that begins in the middle, and the Hour once it has begun there', () => {
    const first = seen[Math.floor(seen.length / 2)]?.events ?? 0;
    const late = log.slice(first);
    const began = late.findIndex((entry) => 'event' in entry && entry.event.event === 'hour_began');
    const steps = seen.map(({ events }) => events - 1).filter((index) => index >= first);
    expect(steps.length).toBeGreaterThan(10);
    for (const index of steps) {
      const [part, whole] = [boardAt(now, late, index - first), boardAt(now, log, index)];
      // The Clues of a player who goes out later are counted from the beginning of the log.
      const out = log
        .slice(index + 1)
        .flatMap((entry) =>
          'event' in entry && entry.event.event === 'player_out' ? [entry.event.seat] : [],
        );
      for (const seat of out) part.clues[seat] = whole.clues[seat] ?? 0;
      expect(pieces(part), `event ${index}`).toEqual(pieces(whole));
      if (index - first >= began) expect(part.hour, `event ${index}`).toBe(whole.hour);
    }
  });

  it('knows who chose whom in an Hour', () => {
    for (const step of seen) {
      if ('over' in step.public.phase) continue;
      const chosen = [...chosenBy(log, step.events - 1).values()].sort();
      expect([...new Set(chosen)]).toEqual([...step.public.used].sort());
    }
  });
});
