/**
 * A game's connection to a lesson: over HTTP what the WebSocket of a table does. The server is stateless; every request
 * carries all inputs so far. Decisions made together are tried together: all happen, or none.
 */
import { ask, Trouble } from '../lib/api';
import type { Command, ConnectionHandlers, Connection } from '../play/connection';
import type { ClientMessage, LessonNow, LessonPlay, ServerMessage } from '../wire/types';
import type { Deed } from './progress.svelte';

/** Delay before a retry, in milliseconds. */
const WAIT = 2000;

/** The inputs do not fit the chapter, or the chapter does not exist. */
const FINAL = new Set(['lesson_changed', 'no_chapter']);

/** The learner, and callbacks for the state of the lesson. */
export interface Pupil {
  name: string;
  /** The inputs so far. */
  did: () => Deed[];
  /** The new state; `done` was carried out. */
  stands: (now: LessonNow, done: Deed[]) => void;
  /** The inputs do not fit the chapter any more. */
  lost: () => void;
}

export class LessonConnection implements Connection {
  readonly #address: string;
  readonly #pupil: Pupil;
  readonly #ends: ConnectionHandlers;
  #number = 0;
  #over = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Intents that were sent in the same moment. */
  #together: { id: number; deeds: Deed[] }[] = [];

  constructor(chapter: string, pupil: Pupil, ends: ConnectionHandlers) {
    this.#address = `/api/lessons/${chapter}`;
    this.#pupil = pupil;
    this.#ends = ends;
    // The caller gets the connection only after the constructor.
    queueMicrotask(() => void this.#begin());
  }

  send(command: Command): number {
    const id = this.next();
    if (command.type !== 'act') {
      // Lessons have no chat and no votes: acknowledge and ignore.
      queueMicrotask(() => this.#ends.heard({ type: 'done', done: id, version: 0 }));
      return id;
    }
    this.#together.push({ id, deeds: command.actions });
    if (this.#together.length === 1) queueMicrotask(() => void this.#try());
    return id;
  }

  /** The learner has read a step. */
  goOn(): void {
    this.#together.push({ id: this.next(), deeds: ['go_on'] });
    void this.#try();
  }

  tell(message: ClientMessage): void {
    if (message.type !== 'ask') return;
    const { id, why, odds, insight } = message;
    const question = { id, why, odds, insight };
    void this.#post({ did: this.#pupil.did(), ask: question }).then((now) => now && this.#hear(now.frames));
  }

  next(): number {
    return ++this.#number;
  }

  answered(): void {
    // An attempt is retried until it is answered.
  }

  repeat(): void {}

  renew(): void {
    void this.#begin();
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
  }

  async #begin(): Promise<void> {
    this.#ends.changed({ is: 'connecting' });
    const now = await this.#post({ did: this.#pupil.did() });
    if (!now) return;
    this.#ends.changed({ is: 'open' });
    this.#hear(now.frames);
    this.#pupil.stands(now, []);
  }

  async #try(): Promise<void> {
    const tried = this.#together.splice(0);
    const deeds = tried.flatMap(({ deeds }) => deeds);
    const now = await this.#post({ did: this.#pupil.did(), try: deeds });
    if (!now) {
      for (const { id } of tried) this.#ends.heard({ type: 'done', done: id, version: 0 });
      return;
    }
    const refused = now.frames.some((frame) => frame.type === 'refused');
    this.#hear(now.frames);
    for (const { id } of tried) this.#ends.heard({ type: 'done', done: id, version: 0 });
    this.#pupil.stands(now, refused || now.wrong !== null ? [] : deeds);
  }

  #hear(frames: ServerMessage[]): void {
    for (const frame of frames) this.#ends.heard(frame.type === 'welcome' ? this.#named(frame) : frame);
  }

  /** The learner's seat shows their name. */
  #named(welcome: Extract<ServerMessage, { type: 'welcome' }>): ServerMessage {
    const { name } = this.#pupil;
    const chairs = welcome.table.chairs.map((chair, seat) =>
      seat === welcome.seat ? { ...chair, name } : chair,
    );
    return { ...welcome, table: { ...welcome.table, chairs } };
  }

  /** Retries until there is an answer; undefined if there will be none. */
  async #post(play: LessonPlay): Promise<LessonNow | undefined> {
    for (let cut = false; !this.#over;) {
      try {
        const now = await ask<LessonNow>('POST', this.#address, play);
        if (this.#over) return undefined;
        if (cut) this.#ends.changed({ is: 'open' });
        return now;
      } catch (error) {
        if (this.#over) return undefined;
        if (error instanceof Trouble && FINAL.has(error.code)) {
          this.#pupil.lost();
          return undefined;
        }
        // Any other refusal would repeat itself.
        if (error instanceof Trouble && error.status === 422) return undefined;
        cut = true;
        this.#ends.changed({ is: 'cut', until: Date.now() + WAIT });
        await new Promise<void>((resolve) => (this.#timer = setTimeout(resolve, WAIT)));
      }
    }
    return undefined;
  }
}
