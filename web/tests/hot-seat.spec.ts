/** Three people at one device, with a curtain between their turns. */
import type { Page } from '@playwright/test';
import type { Scenario } from '../src/wire/types';
import { byteProxy } from './byteProxy.ts';
import { COARSE, expect, test } from './fixtures.ts';
import { Person } from './randomPlayer.ts';
import { gamesIn, viewersIn, viewersInWorkers, watchWorkers } from './secrecy.ts';
import { foreignWords, namesOf, textsOf } from './untranslated.ts';

const PEOPLE = ['Аня', 'Борис', 'Вера'];

/** Begins a game of the three; the curtain waits for the first of them. */
async function begin(page: Page, server = ''): Promise<void> {
  await page.goto(`${server}/hot-seat`);
  for (const [seat, name] of PEOPLE.entries()) await page.locator('form ol input.input').nth(seat).fill(name);
  await page.locator('form .end button').click();
  await page.locator('.curtain .plaque').waitFor();
}

/** Whom the curtain waits for. */
async function awaited(page: Page): Promise<number> {
  const words = await page.locator('.curtain h1').innerText();
  return PEOPLE.findIndex((name) => words.includes(name));
}

test('a whole game of three at one device, in Russian', async ({ open, engine }) => {
  test.setTimeout(400_000);
  const page = await open({ language: 'ru', options: COARSE });
  const names = [...PEOPLE, ...namesOf(await engine.ask('pack'))];
  await watchWorkers(page);
  await begin(page);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const person = new Person(page, 5);
  const foreign = new Set<string>();
  const others: string[] = [];
  /** Which Character Cards each seat saw in the hand. */
  const hands = new Map<number, Set<string>>();
  let curtains = 0;
  let seat = -1;
  let taken = false;
  await person.play(async (offer) => {
    if (offer.curtain) {
      curtains += 1;
      taken = true;
      seat = await awaited(page);
      // Nothing of anybody's lies beside the curtain.
      expect(await page.locator('.table, .hand, .notebook').count()).toBe(0);
      return false;
    }
    if (!taken) return false;
    taken = false;
    const shown = await page.locator('.hand .group.self .title').allTextContents();
    hands.set(seat, new Set([...(hands.get(seat) ?? []), ...shown]));
    if (curtains % 5 === 1) {
      for (const viewer of await viewersIn(page)) {
        if (viewer !== seat) others.push(`the View of ${viewer} was there while seat ${seat} looked`);
      }
      for (const word of foreignWords(await textsOf(page), 'ru', names)) foreign.add(word);
    }
    return false;
  });

  await expect(page.locator('.table.over h1')).toBeVisible();
  expect(curtains).toBeGreaterThan(20);
  expect([...foreign]).toEqual([]);
  expect(others).toEqual([]);
  // The last player's View goes with its worker.
  const given = await viewersInWorkers(page);
  expect(given.length).toBeGreaterThan(3);
  for (const viewers of given) expect(viewers).toHaveLength(1);

  const answer = await page.evaluate(async (table) => {
    const kept = JSON.parse(localStorage.getItem('armonium-guests') ?? '[]') as {
      table: string;
      people: { token: string }[];
    }[];
    const token = kept.find((one) => one.table === table)?.people[0]?.token ?? '';
    const told = await fetch(`/api/games/${table}/truth`, { headers: { authorization: `Bearer ${token}` } });
    return told.text();
  }, id);
  const truth = JSON.parse(answer) as Scenario;
  for (const [seat, { characters }] of truth.players.entries()) {
    expect(hands.get(seat)?.size, `seat ${seat} saw only its own cards`).toBe(characters.length);
  }
});

test('while the connection of the last person still closes, nothing of theirs is in the page', async ({
  open,
  server,
}) => {
  const proxy = await byteProxy(server.url);
  const page = await open({ language: 'ru' });
  try {
    await begin(page, proxy.url);
    const person = new Person(page, 5);
    let curtains = 0;
    await person.play(async ({ curtain }) => {
      if (curtain) curtains += 1;
      return curtains === 2;
    });
    // The server never confirms that the WebSocket of the first person is closed.
    proxy.silence();
    const seat = await awaited(page);
    await page.locator('.curtain .plaque button').click();
    await page.locator('.table').waitFor();
    expect(await viewersIn(page)).toEqual([seat]);
  } finally {
    await page.close();
    await proxy.stop();
  }
});

test('while frames and drawings are late, nothing of the last person is in the page', async ({ open }) => {
  test.setTimeout(120_000);
  const page = await open({ language: 'ru' });
  await page.addInitScript(() => {
    // The frames that the page asks for never come; those of the test do.
    const [ask, cancel] = [requestAnimationFrame.bind(window), cancelAnimationFrame.bind(window)];
    const late = new Map<number, FrameRequestCallback>();
    let number = 0;
    Object.assign(globalThis, { frames: () => -number });
    window.requestAnimationFrame = (then) => {
      if (!new Error().stack?.includes('/assets/')) return ask(then);
      late.set((number -= 1), then);
      return number;
    };
    window.cancelAnimationFrame = (number) => void (late.delete(number) || cancel(number));
  });
  const isDrawing = /^\/api\/packs\/.*\.drawing$/;
  let drawings = 0;
  await page.route(
    ({ pathname }) => isDrawing.test(pathname),
    () => void (drawings += 1),
  );
  await begin(page);

  const person = new Person(page, 5);
  const others: string[] = [];
  let curtains = 0;
  let seat: number | undefined;
  await person.play(async ({ curtain }) => {
    if (curtain) {
      curtains += 1;
      seat = await awaited(page);
    } else if (seat !== undefined) {
      for (const viewer of await viewersIn(page)) {
        if (viewer !== seat) others.push(`the View of ${viewer} was there while seat ${seat} looked`);
      }
      const games = await gamesIn(page);
      if (games !== 1) others.push(`${games} games were there while seat ${seat} looked`);
      seat = undefined;
    }
    return curtains === 10;
  });
  expect(others).toEqual([]);
  expect(drawings, 'a board waits for its drawing').toBeGreaterThan(0);
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: () => number }).frames());
  expect(frames, 'the page asks for frames').toBeGreaterThan(0);
});

test('while a part of the page still loads for the last person, their View is gone', async ({ open }) => {
  const page = await open({ language: 'ru' });
  let asked = 0;
  await page.route(
    ({ pathname }) => pathname.startsWith('/assets/Rules-'),
    () => void (asked += 1),
  );
  await begin(page);
  await page.locator('.curtain .plaque button').click();
  await page.getByRole('button', { name: 'Правила' }).click();
  await expect.poll(() => asked).toBeGreaterThan(0);

  const person = new Person(page, 5);
  let opened = false;
  await person.play(({ curtain }) => {
    opened ||= !curtain;
    return curtain && opened;
  });
  const seat = await awaited(page);
  await page.locator('.curtain .plaque button').click();
  await page.locator('.table').waitFor();
  expect(await viewersIn(page)).toEqual([seat]);
});
