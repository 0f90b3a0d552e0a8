/** Log lines: what is folded, and that nothing a player needs is lost. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../play/game.svelte';
import type { Event } from '../wire/types';
import { amountText, keepLines, linesOf, type Line } from './logLines';

const entries = (...events: Event[]): Entry[] =>
  events.map((event, at) => ({ key: String(at), version: 1, at: 0, hour: 1, event }));

const told = (line: Line | undefined): unknown =>
  line?.said.is === 'event' ? line.said.event.event : line?.said.is;

describe('lines of the log', () => {
  it('puts the price beside what was paid for', () => {
    const lines = linesOf(
      entries(
        { event: 'time_paid', seat: 1, time: 2 },
        { event: 'gears_turned', seat: 1, teeth: 2, machine: 'train', walking: 2, activity: 'compose' },
      ),
    );
    expect(lines.map(told)).toEqual(['gears_turned']);
    expect(lines[0]?.changes.map(amountText)).toEqual(['−2']);
  });

  it('makes one line of a walk, with its price and its Clues', () => {
    const step = (from: number, to: number): Event[] => [
      { event: 'time_paid', seat: 0, time: 1 },
      { event: 'moved', seat: 0, character: 'vidal', from, to, means: 'walking' },
    ];
    const lines = linesOf(entries(...step(1, 2), { event: 'clue_picked', seat: 0, space: 2 }, ...step(2, 3)));
    expect(lines).toHaveLength(1);
    expect(lines[0]?.via).toEqual([2]);
    expect(lines[0]?.changes).toEqual([
      { what: 'time', amount: -2 },
      { what: 'clue', amount: 1 },
    ]);
  });

  it('does not make one line of a walk and a ride', () => {
    const lines = linesOf(
      entries(
        { event: 'moved', seat: 0, character: 'vidal', from: 1, to: 2, means: 'walking' },
        { event: 'moved', seat: 0, character: 'vidal', from: 2, to: 9, means: { machine: 'train' } },
        { event: 'moved', seat: 0, character: 'vidal', from: 9, to: 3, means: { machine: 'train' } },
      ),
    );
    expect(lines).toHaveLength(3);
  });

  it('folds an ability into the choice, with what it brought', () => {
    const lines = linesOf(
      entries(
        { event: 'character_chosen', seat: 2, character: 'vikstrom' },
        { event: 'ability_used', seat: 2, character: 'vikstrom' },
        { event: 'time_gained', seat: 2, time: 3 },
        { event: 'ability_used', seat: 2, character: 'vikstrom' },
        { event: 'time_gained', seat: 2, time: 3 },
      ),
    );
    expect(lines.map(told)).toEqual(['character_chosen', 'ability_used']);
  });

  it('says once what everybody was dealt in secret', () => {
    const lines = linesOf(
      entries(
        { event: 'character_dealt', seat: 0, character: 'face_down' },
        { event: 'character_dealt', seat: 1, character: { seen: 'lilja' } },
        { event: 'character_dealt', seat: 2, character: 'face_down' },
      ),
    );
    expect(lines.map(told)).toEqual(['dealt', 'character_dealt']);
  });

  it('counts looks that cannot be told apart', () => {
    const look: Event = { event: 'card_looked', seat: 0, target: { hand: 1 }, card: 'face_down' };
    const lines = linesOf(entries({ event: 'action_taken', seat: 0, activity: 'investigate' }, look, look));
    expect(lines.map((line) => [told(line), line.times])).toEqual([['card_looked', 2]]);
  });

  it('keeps a payment that puts a player out', () => {
    const lines = linesOf(
      entries({ event: 'time_paid', seat: 0, time: 2 }, { event: 'player_out', seat: 0, reason: 'time' }),
    );
    expect(lines.map(told)).toEqual(['time_paid', 'player_out']);
  });

  it('keeps the lines that say what they said', () => {
    const log = entries({ event: 'bid_passed', seat: 0 }, { event: 'bid_passed', seat: 1 });
    const first = linesOf(log.slice(0, 1));
    const then = keepLines(first, linesOf(log));
    expect(then[0]).toBe(first[0]);
    expect(then).toHaveLength(2);
  });

  it('loses no Time, page or Clue of a whole game', () => {
    const path = new URL('../play/game.fixture.json', import.meta.url);
    const { events } = JSON.parse(readFileSync(path, 'utf8')) as { events: Event[] };
    const log = events.map((event, at): Entry => ({ key: String(at), version: at, at: 0, hour: 1, event }));
    const sums = { time: 0, music: 0, clue: 0 };
    for (const event of events) {
      if (event.event === 'time_paid') sums.time -= event.time;
      if (event.event === 'time_gained') sums.time += event.time;
      if (event.event === 'music_gained') sums.music += event.pages;
      if (event.event === 'clues_spent') sums.clue -= event.clues;
      if (event.event === 'clue_gained' || event.event === 'clue_picked') sums.clue += 1;
    }
    for (const line of linesOf(log)) {
      for (const { what, amount, bid } of line.changes) if (!bid) sums[what] -= amount;
      if (line.said.is !== 'event') continue;
      const { event } = line.said;
      if (event.event === 'time_paid') sums.time += event.time;
      if (event.event === 'time_gained') sums.time -= event.time;
      if (event.event === 'music_gained') sums.music -= event.pages;
      if (event.event === 'clues_spent') sums.clue += event.clues;
      if (event.event === 'clue_gained' || event.event === 'clue_picked') sums.clue -= 1;
    }
    expect(sums).toEqual({ time: 0, music: 0, clue: 0 });
  });
});
