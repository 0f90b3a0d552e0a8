/** What the page holds while the line or the server lets it down: notes, and a connection that died without a word. */
import type { Page } from '@playwright/test';
import { Cable } from './networkProxy.ts';
import { expect, test } from './fixtures.ts';

/** Begins a game with bots; gives the table's path. */
async function begin(page: Page): Promise<string> {
  await page.goto('/new');
  const chairs = page.locator('ol.chairs select');
  for (const seat of [1, 2, 3]) await chairs.nth(seat).selectOption('apprentice');
  await page.locator('form .end button').click();
  await page.locator('.table').waitFor();
  return new URL(page.url()).pathname;
}

const note = (page: Page): ReturnType<Page['locator']> => page.locator('.notebook textarea').first();

async function openNotebook(page: Page): Promise<void> {
  await page.locator('.table').waitFor();
  await page.keyboard.press('n');
  await note(page).waitFor();
}

test('a note is not overwritten by a page that has not loaded it', async ({ open, complaints }) => {
  complaints.allow(/Failed to load resource|ERR_FAILED|WebSocket/);
  const one = await open();
  const path = await begin(one);
  await openNotebook(one);
  await note(one).fill('It was Snowy.');
  await expect(one.locator('.notebook .state').first()).toHaveText('Saved. Only you can see this.');

  // Another tab cannot read the note yet, and something is written there.
  const other = await one.context().newPage();
  let cut = true;
  await other.route('**/note', (route) =>
    cut && route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await other.goto(path);
  await other.locator('.table').waitFor();
  await openNotebook(other);
  await note(other).fill('Not Vidal.');
  await other.waitForTimeout(2_000);
  cut = false;
  const both = /It was Snowy\.[^]*Not Vidal\./;
  await expect(note(other)).toHaveValue(both, { timeout: 20_000 });
  await expect(other.locator('.notebook .state').first()).toHaveText('Saved. Only you can see this.');

  // The first has not read what the second wrote.
  await note(one).fill('It was Snowy. Or Lilja.');
  await expect(one.locator('.notebook .state').first()).toHaveText('Saved. Only you can see this.');
  await expect(note(one)).toHaveValue(/Not Vidal\./);
  await expect(note(one)).toHaveValue(/Or Lilja\./);
  await one.reload();
  await openNotebook(one);
  await expect(note(one)).toHaveValue(/Not Vidal\.[^]*Or Lilja\.|Or Lilja\.[^]*Not Vidal\./);
});

test('a connection that went silent is noticed, and comes back', async ({ open }) => {
  const page = await open();
  const cable = await Cable.lay(page);
  await begin(page);
  const banner = page.locator('.banner.cold');
  await expect(banner).toBeHidden();
  const before = cable.sent.filter(({ type }) => type === 'hello').length;
  cable.deaf = true;
  // Nobody closes anything: the page notices by itself.
  await expect(banner).toBeVisible({ timeout: 15_000 });
  cable.mend();
  await expect(banner).toBeHidden({ timeout: 20_000 });
  expect(cable.sent.filter(({ type }) => type === 'hello').length).toBeGreaterThan(before);
});

test('a quiet connection is kept', async ({ open }) => {
  const page = await open();
  const cable = await Cable.lay(page);
  await begin(page);
  await expect
    .poll(() => cable.got.filter(({ type }) => type === 'pong').length, { timeout: 20_000 })
    .toBe(2);
  expect(cable.sent.filter(({ type }) => type === 'hello')).toHaveLength(1);
});
