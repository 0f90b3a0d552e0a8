/**
 * A table in any position: the real page, and behind it the real rules. It answers the page's WebSocket and what it asks
 * over HTTP as docs/protocol.md says, with what `armonium engine` decides. Everything else comes from the real server.
 * Over 500 lines because it knows every question the page may ask.
 */
import type { Page, WebSocketRoute } from '@playwright/test';
import { insightOf } from '../src/notebook/insight.fixture.ts';
import type { OneOf } from '../src/lib/oneOf.ts';
import type {
  Advice,
  Action,
  ChairCard,
  ClientMessage,
  FormerCard,
  LogRecord,
  TableEvent,
  OpenVote,
  PackCard,
  Plan,
  Question,
  Route,
  Scenario,
  ServerMessage,
  TableCard,
  View,
  ViewDelta,
  WhyNot,
} from '../src/wire/types';
import { Engine, EngineError, type GameFile, type Status } from './engine.ts';

/** Where the table begins. */
export interface Beginning {
  /** A recorded game, or one that only began. */
  file: GameFile;
  /** How many of its moves were made already; all of them if left out. */
  moves?: number;
  /** Where the page sits. */
  seat: number;
}

const ZEROS = '0'.repeat(64);
let count = 0;

export class EngineTable {
  /** The table's name in addresses. */
  readonly id = `engine${++count}`;
  readonly seat: number;
  readonly names: string[];
  /** What the page has decided here, in order. */
  readonly decided: Action[] = [];
  /** Every message the page sent. */
  readonly heard: ClientMessage[] = [];
  /** Milliseconds a message takes, each way. */
  delay = 0;
  /** What a bot would advise now. */
  hint: Advice | null = null;
  /** Nobody is let in. */
  refuse = false;
  /** Nothing can be saved: every decision fails. */
  full = false;
  /** What of the table's card can change. */
  readonly chairs: ChairCard[];
  host: number;
  vote: OpenVote | undefined;
  former: FormerCard[] = [];
  /** What the page's player decided ahead. */
  plan: Plan | null = null;
  /** How long each player has been away, in milliseconds; null for those who are there. */
  away: (number | null)[];

  #engine: Engine;
  #status: Status;
  #view: View;
  #decision = 0;
  /** The decisions that stand, in order. */
  #moves: { seat: number; action: Action }[] = [];
  #records: LogRecord[] = [];
  #sockets = new Set<WebSocketRoute>();
  #note = '';
  /** The server knows the engine's pack by this hash as well. */
  #pack: PackCard = { id: '', hash: ZEROS, file: ZEROS };
  /** One thing after the other. */
  #last: Promise<unknown> = Promise.resolve();

  private constructor(engine: Engine, names: string[], seat: number, status: Status, view: View) {
    this.#engine = engine;
    this.names = names;
    this.seat = seat;
    this.#status = status;
    this.#view = view;
    this.host = seat;
    this.away = names.map(() => null);
    this.chairs = names.map((name, place) => ({
      player: `player${place}`,
      name,
      bot: null,
      substitute: null,
      ready: true,
      vote: null,
      wants_bot: false,
      colour: place,
      away: { agreed: false, wants_resume: false, vacation_left: 0 },
    }));
  }

  /** Puts bots on all other seats. */
  aloneWithBots(): void {
    for (const [seat, chair] of this.chairs.entries()) {
      if (seat !== this.seat) Object.assign(chair, { player: null, bot: 'detective' });
    }
  }

  /** Plays a recorded game up to a move, and sits down there. */
  static async begin(engine: Engine, { file, moves, seat }: Beginning): Promise<EngineTable> {
    const game = `table ${count + 1}`;
    const { names, start } = file;
    const { status } = await ('new' in start
      ? engine.ask('new', { game, names, seed: start.new.seed, ...start.new.options })
      : engine.ask('scenario', { game, names, scenario: start.scenario }));
    const { view } = await engine.ask('view', { game, viewer: seat });
    const table = new EngineTable(engine, names, seat, status, view);
    const { id, hash } = await engine.ask('pack');
    table.#pack = { id, hash, file: hash };
    const { events } = await engine.ask('events', { game, viewer: seat });
    table.#record([{ news: 'began', events: events.map(({ event }) => event) }]);
    for (const move of file.moves.slice(0, moves)) await table.#apply(move.seat, move.action);
    return table;
  }

