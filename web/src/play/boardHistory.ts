/**
 * Restores a past board by undoing the log event by event from the present. The phase of that moment: hourHistory.ts.
 */
import type { OneOf } from '../lib/oneOf';
import type { Event, Public, Seat } from '../wire/types';
import type { Entry } from './game.svelte';
import { hourAt } from './hourHistory';
import { CHARACTERS, SIDES } from './nouns';

/** The teeth of the three gears (rule 1.8). */
const TEETH = [8, 9, 7];

/** The public board right after a line of the log. Lines that are not events change nothing. */
export function boardAt(now: Public, log: readonly Entry[], index: number): Public {
  if (!log.some((entry, at) => at > index && 'event' in entry)) return now;
  const board = copyOf(now);
  for (let at = log.length - 1; at > index; at -= 1) {
    const entry = log[at];
    if (entry && 'event' in entry) undo(board, entry.event, log, at);
  }
  return { ...board, ...hourAt(board, now, log, index) };
}

/** Copies everything that `undo` changes. */
function copyOf(now: Public): Public {
  return {
    ...now,
    fates: [...now.fates],
    time: [...now.time],
    music: [...now.music],
    clues: [...now.clues],
    played: now.played.map((powers) => [...powers]),
    at: [...now.at],
    clues_on: [...now.clues_on],
    gears: [...now.gears],
    locations: [...now.locations],
    not_chosen: [...now.not_chosen],
    roles_dealt: [...now.roles_dealt],
    declared_heroes: [...now.declared_heroes],
    events: [...now.events],
  };
}

function undo(board: Public, event: Event, log: readonly Entry[], at: number): void {
  switch (event.event) {
    case 'time_paid':
      return add(board.time, event.seat, event.time);
    case 'time_gained':
      return add(board.time, event.seat, -event.time);
    case 'music_gained':
      return add(board.music, event.seat, -event.pages);
    case 'clue_gained':
      return add(board.clues, event.seat, -1);
    case 'clues_spent':
      return add(board.clues, event.seat, event.clues);
    case 'clue_picked':
      add(board.clues, event.seat, -1);
      return put(board.clues_on, event.space);
    case 'clue_placed':
      return take(board.clues_on, event.space);
    case 'clue_moved':
      take(board.clues_on, event.to);
      return put(board.clues_on, event.from);
    case 'moved':
    case 'relocated':
      board.at[CHARACTERS.indexOf(event.character)] = event.from;
      return;
    case 'swapped': {
      const [a, b] = [CHARACTERS.indexOf(event.a), CHARACTERS.indexOf(event.b)];
      [board.at[a], board.at[b]] = [board.at[b] ?? 0, board.at[a] ?? 0];
      return;
    }
    case 'gears_turned': {
      const [machine, walking, activity] = TEETH.map((count, gear) => {
        const tooth = (board.gears[gear] ?? 0) - event.teeth;
        return ((tooth % count) + count) % count;
      });
      board.gears = [machine ?? 0, walking ?? 0, activity ?? 0];
      return;
    }
    case 'power_played':
      return take(board.played[event.seat], event.power);
    case 'power_taken_back':
      return put(board.played[event.seat], event.power);
    case 'location_placed':
      board.locations[SIDES.indexOf(event.side)] = null;
      return;
    case 'organ_placed':
      board.organ = null;
      return;
    case 'event_turned':
      return take(board.events, event.card);
    case 'role_dealt':
      return take(board.roles_dealt, event.seat);
    case 'declared':
      take(board.declared_heroes, event.seat);
      if (board.declared_fenrir === event.seat) board.declared_fenrir = null;
      return;
    case 'declared_wrongly':
      return unname(board, log, at);
    case 'player_out':
      board.fates[event.seat] = 'in';
      board.clues[event.seat] = cluesBefore(log, at, event.seat);
      return;
    default:
      event.event satisfies OneOf<`character_dealt character_face_up hour_began auction_opened bid_made
        bid_passed position_won position_given position_struck mark_shown declared_rightly character_chosen
        ability_used character_blocked tile_drawn action_taken skipped card_looked item_played turn_ended
        location_declined organ_tile_discarded tile_discarded card_revealed tiles_returned ended`>;
  }
}

/** The character of a wrong declaration is possible again, unless it was named before. */
function unname(board: Public, log: readonly Entry[], at: number): void {
  const named = [];
  let last: string | undefined;
  for (const entry of log.slice(0, at + 1)) {
    if (!('event' in entry)) continue;
    if (entry.event.event === 'declared') last = entry.event.character;
    else if (entry.event.event === 'declared_wrongly' && last !== undefined) named.push(last);
  }
  const gone = named.pop();
  if (gone !== undefined && !named.includes(gone)) take(board.not_chosen, gone);
}

/** The Clues a player had before going out, counted from the beginning of the log. */
function cluesBefore(log: readonly Entry[], at: number, seat: Seat): number {
  let clues = 0;
  for (const entry of log.slice(0, at)) {
    if (!('event' in entry) || !('seat' in entry.event) || entry.event.seat !== seat) continue;
    const { event } = entry;
    if (event.event === 'clue_gained' || event.event === 'clue_picked') clues += 1;
    else if (event.event === 'clues_spent') clues -= event.clues;
  }
  return Math.max(0, clues);
}

function add(numbers: number[], seat: Seat, amount: number): void {
  numbers[seat] = (numbers[seat] ?? 0) + amount;
}

function put<T>(things: T[] | undefined, thing: T): void {
  if (things && !things.includes(thing)) things.push(thing);
}

function take<T>(things: T[] | undefined, thing: unknown): void {
  const place = things?.findIndex((other) => other === thing) ?? -1;
  if (place >= 0) things?.splice(place, 1);
}
