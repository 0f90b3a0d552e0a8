/** Deciding ahead: the form, what is carried out of it, and that nobody else sees anything of it. */
import type { Page } from '@playwright/test';
import { EngineTable } from './engine-table.ts';
import { expect, SIZES, test, type Open, type Visit } from './fixtures.ts';
import { uncover } from './screens.ts';

/** The form for a plan, opened by its button. */
async function openForm(page: Page): Promise<void> {
  await page.locator('[data-choice=plan]').click();
  await expect(page.locator('dialog[open] h2')).toHaveText('Plan ahead');
}

/** Everything of the open form can be reached: it is no wider than the page, and no higher. */
async function fits(page: Page): Promise<void> {
  const box = await page.locator('dialog[open]').boundingBox();
  const size = page.viewportSize();
  expect(box && size && box.x >= 0 && box.y >= 0).toBe(true);
  expect(box && size && box.x + box.width <= size.width && box.y + box.height <= size.height).toBe(true);
  const wide = await page
    .locator('dialog[open]')
    .evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth);
  expect(wide, 'the form scrolls sideways').toBe(false);
}

/** Asks the server as the player at this browser. */
async function post<T>(page: Page, path: string, data: object = {}): Promise<T> {
  const answer = await page.evaluate(
    async ([to, body]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(to, { method: 'POST', headers, body });
      return { status: response.status, text: await response.text() };
    },
    [path, JSON.stringify(data)] as const,
  );
  expect(answer.status, `${path}: ${answer.text}`).toBeLessThan(300);
  return JSON.parse(answer.text) as T;
}

/** Three friends at a running table, the first of them with this browser, and what each got over the wire. */
async function gather(open: Open, visit: Visit): Promise<{ pages: Page[]; frames: string[][] }> {
  const pages = [await open(visit), await open(), await open()];
  const frames = pages.map((page) => {
    const got: string[] = [];
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => got.push(String(payload))));
    return got;
  });
  const [host] = pages;
  if (!host) throw new Error('nobody is here');
  await host.goto('/');
  await post(host, '/api/me', { name: 'Ada' });
  const { id, invitation } = await post<{ id: string; invitation: string }>(host, '/api/tables', {
    options: { players: 3, private: true },
    seats: ['me', 'open', 'open'],
  });
  for (const [page, name] of [
    [pages[1], 'Bob'],
    [pages[2], 'Cid'],
  ] as const) {
    await page?.goto('/');
    if (page) await post(page, '/api/me', { name });
    if (page) await post(page, `/api/tables/${id}/join`, { invitation });
  }
  for (const page of pages) await page.goto(`/table/${id}`);
  for (const page of pages) {
    await page.locator('.table').waitFor();
    await uncover(page);
  }
  return { pages, frames };
}

for (const [size, visit] of Object.entries(SIZES)) {
  test(`a player who waits decides ahead, sees it, changes it and cancels it, ${size}`, async ({
    engine,
    library,
    open,
  }) => {
    const start = await library.first(({ status }) => status.ask === 'raise');
    const other = (start.seat + 1) % start.played.players;
    const table = await EngineTable.begin(engine, { ...start, seat: other });
    const page = await open(visit);
    await table.visit(page);
    await uncover(page);
    await openForm(page);
    await fits(page);
    await page.screenshot({ path: test.info().outputPath('form.png') });
    const form = page.locator('dialog[open]');
    await form.getByLabel('For position I:').selectOption({ label: 'up to 2, then pass' });
    await form.getByLabel('If I open an auction:').selectOption({ label: 'position III' });
    await form.getByLabel('Pass in every other auction').check();
    await form
      .locator('label')
      .filter({ hasText: /^\s*On\b/ })
      .locator('select')
      .selectOption({ index: 2 });
    await form.getByLabel('End my turn').check();
    await form.getByRole('button', { name: 'Save plan' }).click();
    await expect(form).toHaveCount(0);
    const hour = table.status.hour;
    const then = table.plan?.steps.map((step) => {
      expect(step.hour).toBe(hour);
      return step.then.do;
    });
    expect([...new Set(then)]).toEqual(['open', 'raise', 'pass', 'clue', 'end_turn']);
    const button = page.locator('[data-choice=plan]');
    await expect(button).toContainText('Planned: open III at 0, for I up to 2, then pass');
    await page.screenshot({ path: test.info().outputPath('planned.png') });

    // It is still there after a reload, and can be changed.
    await page.reload();
    await uncover(page);
    await expect(button).toContainText('Planned: open III at 0');
    await openForm(page);
    await expect(form.getByLabel('Pass in every other auction')).toBeChecked();
    await form.getByRole('button', { name: 'Cancel plan' }).click();
    await expect(button).toHaveText('Plan ahead');
    expect(table.plan).toBe(null);
  });

  test(`a player learns which planned decisions were dropped and why, ${size}`, async ({
    engine,
    library,
    open,
  }) => {
    const start = await library.first(({ status }) => status.ask === 'raise');
    const other = (start.seat + 1) % start.played.players;
    const table = await EngineTable.begin(engine, { ...start, seat: other });
    const page = await open(visit);
    await table.visit(page);
    await uncover(page);
    table.planBecomes({
      steps: [{ hour: table.status.hour, then: { do: 'pass' } }],
      ended: [
        { hour: table.status.hour, then: { do: 'open', position: 3, time: 0 }, why: 'position_gone' },
        { hour: table.status.hour, then: { do: 'raise', position: 1, most: 4 }, why: 'not_enough_time' },
      ],
    });
    const notice = page.locator('[data-region=plan]');
    await expect(notice).toContainText('Dropped from your plan: open III at 0. The position is gone.');
    await expect(notice).toContainText('for I up to 4, then pass. It would cost your last Time.');
    await page.screenshot({ path: test.info().outputPath('dropped.png') });
    await notice.getByRole('button', { name: 'Got it' }).click();
    await expect(notice).toHaveCount(0);
    expect(table.plan?.steps).toHaveLength(1);
    expect(table.plan?.ended).toBe(undefined);
  });

  test(`three friends who decided ahead need no more clicks for an Hour's auctions, ${size}`, async ({
    open,
  }) => {
    const { pages, frames } = await gather(open, visit);
    for (const page of pages) {
      await openForm(page);
      const form = page.locator('dialog[open]');
      const most = page === pages[0] ? 3 : 0;
      for (const place of ['I', 'II', 'III'])
        await form.getByLabel(`For position ${place}:`).selectOption({ label: `up to ${most}, then pass` });
      await form.getByLabel('If I open an auction:').selectOption({ label: 'position II' });
      await form.getByLabel('Pass in every other auction').check();
      await form.getByRole('button', { name: 'Save plan' }).click();
      await expect(form).toHaveCount(0);
    }
    await expect(() => {
      const over = frames.map((got) => got.some((frame) => frame.includes('"event":"position_given"')));
      expect(over).toEqual([true, true, true]);
    }).toPass({ timeout: 30_000 });
    await pages[0]?.screenshot({ path: test.info().outputPath('afterwards.png') });
    const hostSeat = '"most":3';
    expect(
      frames[0]?.some((frame) => frame.includes(hostSeat)),
      'the owner sees the plan',
    ).toBe(true);
    for (const got of frames.slice(1)) expect(got.filter((frame) => frame.includes(hostSeat))).toEqual([]);
  });
}
