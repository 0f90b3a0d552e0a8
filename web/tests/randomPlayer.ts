/**
 * A person at a browser, who sees only the page and clicks only what it offers. Chance decides, with just enough sense
 * that a game comes to its end. It never asks the server anything.
 */
import type { Page } from '@playwright/test';
import type { Action } from '../src/wire/types';
import { Chance } from './random.ts';
import { choice, mainChoice, pick, press } from './prompt.ts';

/** What the page offers at a moment. */
interface Offer {
  /** The end is shown. */
  over: boolean;
  /** The curtain waits for the next person. */
  curtain: boolean;
  /** Something lies over the table that wants to be closed first. */
  covered: boolean;
  /** An explanation of what the pointer rests on. */
  explained: boolean;
  /** It is this person's turn. */
  mine: boolean;
  choices: { key: string; main: boolean }[];
  lit: number[];
  /** How many cards of the hand can be pressed. */
  cards: number;
  /** Nothing is left but what costs the last Time and must be held. */
  fatal: boolean;
}

/** What a person may do when something is asked. */
type Key = { key: string; action: Action | undefined; main: boolean };

/** Is something else wanted now? */
type Wish = boolean | 'look';

/** Confirmed as soon as they were picked. */
const PICKED = new Set<Action['do']>([
  'place_clue',
  'place_organ',
  'move_clue',
  'relocate',
  'swap',
  'play_power',
  'play_item',
  'discard',
  'discard_organ',
]);

/** How a person plays. */
const BIDS = 0.25;
const WALKS = 0.5;
const PLAYS_A_CARD = 0.12;

export class Person {
  readonly page: Page;
  /** How many clicks it took. */
  clicks = 0;
  /** How often a decision is taken back that can be. */
  takesBack = 0.02;
  readonly #chance: Chance;
  /** How often the same question was walked about, so that a walk ends. */
  #walked = 0;

  constructor(page: Page, seed: number) {
    this.page = page;
    this.#chance = new Chance(seed);
  }

  /** Plays until the game is over, or until something else is wanted. `look`: the page may offer something else by now. */
  async play(until: (offer: Offer) => Wish | Promise<Wish> = () => false): Promise<void> {
    for (;;) {
      const offer = await this.look();
      if (offer.over) return;
      const wish = await until(offer);
      if (wish === true) return;
      if (wish === false) await this.#act(offer);
    }
  }

  /** Waits until the page offers something. */
  async look(): Promise<Offer> {
    const found = await this.page.waitForFunction(offered, undefined, { polling: 'raf', timeout: 30_000 });
    const offer = await found.jsonValue();
    if (offer === null) throw new Error('The page offers nothing.');
    return offer;
  }

  async #act(offer: Offer): Promise<void> {
    // An explanation that lies over something goes when the pointer does.
    if (offer.explained) await this.page.mouse.move(720, 4);
    if (offer.curtain) return this.#click('.curtain .plaque button');
    if (offer.covered) return this.#click('[role=dialog]:not([hidden]) button, dialog[open] button');
    if (offer.fatal) return this.#hold('.prompt.mine [data-hold]');
    if (offer.cards > 0 && this.#chance.is(PLAYS_A_CARD)) {
      const place = Math.floor(this.#chance.next() * offer.cards);
      return this.#click(`.hand button.card.can >> nth=${place}`);
    }
    const choices = offer.choices.map(({ key, main }): Key => ({ key, main, action: read(key) }));
    const wanted = this.#choose(choices, offer.lit);
    this.clicks += 1;
    if (typeof wanted === 'number') await pick(this.page, wanted);
    else await press(wanted.main ? mainChoice(this.page) : choice(this.page, wanted.key));
  }

