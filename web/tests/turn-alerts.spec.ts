/** Being called: to one's turn, and to what the others say; while the tab is looked at, and while it isn't. */
import type { Locator, Page } from '@playwright/test';
import { EngineTable } from './engine-table.ts';
import { expect, test, type Visit } from './fixtures.ts';
import type { Library, Position } from './positions.ts';

const SIZES: [string, Visit][] = [
  ['1440 × 900', {}],
  ['1366 × 680', { options: { viewport: { width: 1366, height: 680 } } }],
  ['390 × 844', { phone: true }],
];

/** Another player's decision, after which it is the page's turn. */
async function beforeTurn(library: Library): Promise<Position & { page: number }> {
  const played = (await library.first(({ moves }) => moves === 0)).played;
  const all = await library.decisions(played);
  const at = all.findIndex(
    ({ seat, status }, index) => status.ask === 'place_clue' && (all[index + 1]?.seat ?? seat) !== seat,
  );
  const [before, mine] = [all[at], all[at + 1]];
  if (!before || !mine) throw new Error('No player decides after another.');
  return { ...before, page: mine.seat };
}

/** What a page does to call its reader, written down in `window.calls`; `hide` hides its tab. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const calls: string[] = [];
    let hidden = false;
    Object.defineProperty(document, 'hidden', { get: () => hidden });
    Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') });
    Object.assign(window, {
      calls,
      hide: (now: boolean) => {
        hidden = now;
        document.dispatchEvent(new Event('visibilitychange'));
      },
    });
    const { createOscillator } = AudioContext.prototype;
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      calls.push('sound');
      return createOscillator.call(this);
    };
    navigator.vibrate = () => {
      calls.push('vibration');
      return true;
    };
    window.Notification = class extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        calls.push(`notification: ${title} / ${options?.body ?? ''}`);
      }
      override close(): void {
        calls.push('notification closed');
        super.close();
      }
    };
  });
}

const calls = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...new Set((window as unknown as { calls: string[] }).calls.splice(0))]);
const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((now) => (window as unknown as { hide: (now: boolean) => void }).hide(now), hidden);
const icon = (page: Page): Locator => page.locator('link[rel=icon]');

/** Do these two lie over each other? */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

