import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Host } from './host';
import type { ToPage, ToWorker } from './messages';
import type { Engine } from './module';
import type { Announcement, Seats } from './seats';
import { Store, StoreError, type Stored } from './store';
import type { EngineOutput, EngineRequest, EngineResponse, StoredMeta } from '../wire/types';

/** An engine whose tables count what was sent to them: record n is the nth message. */
class Counting implements Engine {
  readonly #tables = new Map<string, number>();
  readonly #known = new Set<string>();
  readonly #lines = new Map<number, string>();
  readonly asked: EngineRequest[] = [];

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
        return done();
      case 'restore': {
        const { meta, records } = request.table;
        if (records.some(({ record }) => record === 'damaged'))
          return done([], { reply: reply(422, '{"error":{"code":"damaged","message":""}}') });
        this.#tables.set(meta.id, records.length);
        return done([], { reply: reply(200, '') });
      }
      case 'forget':
        this.#tables.delete(request.table);
        return done();
      case 'request': {
        if (request.body === 'crash') throw new Error('a trap');
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
        if (request.message.includes('hello')) return done([frame(`welcome ${count}`)]);
        this.#tables.set(table, count + 1);
        return done([append(table, count + 1), frame(`update ${count + 1}`)]);
      }
      default:
        return done();
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
  readonly #waiting: { table: string; tab: object; onchange: (writer: boolean) => void }[] = [];

  open(): Seats {
    const tab = {};
    return {
      claim: (table, onchange) => {
        const writer = this.#writers.get(table) ?? tab;
        this.#writers.set(table, writer);
        if (writer !== tab) this.#waiting.push({ table, tab, onchange });
        return Promise.resolve(writer === tab);
      },
      take: () => Promise.resolve(),
      release: (table) => {
        if (this.#writers.get(table) !== tab) return;
        this.#writers.delete(table);
        const next = this.#waiting.find((one) => one.table === table);
        if (!next) return;
        this.#writers.set(table, next.tab);
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

function tab(tabs = new Tabs()): Tab {
  const got: ToPage[] = [];
  const engines: Counting[] = [];
  const store = new Store();
  const engine = (): Promise<Engine> => {
    const one = new Counting();
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
});
