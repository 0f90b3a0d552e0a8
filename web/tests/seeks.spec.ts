/** Finding company: filters of the open tables, and seeks that seat people as they come. */
import type { Page } from '@playwright/test';
import { examine } from './axe.ts';
import { expect, SIZES, test, type Complaints, type Open } from './fixtures.ts';
import { startServer } from './server.ts';

/** Sends a request as the player at this browser. */
const send = (page: Page, method: string, path: string, body: object): Promise<unknown> =>
  page.evaluate(
    async ([how, to, text]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(to, { method: how, headers, body: text })).json();
    },
    [method, path, JSON.stringify(body)] as const,
  );

/** Visits to a server of its own: players of other tests must not answer these seeks. */
async function elsewhere(open: Open, visit: (enter: Open) => Promise<void>): Promise<void> {
  const server = await startServer('--absent-after', '180');
  const pages: Page[] = [];
  try {
    await visit(async (how = {}) => {
      const page = await open({ ...how, options: { ...how.options, baseURL: server.url } });
      pages.push(page);
      return page;
    });
  } finally {
    // A page that outlives its server complains.
    await Promise.all(pages.map((page) => page.close()));
    await server.stop();
  }
}

/** Leaves the page for an answer of the server, whose missing icon doesn't matter. */
const leave = async (page: Page, complaints: Complaints): Promise<void> => {
  complaints.allow(/favicon\.ico/);
  await page.goto('/api/health/live');
};

/** The panel on the front page, with the form open. */
async function form(page: Page): Promise<ReturnType<Page['locator']>> {
  const panel = page.locator('section', { has: page.locator('#seeks') });
  await panel.getByRole('button', { name: 'Seek a game' }).click();
  return panel;
}

/** Posts a seek by hand. */
async function seek(page: Page, name: string, options: { days?: boolean; sizes: number[] }): Promise<void> {
  await page.goto('/');
  if (name) await page.locator('#front-name').fill(name);
  const panel = await form(page);
  if (options.days) await panel.getByText('Over days', { exact: true }).click();
  for (const size of [3, 4, 5, 6]) {
    const box = panel.getByRole('checkbox', { name: `${size}`, exact: true });
    if ((await box.isChecked()) !== options.sizes.includes(size)) await box.click();
  }
  await panel.getByRole('button', { name: 'Seek', exact: true }).click();
}

test('four people on four devices who seek the same live game find themselves at one table', async ({
  open,
}) => {
  await elsewhere(open, async (enter) => {
    const visits = [SIZES.desk, SIZES.laptop, SIZES.phone, { phone: true }];
    const names = ['Ada', 'Bob', 'Cid', 'Dora'];
    const pages = await Promise.all(visits.map((visit) => enter(visit)));
    for (const [index, page] of pages.slice(0, 3).entries()) {
      await seek(page, names[index] ?? '', { sizes: [4] });
      await expect(page.getByText(/^Waiting\. Expires:/)).toBeVisible();
    }
    const last = pages[3];
    if (!last) throw new Error('four pages');
    // The fourth sees what the others seek, and needs one tap.
    await last.goto('/');
    await last.locator('#front-name').fill('Dora');
    await last.getByRole('button', { name: 'Seek the same as Ada' }).click();
    for (const page of pages) await expect(page).toHaveURL(/\/table\/[a-z0-9]+$/, { timeout: 20_000 });
    expect(new Set(pages.map((page) => page.url())).size).toBe(1);
    for (const page of pages) await page.locator('.table').waitFor({ timeout: 20_000 });
    const seeks = await (await last.request.get('/api/me/seeks')).json();
    expect(seeks).toEqual({ seeks: [] });
  });
});