  /** A choice of the prompt bar, or a space of the board. */
  #choose(choices: Key[], lit: number[]): Key | number {
    const chance = this.#chance;
    const of = (...kinds: Action['do'][]): Key[] =>
      choices.filter(({ action }) => action && kinds.includes(action.do));
    const confirm = choices.find(
      ({ key, main, action }) => main && (key.startsWith('way-') || (action && PICKED.has(action.do))),
    );
    if (confirm) return confirm;
    const undo = choices.find(({ key }) => key === 'undo');
    if (undo && chance.is(this.takesBack)) return undo;
    const [pass] = of('pass');
    const bids = of('bid');
    if (pass && (bids.length === 0 || !chance.is(BIDS))) return pass;
    if (bids.length > 0) return chance.of(bids);
    const [stop] = of('stop');
    if (stop) {
      this.#walked += 1;
      if (lit.length > 0 && this.#walked < 3 && chance.is(WALKS)) return chance.of(lit);
      this.#walked = 0;
      return stop;
    }
    const people = choices.filter(({ key }) => key.startsWith('pick-'));
    if (people.length > 0) return chance.of(people);
    if (lit.length > 0 && of('choose', 'name', 'block').length === 0) return chance.of(lit);
    const sides = of('place_location');
    if (sides.length > 0) return chance.of(sides);
    const rest = choices.filter(({ key }) => key !== 'undo' && key !== 'declare' && key !== 'back');
    return chance.of(rest);
  }

  /** Holds a button as long as it wants to be held. */
  async #hold(selector: string): Promise<void> {
    this.clicks += 1;
    await this.page.locator(selector).first().click({ delay: 1_000 });
  }

  async #click(selector: string): Promise<void> {
    this.clicks += 1;
    await press(this.page.locator(selector).first());
  }
}

function read(key: string): Action | undefined {
  return key.startsWith('{') ? (JSON.parse(key) as Action) : undefined;
}

/** Runs in the page: what it offers now; null while there is nothing to do but wait. */
function offered(): Offer | null {
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const seen = (element: HTMLElement): boolean => element.checkVisibility();
  const over = document.querySelector('.table.over') !== null;
  const curtain = all('.curtain .plaque button').some(seen);
  const covered = all('[role=dialog]:not([hidden]) button, dialog[open] button').some(seen);
  // Something is on its way: what is offered still is no longer meant.
  if (!over && !curtain && document.querySelector('.prompt.mine :is(.turning, [data-choice]:disabled)'))
    return null;
  const explained = document.querySelector('[role=tooltip]:popover-open') !== null;
  const buttons = all('.prompt.mine [data-choice]').filter(
    (one) => seen(one) && !one.hasAttribute('disabled'),
  );
  const choices = buttons.map((one) => ({
    key: one.dataset.choice ?? '',
    main: one.classList.contains('primary'),
  }));
  const lit = all('.city [data-space].lit').map((one) => Number(one.dataset.space));
  const picked = choices.some(({ key }) => key !== 'undo') || lit.length > 0;
  const fatal = !picked && all('.prompt.mine [data-hold]').some(seen);
  const mine = fatal || (picked && all('.prompt.mine').length > 0);
  const cards = all('.hand button.card.can').filter(
    (one) => one.getAttribute('aria-disabled') !== 'true',
  ).length;
  if (!over && !curtain && !covered && !mine) return null;
  return { over, curtain, covered, explained, mine, choices, lit, cards, fatal };
}

/** Ends the overture that a newcomer's first game begins with. */
export async function beginAfterOverture(page: Page): Promise<void> {
  await page.locator('dialog.overture footer button').click();
  await page.locator('dialog.overture').waitFor({ state: 'detached' });
}

/** From the front page to a table with three bots that think fast. */
export async function playAgainstBots(page: Page, server = ''): Promise<string> {
  await page.goto(`${server}/`);
  await page.locator('form.play input[type=radio][value=apprentice]').check({ force: true });
  const isNew = (await page.locator('form.play .tile').count()) > 0;
  await page.locator('form.play button.primary').click();
  if (isNew) await beginAfterOverture(page);
  await page.waitForURL('**/table/*');
  await page.locator('.table').waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