for (const [size, visit] of SIZES) {
  test(`my turn marks the tab, sounds, vibrates on a phone, and notifies while the tab is hidden, ${size}`, async ({
    engine,
    library,
    open,
  }) => {
    const start = await beforeTurn(library);
    const table = await EngineTable.begin(engine, { ...start, seat: start.page });
    const page = await open(visit);
    await page.context().grantPermissions(['notifications']);
    await page.addInitScript(() => {
      const kept = JSON.parse(localStorage.getItem('armonium-settings') ?? '{}') as object;
      const wanted = { ...kept, sounds: true, notifications: true };
      localStorage.setItem('armonium-settings', JSON.stringify(wanted));
    });
    await listen(page);
    await table.visit(page);
    await expect(page).toHaveTitle(/^Hour [IVX]+ · Armonium$/);
    await expect(icon(page)).toHaveAttribute('href', '/icon.svg');
    if (visit.phone) await page.locator('.prompt').tap();

    await hide(page, true);
    await table.play(start.seat, start.action);
    await expect(page).toHaveTitle('Your turn · Armonium');
    await expect(icon(page)).toHaveAttribute('href', '/icon-turn.svg');
    const hour = table.status.hour === 1 ? 'I' : 'II';
    const told = `notification: Your turn · Armonium / It’s your turn in Hour ${hour}.`;
    expect(await calls(page)).toEqual(['sound', ...(visit.phone ? ['vibration'] : []), told]);
    await hide(page, false);
    expect(await calls(page), 'it is seen').toEqual(['notification closed']);

    // Opening a table on the player's turn raises no alert.
    await page.reload();
    await expect(page).toHaveTitle('Your turn · Armonium');
    expect(await calls(page)).toEqual([]);
    expect((await page.request.get('/icon-turn.svg')).ok()).toBe(true);
  });

  test(`the offer to be called comes with the first click, covers no question, and is made once, ${size}`, async ({
    engine,
    library,
    open,
  }) => {
    const position = await library.first(({ status }) => status.ask === 'move');
    const table = await EngineTable.begin(engine, position);
    const page = await open({ ...visit, callOffered: false });
    await page.context().grantPermissions(['notifications']);
    await table.visit(page);
    const offer = page.getByRole('complementary', { name: 'Play a sound when it’s your turn?' });
    await expect(offer).toHaveCount(0);
    await page.locator('.prompt h2').click();
    await expect(offer).toBeVisible();
    expect(await overlap(offer, page.locator('.prompt'))).toBe(false);
    expect(await overlap(offer, page.locator('[data-region=city]'))).toBe(false);
    await expect(offer.locator(':focus')).toHaveCount(0);

    await offer.getByRole('button', { name: 'No' }).click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await page.locator('.prompt h2').click();
    await expect(offer).toHaveCount(0);

    // Bots answer at once.
    const alone = await EngineTable.begin(engine, position);
    alone.aloneWithBots();
    const quiet = await open({ ...visit, callOffered: false });
    await alone.visit(quiet);
    await quiet.locator('.prompt h2').click();
    await quiet.waitForLoadState('networkidle');
    await expect(quiet.getByRole('complementary', { name: 'Play a sound' })).toHaveCount(0);

    const other = await open({ ...visit, callOffered: false });
    await other.context().grantPermissions(['notifications']);
    await table.visit(other);
    await other.locator('.prompt h2').click();
    await other.getByRole('button', { name: 'Yes' }).click();
    const kept = () =>
      other.evaluate(() => {
        const { sounds, notifications } = JSON.parse(localStorage.getItem('armonium-settings') ?? '{}') as {
          sounds?: boolean;
          notifications?: boolean;
        };
        return { sounds, notifications };
      });
    await expect.poll(kept).toEqual({ sounds: true, notifications: true });
    // The menu takes it back.
    await other.locator('.menu').locator('xpath=preceding-sibling::button[1]').last().click();
    const notify = other.getByRole('button', { name: /^Notify me when it’s my turn/ });
    await expect(notify).toHaveAttribute('aria-pressed', 'true');
    await notify.click();
    await expect.poll(kept).toEqual({ sounds: true, notifications: false });
  });

  test(`what the others say is counted until it is seen, and covers no question, ${size}`, async ({
    engine,
    library,
    open,
  }) => {
    const position = await library.first(({ status }) => status.ask === 'move');
    const table = await EngineTable.begin(engine, position);
    const [friend = 0] = [0, 1, 2].filter((seat) => seat !== table.seat);
    const page = await open(visit);
    await listen(page);
    await table.visit(page);
    await table.says(table.seat, 'My own words are not new to me.');
    await table.says(friend, 'Is anybody there?');
    await table.says(friend, 'I think it is Snowy.');
    await expect(page).toHaveTitle('(2) Your turn · Armonium');
    const bubble = page.getByRole('button', { name: /I think it is Snowy\.$/ });
    await expect(bubble).toBeVisible();
    expect(await overlap(bubble, page.locator('.prompt'))).toBe(false);
    expect(await overlap(bubble, page.locator('[data-region=city]'))).toBe(false);
    const badge = (place: string): Locator => page.locator(`${place} .badge`).filter({ hasText: '2' });
    if (visit.phone) await expect(badge('.dock')).toBeInViewport();
    else {
      await expect(badge('[data-region=header]')).toBeInViewport();
      await expect(badge('[role=tab]')).toBeAttached();
    }

    // A reload forgets nothing.
    await page.reload();
    await expect(page).toHaveTitle('(2) Your turn · Armonium');

    if (visit.phone) await page.locator('.dock button').last().tap();
    else await page.locator('[data-region=header] .chat').click();
    await expect(page.getByText('Is anybody there?')).toBeInViewport();
    await expect(page).toHaveTitle('Your turn · Armonium');
    await expect(page.locator('.badge').filter({ hasText: '2' })).toHaveCount(0);

    await hide(page, true);
    await table.says(friend, 'Still there?');
    await expect(page, 'a hidden tab sees nothing').toHaveTitle('(1) Your turn · Armonium');
    await hide(page, false);
    await expect(page).toHaveTitle('Your turn · Armonium');
  });

  test(`friends can talk at the end, ${size}`, async ({ engine, library, open }) => {
    const { file, seat } = await library.first(({ moves }) => moves === 0);
    const table = await EngineTable.begin(engine, { file, seat });
    const page = await open(visit);
    await table.visit(page);
    await expect(page.locator('.end h1')).toBeVisible();
    await expect(page).toHaveTitle('The game is over · Armonium');
    if (visit.phone) {
      for (const [index, region] of ['.end', '.hand', '.works', '.notebook'].entries()) {
        await page.locator('.dock button').nth(index).tap();
        await expect(page.locator(region).first()).toBeVisible();
      }
      await page.locator('.dock button').last().tap();
    }
    const field = page.getByRole('textbox', { name: 'Say something' });
    await expect(field).toBeInViewport({ ratio: 1 });
    await field.fill('What a game!');
    await field.press('Enter');
    await expect(page.locator('.chat li', { hasText: 'What a game!' })).toBeInViewport();
    expect(table.heard.some((message) => message.type === 'say' && message.text === 'What a game!')).toBe(
      true,
    );
  });
}

test('the front page counts the games that wait for me, in the page, its title and its icon', async ({
  open,
}) => {
  const page = await open();
  await page.goto('/');
  await expect(page).toHaveTitle('Armonium');
  await page.getByRole('button', { name: /^Play now/ }).click();
  await expect(page).toHaveTitle(/^Your turn/, { timeout: 30_000 });
  await page.goto('/');
  await expect(page.getByText('1 game is waiting for you')).toBeVisible();
  await expect(page).toHaveTitle('(1) Your turn · Armonium');
  await expect(icon(page)).toHaveAttribute('href', '/icon-turn.svg');
  await page.getByRole('link', { name: 'Rules' }).first().click();
  await expect(icon(page)).toHaveAttribute('href', '/icon.svg');
});

test('a friend who closed the page days ago is away for days, not about to be back', async ({
  engine,
  library,
  open,
}) => {
  const table = await EngineTable.begin(engine, await library.first(({ status }) => status.ask === 'move'));
  const [near = 0, far = 0] = [0, 1, 2].filter((seat) => seat !== table.seat);
  table.away[near] = 5_000;
  table.away[far] = 3 * 24 * 3_600_000;
  const page = await open();
  await table.visit(page);
  const row = (seat: number): Locator => page.locator('.player', { hasText: table.names[seat] ?? '' });
  await expect(row(near)).toContainText('not connected');
  await expect(row(far)).toContainText('away for 3 days');
});

test('a game over days says that the night isn’t counted', async ({ open }) => {
  const page = await open();
  await page.goto('/rules');
  await page.evaluate(async () => {
    const post = (path: string, body: object): Promise<Response> => {
      const headers = { 'content-type': 'application/json' };
      return fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    };
    await post('/api/me', { name: 'Marco' });
    const clock = { kind: 'correspondence', hours: 8, sleep: { from: 1320, to: 420 } };
    await post('/api/tables', { options: { players: 3, clock }, seats: ['me', 'open', 'open'] });
  });
  await page.goto('/');
  await expect(page.getByText('8 hours per turn, nights not counted').first()).toBeVisible();
});
