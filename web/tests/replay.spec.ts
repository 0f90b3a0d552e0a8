/** Looking back on a game: going through it, through whose eyes, what the master thinks, playing on, and the proof. */
import type { Page } from '@playwright/test';
import type { Scenario, ServerMessage } from '../src/wire/types';
import { expect, test } from './fixtures.ts';
import { Person } from './randomPlayer.ts';
import { endedPrivateGame, finishedGame, panel, seeAs, visitReplay } from './finishedGames.ts';
import { Reader } from './secrecy.ts';
import { speak } from './untranslated.ts';

/** The moment that is shown. */
const moment = async (page: Page): Promise<number> =>
  Number(await page.locator('.transport input[type=range]').inputValue());
const end = async (page: Page): Promise<number> =>
  Number(await page.locator('.transport input[type=range]').getAttribute('max'));

test('one goes through a game by decision, turn and Hour, jumps, and passes a moment on', async ({
  open,
}) => {
  const page = await open();
  const game = await finishedGame(page);
  await visitReplay(page, game, 20);
  expect(await moment(page), 'the moment of the link').toBe(20);
  const last = await end(page);
  expect(last).toBeGreaterThan(100);
  await page.keyboard.press('ArrowRight');
  expect(await moment(page)).toBe(21);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect(await moment(page)).toBe(19);
  await page.keyboard.press('Control+ArrowRight');
  await expect(page.locator('.where').last()).toContainText('Hour II ');
  const second = await moment(page);
  await page.keyboard.press('Shift+ArrowRight');
  const turn = await moment(page);
  expect(turn).toBeGreaterThan(second + 1);
  await page.keyboard.press('Control+ArrowLeft');
  expect(await moment(page), 'back to where the Hour began').toBe(second);
  await expect(page, 'the address names the moment').toHaveURL(new RegExp(`#${second}$`));
  await page.keyboard.press('End');
  expect(await moment(page)).toBe(last);
  await expect(page.locator('.sentence')).toHaveText('The game is over');
  await page.locator('.transport input[type=range]').fill('40');
  expect(await moment(page)).toBe(40);
  const lines = page.locator('.log .line');
  const shown = await lines.count();
  await lines.nth(Math.max(0, shown - 8)).click();
  expect(await moment(page), 'a line of the log leads to its moment').toBeLessThan(40);
  await page.evaluate(() => (location.hash = '#33'));
  await expect(page.locator('.transport input[type=range]')).toHaveValue('33');
  await page.locator('.speed').click();
  await page.locator('.speed').click();
  await page.locator('.speed').click();
  await page.locator('.go').click();
  await expect.poll(() => moment(page), 'it plays by itself').toBeGreaterThan(35);
  await page.locator('.go').click();
  const stood = await moment(page);
  await page.waitForTimeout(400);
  expect(await moment(page)).toBe(stood);
});

test('the replay of one player sends nothing that this seat could not know then', async ({ open }) => {
  const page = await open();
  const game = await finishedGame(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const frames: ServerMessage[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/replay?as=1')) return;
    frames.push(...((await response.json()) as { frames: ServerMessage[] }).frames);
  });
  await visitReplay(page, game);
  await seeAs(page, '1');
  await page.keyboard.press('End');
  await expect(page.locator('section.hand')).toBeVisible();
  const about = asked.filter((url) => url.includes('/api/games/'));
  const wrong = about.filter((url) => !/\/(replay|beliefs)\?as=(1|spectator)(&|$)/.test(url));
  expect(wrong, 'nothing else is asked for').toEqual([]);
  const truth = await page.evaluate(async (id) => {
    const response = await fetch(`/api/games/${id}/truth`);
    return (await response.json()) as Scenario;
  }, game);
  await expect.poll(() => frames.length).toBeGreaterThan(100);
  const reader = new Reader(1, truth);
  for (const frame of frames) reader.read(frame);
  expect(reader.wrong).toEqual([]);
  // What is drawn of the future belongs to nobody yet.
  await page.keyboard.press('Home');
  await expect(page.locator('.log .line').last()).not.toContainText('wins');
  await seeAs(page, 'all');
  await expect(page.locator('.secrets .one')).toHaveCount(5);
});

test('the master judges a game as it goes, can be stopped, and leads to where most was lost', async ({
  open,
}) => {
  const page = await open();
  const game = await finishedGame(page);
  await visitReplay(page, game, 0);
  await seeAs(page, 'all');
  await panel(page, 'analysis');
  await page.locator('.analysis > button').click();
  await expect(page.locator('.judgement li').first()).toContainText('%', { timeout: 20_000 });
  const deep = await page.locator('.judgement').first().innerText();
  await page.locator('.start button').first().click();
  const status = page.locator('.progress [role=status]');
  await expect(status).toContainText(/^[1-9]\d* of \d+$/, { timeout: 20_000 });
  await page.locator('.progress button').click();
  await expect(page.locator('.progress')).toBeHidden();
  await expect(page.locator('.start button').first()).toHaveText(/Continue the analysis/);
  // The quick look at the whole game has been here too, and the deeper verdict stays.
  expect(await page.locator('.judgement').first().innerText()).toBe(deep);
  // Stopped: the server takes the next question at once.
  const judge = page.locator('.analysis > button');
  const judgement = page.locator('.judgement').first();
  // On to a decision that is not judged yet and left a choice.
  for (let steps = 0; steps < 100; steps += 1) {
    await page.keyboard.press('ArrowRight');
    if (!(await judge.isVisible())) continue;
    await judge.click();
    await expect(page.locator('.analysis > [role=status]')).toBeHidden({ timeout: 20_000 });
    if (await judgement.isVisible()) break;
  }
  await expect(judgement).toBeVisible();
});

