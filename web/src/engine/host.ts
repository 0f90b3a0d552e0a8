/**
 * What runs in the worker: the engine, what this device keeps, and the page's requests, one after the other. Nothing is delivered
 * before it's stored. If it can't be stored, or the engine fails, the engine starts anew from what is stored. Over 500 lines because
 * it is one state machine.
 */
import { HERE, type Modules, type ToPage, type ToWorker } from './messages';
import type { Engine } from './module';
import type { Seats } from './seats';
import { isStored, StoreError, type Store, type StoreTrouble } from './store';
import type {
  ErrorBody,
  EngineOutput,
  EngineRequest,
  EngineResponse,
  Reply,
  StoredMeta,
  TableLine,
} from '../wire/types';

/** How long a game nobody looks at stays in memory, in milliseconds. */
const REST = 5_000;
/** Delays before the next attempt to store what bots decided, in milliseconds. */
const RETRIES = [1_000, 2_000, 4_000, 8_000, 15_000];
/** Paths that only the whole engine answers. It need not be found out by asking the small one. */
const STUDY = /^\/api\/(?:(?:files|lessons|puzzles|packs)\b|games\/)/;
/** If the engine fails more often than this within a while, it isn't started again by itself. */
const MOST_FAILURES = 3;
const WHILE = 30_000;

type Handlers = {
  store: Store;
  seats: Seats;
  /** Starts the engine of a module; fails where the browser can't run one. */
  engine: (module: keyof Modules) => Promise<Engine>;
  post: (message: ToPage) => void;
  now?: () => number;
};

/** A page's connection to a table. */
interface Line {
  table: string;
  /** The engine's number for it. */
  number: number;
}

/** Thrown while a request is answered: the reply says why. */
class Refused extends Error {
  readonly reply: Reply;

  constructor(reply: Reply) {
    super(reply.body);
    this.reply = reply;
  }
}

const refusal = (status: number, code: string, message = ''): Reply => ({
  status,
  content_type: 'application/json',
  body: JSON.stringify({ error: { code, message } }),
});

/** The status and the code for what couldn't be stored. */
const STORE_TROUBLES: Record<StoreTrouble, [number, string]> = {
  full: [507, 'device_full'],
  refused: [507, 'device_refused'],
  newer: [409, 'device_newer'],
  raced: [409, 'other_tab'],
};

const codeIn = ({ body }: Reply): string => (JSON.parse(body) as ErrorBody).error.code;

/** The table in a request's path. */
function tableIn(path: string): string | undefined {
  return /^\/api\/(?:tables|games)\/([0-9a-z]+)/.exec(path)?.[1];
}

/** A game as lists show it, without what isn't for the page. */
export function lineOf({ id, created, changed, card, next }: StoredMeta): TableLine {
  const line: TableLine = { id, created, changed, card };
  if (card.stage === 'running' && next) Object.assign(line, { next, my_turn: next.player === HERE });
  return line;
}

export class Host {
  readonly #with: Handlers;
  readonly #now: () => number;
  #engine: Promise<Engine> | undefined;
  /** The small module, until something is wanted that it doesn't have. */
  #module: keyof Modules = 'play';
  #instant = false;
  #queue: Promise<unknown> = Promise.resolve();
  #connections = 0;
  /** The open connections by the page's number, and by the engine's. */
  readonly #lines = new Map<number, Line>();
  readonly #pages = new Map<number, number>();
  /** The page's numbers of streamed bodies, by the engine's. */
  readonly #streams = new Map<number, { number: number; table: string | undefined }>();
  /** When each game in memory was last used. */
  readonly #used = new Map<string, number>();
  /** Games that another tab plays. */
  readonly #followed = new Set<string>();
  #ids = new Set<string>();
  /** The games the engine knows, once another tab has added or removed one, or a guest; undefined if it's up to date. */
  #outdated: ReadonlySet<string> | undefined;
  #tick: ReturnType<typeof setTimeout> | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** Why what bots decided couldn't be stored, and how often that was tried. */
  #failed: string | undefined;
  #attempt = 0;
  #failures: number[] = [];