  get status(): Status {
    return this.#status;
  }

  get view(): View {
    return this.#view;
  }

  /** Answers what a page asks of this table from now on. */
  async serve(page: Page): Promise<void> {
    const path = (url: URL): boolean =>
      url.pathname.split('/').includes(this.id) && url.pathname.startsWith('/api/');
    await page.route(path, async (route) => {
      const request = route.request();
      const what = new URL(request.url()).pathname.split(`/${this.id}`)[1];
      if (what === '/note') {
        if (request.method() === 'PUT') this.#note = (request.postDataJSON() as { text: string }).text;
        return route.fulfill({ json: { text: this.#note, version: '' } });
      }
      if (what === '/truth') {
        return route.fulfill({ json: await this.truth() });
      }
      if (what === '/knowledge') return route.fulfill({ json: await this.#knowledge() });
      if (what === '') return route.fulfill({ json: this.#answer() });
      return route.fulfill({ status: 404, json: { error: { code: 'not_found', message: 'Nothing.' } } });
    });
    await page.routeWebSocket(
      (url) => path(url) && url.pathname.endsWith('/socket'),
      (socket) => {
        if (this.refuse) return void socket.close({ code: 1001 });
        this.#sockets.add(socket);
        socket.onClose(() => void this.#sockets.delete(socket));
        socket.onMessage((text) => void this.#later(() => this.#hear(socket, JSON.parse(String(text)))));
      },
    );
  }

  /** Goes to the table and waits until it is there. */
  async visit(page: Page): Promise<void> {
    await this.serve(page);
    await page.goto(`/table/${this.id}`);
    await page.locator('.table').waitFor();
    // Until then texts have other sizes, and what a test measures moves.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  }

  /** How many lines the log has. */
  get lines(): number {
    const events = (news: TableEvent): number =>
      'events' in news && Array.isArray(news.events) ? news.events.length : 1;
    return this.#records.flatMap(({ news }) => news).reduce((sum, news) => sum + events(news), 0);
  }

  /** Everybody talks, so that the log is longer. */
  chatter(lines: number): void {
    for (let line = 0; line < lines; line += 1) {
      this.#record([{ news: 'said', seat: line % this.names.length, text: `${line + 1}` }]);
    }
  }

  /** A player says something, seen by the page at once. */
  async says(seat: number, text: string): Promise<void> {
    await this.#inTurn(async () => this.#tell(await this.#now([{ news: 'said', seat, text }])));
  }

  /** The whole truth, for the referee of a test. */
  async truth(): Promise<Scenario> {
    return (await this.#engine.ask('state', { game: this.#game, referee: true })).scenario;
  }

  /** Where the mover can go. */
  async ways(): Promise<Route[]> {
    return (await this.#engine.ask('routes', { game: this.#game })).routes;
  }

  /** Applies a decision and updates the page at once. */
  async play(seat: number, action: Action): Promise<void> {
    await this.#inTurn(async () => this.#tell(await this.#apply(seat, action)));
  }

  /** A player takes back the last decision. */
  async takeBack(seat: number): Promise<void> {
    await this.#inTurn(async () => this.#tell(await this.#undo(seat)));
  }

  async #undo(seat: number): Promise<ServerMessage> {
    const { status } = await this.#engine.ask('undo', { game: this.#game });
    const events = this.#status.events - status.events;
    this.#status = status;
    this.#decision += 1;
    this.#moves.pop();
    return this.#now([{ news: 'took_back', seat, events }]);
  }

  /** A player answers whether the game should end. */
  async votes(seat: number, end: boolean): Promise<void> {
    await this.#inTurn(async () => this.#tell(await this.#answerVote(seat, end)));
  }

  /** A player wants a bot to play for another who is away. */
  async wantsBot(seat: number, absent: number): Promise<void> {
    await this.#inTurn(async () => this.#tell(await this.#wantBot(seat, absent)));
  }

  /** A player comes back and plays again. */
  async returns(seat: number): Promise<void> {
    const chair = this.chairs[seat];
    if (chair) chair.substitute = null;
    this.away[seat] = null;
    await this.#inTurn(async () => this.#tell(await this.#now([{ news: 'reclaimed', seat }], true)));
    this.tellPresence();
  }

  /** A player nudges the one who is asked. */
  async nudges(by: number, to: number): Promise<void> {
    await this.#inTurn(async () => this.#tell(await this.#nudged(by, to)));
  }

  #nudged(by: number, to: number): Promise<ServerMessage> {
    const chair = this.chairs[to];
    if (chair) chair.away.nudged = Date.now();
    return this.#now([{ news: 'away', away: 'nudged', seat: by, to }], true);
  }

  /** Says who is there. */
  tellPresence(): void {
    for (const socket of this.#sockets) this.#send(socket, this.#presence());
  }

  async #answerVote(seat: number, end: boolean): Promise<ServerMessage> {
    const chair = this.chairs[seat];
    const news: TableEvent[] = [{ news: 'voted', seat, end }];
    if (chair) chair.vote = end;
    if (end) {
      this.vote ??= { until: Date.now() + 180_000 };
    } else {
      this.vote = undefined;
      for (const one of this.chairs) one.vote = null;
      news.push({ news: 'vote_ended' });
    }
    return this.#now(news, true);
  }

  async #wantBot(by: number, absent: number): Promise<ServerMessage> {
    const [asking, away] = [this.chairs[by], this.chairs[absent]];
    const news: TableEvent[] = [];
    if (by !== this.host) news.push({ news: 'bot_wanted', seat: by });
    if (asking) asking.wants_bot = true;
    const wanted = this.chairs.filter((chair) => chair.wants_bot).length;
    if (away && (by === this.host || wanted * 2 > this.chairs.length - 1)) {
      away.substitute = { level: 'detective', why: 'absent' };
      for (const chair of this.chairs) chair.wants_bot = false;
      news.push({ news: 'substituted', seat: absent, level: 'detective', why: 'absent' });
    }
    return this.#now(news, true);
  }

  /** Cuts the line; the page may come back. */
  async cut(): Promise<void> {
    await Promise.all([...this.#sockets].map((socket) => socket.close({ code: 1001 })));
    this.#sockets.clear();
  }

  get #game(): string {
    return `table ${this.id.slice('engine'.length)}`;
  }

  /** Does something after the delay and after all that came before. */
  #later(work: () => Promise<void>): Promise<void> {
    const when = Date.now() + this.delay;
    return this.#inTurn(async () => {
      await wait(when - Date.now());
      await work();
    });
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #hear(socket: WebSocketRoute, message: ClientMessage): Promise<void> {
    this.heard.push(message);
    switch (message.type) {
      case 'hello':
        this.#send(socket, this.#welcome(message.have ?? 0));
        return this.#send(socket, this.#presence());
      case 'ping':
        return this.#send(socket, { type: 'pong' });
      case 'ask':
        return this.#send(socket, await this.#answerTo(message));
      case 'act':
        return this.#act(socket, message);
      case 'take_back':
        return this.#tell(await this.#undo(this.seat), message.id);
      case 'say':
        return this.#tell(
          await this.#now([{ news: 'said', seat: this.seat, text: message.text }]),
          message.id,
        );
      case 'phrase': {
        const news: TableEvent = { news: 'phrase', seat: this.seat, phrase: message.phrase };
        return this.#tell(await this.#now([news]), message.id);
      }
      case 'vote':
        return this.#tell(await this.#answerVote(this.seat, message.end), message.id);
      case 'plan':
        this.plan = message.plan;
        return this.#send(socket, { type: 'plan', plan: this.plan, done: message.id });
      case 'let_bot_play':
        return this.#tell(await this.#wantBot(this.seat, message.seat), message.id);
      case 'nudge':
        return this.#tell(await this.#nudged(this.seat, message.seat), message.id);
      default:
        throw new Error(
          `Nobody can ${message.type satisfies OneOf<'nonce reclaim colour swap end_swap change_options start stop propose_pause answer_pause end_pause vacation cheer'>} here.`,
        );
    }
  }

  async #act(socket: WebSocketRoute, message: Extract<ClientMessage, { type: 'act' }>): Promise<void> {
    const { id, at, actions } = message;
    const refused = {
      type: 'refused',
      id,
      version: this.#version,
      decision: this.#decision,
      view: this.#view,
    } as const;
    if (this.full) {
      return this.#send(socket, { type: 'error', id, code: 'storage', clause: 'W9' });
    }
    if (at !== this.#decision) {
      return this.#send(socket, { ...refused, code: 'stale', clause: 'W6' });
    }
    try {
      const update = await this.#apply(this.seat, ...actions);
      this.decided.push(...actions);
      this.#tell(update, id);
    } catch (error) {
      if (!(error instanceof EngineError) || !error.refusal) throw error;
      const { clause, refusal } = error;
      this.#send(socket, { ...refused, code: 'illegal', refusal, clause });
    }
  }

  /** Carries out an intent, completely or not at all, and writes it down. */
  async #apply(seat: number, ...actions: Action[]): Promise<ServerMessage> {
    const news: TableEvent[] = [];
    let status = this.#status;
    for (const action of actions) {
      try {
        const applied = await this.#engine.ask('apply', {
          game: this.#game,
          seat,
          action,
          viewer: this.seat,
        });
        status = applied.status;
        news.push({ news: 'decided', seat, events: applied.events.map(({ event }) => event) });
      } catch (error) {
        for (let made = news.length; made > 0; made--) await this.#engine.ask('undo', { game: this.#game });
        throw error;
      }
    }
    this.#status = status;
    this.#decision += actions.length;
    this.#moves.push(...actions.map((action) => ({ seat, action })));
    return this.#now(news);
  }

  /** Writes down what happened, and how the table stands now. */
  async #now(news: TableEvent[], aboutTable = false): Promise<ServerMessage> {
    const before = this.#view;
    this.#view = (await this.#engine.ask('view', { game: this.#game, viewer: this.seat })).view;
    const { version, at } = this.#record(news);
    return {
      type: 'update',
      seat: 'unchanged',
      version,
      at,
      decision: this.#decision,
      take_back: this.#canTakeBack(),
      news,
      changes: changes(before, this.#view),
      ...(aboutTable || this.#status.outcome ? { table: this.#card() } : {}),
    };
  }

  #record(news: TableEvent[]): LogRecord {
    const told = { version: this.#version + 1, at: Date.now(), news };
    this.#records.push(told);
    return told;
  }

  get #version(): number {
    return this.#records.length;
  }

  /** The page took the last decision itself, and it can be undone; bids and passes stand. */
  #canTakeBack(): boolean {
    const last = this.#moves.at(-1);
    const bid = last?.action.do === 'bid' || last?.action.do === 'pass';
    return this.#status.undoable > 0 && !bid && last?.seat === this.seat;
  }

  #tell(update: ServerMessage, done?: number): void {
    for (const socket of this.#sockets) this.#send(socket, done === undefined ? update : { ...update, done });
  }

  /** Something became of the plan of the page's player. */
  planBecomes(plan: Plan | null): void {
    this.plan = plan;
    for (const socket of this.#sockets) this.#send(socket, { type: 'plan', plan });
  }

  /** Tells every page that nothing can be saved. */
  stall(): void {
    const error = { type: 'error', code: 'storage', clause: 'W9' };
    for (const socket of this.#sockets) this.#send(socket, error);
  }

  #send(socket: WebSocketRoute, message: object): void {
    const text = JSON.stringify(message);
    if (this.delay === 0) socket.send(text);
    else void wait(this.delay).then(() => this.#sockets.has(socket) && socket.send(text));
  }

  #welcome(have: number): ServerMessage {
    return {
      type: 'welcome',
      protocol: 1,
      version: this.#version,
      seat: this.seat,
      decision: this.#decision,
      take_back: this.#canTakeBack(),
      clock: null,
      table: this.#card(),
      view: this.#view,
      ...(this.plan ? { plan: this.plan } : {}),
      missed: this.#records.slice(have),
    };
  }

  #card(): TableCard {
    const { options } = this.#view.public;
    const { outcome } = this.#status;
    return {
      id: this.id,
      pack: this.#pack,
      options: {
        ...options,
        clock: { kind: 'none' },
        substitute: 'detective',
        odds: false,
        rated: false,
        spectators: true,
        private: false,
      },
      host: `player${this.host}`,
      stage: outcome ? { finished: outcome } : 'running',
      chairs: structuredClone(this.chairs),
      commitment: ZEROS,
      rematch_of: null,
      rematch: null,
      ...(this.vote ? { vote: this.vote } : {}),
      former: [...this.former],
    };
  }

  /** Who is there. Without a clock, a bot may play for the player who is asked, once away for three minutes. */
  #presence(): ServerMessage {
    const since = this.away.map((away) => (away === null ? null : Date.now() - away));
    const asked = since[this.#status.to_act ?? -1] ?? null;
    return {
      type: 'presence',
      seats: since.map((one) => one === null),
      watching: 0,
      absent_since: since,
      bot_from: asked === null ? null : asked + 180_000,
      spectators: [],
    };
  }

  #answer(): object {
    const { to_act: next } = this.#status;
    return {
      id: this.id,
      card: this.#card(),
      version: this.#version,
      seat: this.seat,
      next: next === null ? null : { seat: next, player: `player${next}`, deadline: null },
    };
  }

