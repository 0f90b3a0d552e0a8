import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Host } from './host';
import type { ToPage, ToWorker } from './messages';
import type { Engine } from './module';
import type { Announcement, Seats } from './seats';
import { Store, StoreError, type Stored } from './store';
import type { EngineOutput, EngineRequest, EngineResponse, StoredGuest, StoredMeta } from '../wire/types';

/**
 * An engine whose tables count what was sent to them: record n is the nth message. Its bots never rest. A table whose records mention a
 * rename has a new card after it was restored.
 */
class Counting implements Engine {
  readonly #tables = new Map<string, number>();
  readonly #known = new Set<string>();
  readonly #lines = new Map<number, string>();
  readonly asked: EngineRequest[] = [];
  readonly module: 'play' | 'whole';

  constructor(module: 'play' | 'whole') {
    this.module = module;
  }

  #guests: StoredGuest[] = [];

  handle(_now: number, request: EngineRequest): EngineResponse {
    this.asked.push(request);
    const done = (outputs: EngineOutput[] = [], more: Partial<EngineResponse> = {}): EngineResponse => ({
      outputs,
      again: null,
      ...more,
    });
    switch (request.op) {
      case 'start':
        for (const { id } of request.tables ?? []) this.#known.add(id);
        this.#guests = request.identity?.guests ?? [];
        return done();
      case 'restore': {
        const { meta, records } = request.table;
        if (this.module === 'play' && records.some(({ record }) => record === 'other pack'))
          return done([], { needs_study: true });
        if (records.some(({ record }) => record === 'damaged'))
          return done([], { reply: reply(422, '{"error":{"code":"damaged","message":""}}') });
        this.#tables.set(meta.id, records.length);
        const renamed = records.some(({ record }) => record === 'renamed');
        const outputs = renamed ? [{ out: 'meta', meta: { ...meta, changed: 2 } } as const] : [];
        return done(outputs, { reply: reply(200, '') });
      }
      case 'forget':
        this.#tables.delete(request.table);
        return done();
      case 'request': {
        if (request.body === 'crash') throw new Error('a trap');
        if (request.path.startsWith('/api/puzzles/'))
          return this.module === 'play'
            ? done([], { needs_study: true })
            : done([], { reply: reply(200, 'puzzle') });
        if (request.path === '/api/guests') {
          const player = request.body ?? '';
          this.#guests = [...this.#guests, { player, name: player, token: player }];
          return done([{ out: 'identity', identity: { name: null, guests: this.#guests } }], {
            reply: reply(201, player),
          });
        }
        if (request.path === '/api/files') {
          if (!this.#tables.has('new')) return done([], { needs: 'new' });
          const count = (this.#tables.get('new') ?? 0) + 1;
          this.#tables.set('new', count);
          return done([append('new', count)], { reply: reply(201, '') });
        }
        const id = /tables\/(\w+)/.exec(request.path)?.[1] ?? 'new';
        if (request.method === 'POST' && id === 'new') {
          this.#known.add(id);
          this.#tables.set(id, 1);
          return done([append(id, 1), meta(id)], { reply: reply(200, '{}') });
        }
        if (!this.#known.has(id)) return done([], { reply: reply(404, '') });
        if (!this.#tables.has(id)) return done([], { needs: id });
        return done([], { reply: reply(200, String(this.#tables.get(id))) });
      }
      case 'open':
        if (!this.#known.has(request.table))
          return done([{ out: 'bye', connection: request.connection, code: 'no_table' }]);
        if (!this.#tables.has(request.table)) return done([], { needs: request.table });
        this.#lines.set(request.connection, request.table);
        return done();
      case 'hear': {
        const table = this.#lines.get(request.connection) ?? '';
        const count = this.#tables.get(table) ?? 0;
        const frame = (text: string): EngineOutput => ({
          out: 'frame',
          connection: request.connection,
          message: text,
        });
        if (request.message.includes('presence'))
          return done([append(table, count + 1), frame(`welcome ${count}`)]);
        if (request.message.includes('hello')) return done([frame(`welcome ${count}`)], { again: 100 });
        this.#tables.set(table, count + 1);
        return done([append(table, count + 1), frame(`update ${count + 1}`)]);
      }
      case 'tick':
        return done([], { again: 100 });
      default:
        return done([], this.#tables.size > 0 ? { again: 100 } : {});
    }
  }
}

const reply = (status: number, body: string) => ({ status, content_type: 'application/json', body });
const meta = (id: string): Stored => ({
  out: 'meta',
  meta: {
    id,
    secret: 'SECRET',
    pack: { file: 'p' },
    card: { stage: 'running' },
    names: [],
  } as unknown as StoredMeta,
});
const append = (table: string, version: number): Stored => ({
  out: 'append',
  table,
  version,
  at: 0,
  record: `${version}`,
});

/** Tabs of one browser: the first that claims a game plays it. */
class Tabs {
  readonly #writers = new Map<string, object>();
  readonly #hearers = new Map<object, (news: Announcement) => void>();
  #waiting: { table: string; tab: object; onchange: (writer: boolean) => void }[] = [];

  open(): Seats {
    const tab = {};
    return {
      claim: (table, onchange) => {
        const writer = this.#writers.get(table) ?? tab;
        this.#writers.set(table, writer);
        const waits = this.#waiting.some((one) => one.table === table && one.tab === tab);
        if (writer !== tab && !waits) this.#waiting.push({ table, tab, onchange });
        return Promise.resolve(writer === tab);
      },
      take: () => Promise.resolve(),
      release: (table) => {
        this.#waiting = this.#waiting.filter((one) => one.table !== table || one.tab !== tab);
        if (this.#writers.get(table) !== tab) return;
        this.#writers.delete(table);
        const next = this.#waiting.find((one) => one.table === table);
        if (!next) return;
        this.#writers.set(table, next.tab);
        this.#waiting = this.#waiting.filter((one) => one !== next);
        next.onchange(true);
      },
      announce: (news) => {
        for (const [other, hear] of this.#hearers) if (other !== tab) hear(news);
      },
      onannounce: (hear) => void this.#hearers.set(tab, hear),
    };
  }
}

interface Tab {
  host: Host;
  got: ToPage[];
  engines: Counting[];
  store: Store;
  tell: (...messages: ToWorker[]) => Promise<void>;
}

function tab(tabs = new Tabs(), missing?: 'whole'): Tab {
  const got: ToPage[] = [];
  const engines: Counting[] = [];
  const store = new Store();
  const engine = (module: 'play' | 'whole'): Promise<Engine> => {
    if (module === missing) return Promise.reject(new Error('not here'));
    const one = new Counting(module);
    engines.push(one);
    return Promise.resolve(one);
  };
  const host = new Host({ store, seats: tabs.open(), engine, post: (message) => void got.push(message) });
  const tell = async (...messages: ToWorker[]): Promise<void> => {
    for (const message of messages) host.hear(message);
    for (let turn = 0; turn < 4; turn++) await host.idle();
  };
  return { host, got, engines, store, tell };
}

const create: ToWorker = { do: 'request', number: 1, method: 'POST', path: '/api/tables' };
const open = (connection: number): ToWorker => ({ do: 'open', connection, table: 'new' });
const hello = (connection: number): ToWorker => ({ do: 'hear', connection, message: '{"type":"hello"}' });
const act = (connection: number, id: number): ToWorker => ({
  do: 'hear',
  connection,
  message: JSON.stringify({ type: 'act', id }),
});
const ticks = ({ engines }: Tab): number =>
  engines.flatMap(({ asked }) => asked).filter(({ op }) => op === 'tick').length;
const guest = (name: string): ToWorker => ({
  do: 'request',
  number: 9,
  method: 'POST',
  path: '/api/guests',
  body: name,
});
/** Has the game `bad`, which can't be read, and `other`, which can. */
async function shelve(): Promise<void> {
  const damaged: Stored = { out: 'append', table: 'bad', version: 1, at: 0, record: 'damaged' };
  await new Store().commit([meta('bad'), damaged, meta('other'), append('other', 1)]);
}
const frames = ({ got }: Tab): string[] => got.flatMap((one) => (one.is === 'frame' ? [one.message] : []));

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the worker', () => {
  test('stores a record before the page hears of it', async () => {
    const one = tab();
    await one.tell(create, open(1), hello(1));
    const commit = vi.spyOn(one.store, 'commit').mockImplementation(async () => {
      expect(frames(one)).toEqual(['welcome 1']);
    });
    await one.tell(act(1, 7));
    expect(commit).toHaveBeenCalledOnce();
    expect(frames(one)).toEqual(['welcome 1', 'update 2']);
  });

  test('starts without the engine where only the list is wanted, and keeps secrets', async () => {
    const before = tab();
    await before.tell(create);
    const one = tab();
    await one.tell({ do: 'list', number: 5 });
    expect(one.engines).toHaveLength(0);
    expect(one.got.map(({ is }) => is)).toEqual(['tables', 'list']);
    expect(JSON.stringify([...one.got, ...before.got])).not.toContain('SECRET');
  });

  test('loads a game again after a reload, with everything that was stored', async () => {
    const before = tab();
    await before.tell(create, open(1), act(1, 1), act(1, 2));
    const after = tab();
    await after.tell(open(1), hello(1));
    expect(frames(after)).toEqual(['welcome 3']);
  });

  test('answers that it could not store, and goes on from what is stored', async () => {
    const one = tab();
    await one.tell(create, open(1), hello(1));
    const commit = vi.spyOn(one.store, 'commit').mockRejectedValueOnce(new StoreError('full', null));
    await one.tell(act(1, 7));
    expect(frames(one).at(-1)).toBe('{"type":"error","id":7,"code":"device_full"}');
    expect(one.got.at(-1)).toEqual({ is: 'bye', connection: 1, code: 'again' });
    commit.mockRestore();
    await one.tell(open(2), hello(2), act(2, 8));
    expect(frames(one).slice(-2)).toEqual(['welcome 1', 'update 2']);
    expect((await one.store.table('new'))?.records).toHaveLength(2);
  });

  test('outlives an engine that fails, but does not start it for ever', async () => {
    const one = tab();
    await one.tell(create, open(1), hello(1));
    const crash: ToWorker = {
      do: 'request',
      number: 2,
      method: 'GET',
      path: '/api/tables/new',
      body: 'crash',
    };
    await one.tell(crash);
    expect(one.got).toContainEqual({ is: 'bye', connection: 1, code: 'again' });
    await one.tell(open(2), hello(2));
    expect(frames(one).at(-1)).toBe('welcome 1');
    for (let time = 0; time < 5; time++) await one.tell(crash);
    const engines = one.engines.length;
    await one.tell(open(3));
    expect(one.engines).toHaveLength(engines);
    expect(one.got.at(-1)).toEqual({ is: 'bye', connection: 3, code: 'engine_failed' });
  });

  test('refuses a damaged game with the reason', async () => {
    const before = tab();
    await before.tell(create);
    await before.store.commit([{ out: 'append', table: 'new', version: 2, at: 0, record: 'damaged' }]);
    const one = tab();
    await one.tell(open(1));
    expect(one.got.at(-1)).toEqual({ is: 'bye', connection: 1, code: 'damaged' });
  });

  test('follows the tab that plays, changes nothing, and plays on when that one ends', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const tabs = new Tabs();
    const [writer, other] = [tab(tabs), tab(tabs)];
    await writer.tell(create, open(1), hello(1));
    await other.tell(open(1), hello(1));
    expect(other.got).toContainEqual({ is: 'writer', table: 'new', writer: false });
    await other.tell(act(1, 9));
    expect(frames(other)).toEqual(['welcome 1', '{"type":"error","id":9,"code":"other_tab"}']);
    await other.tell({ do: 'request', number: 3, method: 'POST', path: '/api/tables/new/leave' });
    expect(other.got.at(-1)).toMatchObject({ number: 3, reply: { status: 409 } });
    // It shows what the other has stored.
    await writer.tell(act(1, 2));
    await other.host.idle();
    expect(other.got.at(-1)).toEqual({ is: 'bye', connection: 1, code: 'again' });
    await other.tell(open(2), hello(2));
    expect(frames(other).at(-1)).toBe('welcome 2');
    // The first tab closes the game.
    await writer.tell({ do: 'close', connection: 1 });
    await vi.advanceTimersByTimeAsync(20_000);
    await other.host.idle();
    await other.tell(open(3), hello(3), act(3, 4));
    expect(frames(other).slice(-2)).toEqual(['welcome 2', 'update 3']);
  });

  test('opens a game that another tab has created since the engine started', async () => {
    const tabs = new Tabs();
    const [one, two] = [tab(tabs), tab(tabs)];
    await shelve();
    for (const each of [one, two])
      await each.tell({ do: 'request', number: 1, method: 'GET', path: '/api/me' });
    await two.tell({ do: 'open', connection: 1, table: 'other' });
    await one.tell(create);
    // The game that runs here isn't interrupted, not even to open it once more.
    await two.tell({ do: 'open', connection: 2, table: 'other' }, hello(1));
    expect(two.got.filter(({ is }) => is === 'bye')).toEqual([]);
    expect(two.engines).toHaveLength(1);
    await two.tell(open(3), hello(3));
    expect(frames(two)).toEqual(['welcome 1', 'welcome 1']);
    expect(two.got.filter(({ is }) => is === 'bye')).toEqual([
      { is: 'bye', connection: 1, code: 'again' },
      { is: 'bye', connection: 2, code: 'again' },
    ]);
  });

  test('knows the guests of another tab', async () => {
    const tabs = new Tabs();
    const [one, two] = [tab(tabs), tab(tabs)];
    for (const each of [one, two])
      await each.tell({ do: 'request', number: 1, method: 'GET', path: '/api/me' });
    await one.tell(guest('anna'));
    await two.tell(guest('ben'));
    const start = two.engines.at(-1)?.asked[0];
    expect(start?.op === 'start' && start.identity?.guests.map(({ name }) => name)).toEqual(['anna']);
    expect((await one.store.identity())?.guests.map(({ name }) => name)).toEqual(['anna', 'ben']);
  });

  test('lets bots play on after a game that another tab plays could not be loaded', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    await shelve();
    const tabs = new Tabs();
    const [one, two] = [tab(tabs), tab(tabs)];
    await one.tell({ do: 'open', connection: 1, table: 'bad' });
    await two.tell({ do: 'open', connection: 1, table: 'other' }, hello(1));
    await two.tell({ do: 'open', connection: 2, table: 'bad' });
    expect(two.got.at(-1)).toEqual({ is: 'bye', connection: 2, code: 'damaged' });
    await vi.advanceTimersByTimeAsync(20_000);
    await two.tell(hello(1));
    const before = ticks(two);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ticks(two)).toBeGreaterThan(before + 5);
    // And neither tab keeps the damaged game.
    const three = tab(tabs);
    await three.tell({ do: 'open', connection: 1, table: 'bad' });
    expect(three.got).toContainEqual({ is: 'writer', table: 'bad', writer: true });
  });

  test('releases its games after the engine failed, and sleeps once it is unused', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const tabs = new Tabs();
    const [one, two] = [tab(tabs), tab(tabs)];
    await one.tell(create, open(1));
    await one.tell({ do: 'request', number: 2, method: 'GET', path: '/api/me', body: 'crash' });
    await vi.advanceTimersByTimeAsync(20_000);
    await two.tell(open(1), hello(1));
    expect(two.got).toContainEqual({ is: 'writer', table: 'new', writer: true });
    await two.tell({ do: 'close', connection: 1 });
    await vi.advanceTimersByTimeAsync(20_000);
    const asked = two.engines.at(-1)?.asked.filter(({ op }) => op !== 'tick').length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(two.engines.at(-1)?.asked.filter(({ op }) => op !== 'tick')).toHaveLength(asked ?? 0);
  });

  test('ends a connection whose hello can’t be stored, with the reason', async () => {
    const one = tab();
    await one.tell(create, open(1));
    vi.spyOn(one.store, 'commit').mockRejectedValue(new StoreError('full', null));
    await one.tell({ do: 'hear', connection: 1, message: '{"type":"hello","presence":true}' });
    expect(one.got.filter(({ is }) => is === 'bye')).toEqual([
      { is: 'bye', connection: 1, code: 'device_full' },
    ]);
  });

  test('still knows its games if the list can’t be read', async () => {
    const one = tab();
    await one.tell(create);
    vi.spyOn(one.store, 'metas').mockRejectedValueOnce(new StoreError('refused', null));
    await one.tell({ do: 'list', number: 5 });
    expect(one.got.filter((message) => message.is === 'tables')).toEqual([{ is: 'tables', tables: ['new'] }]);
    expect(one.got.at(-1)).toEqual({ is: 'list', number: 5, tables: [] });
  });

  test('claims a game that it only reads, as its bots would play', async () => {
    await shelve();
    const tabs = new Tabs();
    const [one, two] = [tab(tabs), tab(tabs)];
    await one.tell({ do: 'request', number: 1, method: 'GET', path: '/api/tables/other' });
    expect(one.got.at(-1)).toMatchObject({ is: 'reply', reply: { status: 200 } });
    await two.tell({ do: 'request', number: 1, method: 'GET', path: '/api/tables/other' });
    expect(two.got.at(-1)).toMatchObject({ is: 'reply', reply: { status: 200 } });
    await two.tell({ do: 'open', connection: 1, table: 'other' });
    expect(two.got).toContainEqual({ is: 'writer', table: 'other', writer: false });
  });

  test('refuses a file that continues a game which another tab plays', async () => {
    const tabs = new Tabs();
    const [one, two] = [tab(tabs), tab(tabs)];
    await one.tell(create, open(1));
    await two.tell({ do: 'request', number: 4, method: 'POST', path: '/api/files' });
    expect(two.got.at(-1)).toMatchObject({ is: 'reply', number: 4, reply: { status: 409 } });
    expect((await two.store.table('new'))?.records).toHaveLength(1);
    // It shows the game as it is stored.
    await two.tell(open(2), hello(2));
    expect(frames(two)).toEqual(['welcome 1']);
  });

  test('stores the names that have changed since a game was stored', async () => {
    const renamed: Stored = { out: 'append', table: 'one', version: 1, at: 0, record: 'renamed' };
    await new Store().commit([meta('one'), renamed]);
    const one = tab();
    await one.tell({ do: 'open', connection: 1, table: 'one' });
    expect((await one.store.table('one'))?.meta.changed).toBe(2);
  });

  describe('with the module that only plays', () => {
    const puzzle: ToWorker = { do: 'request', number: 3, method: 'GET', path: '/api/puzzles/today' };
    const modules = ({ engines }: Tab): string[] => engines.map(({ module }) => module);
    const replies = ({ got }: Tab): number[] =>
      got.flatMap((one) => (one.is === 'reply' ? [one.reply.status] : []));

    test('loads the whole engine for what it lacks, and the game continues there', async () => {
      const one = tab();
      await one.tell(create, open(1), hello(1), act(1, 7));
      expect(modules(one)).toEqual(['play']);
      await one.tell(puzzle);
      expect(modules(one)).toEqual(['play', 'whole']);
      expect(replies(one)).toEqual([200, 200]);
      expect(one.got).toContainEqual({ is: 'bye', connection: 1, code: 'again' });
      await one.tell(open(2), hello(2), act(2, 8));
      expect(frames(one)).toEqual(['welcome 1', 'update 2', 'welcome 2', 'update 3']);
    });

    test('loads the whole engine for a game of another pack', async () => {
      await new Store().commit([
        meta('far'),
        { out: 'append', table: 'far', version: 1, at: 0, record: 'other pack' },
      ]);
      const one = tab();
      await one.tell({ do: 'open', connection: 1, table: 'far' });
      expect(one.got.at(-1)).toEqual({ is: 'bye', connection: 1, code: 'again' });
      await one.tell({ do: 'open', connection: 2, table: 'far' }, hello(2));
      expect(modules(one)).toEqual(['play', 'whole']);
      expect(frames(one)).toEqual(['welcome 1']);
    });

    test('asks the whole engine at once where nothing is played', async () => {
      const one = tab();
      await one.tell(puzzle);
      expect(modules(one)).toEqual(['whole']);
    });

    test('continues to play where the whole engine can’t be loaded', async () => {
      const one = tab(new Tabs(), 'whole');
      await one.tell(create, open(1), hello(1), puzzle);
      expect(replies(one)).toEqual([200, 501]);
      await one.tell(open(2), hello(2), act(2, 8));
      expect(frames(one)).toEqual(['welcome 1', 'welcome 1', 'update 2']);
    });
  });
});
