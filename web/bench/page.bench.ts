/**
 * Performance of the page in a real browser on this machine: one line per figure, with its limit; a figure over its
 * limit fails. The slow-down stands for a cheap phone.
 */
import { expect, type BrowserContextOptions, type CDPSession, type Page } from '@playwright/test';
import type { Action } from '../src/wire/types';
import { EngineTable } from '../tests/engine-table.ts';
import { test, type Open } from '../tests/fixtures.ts';
import { playAgainstBots } from '../tests/randomPlayer.ts';
import { playGame, type Position } from '../tests/positions.ts';
import { choice } from '../tests/prompt.ts';
import { longestGame, panel, seeAs, visitReplay } from '../tests/finishedGames.ts';
import { LIMIT } from './report.ts';

/** The CPU slow-down. */
const SLOW = 4;
/** The lines of a long log. */
const LINES = 2_000;
/** Repetitions of each interaction. */
const TIMES = 9;
/** Visits per page. */
const VISITS = 5;
/** How long a gear turns, in milliseconds. */
const TURNING = 1_500;

type State = Pick<BrowserContextOptions, 'storageState'>;

const FRONT = 'form.play button.primary';
const CONTROL = '.prompt [data-choice]:not([disabled])';
const ONE: Action = { do: 'turn', teeth: 1 };

/** Prints a figure and remembers one over its limit. */
function say(what: string, figure: number, unit: string, limit: number | null): void {
  const verdict = limit === null ? '' : figure <= limit ? 'ok' : 'NOT ok';
  const bound = limit === null ? '' : `limit ${limit} ${unit}`;
  console.log(
    `${what.padEnd(58)} ${figure.toFixed(0).padStart(6)} ${unit.padEnd(4)} ${bound.padEnd(16)} ${verdict}`,
  );
  if (limit !== null) expect.soft(figure <= limit, `${what} is ${LIMIT}`).toBe(true);
}

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