  constructor(handlers: Handlers) {
    this.#with = handlers;
    this.#now = handlers.now ?? (() => Date.now());
    handlers.seats.onannounce((news) => this.#later(() => this.#announced(news)));
  }

  /** Resolves once everything heard so far is done. */
  idle(): Promise<void> {
    return this.#later(() => Promise.resolve());
  }

  hear(message: ToWorker): void {
    void this.#later(() => this.#do(message));
  }

  #later<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.catch((error: unknown) => console.error(error));
    return done;
  }

  async #do(message: ToWorker): Promise<void> {
    switch (message.do) {
      case 'pace':
        this.#instant = message.instant;
        return;
      case 'begin':
      case 'warm':
        return;
      case 'list': {
        // A list that can't be read doesn't mean that there are no games.
        const metas = await this.#with.store.metas().catch(() => undefined);
        if (metas) this.#known(metas.map(({ id }) => id));
        return this.#with.post({ is: 'list', number: message.number, tables: (metas ?? []).map(lineOf) });
      }
      case 'request':
        return this.#request(message);
      case 'stop': {
        const found = [...this.#streams].find(([, { number }]) => number === message.number);
        if (!found) return;
        this.#streams.delete(found[0]);
        return this.#run({ op: 'stop', stream: found[0] });
      }
      case 'open':
        return this.#open(message);
      case 'hear':
        return this.#hear(message.connection, message.message);
      case 'close': {
        const line = this.#lines.get(message.connection);
        if (!line) return;
        this.#drop(message.connection);
        return this.#run({ op: 'close', connection: line.number });
      }
      case 'take':
        return this.#with.seats.take(message.table);
    }
  }

