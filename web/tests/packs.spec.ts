/** A server that changes its content pack: tables stay on their boards, and what does not open says why. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { Pack } from '../src/wire/types';
import { binary } from './binary.ts';
import { expect, test } from './fixtures.ts';
import { playAgainstBots } from './randomPlayer.ts';
import { finishedGame } from './finishedGames.ts';
import { environment, newFolder, serve, type Server } from './server.ts';

const LINDHOLM = new URL('../../fixtures/packs/lindholm.toml', import.meta.url).pathname;

/** Runs a command of the program. */
const run = async (...words: string[]): Promise<void> =>
  void (await promisify(execFile)(binary(), words, { env: environment() }));

/** Works with a folder for data, and ends the servers that were started over it. */
async function withData(
  work: (data: string, start: (data: string, ...more: string[]) => Promise<Server>) => Promise<void>,
): Promise<void> {
  const data = await newFolder();
  let running: Server | undefined;
  try {
    await work(data, async (folder, ...more) => {
      await running?.stop();
      return (running = await serve(folder, ...more));
    });
  } finally {
    await running?.stop();
    await rm(data, { recursive: true, force: true });
  }
}

/** Is this the board of that pack? The label of a place begins with its name. */
async function expectBoard(page: Page, pack: Pack): Promise<void> {
  const spaces = page.locator('.city [data-space]');
  await expect(spaces).toHaveCount(pack.spaces.length);
  const shown = await spaces.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  const missing = pack.spaces.filter(({ name }) => !shown.some((label) => label.startsWith(name)));
  expect(missing).toEqual([]);
  await expect(page.locator('.lettering .title .main')).toHaveText(pack.name.toUpperCase());
  await expect(page.locator('.city .picture').first()).toHaveCSS('background-image', /blob:/);
}

/** Looks at the city while the auction lies over it. */
const lookAtCity = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Look at the city' }).click();

/** The pack of new games. */
const current = (page: Page): Promise<Pack> =>
  page.evaluate(async () => (await (await fetch('/api/pack')).json()) as Pack);

test('after a change of pack a running game and a replay stay on their board', async ({
  open,
  complaints,
}) => {
  // What was still on its way when the first server ended.
  complaints.allow(/ERR_CONNECTION_REFUSED/);
  await withData(async (data, start) => {
    const before = await start(data, '--content', LINDHOLM);
    const page = await open();
    await page.goto(`${before.url}/rules`);
    const game = await finishedGame(page);
    const table = await playAgainstBots(page, before.url);
    const lindholm = await current(page);
    expect(lindholm.id).toBe('lindholm');
    await lookAtCity(page);
    await expectBoard(page, lindholm);
    await page.goto(`${before.url}/rules`);

    const { url } = await start(data);
    await page.goto(`${url}/table/${table}`);
    await page.locator('.table').waitFor();
    expect((await current(page)).id, 'new games are played with another pack').toBe('turin');
    await lookAtCity(page);
    await expectBoard(page, lindholm);
    await page.goto(`${url}/game/${game}`);
    await page.locator('.transport').waitFor();
    await lookAtCity(page);
    await expectBoard(page, lindholm);
  });
});

/** Takes the packs with this id out of a backup. */
async function dropPack(file: string, id: string): Promise<void> {
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n').slice(0, -1);
  const [first = '', ...rows] = lines;
  const kept = rows.filter((row) => !(row.startsWith('{"packs":') && row.includes(`"${id}"`)));
  const head = JSON.parse(first) as { counts: Record<string, number> };
  head.counts.packs = (head.counts.packs ?? 0) - (rows.length - kept.length);
  const body = [JSON.stringify(head), ...kept].map((line) => `${line}\n`).join('');
  const sha256 = createHash('sha256').update(body).digest('hex');
  await writeFile(file, `${body}${JSON.stringify({ lines: kept.length + 1, sha256 })}\n`);
}

test('a table and a replay whose pack is missing name the pack', async ({ open, complaints }) => {
  complaints.allow(/503|ERR_CONNECTION_REFUSED/);
  await withData(async (data, start) => {
    const [full, restored, backup] = ['full', 'restored', 'backup'].map((name) => join(data, name)) as [
      string,
      string,
      string,
    ];
    const before = await start(full, '--content', LINDHOLM);
    const page = await open();
    await page.goto(`${before.url}/rules`);
    const game = await finishedGame(page);
    const table = await playAgainstBots(page, before.url);
    await page.goto(`${before.url}/rules`);
    await before.stop();
    await run('backup', backup, '--data', full);
    await dropPack(backup, 'lindholm');
    await run('restore', backup, '--data', restored);

    const { url } = await start(restored);
    await page.goto(`${url}/table/${table}`);
    const late = page.locator('main [role=status]');
    await expect(late).toContainText('The table isn’t opening', { timeout: 15_000 });
    await expect(late).toContainText(/the pack lindholm \([0-9a-f]{12}…\).*--pack/);
    await page.goto(`${url}/game/${game}`);
    await expect(page.locator('main')).toContainText(/the pack lindholm \([0-9a-f]{12}…\).*--pack/);
  });
});

test('a table whose WebSocket fails says so after five seconds and opens once it can', async ({
  open,
  complaints,
}) => {
  complaints.allow(/WebSocket/);
  const page = await open();
  await playAgainstBots(page);
  let blocked = true;
  await page.routeWebSocket(/\/socket/, (socket) => {
    if (blocked) void socket.close({ code: 1011 });
    else socket.connectToServer();
  });
  await page.reload();
  await expect(page.locator('main')).toHaveText('Joining the table…');
  const late = page.locator('main [role=status]');
  await expect(late).toContainText('live connection (WebSocket)', { timeout: 15_000 });
  await expect(late).toContainText('This page keeps trying.');
  blocked = false;
  await expect(page.locator('.table')).toBeVisible({ timeout: 30_000 });
});
