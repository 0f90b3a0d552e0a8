/** What stays of games: profiles, the list of my games, everything as a file, and how to be forgotten. */
import { readFile } from 'node:fs/promises';
import type { Profile } from '../src/wire/types';
import { expect, test } from './fixtures.ts';
import { become, playWhole } from './wireGames.ts';

test('games become a profile and a list; they can be taken along, and their player can go', async ({
  open,
  complaints,
}) => {
  test.setTimeout(120_000);
  const page = await open();
  await page.goto('/');
  const me = await become(page, 'Marco');
  // Of a player who has gone nothing is found, and the browser says so.
  complaints.allow(new RegExp(`404 .*/api/players/${me}/`));
  const rated = await playWhole(page, {
    players: 3,
    rated: true,
    guests: ['Giulia', 'Лев'],
    says: 'This is what Marco said.',
  });
  const hidden = await playWhole(page, { players: 4, private: true });

  // My games: what goes on, what is over, and what one looks for.
  await page.goto('/new?open');
  await page.locator('form .end button').click();
  await page.locator('.lobby').waitFor();
  await page.goto('/games');
  const finished = page.locator('section:has(#games-finished) li');
  await expect(page.locator('section:has(#games-live) li')).toHaveCount(1);
  await expect(finished).toHaveCount(2);
  await expect(finished.first().locator(`a[href="/game/${hidden}"]`)).toBeVisible();
  await page.getByRole('searchbox').fill('лЕ');
  await expect(finished).toHaveCount(1);
  await expect(finished.locator(`a[href="/game/${rated}"]`)).toBeVisible();
  await page.getByRole('searchbox').fill('nobody like that');
  await expect(finished).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(finished).toHaveCount(2);
  await page.getByLabel('Players').selectOption('4');
  await expect(finished).toHaveCount(1);
  await expect(finished.locator(`a[href="/game/${hidden}"]`)).toBeVisible();
  await page.getByLabel('Players').selectOption('');
  await expect(finished).toHaveCount(2);

  // The profile: all of it for me, the public games for everybody else.
  const told = async (who: typeof page): Promise<Profile> =>
    (await (await who.request.get(`/api/players/${me}/profile`)).json()) as Profile;
  const own = await told(page);
  expect(own.games).toBe(2);
  await page.goto(`/player/${me}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Marco' })).toBeVisible();
  const figures = page.locator('.figures dd');
  await expect(figures.first()).toHaveText('2');
  await expect(figures.nth(3)).toHaveText('100%');
  await expect(page.getByRole('img', { name: /rating after each rated game/ })).toBeVisible();
  await expect(page.locator('.liked li')).toHaveCount(own.characters.length);
  await expect(page.locator('.ends tbody tr')).toHaveCount(own.results.length);

  const other = await open();
  await other.goto(`/player/${me}`);
  await expect(other.locator('.figures dd').first()).toHaveText('1');
  await expect(other.locator(`a[href="/game/${hidden}"]`)).toHaveCount(0);
  await other.goto('/players');
  await expect(other.locator('.empty')).toBeVisible();

  // Everything as a file.
  await page.goto('/');
  await page.getByRole('button', { name: 'Change' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download everything' }).click(),
  ]);
  const file = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    player: { name: string };
    games: { table: string; said: { text: string }[] }[];
  };
  expect(file.player.name).toBe('Marco');
  expect(file.games).toHaveLength(3);
  const game = file.games.find(({ table }) => table === rated);
  expect(game?.said.map(({ text }) => text)).toEqual(['This is what Marco said.']);

  // Gone for good, in two steps.
  await page.getByRole('button', { name: 'Delete my profile' }).click();
  const go = page.getByRole('button', { name: 'Delete permanently' });
  await expect(go).toBeDisabled();
  await page.getByLabel(/type your name/).fill('Marc');
  await expect(go).toBeDisabled();
  await page.getByLabel(/type your name/).fill('Marco');
  await go.click();
  await expect(page.getByLabel('Your name (optional)')).toBeVisible();
  await expect(page.getByText('You’re playing as')).toHaveCount(0);
  await page.goto(`/player/${me}`);
  await expect(page.getByRole('heading', { name: 'Player not found' })).toBeVisible();
  await page.goto('/games');
  await expect(page.getByText('You haven’t played here yet.')).toBeVisible();

  // The game is there for the others, and names nobody.
  await other.goto(`/table/${rated}`);
  await other.locator('.table.over').waitFor();
  await expect(other.locator('#end-seat-0')).toContainText('Someone');
  await expect(other.locator('#end-seat-1 a')).toHaveText('Giulia');
  await expect(other.getByText('This is what Marco said.')).toHaveCount(0);
});