test('one plays on from a moment against bots', async ({ open }) => {
  const page = await open();
  const game = await finishedGame(page);
  await visitReplay(page, game, 25);
  await page.locator('.asking > button').click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('label').nth(1).click();
  await dialog.locator('button[type=submit]').click();
  await page.waitForURL(/\/table\//);
  const person = new Person(page, 3);
  await person.look();
  let decided = 0;
  await person.play(({ mine }) => mine && (decided += 1) > 1);
  expect(decided).toBeGreaterThan(0);
  await expect(page.locator('.head .where a')).toHaveAttribute('href', `/game/${game}#25`);
});

test('the deal is checked in the page, in plain words', async ({ open }) => {
  const page = await open();
  const game = await finishedGame(page);
  await visitReplay(page, game);
  await panel(page, 'proof');
  await page.locator('.proof > button').click();
  await expect(page.locator('.proof .result')).toContainText('Everything checks out');
  await expect(page.locator('.proof li')).toHaveCount(4);
  // The page itself detects a tampered record.
  await page.route('**/record*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"time":', '"time": ') });
  });
  await page.locator('.proof > button').click();
  await expect(page.locator('.proof .result')).toContainText('doesn’t check out');
});

test('a game that is on or is not there says so', async ({ open, complaints }) => {
  complaints.allow(/40[49]/);
  const page = await open();
  await page.goto('/game/0000000000001');
  await expect(page.locator('main h1')).toHaveText('No replay');
});

test('a change of language loses nothing', async ({ open }) => {
  const page = await open();
  await visitReplay(page, await finishedGame(page));
  await seeAs(page, 'all');
  await page.keyboard.press('End');
  await panel(page, 'beliefs');
  await speak(page, 'it');
  await expect(page.locator('.eyes select')).toHaveValue('all');
  await expect(page.locator('.beliefs')).toBeVisible();
  await expect.poll(() => moment(page)).toBe(await end(page));
});

test('moving on while another viewer loads keeps the new moment', async ({ open }) => {
  const page = await open();
  await visitReplay(page, await finishedGame(page));
  let lend = (): void => undefined;
  const held = new Promise<void>((resolve) => (lend = resolve));
  await page.route(
    (url) => url.pathname.endsWith('/replay') && url.searchParams.get('as') === 'all',
    async (route) => {
      await held;
      await route.continue();
    },
  );
  const asked = page.waitForRequest((request) => request.url().includes('as=all'));
  await page.locator('.eyes select').selectOption('all');
  await asked;
  await page.keyboard.press('End');
  const last = await end(page);
  expect(await moment(page)).toBe(last);
  const lent = page.waitForResponse((response) => /beliefs\?.*as=all/.test(response.url()));
  lend();
  await lent;
  expect(await moment(page)).toBe(last);
});

for (const phone of [false, true]) {
  const size = phone ? 'phone' : 'desk';

  test(`a player shares a private replay with a stranger, who gets no chat and no table, and cancels it, ${size}`, async ({
    open,
    complaints,
  }) => {
    // What a stranger may not see is refused, and the browser says so.
    complaints.allow(/403 .*\/api\/(games|tables)/);
    const page = await open({ phone, options: { permissions: ['clipboard-read', 'clipboard-write'] } });
    const table = await endedPrivateGame(page);
    await visitReplay(page, table);

    await page.getByRole('button', { name: 'Copy a link to this moment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this replay?' });
    await expect(dialog.getByText(/Anyone with the link can watch its replay/)).toBeVisible();
    if (process.env.PICTURES) await page.screenshot({ path: `test-results/share-${size}.png` });
    await dialog.getByRole('button', { name: 'Copy the link' }).click();
    await expect(dialog.getByRole('status')).toHaveText('Link copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`/game/${table}\\?link=[0-9a-f]{32}#0$`));

    const stranger = await open({ phone });
    await stranger.goto(`/game/${table}`);
    await expect(stranger.getByText(/^This game was private\./)).toBeVisible();
    await stranger.goto(link);
    await stranger.locator('.transport input[type=range]').waitFor();
    await seeAs(stranger, 'all');
    await panel(stranger, 'proof', phone);
    await stranger.getByRole('button', { name: 'Check the deal' }).click();
    await expect(stranger.locator('.proof .result')).not.toHaveClass(/broken/);
    await stranger.goto(`/table/${table}`);
    await expect(stranger.getByRole('heading', { name: /^This table is private/ })).toBeVisible();

    await dialog.getByRole('button', { name: 'Cancel all links' }).click();
    await expect(dialog.getByRole('status')).toHaveText('Links to this replay no longer work.');
    await stranger.goto(link);
    await expect(stranger.getByText(/^This game was private\./)).toBeVisible();
  });
}