  async #request({ number, method, path, token, body }: Extract<ToWorker, { do: 'request' }>): Promise<void> {
    const answer = (reply: Reply): void => {
      const { stream, ...rest } = reply;
      if (stream !== undefined) this.#streams.set(stream, { number, table: tableIn(path) });
      this.#with.post({ is: 'reply', number, reply: rest, streams: stream !== undefined });
    };
    try {
      const table = tableIn(path);
      this.#update(table);
      if (table && method !== 'GET' && !(await this.#writes(table))) return answer(refusal(409, 'other_tab'));
      const request: EngineRequest = { op: 'request', method, path };
      if (token !== undefined) request.token = token;
      if (body !== undefined) request.body = body;
      const response = await this.#ask(request);
      // A file continues a game that another tab plays: this tab can't store it.
      const isForeign = response.outputs.some((output) => output.out === 'append' && this.#isForeign(output));
      if (method !== 'GET' && isForeign) throw new StoreError('raced', null);
      await this.#settle(response, () => answer(response.reply ?? refusal(500, 'inside')));
    } catch (error) {
      answer(this.#replyTo(error));
    }
  }

  async #open({ connection, table, token, invitation }: Extract<ToWorker, { do: 'open' }>): Promise<void> {
    this.#update(table);
    const line: Line = { table, number: ++this.#connections };
    this.#lines.set(connection, line);
    this.#pages.set(line.number, connection);
    try {
      this.#with.post({ is: 'writer', table, writer: await this.#writes(table) });
      const request: EngineRequest = { op: 'open', connection: line.number, table };
      if (token !== undefined) request.token = token;
      if (invitation !== undefined) request.invitation = invitation;
      await this.#settle(await this.#ask(request));
      // It stays known until something is stored again.
      if (this.#failed) this.#error(connection, this.#failed);
    } catch (error) {
      this.#bye(connection, codeIn(this.#replyTo(error)));
    }
  }

  async #hear(connection: number, text: string): Promise<void> {
    const line = this.#lines.get(connection);
    if (!line) return;
    const { type, id } = JSON.parse(text) as { type: string; id?: number };
    if (this.#followed.has(line.table) && !['hello', 'ask', 'ping'].includes(type))
      return this.#error(connection, 'other_tab', id);
    try {
      await this.#settle(await this.#ask({ op: 'hear', connection: line.number, message: text }));
    } catch (error) {
      // After the error, the connection is opened anew: what is answered isn't sent again.
      const code = codeIn(this.#replyTo(error));
      if (id !== undefined) this.#error(connection, code, id);
      // A hello that fails would fail again at once, unless another tab was faster.
      else if (type === 'hello' && code !== 'other_tab') this.#bye(connection, code);
    }
  }

  /** A request whose answer nobody waits for. */
  async #run(request: EngineRequest): Promise<void> {
    if (!this.#engine) return;
    try {
      await this.#settle(await this.#ask(request));
    } catch (error) {
      this.#replyTo(error);
    }
  }

  /** Asks the engine; loads the table it needs first, or the whole engine. */
  async #ask(request: EngineRequest): Promise<EngineResponse> {
    const path = request.op === 'request' ? request.path : '';
    if (!this.#engine && STUDY.test(path)) this.#module = 'whole';
    for (;;) {
      const engine = await this.#started();
      const response = this.#handle(engine, request);
      if (response.fault) throw new Error(`${response.fault.code}: ${response.fault.message}`);
      const { needs } = response;
      if (response.needs_study || (needs !== undefined && !(await this.#restore(engine, needs)))) {
        this.#module = 'whole';
        this.#end();
        this.#reopen();
        // A connection ended with all others; the page opens it anew and sends again what wasn't answered.
        if (request.op !== 'request') return { outputs: [], again: null };
      } else if (needs === undefined) {
        const used = request.op === 'open' ? request.table : tableIn(path);
        if (used !== undefined && this.#ids.has(used)) this.#touch(used);
        return response;
      }
    }
  }

  #handle(engine: Engine, request: EngineRequest): EngineResponse {
    try {
      return engine.handle(this.#now(), request);
    } catch (error) {
      this.#failures = [...this.#failures, this.#now()].filter((at) => at > this.#now() - WHILE);
      throw error;
    }
  }

  /** Loads a table; false if only the whole engine can read it. */
  async #restore(engine: Engine, id: string): Promise<boolean> {
    // Bots play whatever is in memory, so it belongs to this tab or is followed.
    await this.#writes(id);
    const table = await this.#with.store.table(id);
    if (!table) throw new Refused(refusal(404, 'no_table'));
    const { reply, outputs, needs_study } = this.#handle(engine, { op: 'restore', table });
    if (needs_study) return false;
    if (reply?.status !== 200) throw new Refused(reply ?? refusal(500, 'inside'));
    // New names. If they can't be stored, the next restore finds them again.
    await this.#store(outputs).catch((error: unknown) => console.warn(error));
    return true;
  }

  #started(): Promise<Engine> {
    if (this.#failures.length > MOST_FAILURES)
      return Promise.reject(new Refused(refusal(500, 'engine_failed')));
    this.#engine ??= this.#start();
    this.#engine.catch(() => (this.#engine = undefined));
    return this.#engine;
  }

  async #start(): Promise<Engine> {
    const [metas, identity] = await Promise.all([this.#with.store.metas(), this.#with.store.identity()]);
    let engine: Engine;
    try {
      engine = await this.#with.engine(this.#module);
    } catch (error) {
      console.warn(error);
      // Without a network only the small one may be here, and games continue with it.
      this.#module = 'play';
      throw new Refused(refusal(501, 'no_engine'));
    }
    const random = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    this.#outdated = undefined;
    this.#known(metas.map(({ id }) => id));
    const begin: EngineRequest = { op: 'start', random, tables: metas };
    if (identity) begin.identity = identity;
    if (this.#instant) begin.pace = 0;
    this.#handle(engine, begin);
    return engine;
  }

  /** Stores what has to be stored, then delivers. */
  async #settle({ outputs, again }: EngineResponse, deliver: () => void = () => undefined): Promise<void> {
    await this.#store(outputs);
    for (const output of outputs) this.#deliver(output);
    deliver();
    this.#tickIn(again);
  }

  async #store(outputs: EngineOutput[]): Promise<void> {
    const stored = outputs.filter(isStored).filter((output) => !this.#isForeign(output));
    if (stored.length === 0) return;
    await this.#with.store.commit(stored);
    this.#attempt = 0;
    this.#failed = undefined;
    await this.#changed(stored);
  }

  /** What this tab may not store, because another plays the game. */
  #isForeign(output: EngineOutput): boolean {
    const table = 'table' in output ? output.table : 'meta' in output ? output.meta.id : undefined;
    return table !== undefined && this.#followed.has(table);
  }

  /** Other tabs hear what has changed, and the page which games there are. */
  async #changed(stored: EngineOutput[]): Promise<void> {
    const { seats } = this.#with;
    const ids = new Set(this.#ids);
    for (const output of stored) {
      if (output.out === 'meta') {
        const { id } = output.meta;
        if (!ids.has(id)) await this.#writes(id);
        ids.add(id);
        this.#touch(id);
      }
      if (output.out === 'removed') {
        ids.delete(output.table);
        this.#used.delete(output.table);
        seats.release(output.table);
      }
    }
    const changed = new Set(stored.flatMap((output) => (output.out === 'append' ? [output.table] : [])));
    for (const table of changed) seats.announce({ changed: table });
    const hasIdentity = stored.some(({ out }) => out === 'identity');
    if (hasIdentity || ids.size !== this.#ids.size) seats.announce({ list: true });
    this.#known([...ids]);
  }

  #known(ids: string[]): void {
    if (ids.length === this.#ids.size && ids.every((id) => this.#ids.has(id))) return;
    this.#ids = new Set(ids);
    this.#with.post({ is: 'tables', tables: ids });
  }

  #deliver(output: EngineOutput): void {
    switch (output.out) {
      case 'frame': {
        const connection = this.#pages.get(output.connection);
        if (connection !== undefined) this.#with.post({ is: 'frame', connection, message: output.message });
        return;
      }
      case 'bye': {
        const connection = this.#pages.get(output.connection);
        if (connection !== undefined) this.#bye(connection, output.code);
        return;
      }
      case 'lines': {
        const stream = this.#streams.get(output.stream);
        if (!stream) return;
        if (output.done) this.#streams.delete(output.stream);
        if (stream.table) this.#touch(stream.table);
        this.#with.post({ is: 'lines', number: stream.number, text: output.text, done: output.done });
        return;
      }
      default:
        return;
    }
  }

  /** Bots and analyses go on, unless another tab plays a game that is in memory here. */
  #tickIn(again: number | null): void {
    clearTimeout(this.#tick);
    if (again === null || this.#followed.size > 0) return;
    const wait = this.#failed ? (RETRIES[Math.min(this.#attempt, RETRIES.length) - 1] ?? 0) : again;
    this.#tick = setTimeout(() => void this.#later(() => this.#ticked()), wait);
  }

  async #ticked(): Promise<void> {
    if (!this.#engine || this.#followed.size > 0) return;
    try {
      await this.#settle(await this.#ask({ op: 'tick' }));
    } catch (error) {
      // The connections are opened anew, and with them the work goes on.
      this.#failed = codeIn(this.#replyTo(error));
      this.#attempt += 1;
    }
  }

  /** Why a request failed. Unless it was refused, the engine is ahead of what is stored, or broken: it starts anew. */
  #replyTo(error: unknown): Reply {
    if (error instanceof Refused) return error.reply;
    console.warn(error);
    this.#anew();
    if (!(error instanceof StoreError)) return refusal(500, 'engine_failed');
    const [status, code] = STORE_TROUBLES[error.trouble];
    return refusal(status, code);
  }

  #anew(): void {
    this.#end();
    // Behind the errors that go out now.
    queueMicrotask(() => this.#reopen());
  }

  /** Drops the engine; the next request starts another. Claims on games stay until they are unused. */
  #end(): void {
    this.#engine = undefined;
    for (const { number } of this.#streams.values())
      this.#with.post({ is: 'lines', number, text: '', done: true });
    this.#streams.clear();
  }

  /** Starts anew if another tab has added something, unless the request is about a game in use, which nothing interrupts. */
  #update(table: string | undefined): void {
    if (!this.#engine || !this.#outdated) return;
    if (table !== undefined && this.#used.has(table) && this.#outdated.has(table)) return;
    this.#end();
    this.#reopen();
  }

  /** The page opens its connections anew: to one table, or to all. */
  #reopen(table?: string): void {
    for (const [connection, line] of [...this.#lines])
      if (table === undefined || line.table === table) this.#bye(connection, 'again');
  }

  #bye(connection: number, code: string): void {
    this.#drop(connection);
    this.#with.post({ is: 'bye', connection, code });
  }

  #drop(connection: number): void {
    const line = this.#lines.get(connection);
    this.#lines.delete(connection);
    if (!line) return;
    this.#pages.delete(line.number);
    this.#restLater();
  }

  #error(connection: number, code: string, id?: number): void {
    const message = JSON.stringify({ type: 'error', ...(id === undefined ? {} : { id }), code });
    this.#with.post({ is: 'frame', connection, message });
  }

  /** May this tab change the game? */
  async #writes(table: string): Promise<boolean> {
    const writer = await this.#with.seats.claim(
      table,
      (now) => void this.#later(() => this.#turned(table, now)),
    );
    if (writer) this.#followed.delete(table);
    else this.#followed.add(table);
    // The claim ends when the game is unused, even if it couldn't be loaded.
    this.#touch(table);
    return writer;
  }

  /** The game came to this tab, or went to another. What is in memory may be old. */
  async #turned(table: string, writer: boolean): Promise<void> {
    if (writer) this.#followed.delete(table);
    else this.#followed.add(table);
    this.#touch(table);
    this.#with.post({ is: 'writer', table, writer });
    this.#reopen(table);
    await this.#forget(table);
  }

  async #announced(news: { changed: string } | { list: true }): Promise<void> {
    if ('changed' in news) return this.#reload(news.changed);
    if (this.#engine) this.#outdated ??= this.#ids;
    const ids = await this.#with.store.ids().catch(() => [...this.#ids]);
    const removed = [...this.#ids].filter((id) => !ids.includes(id));
    this.#known(ids);
    for (const table of removed) await this.#reload(table);
  }

  /** Another tab has changed a game. */
  async #reload(table: string): Promise<void> {
    if (!this.#used.has(table)) return;
    this.#reopen(table);
    await this.#forget(table);
  }

  /** Takes a game out of memory. The claim on it stays. */
  #forget(table: string): Promise<void> {
    return this.#run({ op: 'forget', table });
  }

  #touch(table: string): void {
    this.#used.set(table, this.#now());
    this.#restLater();
  }

  /** Games nobody looks at leave memory, and other tabs may play them. */
  #restLater(): void {
    if (this.#rest !== undefined) return;
    this.#rest = setTimeout(() => {
      this.#rest = undefined;
      void this.#later(() => this.#forgetUnused());
    }, REST);
  }

  async #forgetUnused(): Promise<void> {
    const open = new Set([...this.#lines.values()].map(({ table }) => table));
    for (const { table } of this.#streams.values()) if (table) open.add(table);
    for (const [table, used] of [...this.#used]) {
      if (open.has(table)) continue;
      if (used > this.#now() - REST) this.#restLater();
      else {
        this.#with.seats.release(table);
        this.#followed.delete(table);
        this.#used.delete(table);
        await this.#forget(table);
      }
    }
  }
}
