import { beforeEach, expect, test, vi } from 'vitest';
import type { ClientMessage, TableEvent, ServerMessage, TableCard, LogRecord } from '../wire/types';
import { Game } from './game.svelte';
import type { Command, ConnectionHandlers, Connection } from './connection';

const chair = (player: string | null, name: string | null, bot: string | null = null): object => ({
  player,
  name,
  bot,
  substitute: null,
});
const CHAIRS = [chair('ada', 'Ada'), chair('cleo', 'Cleo'), chair(null, null, 'master')];
const PACK = { id: 'turin', hash: '', file: '' };
const CARD = {
  id: 'table',
  stage: 'running',
  chairs: CHAIRS,
  commitment: '',
  pack: PACK,
} as unknown as TableCard;

const said = (version: number): TableEvent => ({ news: 'said', seat: 1, text: String(version) });
const told = (version: number): LogRecord => ({ version, at: version, news: [said(version)] });

function welcome(version: number, missed: LogRecord[], seat: number | null = 0): ServerMessage {
  const rest = { protocol: 1, decision: 0, take_back: false, clock: null, view: null } as const;
  return { type: 'welcome', ...rest, version, seat, table: CARD, missed };
}

/** Another player's decision, which is shown for a while before the next. */
function update(version: number, more: object = {}): ServerMessage {
  const news: TableEvent[] = [{ news: 'decided', seat: 1, events: [{ event: 'hour_began', hour: version }] }];
  const rest = { decision: 0, take_back: false, seat: 'unchanged' } as const;
  return { type: 'update', version, at: version, ...rest, news, ...more } as ServerMessage;
}

/** A game with a connection that this test controls. */
function atTable(): {
  game: Game;
  hear: (message: ServerMessage) => void;
  hello: () => ClientMessage;
  sent: Command[];
} {
  let ends: ConnectionHandlers | undefined;
  const sent: Command[] = [];
  const line: Connection = {
    send: (command) => sent.push(command),
    tell: () => undefined,
    next: () => 1,
    answered: () => undefined,
    repeat: () => undefined,
    renew: () => undefined,
    close: () => undefined,
  };
  const game = new Game({ table: 'table' }, (given) => {
    ends = given;
    return line;
  });
  const hear = (message: ServerMessage): void => ends?.heard(message);
  return { game, hear, hello: () => ends?.hello() ?? { type: 'ping' }, sent };
}

const versions = (game: Game): number[] => game.log.map(({ version }) => version);

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});

test('a welcome in the middle of a connection loses no line of the log', () => {
  const { game, hear } = atTable();
  hear(welcome(2, [told(1), told(2)]));
  // The first is applied, the others are queued.
  for (const version of [3, 4, 5]) hear(update(version));
  expect(game.behind).toBe(2);
  hear(welcome(6, [told(6)]));
  expect(versions(game)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(game.behind).toBe(0);
});

test('a server with fewer records than the page has replaces the log', () => {
  const { game, hear, hello } = atTable();
  hear(welcome(5, [1, 2, 3, 4, 5].map(told)));
  hear(welcome(3, [1, 2, 3].map(told)));
  expect(versions(game)).toEqual([1, 2, 3]);
  expect(hello()).toMatchObject({ have: 3 });
});

test('a game that the server cannot save says so until something is saved', () => {
  const { game, hear } = atTable();
  const stall: ServerMessage = { type: 'error', code: 'storage', clause: 'W9' };
  hear(welcome(1, [told(1)]));
  hear(stall);
  expect([game.stalled, game.failed]).toEqual([true, undefined]);
  hear(update(2));
  expect(game.stalled).toBe(false);
  hear({ type: 'bye', code: 'storage', retry_ms: 5000 });
  expect(game.stalled).toBe(true);
  hear(welcome(2, []));
  expect(game.stalled).toBe(false);
});

test('an intent that could not be saved fails once, and the next one starts from the same decision', () => {
  const { game, hear, sent } = atTable();
  hear(welcome(1, [told(1)]));
  game.act({ do: 'stop' }, { do: 'stop' });
  hear({ type: 'error', id: 1, code: 'storage', clause: 'W9' });
  expect([game.failed, game.refused, game.busy]).toEqual(['storage', undefined, false]);
  game.act({ do: 'stop' });
  hear({ type: 'refused', id: 2, code: 'stale', clause: 'W6', version: 1, decision: 0 });
  expect(game.refused?.code).toBe('stale');
  expect(sent).toEqual([
    { type: 'act', at: 0, actions: [{ do: 'stop' }, { do: 'stop' }] },
    { type: 'act', at: 0, actions: [{ do: 'stop' }] },
  ]);
});

test('a seat that is lost is no longer mine, and the page knows how it was lost', () => {
  const { game, hear } = atTable();
  hear(welcome(1, [told(1)]));
  hear(update(2));
  expect(game.seat).toBe(0);
  hear(update(3, { seat: 'none', news: [{ news: 'handed_over', seat: 0, to: 'cleo' }], table: CARD }));
  game.catchUp();
  expect(game.seat).toBeNull();
  expect(game.myTurn).toBe(false);
  expect(game.lost).toEqual({ how: 'taken', by: 'cleo' });
  hear(update(4, { seat: 2 }));
  game.catchUp();
  expect([game.seat, game.lost]).toEqual([2, undefined]);
  // The seat was freed while disconnected.
  hear(welcome(6, [{ version: 6, at: 6, news: [{ news: 'vacated', seat: 2 }] }], null));
  expect(game.lost).toEqual({ how: 'freed' });
});

test('the log names who sat there then', () => {
  const { game, hear } = atTable();
  const former = [
    { seat: 1, until: 4, player: 'bob', name: 'Bob', bot: null },
    { seat: 1, until: 9, player: 'gone', name: 'Dora', bot: null },
    { seat: 0, until: 6, player: 'eve', name: 'Eve', bot: null },
  ];
  hear({ ...welcome(12, []), table: { ...CARD, former } } as ServerMessage);
  const named = (version: number): string[] => game.namesAt(version).slice(0, 2);
  expect(named(4)).toEqual(['Eve', 'Bob']);
  expect(named(5)).toEqual(['Eve', 'Dora']);
  expect(named(9)).toEqual(['Ada', 'Dora']);
  expect(named(10)).toEqual(['Ada', 'Cleo']);
  expect([game.nameOf('bob'), game.nameOf('cleo')]).toEqual(['Bob', 'Cleo']);
});

test('a hidden tab doesn’t wait with what the others did, so that it knows when it is the reader’s turn', () => {
  const { game, hear } = atTable();
  hear(welcome(1, []));
  for (const version of [2, 3, 4]) hear(update(version));
  expect(game.behind).toBeGreaterThan(0);
  vi.stubGlobal('document', { hidden: true });
  const hidden = atTable();
  hidden.hear(welcome(1, []));
  for (const version of [2, 3, 4]) hidden.hear(update(version));
  expect(hidden.game.behind).toBe(0);
  expect(hidden.game.version).toBe(4);
});
