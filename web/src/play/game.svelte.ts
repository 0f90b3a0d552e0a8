/**
 * A game as this page knows it: the View, the table, the log, and what can be done. Everything here came from the server;
 * nothing is guessed. What the reader is about to do: selection.svelte.ts.
 */
import { nameOf } from '../lobby/seats';
import { settings } from '../lib/settings.svelte';
import { t } from '../i18n/i18n.svelte';
import { Words } from '../i18n/words';
import type {
  Action,
  ClockNow,
  Event,
  News,
  Pack,
  PlayerId,
  Seat,
  ServerMessage,
  TableCard,
  LogRecord,
  View,
} from '../wire/types';
import {
  TableConnection,
  type Command,
  type ConnectionHandlers,
  type Connection,
  type ConnectionState,
} from './connection';
import { storeNonce } from './nonceStore';
import { packOf } from './packCache';
import type { Guidance } from './guidance';
import { appendToLog, applyDelta } from './applyUpdate';

/** The table's answer to a question. */
export type Answer = Extract<ServerMessage, { type: 'answer' }>;
/** The table's refusal of a command. */
export type Refused = Extract<ServerMessage, { type: 'refused' }>;

/** A record that has just become durable. */
type Update = Extract<ServerMessage, { type: 'update' }>;

/** A line of the log: an event of the game, or something that happened at the table. */
export type Entry =
  | { key: string; version: number; at: number; hour: number; event: Event }
  | { key: string; version: number; at: number; hour: number; news: News; undone?: Event[] };

/** How the reader lost the seat: another player took it by its link, it was freed, or there is no news of it. */
export type SeatLoss = { how: 'taken'; by: PlayerId } | { how: 'freed' } | { how: 'unknown' };

/** How to get to a table: `token` speaks for a guest of this device, `invitation` opens a private table. */
export interface TableAddress {
  table: string;
  token?: string;
  invitation?: string;
  /** Seats whose people share this device: they are there, whoever's eyes the page has. */
  localSeats?: number[];
  /** A lesson: nobody else is there, and nothing is kept by the server. */
  lesson?: boolean;
  /** A game that is over and only looked back on: there is no line, and nothing can be done. */
  readOnly?: boolean;
}

/** Connects to whatever is at the other end. */
export type Connect = (ends: ConnectionHandlers) => Connection;

/** Connects to a table of the server. */
function connectTo(address: TableAddress): Connect {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const query = address.invitation ? `?invitation=${encodeURIComponent(address.invitation)}` : '';
  const url = `${scheme}://${location.host}/api/tables/${address.table}/socket${query}`;
  const protocols = address.token ? ['armonium', `bearer.${address.token}`] : [];
  return (ends) => new TableConnection(url, protocols, ends);
}

/** A command on its way, shown where it was given. */
export interface Pending {
  id: number;
  action: Action | undefined;
  since: number;
}

/** When a pack is asked for again that could not be had, in milliseconds. */
const PACK_RETRY = 2_000;

export class Game {
  readonly address: TableAddress;
  /** Set once the first welcome is there. */
  ready = $state(false);
  connection = $state.raw<ConnectionState>({ is: 'connecting' });
  pack = $state.raw<Pack>();
  card = $state.raw<TableCard>();
  view = $state.raw<View>();
  seat = $state<number | null>(null);
  version = $state(0);
  decision = $state(0);
  canTakeBack = $state(false);
  clock = $state.raw<ClockNow | null>(null);
  presence = $state.raw<boolean[]>([]);
  watching = $state(0);
  /** Since when each seat's owner has no connection, in milliseconds since 1970; null for those who have one. */
  absentSince = $state.raw<(number | null)[]>([]);
  /** From when on the others may let a bot play for the player who is asked; null if they may not. */
  botFrom = $state<number | null>(null);
  /** The reader had a seat here and has none any more. */
  lost = $state.raw<SeatLoss>();
  log = $state.raw<Entry[]>([]);
  pending = $state.raw<Pending[]>([]);
  refused = $state.raw<Refused>();
  /** The server could not do something: a code, until the next command. */
  failed = $state<string>();
  /** The server cannot save or read the game at the moment; until something is saved again. */
  stalled = $state(false);
  /** Somebody took back the decision before the reader's: what was asked of the reader is asked no more. */
  withdrawn = $state.raw<Extract<Entry, { news: News }>>();
  /** How many things happened while the line was cut; shown for a while. */
  missed = $state(0);
  /** The last events, for what moves on the board; with a number that grows. */
  fresh = $state.raw<{ number: number; events: Event[] }>({ number: 0, events: [] });

