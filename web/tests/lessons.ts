/** A learner at a browser: does what the guide asks, or something else first. What is wanted the server says. */
import type { Page } from '@playwright/test';
import type { Action, LessonNow, View } from '../src/wire/types';
import { perform } from './performAction.ts';
import { mainChoice, pick } from './prompt.ts';

/** The chapters in order. */
export const CHAPTERS = [
  'goal',
  'gears',
  'moving',
  'clues',
  'auction',
  'notebook',
  'organ',
  'people',
  'wolf',
  'victory',
];

/** What is tried as a mistake, the easiest to do by hand first. */
const MISTAKES: Action['do'][] = [
  'stop',
  'pass',
  'end_turn',
  'decline',
  'open',
  'turn',
  'discard',
  'choose',
  'bid',
  'compose',
  'research',
  'place_clue',
  'place_organ',
  'investigate',
  'play_power',
];

/** The state of a chapter after these inputs. */
export interface Standing {
  now: LessonNow;
  view: View;
}

export class Learner {
  readonly page: Page;
  readonly chapter: string;

  constructor(page: Page, chapter: string) {
    this.page = page;
    this.chapter = chapter;
  }

  /** Goes to the chapter and waits until the guide speaks. */
  async enter(): Promise<void> {
    await this.page.goto(`/learn/${this.chapter}`);
    await this.page.locator('.coach .say').waitFor();
  }

  /** What the browser keeps of the chapter. */
  async did(): Promise<unknown[]> {
    return this.page.evaluate((chapter) => {
      const kept = JSON.parse(localStorage.getItem('armonium-lessons') ?? '{}') as Record<
        string,
        { did: unknown[] }
      >;
      return kept[chapter]?.did ?? [];
    }, this.chapter);
  }

  /** Where the chapter stands, asked beside the page; with `tries`, where it would stand. */
  async stands(tries: unknown[] = []): Promise<LessonNow> {
    const body = { did: await this.did(), try: tries };
    const answer = await this.page.request.post(`/api/lessons/${this.chapter}`, { data: body });
    if (!answer.ok()) throw new Error(`${this.chapter}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as LessonNow;
  }

  /** Where the chapter stands, and what the learner sees. */
  async look(): Promise<Standing> {
    const now = await this.stands();
    const [welcome] = now.frames;
    if (welcome?.type !== 'welcome' || !welcome.view)
      throw new Error('The server does not welcome the learner.');
    return { now, view: welcome.view };
  }

  /** Closes what lies over the table: a card that was seen, the role. */
  async uncover(): Promise<void> {
    const close = this.page.locator('dialog[open]:not(.learnt) button');
    while ((await close.count()) > 0) await close.first().click();
  }

  /** Does what is asked. */
  async right({ now, view }: Standing): Promise<void> {
    if (now.reading) return this.page.locator('.coach .btn.primary').click();
    if (now.to !== null) {
      await pick(this.page, now.to);
      return mainChoice(this.page).click();
    }
    const [action] = now.wanted;
    if (!action) throw new Error(`${now.say}: nothing is wanted.`);
    return this.#make(action, view);
  }

  /** A mistake that can be made here, if there is one. */
  mistake({ now, view }: Standing): Action | undefined {
    if (now.reading) return undefined;
    const wanted = new Set(now.wanted.map((action) => JSON.stringify(action)));
    const wrong = view.legal.filter((action) => !wanted.has(JSON.stringify(action)));
    return MISTAKES.flatMap((kind) => wrong.filter((action) => action.do === kind))[0];
  }

  /** Makes a decision by hand. */
  async make(action: Action, view: View): Promise<void> {
    await this.#make(action, view);
  }

  async #make(action: Action, view: View): Promise<void> {
    if (action.do === 'step' || action.do === 'ride' || action.do === 'taxi') {
      await pick(this.page, action.to);
      return mainChoice(this.page).click();
    }
    return perform(this.page, action, view);
  }

  /** Waits until the guide says something else, or the chapter is over; says whether it is. */
  async next(before: string): Promise<boolean> {
    const found = await this.page.waitForFunction(
      (text) => {
        if (document.querySelector('dialog.learnt')) return 'over';
        const said = document.querySelector('.coach .say')?.textContent;
        return said != null && said !== text && 'on';
      },
      before,
      { polling: 'raf' },
    );
    return (await found.jsonValue()) === 'over';
  }

  /** What the guide says now. */
  async said(): Promise<string> {
    return (await this.page.locator('.coach .say').textContent()) ?? '';
  }
}
