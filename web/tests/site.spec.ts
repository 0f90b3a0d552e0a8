/** The static site: a plain host, a folder of it, and no server of ours. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';
import { host, kept, KEEPS, type Host } from './noServer.ts';
import { Person } from './randomPlayer.ts';

/** What `cargo xtask site` has written. */
const SITE = process.env.ARMONIUM_SITE ?? '';

test.skip(SITE === '' && process.env.ARMONIUM_BINARY === undefined, 'ARMONIUM_SITE names no built site');

const begun: Host[] = [];
test.afterEach(() => Promise.all(begun.splice(0).map((one) => one.stop())));

async function site(): Promise<Host> {
  expect(existsSync(join(SITE, 'index.html')), '`cargo xtask site` writes the folder ARMONIUM_SITE').toBe(
    true,
  );
  const one = await host(SITE);
  begun.push(one);
  return one;
}

test('a whole game of three at one device, on a plain host and then without it', async ({
  open,
  complaints,
}) => {
  test.setTimeout(240_000);
  complaints.allow(/ERR_CONNECTION_REFUSED/);
  const { url, missing, stop } = await site();
  const page = await open({ options: KEEPS });
  await page.goto(url);
  await expect(page.locator('.ways a')).toHaveCount(3);
  // Nothing that needs a server of ours is offered.
  for (const gone of ['.invite', '[href="#/players"]', '#open-tables', '.who button'])
    await expect(page.locator(gone)).toHaveCount(0);
  await kept(page);
  expect(missing, 'everything the page asks for is in its folder').toEqual([]);
  await stop();

  await page.reload();
  await page.locator('.ways a[href="#/hot-seat"]').click();
  await page.locator('form .end button').click();
  await page.locator('.curtain .plaque').waitFor();
  await expect(page).toHaveURL(new RegExp(`^${url}#/table/[0-9a-z]{13}$`));

  // The drawn board is kept with the page.
  await page.locator('.curtain .plaque button').click();
  await page.getByRole('button', { name: 'Look at the city' }).click();
  await expect(page.locator('.city .picture').first()).toHaveCSS('background-image', /blob:/);
  await expect(page.locator('.lettering .title text', { hasText: 'TORINO' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the auction' }).click();

  const person = new Person(page, 3);
  let reloaded = false;
  await person.play(async () => {
    if (reloaded || person.clicks < 60) return false;
    reloaded = true;
    await page.reload();
    await page.locator('.curtain .plaque, .table').first().waitFor();
    return 'look';
  });
  expect(reloaded).toBe(true);
  await expect(page.locator('.table.over h1')).toBeVisible();

  // The game stays, and can be seen again.
  await page.locator('.table.over a[href^="#/game/"]').click();
  await page.locator('.transport input[type=range]').waitFor();
  await page.goto(`${url}#/games`);
  await expect(page.locator('#device-games + ul > li, section ul > li')).toHaveCount(1);
});