  /** What a guide points at, in a lesson. */
  guidance = $state.raw<Guidance>();
  /** The spaces that a hint names. */
  marked = $state.raw<readonly number[]>([]);

  /** How many of the others' decisions are not shown yet: they come one after the other, so that they can be followed. */
  behind = $state(0);

  #queue: Update[] = [];
  #pace: ReturnType<typeof setTimeout> | undefined;
  #connection: Connection | undefined;
  #questions = new Map<number, (answer: Answer | undefined) => void>();
  #hour = 0;
  #nonceFor: number | null = null;
  /** The file of the pack that is shown or on its way. */
  #file: string | undefined;
  #fetching: ReturnType<typeof setTimeout> | undefined;

  constructor(
    address: TableAddress,
    connect: Connect | undefined = address.readOnly ? undefined : connectTo(address),
  ) {
    this.address = address;
    this.#connection = connect?.({
      hello: () => ({ type: 'hello', protocol: 1, have: this.version }),
      heard: (message) => this.#hear(message),
      changed: (state) => this.#lineChanged(state),
    });
  }

  /** Is it for this reader to decide? */
  get myTurn(): boolean {
    const running = this.card?.stage === 'running' && !this.address.readOnly;
    return running && this.view !== undefined && this.seat !== null && this.view.to_act === this.seat;
  }

  /** Is something on its way to the server? */
  get busy(): boolean {
    return this.pending.length > 0;
  }

  /** The names of the players, seat by seat. */
  readonly names: string[] = $derived((this.card?.chairs ?? []).map(nameOf));

  /** What puts this game into words. */
  readonly words: Words | undefined = $derived(this.pack && new Words(t, this.pack, this.names));

  /** Who sat where when a record was written, seat by seat. */
  namesAt(version: number): string[] {
    const former = this.card?.former ?? [];
    return this.names.map((name, seat) => {
      const then = former.find((one) => one.seat === seat && version <= one.until);
      return then ? nameOf(then, seat) : name;
    });
  }

  /** What puts into words what happened in a record. */
  wordsAt(version: number): Words | undefined {
    const then = this.card?.former?.some(({ until }) => version <= until) ?? false;
    return then && this.pack ? new Words(t, this.pack, this.namesAt(version)) : this.words;
  }

  /** What a player is called who sits here or sat here. */
  nameOf(player: PlayerId): string {
    const seat = this.card?.chairs.findIndex((chair) => chair.player === player) ?? -1;
    if (seat >= 0) return this.names[seat] ?? '';
    const former = this.card?.former?.find((one) => one.player === player);
    return former ? nameOf(former, former.seat) : t('player-gone');
  }

  /** Makes a decision, or several that follow each other. */
  act(...actions: Action[]): void {
    this.refused = undefined;
    this.failed = undefined;
    let at = this.decision;
    for (const action of actions) this.#send({ type: 'act', at: at++, action }, action);
  }

  /** Takes back the own last decision. */
  takeBack(): void {
    this.refused = undefined;
    this.#send({ type: 'take_back', at: this.decision });
  }

  say(text: string): void {
    this.#send({ type: 'say', text });
  }

  phrase(phrase: Extract<Command, { type: 'phrase' }>['phrase']): void {
    this.#send({ type: 'phrase', phrase });
  }

  vote(end: boolean): void {
    this.refused = undefined;
    this.#send({ type: 'vote', end });
  }

  /** Lets a bot play for an absent player, or asks for it. */
  letBotPlay(seat: Seat): void {
    this.refused = undefined;
    this.#send({ type: 'let_bot_play', seat });
  }

  reclaim(): void {
    this.#send({ type: 'reclaim' });
  }

  /** Asks the table something that changes nothing; undefined if the line is lost meanwhile. */
  ask(question: {
    why?: Action[];
    routes?: boolean;
    after?: Action;
    odds?: boolean;
    hint?: boolean;
  }): Promise<Answer | undefined> {
    const connection = this.#connection;
    if (!connection) return Promise.resolve(undefined);
    const id = connection.next();
    return new Promise((resolve) => {
      this.#questions.set(id, resolve);
      connection.tell({ type: 'ask', id, ...question });
    });
  }

  /** Connects anew: the reader has become somebody. */
  renew(): void {
    this.#connection?.renew();
  }

  /** Shows the board of this table: fetches its pack, unless it is here. */
  async usePack({ pack: { file } }: TableCard): Promise<void> {
    if (this.#file === file) return;
    this.#file = file;
    clearTimeout(this.#fetching);
    try {
      const pack = await packOf(file);
      if (this.#file === file) this.pack = pack;
    } catch {
      if (this.#file !== file) return;
      this.#file = undefined;
      this.#fetching = setTimeout(() => this.card && void this.usePack(this.card), PACK_RETRY);
    }
  }

  close(): void {
    clearTimeout(this.#pace);
    clearTimeout(this.#fetching);
    this.#connection?.close();
  }

  /** Shows at once what the others have done. */
  catchUp(): void {
    clearTimeout(this.#pace);
    this.#pace = undefined;
    for (const update of this.#queue.splice(0)) this.#update(update);
    this.behind = 0;
  }

  /** Shows the next of what happened, and the one after it when it is time. */
  #follow(): void {
    this.#pace = undefined;
    const update = this.#queue.shift();
    this.behind = this.#queue.length;
    if (!update) return;
    this.#update(update);
    // A hidden tab has slow timers and nobody who looks: there it must not take long until it is the reader's turn.
    const wait = settings.pace === 'calm' && !document.hidden ? timeFor(update, this.seat) : 0;
    if (wait === 0) this.#follow();
    else this.#pace = setTimeout(() => this.#follow(), wait);
  }

  #send(command: Command, action?: Action): void {
    const id = this.#connection?.send(command);
    if (id === undefined) return;
    this.pending = [...this.pending, { id, action, since: Date.now() }];
  }

  #lineChanged(state: ConnectionState): void {
    this.connection = state;
    if (state.is === 'open') return;
    for (const resolve of this.#questions.values()) resolve(undefined);
    this.#questions.clear();
  }

  #answered(id: number | undefined | null): void {
    if (id === undefined || id === null) return;
    this.#connection?.answered(id);
    this.pending = this.pending.filter((pending) => pending.id !== id);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome': {
        // What came before it and is not shown yet belongs to the log all the same.
        this.catchUp();
        const before = this.version;
        if (message.version < before) this.#forget();
        this.stalled = false;
        this.card = message.table;
        void this.usePack(message.table);
        this.#sits(
          message.seat,
          message.missed.flatMap(({ news }) => news),
        );
        this.view = message.view ?? undefined;
        this.decision = message.decision;
        this.canTakeBack = message.take_back;
        this.clock = message.clock;
        this.#told(message.missed);
        this.version = message.version;
        if (this.ready && message.version > before) this.missed = message.missed.length;
        this.ready = true;
        this.#connection?.repeat();
        this.#giveNonce();
        return;
      }
      case 'update':
        this.stalled = false;
        this.#queue.push(message);
        this.behind = this.#queue.length;
        if (this.#pace === undefined) this.#follow();
        return;
      case 'done':
        return this.#answered(message.done);
      case 'refused':
        this.catchUp();
        // What was to follow a decision that could not be saved came too early, not too late.
        this.refused = message.code === 'stale' && this.failed ? undefined : message;
        if (message.view) this.view = message.view;
        this.decision = message.decision;
        this.#answered(message.id);
        // What was planned to follow makes no sense any more.
        return;
      case 'error':
        // Without a number it is about the table, not about a command.
        if (message.code === 'storage' && message.id === undefined) this.stalled = true;
        else this.failed = message.code;
        return this.#answered(message.id);
      case 'answer': {
        const resolve = this.#questions.get(message.id);
        this.#questions.delete(message.id);
        resolve?.(message);
        return;
      }
      case 'presence':
        this.presence = message.seats.map(
          (isThere, seat) => isThere || (this.address.localSeats ?? []).includes(seat),
        );
        this.watching = message.watching;
        this.absentSince = message.absent_since;
        this.botFrom = message.bot_from;
        return;
      case 'bye':
        this.stalled ||= message.code === 'storage';
        return;
      case 'pong':
        return;
    }
  }

  #update(message: Update): void {
    this.#answered(message.done);
    if (message.version <= this.version) return;
    const wasAsked = this.myTurn;
    if (message.table) this.card = message.table;
    if (message.seat !== 'unchanged') this.#sits(message.seat === 'none' ? null : message.seat, message.news);
    if (message.view) this.view = message.view;
    if (message.changes && this.view) this.view = applyDelta(this.view, message.changes);
    this.decision = message.decision;
    this.canTakeBack = message.take_back;
    this.clock = message.clock ?? null;
    this.#told([{ version: message.version, at: message.at, news: message.news }]);
    this.version = message.version;
    this.#withdraw(wasAsked, message.news);
    this.#giveNonce();
  }

  /** Notes that a question was withdrawn, until the next decision. */
  #withdraw(wasAsked: boolean, news: News[]): void {
    if (news.some((one) => one.news === 'moved')) this.withdrawn = undefined;
    if (!wasAsked || !news.some((one) => one.news === 'took_back' && one.seat !== this.seat)) return;
    const entry = this.log.at(-1);
    if (entry && 'news' in entry) this.withdrawn = entry;
  }

  /** The reader sits here now, or nowhere; `news` may say why. */
  #sits(seat: number | null, news: News[]): void {
    const before = this.seat;
    this.seat = seat;
    if (seat !== null) this.lost = undefined;
    else if (before !== null) this.lost = lossOf(before, news);
  }

  /** Forgets the log: the server has fewer records, and sends all of them anew. */
  #forget(): void {
    this.log = [];
    this.#hour = 0;
    this.version = 0;
  }

  /** Enters what happened into the log. */
  #told(records: LogRecord[]): void {
    const unknown = this.ready ? records.filter(({ version }) => version > this.version) : records;
    const { log, hour, fresh } = appendToLog(this.log, this.#hour, unknown);
    this.log = log;
    this.#hour = hour;
    if (fresh.length > 0) this.fresh = { number: this.fresh.number + 1, events: fresh };
  }

  /** Gives this player's part of the chance once it is wanted. */
  #giveNonce(): void {
    const chair = this.seat === null ? undefined : this.card?.chairs[this.seat];
    if (!chair || chair.ready || this.card?.stage !== 'open' || this.#nonceFor === this.seat) return;
    this.#nonceFor = this.seat;
    const nonce = randomNonce();
    storeNonce(this.address.table, { commitment: this.card.commitment, seat: this.seat ?? 0, nonce });
    this.#send({ type: 'nonce', nonce });
  }
}

/** How a seat was lost. */
function lossOf(seat: number, news: News[]): SeatLoss {
  const why = news.findLast((one) => 'seat' in one && one.seat === seat && HOW.has(one.news));
  if (why?.news === 'handed_over') return { how: 'taken', by: why.to };
  return { how: why?.news === 'vacated' ? 'freed' : 'unknown' };
}

const HOW = new Set<News['news']>(['handed_over', 'vacated']);

/** How long somebody else's decision is shown before the next, in milliseconds. */
function timeFor(update: Update, me: number | null): number {
  const events = update.news.flatMap((news) =>
    news.news === 'moved' && news.seat !== me ? news.events : [],
  );
  if (events.length === 0) return 0;
  const has = (name: Event['event']): boolean => events.some((event) => event.event === name);
  if (has('gears_turned')) return 900;
  if (has('hour_began')) return 800;
  if (has('moved')) return 300;
  return 450;
}

/** 32 random bytes as hexadecimal digits. */
export function randomNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
