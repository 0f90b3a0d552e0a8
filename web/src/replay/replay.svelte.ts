/**
 * The state of a replay: the current moment, the viewer, and what is known. The table's own components show it: they
 * get a `Game` without a connection and with that moment's state.
 */
import { ask, Trouble } from '../lib/api';
import { Game } from '../play/game.svelte';
import type { Beliefs, ServerMessage, TableAnswer } from '../wire/types';
import { Analysis } from './analysis.svelte';
import { Film } from './timeline';

/** The viewer: a seat, a spectator, or everything open. */
export type Eyes = number | 'spectator' | 'all';

/** Milliseconds per moment during playback, and the speeds. */
const SHOWN = 1400;
export const SPEEDS = [1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

export class Replay {
  readonly table: string;
  readonly game: Game;
  /** Access to a private game: the invitation to its table, or a link to the replay alone. */
  readonly key: { invitation?: string; link?: string };
  at = $state(0);
  eyes = $state<Eyes>('spectator');
  film = $state.raw<Film>();
  beliefs = $state.raw<Beliefs>();
  analysis = $state.raw<Analysis>();
  playing = $state(false);
  speed = $state<Speed>(1);
  /** Why the game cannot be shown: the server's code. */
  trouble = $state.raw<Trouble>();
  loading = $state(true);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(table: string, key: { invitation?: string; link?: string }) {
    this.table = table;
    this.key = key;
    this.game = new Game({ table, readOnly: true, ...key });
  }

  /** The number of the last moment. */
  get end(): number {
    return this.film?.end ?? 0;
  }

  /** True if everything is open, including the future. */
  get isOpen(): boolean {
    return this.eyes === 'all';
  }

  /** A URL of the server about this game. */
  address(what: string, more: Record<string, string> = {}): string {
    const query = new URLSearchParams({ ...more, ...this.key }).toString();
    return `/api/games/${this.table}/${what}${query ? `?${query}` : ''}`;
  }

  /** Shows the game as the player saw it, or as spectators did, without other players' secrets. */
  async open(at: number): Promise<void> {
    // The link opens the replay, not the table.
    const query = new URLSearchParams(this.key).toString();
    const table = this.key.link
      ? undefined
      : await ask<TableAnswer>('GET', `/api/tables/${this.table}${query ? `?${query}` : ''}`).catch(
          () => undefined,
        );
    await this.see(table?.seat ?? 'spectator', at);
  }

  /** Loads the game for this viewer and shows a moment, by default the current one. */
  async see(eyes: Eyes, at?: number): Promise<void> {
    const asked = ++this.#asked;
    this.analysis?.cancel();
    const as = String(eyes);
    try {
      const { frames } = await ask<{ frames: ServerMessage[] }>('GET', this.address('replay', { as }));
      if (asked !== this.#asked) return;
      this.film = new Film(frames);
      this.eyes = eyes;
      this.beliefs = undefined;
      const seat: Record<string, string> = typeof eyes === 'number' ? { seat: as } : {};
      this.analysis = new Analysis(this.table, { ...seat, ...this.key });
      this.trouble = undefined;
      this.#show(at ?? this.at);
      const beliefs = await ask<Beliefs>('GET', this.address('beliefs', { as }));
      if (asked === this.#asked) this.beliefs = beliefs;
    } catch (error) {
      if (asked === this.#asked)
        this.trouble = error instanceof Trouble ? error : new Trouble('inside', 0, '');
    } finally {
      if (asked === this.#asked) this.loading = false;
    }
  }

  /** The content of the menu; `close` closes it. */
  go(at: number): void {
    this.pause();
    this.#show(at);
  }

  step(by: 'decision' | 'turn' | 'hour', step: 1 | -1): void {
    if (this.film) this.go(this.film.next(this.at, by, step));
  }

  /** Starts playback, from the beginning if at the end. */
  play(): void {
    if (!this.film) return;
    if (this.at >= this.end) this.#show(0);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.pause();
    this.analysis?.cancel();
    this.game.close();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      this.#show(this.at + 1);
      if (this.at >= this.end) this.pause();
      else this.#wait();
    }, SHOWN / this.speed);
  }

  #show(wanted: number): void {
    const { film, game } = this;
    if (!film) return;
    this.at = Math.min(Math.max(0, Math.round(wanted)), film.end);
    const scene = film.scene(this.at);
    game.card = scene.card;
    void game.usePack(scene.card);
    game.seat = scene.seat;
    game.view = scene.view;
    game.version = scene.version;
    game.decision = scene.decision;
    game.log = scene.log;
    game.ready = true;
  }
}
