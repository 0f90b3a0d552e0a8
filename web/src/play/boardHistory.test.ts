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
  return { ...board, ...sets, played, phase: told(board.phase), order: board.hour > 1 ? board.order : [] };
}

function told(phase: Phase): unknown {
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

  it('manages with a log that begins in the middle', () => {
    const half = seen[Math.floor(seen.length / 2)];
    if (!half) throw new Error('nothing was recorded');
    const late = boardAt(now, log.slice(half.events), 0);
    expect(late.time.every((time) => time >= 0)).toBe(true);
    expect(late.at).toHaveLength(8);
  });

  it('knows who chose whom in an Hour', () => {
    for (const step of seen) {
      if ('over' in step.public.phase) continue;
      const chosen = [...chosenBy(log, step.events - 1).values()].sort();
      expect([...new Set(chosen)]).toEqual([...step.public.used].sort());
    }
  });
});