test('a game over days begins for a player who has left the page, and calls one who is elsewhere in it', async ({
  open,
  complaints,
}) => {
  await elsewhere(open, async (enter) => {
    const [ada, bob, cid] = await Promise.all([enter(), enter({ phone: true }), enter()]);
    await seek(ada, 'Ada', { days: true, sizes: [3] });
    await expect(ada.getByText(/^Waiting\. Expires:/)).toBeVisible();
    await leave(ada, complaints);
    await seek(bob, 'Bob', { days: true, sizes: [3] });
    await expect(bob.getByText(/^Waiting\. Expires:/)).toBeVisible();
    await bob.goto('/rules');
    await seek(cid, 'Cid', { days: true, sizes: [3] });
    await expect(cid.getByText('Your table is ready.')).toBeVisible();
    const call = bob.getByRole('alert').filter({ hasText: 'Your table is ready.' });
    await expect(call).toBeVisible({ timeout: 45_000 });
    await call.getByRole('button', { name: 'Go to the table' }).click();
    await expect(bob).toHaveURL(/\/table\/[a-z0-9]+$/);
    await expect(bob.locator('.lobby')).toContainText('Ada');
    // The first player comes back, and the game begins without a visit to the table.
    await ada.goto('/');
    await bob.locator('.table').waitFor({ timeout: 20_000 });
  });
});

test('a seek is cancelled, and then nobody is seated', async ({ open, complaints }) => {
  await elsewhere(open, async (enter) => {
    const [ada, bob, cid] = await Promise.all([enter(), enter(), enter()]);
    await seek(ada, 'Ada', { sizes: [3] });
    await ada.getByRole('button', { name: /^Cancel the seek: Live, no clock · 3 players/ }).click();
    await expect(ada.getByText(/^Waiting/)).toHaveCount(0);
    await seek(bob, 'Bob', { sizes: [3] });
    await seek(cid, 'Cid', { sizes: [3] });
    await expect(cid.getByText(/^Waiting\. Expires:/)).toBeVisible();
    await cid.waitForTimeout(2_500);
    await expect(cid).toHaveURL(/\/$/);
    // A player who has closed the page is not seated live either.
    await leave(bob, complaints);
    await seek(ada, '', { sizes: [3] });
    await ada.waitForTimeout(2_500);
    await expect(ada).toHaveURL(/\/$/);
    await expect(ada.getByText(/^Waiting\. Expires:/)).toBeVisible();
  });
});

for (const [size, visit] of Object.entries(SIZES)) {
  test(`open tables are filtered by pace, language and level, ${size}`, async ({ open }) => {
    await elsewhere(open, async (enter) => {
      const host = await enter();
      await host.goto('/');
      await send(host, 'POST', '/api/me', { name: 'Ada' });
      const clock = { kind: 'correspondence', hours: 24 };
      await send(host, 'POST', '/api/tables', { options: { players: 3, clock, languages: ['it'] } });
      await send(host, 'POST', '/api/tables', { options: { players: 4, experience: 'beginners' } });
      const page = await enter(visit);
      await page.goto('/');
      const panel = page.locator('section', { has: page.locator('#open-tables') });
      const rows = panel.locator('ul > li');
      await expect(rows).toHaveCount(2);
      await expect(rows.filter({ hasText: 'Italiano' })).toHaveCount(1);
      await panel.getByLabel('Pace').selectOption('days');
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText('Italiano');
      await panel.getByLabel('Language').selectOption('fr');
      await expect(panel).toContainText('No open table fits.');
      await panel.getByRole('button', { name: 'Show all tables' }).click();
      await expect(rows).toHaveCount(2);
      await panel.getByLabel('Level').selectOption('experienced');
      await expect(rows).toHaveCount(1);
      expect(await examine(page)).toEqual([]);
      await form(page);
      expect(await examine(page)).toEqual([]);
    });
  });
}

test('a host of an open table says which languages are spoken and for whom it is', async ({ open }) => {
  const host = await open({ phone: true });
  await host.goto('/new?open');
  await host.locator('fieldset', { hasText: 'Languages spoken' }).getByText('Français').click();
  await host.getByText('For beginners', { exact: true }).click();
  await host.getByRole('button', { name: 'Open the table' }).click();
  await expect(host.locator('.page .head')).toContainText('Français · For beginners');
});
