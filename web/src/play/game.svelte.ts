/**
 * The state of one game in this page: View, table, log. All of it comes from the server. What the player is composing:
 * selection.svelte.ts.
 */
import { DeviceConnection } from '../engine/connection';
import { device } from '../engine/device.svelte';
import { nameOf } from '../lobby/seats';
import { settings } from '../lib/settings.svelte';
import { t } from '../i18n/i18n.svelte';
import { Words } from '../i18n/words';
import type {
  Action,
  Cheer,
  ClockNow,
  Event,
  Insight,
  TableEvent,
  Pack,
  Plan,
  PlanStep,
  PlayerId,
  Seat,
  ServerMessage,
  SpectatorCard,
  TableCard,
  TableOptions,
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

export type Answer = Extract<ServerMessage, { type: 'answer' }>;
export type Refused = Extract<ServerMessage, { type: 'refused' }>;

/** A durable record. */
type Update = Extract<ServerMessage, { type: 'update' }>;

/** A log entry: an event of the game, or of the table. */
export type Entry =
  // `key`: version, place in the record, and place among the events of that decision, joined by dots.
  | { key: string; version: number; at: number; hour: number; event: Event }
  | { key: string; version: number; at: number; hour: number; news: TableEvent; undone?: Event[] };

/** A spectator's phrase, with a growing number. */
export interface CheerSent {
  number: number;
  player: PlayerId;
  name: string;
  cheer: Cheer;
}

/** How the player lost the seat: taken by link, freed, or unknown. */
export type SeatLoss = { how: 'taken'; by: PlayerId } | { how: 'freed' } | { how: 'unknown' };

/** How to reach a table: `token` authenticates a guest of this device, `invitation` opens a private table. */
export interface TableAddress {
  table: string;
  token?: string;
  invitation?: string;
  /** Seats of people who share this device; always present. */
  localSeats?: number[];
  /** At a table with people elsewhere: hides the table until another person at this device takes over. */
  onpass?: () => void;
  /** A lesson: no other players, nothing stored by the server. */
  lesson?: boolean;
  /** A replay: no connection, no decisions. */
  readOnly?: boolean;
}

export type Connect = (ends: ConnectionHandlers) => Connection;

/** Where a table is: at the server, or on this device. */
export function connectTo(address: TableAddress): Connect {
  if (device.has(address.table)) return (ends) => new DeviceConnection(address, ends);
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const query = address.invitation ? `?invitation=${encodeURIComponent(address.invitation)}` : '';
  const url = `${scheme}://${location.host}/api/tables/${address.table}/socket${query}`;
  const protocols = address.token ? ['armonium', `bearer.${address.token}`] : [];
  return (ends) => new TableConnection(url, protocols, ends);
}

/** A command in flight. */
export interface Pending {
  id: number;
  action: Action | undefined;
  since: number;
}

/** Codes of what couldn't be stored: by the server, or by this device. */
const NOT_STORED = new Set<string>(['storage', 'device_full', 'device_refused']);

/** Delay before a failed pack is requested again, in milliseconds. */
const PACK_RETRY = 2_000;

export class Game {
  readonly address: TableAddress;
  /** True after the first welcome. */
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
  /** When each seat's owner disconnected, in milliseconds since 1970; null if connected. */
  absentSince = $state.raw<(number | null)[]>([]);
  /** When the others may let a bot play for the player to act; null if they may not. */
  botFrom = $state<number | null>(null);
  /** The spectators with an identity. */
  spectators = $state.raw<SpectatorCard[]>([]);
  /** What spectators sent since the page opened. */
  cheers = $state.raw<CheerSent[]>([]);
  /** What this player decided ahead. */
  plan = $state.raw<Plan | null>(null);
  /** Set after the player lost their seat. */
  lost = $state.raw<SeatLoss>();
  log = $state.raw<Entry[]>([]);
  pending = $state.raw<Pending[]>([]);
  refused = $state.raw<Refused>();
  /** The last error code, until the next command. */
  failed = $state<string>();
  /** True while the server cannot save or read the game. */
  stalled = $state(false);
  /** Why this device can't save the game: a code. */
  unsaved = $state<string>();
  /** Another player undid the decision before this player's: the question is withdrawn. */
  withdrawn = $state.raw<Extract<Entry, { news: TableEvent }>>();
  /** How many records arrived while disconnected; shown briefly. */
  missed = $state(0);
  /** The last events, for animations, with a growing number; none after an undo. */
  fresh = $state.raw<{ number: number; events: Event[] }>({ number: 0, events: [] });

  /** What follows from the View, and from which: after a change for a moment still from the one before. */
  known = $state.raw<{ view: View; insight: Insight }>();

  /** What a lesson points at. */
  guidance = $state.raw<Guidance>();
  /** The spaces that a hint names. */
  marked = $state.raw<readonly number[]>([]);

  /** Other players' decisions not shown yet: they play one after the other. */
  behind = $state(0);

  #queue: Update[] = [];
  #pace: ReturnType<typeof setTimeout> | undefined;
  #connection: Connection | undefined;
  #questions = new Map<number, (answer: Answer | undefined) => void>();
  #hour = 0;
  /** The nonce that was sent and not answered yet. */
  #nonce: number | undefined;
  /** The hash of the pack that is shown or loading. */
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

  get myTurn(): boolean {
    const isHere = !this.address.readOnly && this.connection.is !== 'following';
    const running = this.card?.stage === 'running' && isHere;
    if (this.card?.pause) return false;
    return running && this.view !== undefined && this.seat !== null && this.view.to_act === this.seat;
  }

  /** True while a command is in flight. */
  get busy(): boolean {
    return this.pending.length > 0;
  }

  /** Player names by seat. */
  readonly names: string[] = $derived((this.card?.chairs ?? []).map(nameOf));

  /** Each seat's colour. */
  readonly colours: number[] = $derived((this.card?.chairs ?? []).map(({ colour }, seat) => colour ?? seat));

  /** The colour of who sat on a seat at the time of a record. */
  colourAt(version: number, seat: number): number {
    const then = this.card?.former?.find((one) => one.seat === seat && version <= one.until);
    return then?.colour ?? this.colours[seat] ?? seat;
  }

  readonly words: Words | undefined = $derived(this.pack && new Words(t, this.pack, this.names));

  /** Player names by seat at the time of a record. */
  namesAt(version: number): string[] {
    const former = this.card?.former ?? [];
    return this.names.map((name, seat) => {
      const then = former.find((one) => one.seat === seat && version <= one.until);
      return then ? nameOf(then, seat) : name;
    });
  }

  wordsAt(version: number): Words | undefined {
    const then = this.card?.former?.some(({ until }) => version <= until) ?? false;
    return then && this.pack ? new Words(t, this.pack, this.namesAt(version)) : this.words;
  }

  /** The name of a current or former player. */
  nameOf(player: PlayerId): string {
    const seat = this.card?.chairs.findIndex((chair) => chair.player === player) ?? -1;
    if (seat >= 0) return this.names[seat] ?? '';
    const asking = this.card?.requests?.find((one) => one.player === player);
    if (asking?.name) return asking.name;
    const former = this.card?.former?.find((one) => one.player === player);
    return former ? nameOf(former, former.seat) : t('player-gone');
  }

  /** Sends an intent: one action or several in sequence, applied completely or not at all. */
  act(...actions: Action[]): void {
    this.refused = undefined;
    this.failed = undefined;
    this.#send({ type: 'act', at: this.decision, actions }, actions[0]);
  }

  /** Undoes the player's last decision. */
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

  /** Replaces the player's plan and clears its notices; no steps cancel it. */
  setPlan(steps: PlanStep[]): void {
    this.refused = undefined;
    this.failed = undefined;
    this.#send({ type: 'plan', plan: steps.length > 0 ? { steps } : null });
  }

  /** Lets a bot play for an absent player, or votes for it. */
  letBotPlay(seat: Seat): void {
    this.refused = undefined;
    this.#send({ type: 'let_bot_play', seat });
  }

  /** Reminds the player to act. */
  nudge(seat: Seat): void {
    this.refused = undefined;
    this.#send({ type: 'nudge', seat });
  }

  proposePause(minutes: number): void {
    this.refused = undefined;
    this.#send({ type: 'propose_pause', minutes });
  }

  answerPause(agree: boolean): void {
    this.#send({ type: 'answer_pause', agree });
  }

  endPause(): void {
    this.#send({ type: 'end_pause' });
  }

  goOnVacation(on: boolean): void {
    this.#send({ type: 'vacation', on });
  }

  /** Sends a spectator's phrase. */
  cheer(cheer: Cheer): void {
    this.refused = undefined;
    this.#send({ type: 'cheer', cheer });
  }

  reclaim(): void {
    this.#send({ type: 'reclaim' });
  }

  colour(seat: Seat, colour: number): void {
    this.#try({ type: 'colour', seat, colour });
  }

  /** Moves to a free seat or a bot's, or asks the player there to swap. */
  swap(seat: Seat): void {
    this.#try({ type: 'swap', with: seat });
  }

  /** Withdraws or declines the request to swap of the player on this seat. */
  endSwap(seat: Seat): void {
    this.#try({ type: 'end_swap', seat });
  }

  changeOptions(options: TableOptions): void {
    this.#try({ type: 'change_options', options });
  }

  /** Starts the countdown to the deal again. */
  start(): void {
    this.#try({ type: 'start' });
  }

  /** Stops the countdown to the deal. */
  stop(): void {
    this.#try({ type: 'stop' });
  }

  #try(command: Command): void {
    this.refused = undefined;
    this.failed = undefined;
    this.#send(command);
  }

  /** Asks the table a question that changes nothing; undefined if the connection is lost meanwhile. */
  ask(question: {
    why?: Action[];
    routes?: boolean;
    after?: Action;
    odds?: boolean;
    hint?: boolean;
    insight?: boolean;
  }): Promise<Answer | undefined> {
    const connection = this.#connection;
    if (!connection) return Promise.resolve(undefined);
    const id = connection.next();
    return new Promise((resolve) => {
      this.#questions.set(id, resolve);
      connection.tell({ type: 'ask', id, ...question });
    });
  }

  /** Reconnects with a new identity. */
  renew(): void {
    this.#connection?.renew();
  }

  /** Loads the pack of this table. */
  async usePack({ pack: { file } }: TableCard): Promise<void> {
    if (this.#file === file) return;
    this.#file = file;
    clearTimeout(this.#fetching);
    try {
      const pack = await packOf(file, this.address.table);
      if (this.#file === file) this.pack = pack;
    } catch {
      if (this.#file !== file) return;
      this.#file = undefined;
      this.#fetching = setTimeout(() => this.card && void this.usePack(this.card), PACK_RETRY);
    }
  }

  /**
   * Ends the connection and empties the game. The next player at this device may already be looking while something still
   * waits for a file or an answer and keeps this object: it must not keep the View of the last player as well.
   */
  close(): void {
    clearTimeout(this.#pace);
    clearTimeout(this.#fetching);
    this.#file = undefined;
    this.#connection?.close();
    this.#connection = undefined;
    this.#forgetQuestions();
    this.#queue = [];
    this.pending = [];
    this.view = undefined;
    this.known = undefined;
    this.refused = undefined;
    this.withdrawn = undefined;
    this.fresh = { number: this.fresh.number, events: [] };
    this.#forget();
  }

  /** Applies all queued updates at once. */
  catchUp(): void {
    clearTimeout(this.#pace);
    this.#pace = undefined;
    for (const update of this.#queue.splice(0)) this.#update(update);
    this.behind = 0;
  }

  /** Applies the next queued update, and schedules the one after it. */
  #follow(): void {
    this.#pace = undefined;
    const update = this.#queue.shift();
    this.behind = this.#queue.length;
    if (!update) return;
    this.#update(update);
    // Hidden tabs have slow timers: there the queue must not delay the player's turn.
    const wait = settings.pace === 'calm' && !document.hidden ? timeFor(update, this.seat) : 0;
    if (wait === 0) this.#follow();
    else this.#pace = setTimeout(() => this.#follow(), wait);
  }

  #send(command: Command, action?: Action): number | undefined {
    const id = this.#connection?.send(command);
    if (id === undefined) return undefined;
    this.pending = [...this.pending, { id, action, since: Date.now() }];
    return id;
  }

  #lineChanged(state: ConnectionState): void {
    this.connection = state;
    if (state.is === 'open' || state.is === 'following') return;
    this.#forgetQuestions();
  }

  #forgetQuestions(): void {
    for (const resolve of this.#questions.values()) resolve(undefined);
    this.#questions.clear();
  }

  #answered(id: number | undefined | null): void {
    if (id === undefined || id === null) return;
    this.#connection?.answered(id);
    if (id === this.#nonce) this.#nonce = undefined;
    this.pending = this.pending.filter((pending) => pending.id !== id);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome': {
        // Queued updates from before still belong to the log.
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
        this.plan = message.plan ?? null;
        this.#told(message.missed);
        this.version = message.version;
        if (this.ready && message.version > before && this.connection.is !== 'following')
          this.missed = message.missed.length;
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
        this.#answered(message.done);
        return this.#giveNonce();
      case 'refused':
        this.catchUp();
        this.refused = message;
        if (message.view) this.view = message.view;
        this.decision = message.decision;
        return this.#answered(message.id);
      case 'error':
        // An error without a number is about the table, not about a command.
        if (message.id === undefined && NOT_STORED.has(message.code)) this.#stall(message.code);
        else this.failed = message.code;
        return this.#answered(message.id);
      case 'answer': {
        const resolve = this.#questions.get(message.id);
        this.#questions.delete(message.id);
        resolve?.(message);
        return;
      }
      case 'plan':
        this.plan = message.plan;
        return this.#answered(message.done);
      case 'presence':
        this.presence = message.seats.map(
          (isThere, seat) => isThere || (this.address.localSeats ?? []).includes(seat),
        );
        this.watching = message.watching;
        this.absentSince = message.absent_since;
        this.botFrom = message.bot_from;
        this.spectators = message.spectators;
        return;
      case 'cheer': {
        const { player, name, cheer } = message;
        const number = (this.cheers.at(-1)?.number ?? 0) + 1;
        this.cheers = [...this.cheers.slice(-19), { number, player, name, cheer }];
        return;
      }
      case 'bye':
        if (message.code === 'storage') this.#stall(message.code);
        return;
      default:
        message satisfies { type: 'pong' };
    }
  }

  #stall(code: string): void {
    this.stalled = true;
    this.unsaved = code === 'storage' ? undefined : code;
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

  /** Records that a question was withdrawn, until the next decision. */
  #withdraw(wasAsked: boolean, news: TableEvent[]): void {
    if (news.some((one) => one.news === 'decided')) this.withdrawn = undefined;
    if (!wasAsked || !news.some((one) => one.news === 'took_back' && one.seat !== this.seat)) return;
    const entry = this.log.at(-1);
    if (entry && 'news' in entry) this.withdrawn = entry;
  }

  /** Sets the player's seat; `news` may explain a loss. */
  #sits(seat: number | null, news: TableEvent[]): void {
    const before = this.seat;
    this.seat = seat;
    if (seat !== null) this.lost = undefined;
    else if (before !== null) this.lost = lossOf(before, news);
  }

  /** Clears the log: the server has fewer records and resends them all. */
  #forget(): void {
    this.log = [];
    this.#hour = 0;
    this.version = 0;
  }

  #told(records: LogRecord[]): void {
    const unknown = this.ready ? records.filter(({ version }) => version > this.version) : records;
    const { log, hour, fresh } = appendToLog(this.log, this.#hour, unknown);
    this.log = log;
    this.#hour = hour;
    const undone = unknown.some(({ news }) => news.some((one) => one.news === 'took_back'));
    if (fresh.length > 0 || undone) this.fresh = { number: this.fresh.number + 1, events: fresh };
  }

  /** Sends this player's nonce whenever the table needs one: on a new seat and after a change of options, another. */
  #giveNonce(): void {
    const chair = this.seat === null ? undefined : this.card?.chairs[this.seat];
    if (!chair || chair.ready || this.card?.stage !== 'open' || this.#nonce !== undefined) return;
    const nonce = randomNonce();
    const by = this.address.token ?? '';
    storeNonce(this.address.table, { commitment: this.card.commitment, seat: this.seat ?? 0, nonce, by });
    this.#nonce = this.#send({ type: 'nonce', nonce });
  }
}

function lossOf(seat: number, news: TableEvent[]): SeatLoss {
  const why = news.findLast((one) => 'seat' in one && one.seat === seat && HOW.has(one.news));
  if (why?.news === 'handed_over') return { how: 'taken', by: why.to };
  return { how: why?.news === 'vacated' ? 'freed' : 'unknown' };
}

const HOW = new Set<TableEvent['news']>(['handed_over', 'vacated']);

/** How long another player's decision is shown before the next, in milliseconds. */
function timeFor(update: Update, me: number | null): number {
  const events = update.news.flatMap((news) =>
    news.news === 'decided' && news.seat !== me ? news.events : [],
  );
  if (events.length === 0) return 0;
  const has = (name: Event['event']): boolean => events.some((event) => event.event === name);
  if (has('gears_turned')) return 900;
  if (has('hour_began')) return 800;
  if (has('moved')) return Math.min(300 * events.filter(({ event }) => event === 'moved').length, 900);
  return 450;
}

/** 32 random bytes in hex. */
export function randomNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