async function slowDown(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

/**
 * From navigation until a control is visible, enabled, and the main thread is free. The page reports it itself: polling
 * would slow it down.
 */
async function interactive(page: Page, path: string, control: string): Promise<number> {
  await page.addInitScript((selector) => {
    const look = (): void => {
      const found = document.querySelector(selector);
      if (!found?.checkVisibility()) return void requestAnimationFrame(look);
      setTimeout(() => console.log(`interactive ${performance.now()}`));
    };
    requestAnimationFrame(look);
  }, control);
  const told = page.waitForEvent('console', (message) => message.text().startsWith('interactive '));
  await page.goto(path, { waitUntil: 'commit' });
  return Number((await told).text().split(' ')[1]);
}

/** The compressed JavaScript loaded by a page, in bytes. */
function script(page: Page): Promise<number> {
  return page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const code = loaded.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return code.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
}

/** From a press until the next question is on screen. */
async function actionToVisible(page: Page): Promise<number[]> {
  await page.evaluate((button) => {
    const state = window as unknown as { pressed: number; shown: number[] };
    [state.pressed, state.shown] = [0, []];
    const key = (): string =>
      [...document.querySelectorAll(button)].map((one) => one.getAttribute('data-choice')).join();
    let before = '';
    addEventListener('click', () => ((state.pressed = performance.now()), (before = key())), true);
    new MutationObserver(() => {
      if (state.pressed === 0 || key() === '' || key() === before) return;
      const since = state.pressed;
      state.pressed = 0;
      requestAnimationFrame(() => setTimeout(() => state.shown.push(performance.now() - since)));
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  }, CONTROL);
  const shown = (): Promise<number[]> =>
    page.evaluate(() => (window as unknown as { shown: number[] }).shown);
  for (let time = 0; time < TIMES; time += 1) {
    await (time % 2 === 0 ? choice(page, ONE) : choice(page, 'undo')).click();
    await expect.poll(async () => (await shown()).length).toBe(time + 1);
  }
  return shown();
}

interface Motion {
  /** Frames per second. */
  rate: number;
  /** The longest task, in milliseconds. */
  longest: number;
}

/** Turns the gears once and measures smoothness. */
async function gearTurn(page: Page): Promise<Motion> {
  await page.evaluate((long) => {
    const state = window as unknown as { motion: Promise<Motion> };
    state.motion = new Promise((resolve) => {
      addEventListener(
        'click',
        () => {
          const frames: number[] = [];
          let longest = 0;
          new PerformanceObserver((list) => {
            for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
          }).observe({ type: 'longtask' });
          const begun = performance.now();
          const frame = (now: number): void => {
            frames.push(now);
            if (now - begun < long) requestAnimationFrame(frame);
            else
              setTimeout(
                () => resolve({ rate: ((frames.length - 1) * 1000) / (now - (frames[0] ?? now)), longest }),
                100,
              );
          };
          requestAnimationFrame(frame);
        },
        { capture: true, once: true },
      );
    });
  }, TURNING);
  await choice(page, ONE).click();
  return page.evaluate(() => (window as unknown as { motion: Promise<Motion> }).motion);
}

const MOVING = { options: { contextOptions: {}, reducedMotion: 'no-preference' as const } };

/** Median time until a page is interactive, with an empty cache. */
async function firstVisits(open: Open, path: string, control: string, state?: State): Promise<number> {
  const took: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const page = await open({ options: { ...MOVING.options, ...state } });
    await slowDown(page, SLOW);
    took.push(await interactive(page, path, control));
    if (visit === 0 && state)
      say('JavaScript of the table, compressed', (await script(page)) / 1024, 'KiB', 180);
    await page.context().close();
  }
  return median(took);
}

test('the front page', async ({ open }) => {
  say(`front page interactive, ${SLOW} × slower`, await firstVisits(open, '/', FRONT), 'ms', 1_000);
});

test('a table of the server', async ({ open }) => {
  const before = await open();
  const id = await playAgainstBots(before);
  await before.locator(CONTROL).first().waitFor({ timeout: 30_000 });
  const storageState = await before.context().storageState();
  await before.context().close();
  const time = await firstVisits(open, `/table/${id}`, CONTROL, { storageState });
  say(`table interactive, ${SLOW} × slower`, time, 'ms', 1_500);
});

/** How many jumps in a replay, and as which viewer. */
const JUMPS = 40;

/** From a jump until the moment is on screen. */
function jumps(page: Page, times: number): Promise<number[]> {
  return page.evaluate(async (count) => {
    const line = document.querySelector<HTMLInputElement>('.transport input[type=range]');
    if (!line) return [];
    const took: number[] = [];
    for (let time = 0; time < count; time += 1) {
      await new Promise((resolve) => setTimeout(resolve, 120));
      const at = (time * 7919) % (Number(line.max) + 1);
      const begun = performance.now();
      line.value = String(at);
      line.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      took.push(performance.now() - begun);
    }
    return took;
  }, times);
}

test('the replay of a long game', async ({ open }) => {
  test.setTimeout(300_000);
  const page = await open(MOVING);
  await visitReplay(page, await longestGame(page, 3));
  for (const eyes of ['2', 'all']) {
    await seeAs(page, eyes);
    const end = Number(await page.locator('.transport input[type=range]').getAttribute('max'));
    const took = await jumps(page, JUMPS);
    const name = `replay of ${end} moments ${eyes === 'all' ? 'with everything open' : 'as a player'}`;
    say(`${name}: a jump`, median(took), 'ms', 50);
    say(`${name}: the longest jump`, Math.max(...took), 'ms', null);
    if (eyes === 'all') {
      await panel(page, 'beliefs');
      say(`${name}: a jump beside the graph`, median(await jumps(page, JUMPS)), 'ms', 50);
    }
  }
});

const PLACES: {
  name: string;
  find: (position: Position) => boolean;
  players: number;
  seed: number;
  long: boolean;
}[] = [
  {
    name: 'Hour I, 4 players',
    find: ({ status }) => status.ask === 'gears',
    players: 4,
    seed: 1,
    long: false,
  },
  {
    name: `Hour XI, 6 players, ${LINES} lines`,
    find: ({ status }) => status.ask === 'gears' && status.hour === 11,
    players: 6,
    seed: 1,
    long: true,
  },
];

for (const { name, find, players, seed, long } of PLACES) {
  test(name, async ({ open, engine, library }) => {
    const played = { players, seed, bots: 'apprentice' as const };
    const position = await library.first((one) => one.action.do === 'turn' && find(one), [played]);
    const table = await EngineTable.begin(engine, { ...position, file: playGame(played) });
    if (long) table.chatter(LINES - table.lines);

    const page = await open(MOVING);
    await table.serve(page);
    const slow = await slowDown(page, SLOW);
    // The tests serve this table themselves, which takes time of its own: compare only the two positions.
    const time = await interactive(page, `/table/${table.id}`, CONTROL);
    say(`${name}: table of the engine's interactive, ${SLOW} × slower`, time, 'ms', null);
    say(`${name}: action to visible, ${SLOW} × slower`, median(await actionToVisible(page)), 'ms', null);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    if ((await choice(page, 'undo').count()) > 0) await choice(page, 'undo').click();
    await choice(page, ONE).waitFor();
    say(`${name}: action to visible`, median(await actionToVisible(page)), 'ms', 100);
    if ((await choice(page, 'undo').count()) > 0) await choice(page, 'undo').click();
    await choice(page, ONE).waitFor();
    const { rate, longest } = await gearTurn(page);
    say(`${name}: a gear turn, pictures a second (60 wanted)`, rate, '/s', null);
    say(`${name}: a gear turn, longest task`, longest, 'ms', 50);
  });
}