  /** How sure each seat could be. The engine does not compute it: made-up numbers for screenshots. */
  async #knowledge(): Promise<object> {
    const scenario = await this.truth();
    const fenrir = scenario.players.findIndex(({ role }) => role === 'fenrir');
    const sure = (hour: number, seat: number): number =>
      Math.min(1, 1 / (8 - Math.min(7, hour * 0.6 + seat * 0.4)));
    const hours = Array.from({ length: this.#status.hour }, (_, index) => ({
      hour: index + 1,
      seats: this.names.map((_name, seat) => ({
        chosen: sure(index, seat),
        fenrir: index < 4 ? null : 0.25,
      })),
    }));
    return { chosen: scenario.chosen_one, fenrir: fenrir < 0 ? null : fenrir, hours };
  }

  /** Why not, and where to: it changes nothing. */
  async #answerTo({ id, why, hint, insight }: Question): Promise<ServerMessage> {
    const answer = { type: 'answer', id, version: this.#version, decision: this.#decision } as const;
    if (hint) return { ...answer, hint: this.hint };
    if (insight) return { ...answer, insight: insightOf(this.#view) };
    return { ...answer, why: why ? await Promise.all(why.map((action) => this.#whyNot(action))) : undefined };
  }

  async #whyNot(action: Action): Promise<WhyNot | null> {
    const wanted = JSON.stringify(action);
    if (this.#view.legal.some((legal) => JSON.stringify(legal) === wanted)) return null;
    try {
      await this.#engine.ask('apply', { game: this.#game, seat: this.seat, action });
    } catch (error) {
      if (!(error instanceof EngineError) || !error.refusal) throw error;
      return { code: 'illegal', refusal: error.refusal, clause: error.clause };
    }
    throw new Error(`${wanted} is not on offer, and yet it can be done.`);
  }
}

/** The fields of a View that changed. */
function changes(before: View, after: View): ViewDelta {
  const differ = <T extends object>(old: T, young: T): Partial<T> =>
    Object.fromEntries(
      Object.entries(young).filter(
        ([key, value]) => JSON.stringify(old[key as keyof T]) !== JSON.stringify(value),
      ),
    ) as Partial<T>;
  const { public: seen, ...own } = after;
  return { ...differ(before, own as View), public: differ(before.public, seen) };
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
