/** A chapter as the page shows it: the game at its table, the step that is on, and why something was not carried out. */
import { untrack } from 'svelte';
import { Game } from '../play/game.svelte';
import { guidanceOf } from '../play/guidance';
import type { LessonNow } from '../wire/types';
import { LessonConnection } from './lessonConnection';
import { progress, type Deed } from './progress.svelte';

export class Lesson {
  readonly chapter: string;
  readonly game: Game;
  /** The step that is shown: it waits until the others' decisions before it were. */
  now = $state.raw<LessonNow>();
  /** The key of the explanation of what was tried last. */
  wrong = $state<string | null>(null);
  /** Grows with every mistake, so that the same one is told again. */
  mistakes = $state(0);
  /** Was what the learner is to find shown, after a mistake or on request? */
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
    // What is asked next is said when everything before it was shown.
    $effect(() => {
      const next = this.#next;
      if (next && this.game.behind === 0) this.#show(next);
    });
    $effect(() => {
      const { now, shown } = this;
      if (!now) return;
      // Figures that move later do not turn the table back to what is spoken of.
      untrack(() => (this.game.guidance = guidanceOf(now, this.game.view?.public.at ?? [], shown)));
    });
  }

  /** Is the chapter at its end? */
  get over(): boolean {
    return this.now !== undefined && this.now.say === null;
  }

  /** The step was read. */
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

  /** What was kept makes no sense any more: from the beginning. */
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
