/** The state of a chapter: the game, the current step, and why the last attempt was rejected. */
import { untrack } from 'svelte';
import { Game } from '../play/game.svelte';
import { guidanceOf } from '../play/guidance';
import type { LessonNow } from '../wire/types';
import { LessonConnection } from './lessonConnection';
import { progress, type Deed } from './progress.svelte';

export class Lesson {
  readonly chapter: string;
  readonly game: Game;
  /** The step on screen: it waits until the preceding decisions are shown. */
  now = $state.raw<LessonNow>();
  /** The key of the explanation for the last attempt. */
  wrong = $state<string | null>(null);
  /** Incremented with every mistake, so that the same explanation is announced again. */
  mistakes = $state(0);
  /** True once the learner was shown what to find, after a mistake or on request. */
  shown = $state(false);
  #next = $state.raw<LessonNow>();
  #did: Deed[];
  #begun: number;
  #line: LessonConnection | undefined;

  constructor(chapter: string, name: string) {
    this.chapter = chapter;
    const kept = progress.of(chapter);
    const open = kept !== undefined && progress.isOpen(chapter);
    this.#did = open ? kept.did : [];
    this.#begun = open ? kept.begun : Date.now();
    const way = { table: `lesson-${chapter}-${this.#begun}`, lesson: true };
    const pupil = {
      name,
      did: () => this.#did,
      stands: (now: LessonNow, done: Deed[]) => this.#stands(now, done),
      lost: () => this.#lost(),
    };
    this.game = new Game(way, (ends) => (this.#line = new LessonConnection(chapter, pupil, ends)));
    // The next question waits until everything before it was shown.
    $effect(() => {
      const next = this.#next;
      if (next && this.game.behind === 0) this.#show(next);
    });
    $effect(() => {
      const { now, shown } = this;
      if (!now) return;
      // Later movements don't point the table back at this step.
      untrack(() => (this.game.guidance = guidanceOf(now, this.game.view?.public.at ?? [], shown)));
    });
  }

  get over(): boolean {
    return this.now !== undefined && this.now.say === null;
  }

  goOn(): void {
    if (this.now?.reading && !this.#next) this.#line?.goOn();
  }

  close(): void {
    this.game.close();
  }

  #stands(now: LessonNow, done: Deed[]): void {
    this.wrong = now.wrong;
    if (now.wrong !== null) {
      this.mistakes += 1;
      this.shown = true;
    }
    if (done.length > 0) {
      this.#did = [...this.#did, ...done];
      const { step, steps } = now;
      const wasDone = progress.of(this.chapter)?.done === true;
      const isDone = wasDone || step === steps;
      progress.keep(this.chapter, { did: this.#did, step, steps, done: isDone, begun: this.#begun });
    }
    if (done.length > 0 || this.now === undefined) this.#next = now;
  }

  #show(next: LessonNow): void {
    this.#next = undefined;
    this.now = next;
    this.game.refused = undefined;
    this.shown = false;
  }

  /** The stored progress no longer fits: restart. */
  #lost(): void {
    const done = progress.of(this.chapter)?.done === true;
    if (this.#did.length === 0) {
      this.game.connection = { is: 'closed', why: 'no_table' };
      return;
    }
    this.#did = [];
    progress.keep(this.chapter, { did: [], step: 0, steps: 0, done, begun: this.#begun });
    this.#line?.renew();
  }
}
