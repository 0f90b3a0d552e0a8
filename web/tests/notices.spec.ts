/**
 * Notices outside the page, in real browsers: turning push messages on and off, also where the browser refuses; what the service
 * worker makes of a push message, delivered through DevTools; and the way to the next game. The push service itself is played by
 * the server's tests (crates/server/tests/http/notices.rs).
 */
import type { CDPSession, Page, Worker } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from './binary.ts';
import { expect, SIZES, test, type Open, type Visit } from './fixtures.ts';
import { kept, KEEPS } from './noServer.ts';
import { startServer } from './server.ts';

const dialog = (page: Page) => page.locator('dialog[open]');
const section = (page: Page) =>
  dialog(page).locator('details').filter({ hasText: 'Notices outside the page' });

/** A request of the page itself, with its cookie. */
const call = <T>(page: Page, method: string, path: string, body?: unknown): Promise<T> =>
  page.evaluate(
    async ([method, path, body]) => {
      const answer = await fetch(path, {
        method,
        headers: { 'content-type': 'application/json' },
        body: body === null ? null : JSON.stringify(body),
      });
      const text = await answer.text();
      return (text ? JSON.parse(text) : null) as never;
    },
    [method, path, body ?? null] as const,
  );

/** Opens the front page with an identity. */
async function visit(open: Open, visit: Visit): Promise<Page> {
  const page = await open(visit);
  await page.goto('/');
  await call(page, 'POST', '/api/me', { name: 'Ada', recovery: false });
  await page.reload();
  return page;
}

async function openNotices(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change' }).click();
  await section(page).locator('summary').click();
  await expect(section(page).getByRole('heading', { name: 'When' })).toBeVisible();
}

/** A push service for this page: headless browsers have none. */
async function pretend(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const KEY = 'BLn9b-VR0ca83knDNZ32dCHGyjJp-1riX9ZTN40MqV8K_LpQmLqxC_DoHvqvFXO_nGdAB4W9dogZb_sM-uV4JbY';
    const json = {
      endpoint: 'https://push.example/one',
      expirationTime: null,
      keys: { p256dh: KEY, auth: '_ordMnz7uTCmrpBTeUV4Bw' },
    };
    const subscription = {
      endpoint: json.endpoint,
      toJSON: () => json,
      unsubscribe: () => {
        localStorage.removeItem('pretended');
        return Promise.resolve(true);
      },
    } as unknown as PushSubscription;
    PushManager.prototype.subscribe = (options) => {
      const key = options?.applicationServerKey as Uint8Array;
      if (key.length !== 65 || !options?.userVisibleOnly) throw new Error('Not a key.');
      localStorage.setItem('pretended', 'yes');
      return Promise.resolve(subscription);
    };
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(localStorage.getItem('pretended') ? subscription : null);
  });
}

const browsers = async (page: Page): Promise<number> =>
  (await call<{ browsers: number }>(page, 'GET', '/api/me/notices')).browsers;

for (const [size, usual] of Object.entries(SIZES)) {
  const options = { ...usual.options, ...KEEPS };

  test(`push messages are turned on and off for this device, and follow the player's rules, ${size}`, async ({
    open,
  }) => {
    const page = await open({ ...usual, options });
    await pretend(page);
    await page.context().grantPermissions(['notifications']);
    await page.goto('/');
    await call(page, 'POST', '/api/me', { name: 'Ada', recovery: false });
    await page.reload();
    await openNotices(page);
    await section(page).getByRole('button', { name: 'Turn on for this device' }).click();
    await expect(
      section(page).getByText('This browser shows notices, even while the page is closed.'),
    ).toBeVisible({
      timeout: 30_000,
    });
    expect(await browsers(page)).toBe(1);
    await section(page).getByLabel('Only when it’s my turn').check();
    await section(page).getByLabel('Quiet hours').check();
    await section(page).getByLabel('Quiet until').fill('07:30');
    await section(page).getByLabel('Quiet until').blur();
    await section(page).getByLabel('Everything once a day').check();
    await expect(section(page).getByText('Saved', { exact: true })).toBeVisible();
    if (process.env.PICTURES) await page.screenshot({ path: `test-results/notices-${size}.png` });
    await expect
      .poll(async () => (await call<{ rules: unknown }>(page, 'GET', '/api/me/notices')).rules)
      .toMatchObject({ only_turns: true, quiet: { from: 1320, to: 450 }, digest: 1080, language: 'en' });

    await page.reload();
    await openNotices(page);
    await expect(section(page).getByLabel('Quiet until')).toHaveValue('07:30');
    await section(page).getByRole('button', { name: 'Turn off for this device' }).click();
    await expect(section(page).getByRole('button', { name: 'Turn on for this device' })).toBeVisible();
    expect(await browsers(page)).toBe(0);
  });

  test(`a browser that refuses says what to do, and the other ways stay, ${size}`, async ({
    open,
    complaints,
  }) => {
    complaints.allow(/422 .*\/api\/me\/webhook/);
    const page = await visit(open, usual);
    await openNotices(page);
    const refused = section(page).getByText('Your browser blocks notices from this page.');
    if (!(await refused.isVisible()))
      await section(page).getByRole('button', { name: 'Turn on for this device' }).click();
    await expect(refused).toBeVisible();
    expect(await browsers(page)).toBe(0);
    const url = section(page).getByLabel('Address of the webhook');
    await url.fill('http://127.0.0.1/turn');
    await section(page).getByRole('button', { name: 'Save' }).click();
    await expect(section(page).getByRole('alert')).toContainText('public internet');
    await url.fill('https://bot.example/turn');
    await section(page).getByRole('button', { name: 'Save' }).click();
    await expect(section(page).locator('output')).toHaveText(/^[0-9a-f]{64}$/);
    await section(page).getByRole('button', { name: 'Remove the webhook' }).click();
    await expect(section(page).getByRole('button', { name: 'Remove the webhook' })).toHaveCount(0);
    // This server has no mail server.
    await expect(section(page).getByText('By e-mail')).toHaveCount(0);
  });
}

/** The service worker of a page, and a way to send it push messages. */
class Pushes {
  readonly worker: Worker;
  readonly #session: CDPSession;
  readonly #origin: string;
  readonly #registration: string;

  private constructor(worker: Worker, session: CDPSession, origin: string, registration: string) {
    this.worker = worker;
    this.#session = session;
    this.#origin = origin;
    this.#registration = registration;
  }

  static async of(page: Page): Promise<Pushes> {
    await kept(page);
    const session = await page.context().newCDPSession(page);
    const registered = new Promise<string>((done) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [registration] = registrations;
        if (registration) done(registration.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    const [worker] = page.context().serviceWorkers();
    if (!worker) throw new Error('There is no service worker.');
    return new Pushes(worker, session, new URL(page.url()).origin, await registered);
  }

  async push(message: unknown): Promise<void> {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    const where = { origin: this.#origin, registrationId: this.#registration };
    await this.#session.send('ServiceWorker.deliverPushMessage', { ...where, data });
  }

  /** What is shown, as title, text and tag. */
  shown(): Promise<string[]> {
    return this.worker.evaluate(async () => {
      const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
      const all = await registration.getNotifications();
      return all.map(({ title, body, tag }) => [title, body, tag].join(' | '));
    });
  }

  clear(): Promise<void> {
    return this.worker.evaluate(async () => {
      const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
      for (const notification of await registration.getNotifications()) notification.close();
    });
  }
}

const TABLE = '5svya4h5c9anc';
const line = (kind: string, players: string[], table = TABLE) => ({ kind, table, players });

/** A sentence of notices.ftl. */
function sentence(language: string, key: string, players: string): string {
  const text = readFileSync(join(LOCALES, language, 'notices.ftl'), 'utf8');
  const found = new RegExp(`^${key} = (.+)$`, 'm').exec(text)?.[1];
  return found?.replace('{ $players }', players) ?? `no ${key}`;
}

test('a push message becomes a notification in the language of the page, once, and its click opens the game', async ({
  open,
  complaints,
}) => {
  test.setTimeout(120_000);
  // The settings of these tests, on an empty page; and this game is nobody's.
  complaints.allow(/Failed to read the 'localStorage' property|404 /);
  const page = await open({ options: KEEPS });
  await page.context().grantPermissions(['notifications']);
  await page.goto('/');
  const pushes = await Pushes.of(page);
  for (const [tag, name] of [
    ['it', 'Italiano'],
    ['fr', 'Français'],
    ['es', 'Español'],
    ['ru', 'Русский'],
    ['en', 'English'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect
      .poll(() =>
        page.evaluate(async () =>
          (await caches.match('/language', { cacheName: 'armonium-language' }))?.text(),
        ),
      )
      .toBe(tag);
    // Another page is looked at.
    const other = await page.context().newPage();
    await other.goto('about:blank');
    await page.goto('about:blank');
    const message = { id: '7', waiting: 1, lines: [line('your_turn', ['Bea', 'Carl'])] };
    await pushes.push(message);
    const title = sentence(tag, 'notice-turn-with', 'Bea, Carl');
    await expect.poll(() => pushes.shown()).toEqual([`${title} |  | ${TABLE}`]);
    // After a crash of the server it may come twice.
    await pushes.push(message);
    await page.waitForTimeout(500);
    expect(await pushes.shown()).toEqual([`${title} |  | ${TABLE}`]);
    await pushes.clear();
    await other.close();
    await page.goto('/');
  }
  await page.goto('about:blank');
  await pushes.push({
    id: '8',
    waiting: 2,
    lines: [line('your_turn', ['Bea']), line('your_turn', [], 'another'), line('said', ['Bea'])],
  });
  const body = [
    sentence('en', 'notice-turn-with', 'Bea'),
    sentence('en', 'notice-turn-bots', ''),
    sentence('en', 'notice-said-with', 'Bea'),
  ].join('\n');
  await expect.poll(() => pushes.shown()).toEqual([`2 games wait for you | ${body} | armonium`]);
  await pushes.clear();
  await pushes.push('nonsense');
  await expect.poll(() => pushes.shown()).toEqual(['News from your games |  | armonium']);
  await pushes.clear();

  // A click leads a page that is open to the game.
  await pushes.push({ id: '9', waiting: 1, lines: [line('your_turn', [])] });
  await expect.poll(() => pushes.shown()).toHaveLength(1);
  await page.goto('/rules');
  await page.locator('h1').waitFor();
  // The page follows the service worker once it has settled.
  await page.waitForTimeout(4_000);
  await pushes.worker.evaluate(async () => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await scope.registration.getNotifications();
    const Clicked = (
      globalThis as unknown as { NotificationEvent: new (type: string, init: object) => Event }
    ).NotificationEvent;
    self.dispatchEvent(new Clicked('notificationclick', { notification }));
  });
  await expect(page).toHaveURL(new RegExp(`/table/${TABLE}$`));
  expect(await pushes.shown()).toEqual([]);
});

test('a push message while the page is looked at shows no notification', async ({ open }) => {
  test.setTimeout(120_000);
  const page = await open({ options: KEEPS });
  await page.context().grantPermissions(['notifications']);
  await page.goto('/');
  const pushes = await Pushes.of(page);
  const heard = page.evaluate(
    () =>
      new Promise((done) =>
        navigator.serviceWorker.addEventListener('message', ({ data }) => done(data), { once: true }),
      ),
  );
  await pushes.push({ id: '7', waiting: 1, lines: [line('your_turn', ['Bea'])] });
  expect(await heard).toEqual({ type: 'notice' });
  expect(await pushes.shown()).toEqual([]);
});

for (const [size, usual] of Object.entries(SIZES)) {
  test(`while others decide, the table leads to the next game that waits for me, ${size}`, async ({
    open,
  }) => {
    const people = [await visit(open, usual), await visit(open, usual)] as const;
    const [ada, bea] = people;
    const begin = (of: Page, seats: unknown[]): Promise<{ id: string; invitation: string }> => {
      const options = { players: 3, clock: { kind: 'correspondence', hours: 24 } };
      return call(of, 'POST', '/api/tables', { options, seats });
    };
    // Each has a game with bots that waits for them.
    const own = new Map<Page, string>();
    for (const one of people) {
      const { id } = await begin(one, ['me', 'apprentice', 'apprentice']);
      await one.goto(`/table/${id}`);
      await one.locator('.prompt.mine').waitFor({ timeout: 30_000 });
      own.set(one, id);
    }
    const { id, invitation } = await begin(ada, ['me', 'open', 'apprentice']);
    await call(bea, 'POST', `/api/tables/${id}/join`, { invitation });
    for (const one of people) await one.goto(`/table/${id}`);
    const isAsked = (of: Page): Promise<boolean> => of.locator('.prompt.mine').isVisible();
    await expect
      .poll(async () => (await isAsked(ada)) !== (await isAsked(bea)), { timeout: 30_000 })
      .toBe(true);
    const [asked, waiting] = (await isAsked(ada)) ? [ada, bea] : [bea, ada];
    await expect(asked.locator('[data-choice=next-game]'), 'a question of this game comes first').toHaveCount(
      0,
    );
    const link = waiting.locator('[data-choice=next-game]');
    await expect(link).toHaveText('Next game: your turn');
    if (process.env.PICTURES) await waiting.screenshot({ path: `test-results/next-game-${size}.png` });
    await link.click();
    await expect(waiting).toHaveURL(new RegExp(`/table/${own.get(waiting) ?? ''}$`));
  });
}

test('a link in an e-mail that is no longer valid says so, in five languages', async ({
  open,
  complaints,
}) => {
  complaints.allow(/422 .*\/api\/email/);
  const server = await startServer();
  for (const language of ['en', 'it', 'fr', 'es', 'ru'] as const) {
    const page = await open({ language, options: { baseURL: server.url } });
    await page.goto('/email?confirm=1.2.3');
    const text = readFileSync(join(LOCALES, language, 'alerts.ftl'), 'utf8');
    const say = (key: string): string => new RegExp(`^${key} = (.+)$`, 'm').exec(text)?.[1] ?? `no ${key}`;
    await page.getByRole('button', { name: say('alerts-link-confirm') }).click();
    await expect(page.getByRole('alert')).toHaveText(say('alerts-link-bad'));
    await page.goto('/email?unsubscribe=1.2.3');
    await expect(page.getByRole('button', { name: say('alerts-link-unsubscribe') })).toBeVisible();
  }
  await server.stop();
});

test('an e-mail address is added, waits for its confirmation, and fits the page in five languages', async ({
  open,
  complaints,
}) => {
  complaints.allow(/422 .*\/api\/me\/email/);
  const mail = ['--smtp', 'smtp://127.0.0.1:9', '--smtp-from', 'no-reply@play.example'];
  const server = await startServer(...mail, '--public-url', 'https://play.example');
  for (const language of ['en', 'it', 'fr', 'es', 'ru'] as const) {
    for (const phone of [false, true]) {
      const page = await visit(open, { language, phone, options: { baseURL: server.url } });
      const words = ['table.ftl', 'alerts.ftl'].map((file) =>
        readFileSync(join(LOCALES, language, file), 'utf8'),
      );
      const say = (key: string): string =>
        new RegExp(`^${key} = (.+)$`, 'm').exec(words.join('\n'))?.[1] ?? key;
      await page.getByRole('button', { name: say('me-change') }).click();
      await dialog(page).getByText(say('me-notices')).click();
      const address = dialog(page).getByLabel(say('alerts-email-address'));
      await address.fill('ada@localhost');
      await dialog(page)
        .getByRole('button', { name: say('alerts-email-send'), exact: true })
        .click();
      await expect(dialog(page).getByRole('alert')).toHaveText(say('alerts-email-bad'));
      await address.fill('ada.of.the.long.name@example.com');
      await dialog(page)
        .getByRole('button', { name: say('alerts-email-send'), exact: true })
        .click();
      const sent = say('alerts-email-sent').replace('{ $address }', 'ada.of.the.long.name@example.com');
      await expect(dialog(page).getByText(sent)).toBeVisible();
      await dialog(page).getByLabel(say('alerts-quiet'), { exact: true }).check();
      await dialog(page).getByLabel(say('alerts-digest'), { exact: true }).check();
      const over = await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(over, `${language}, ${phone ? 'phone' : 'desk'}`).toBeLessThanOrEqual(0);
      if (process.env.PICTURES)
        await page.screenshot({ path: `test-results/email-${language}-${phone ? 'phone' : 'desk'}.png` });
      await dialog(page)
        .getByRole('button', { name: say('alerts-email-remove') })
        .click();
      await expect(dialog(page).getByText(sent)).toHaveCount(0);
      await page.close();
    }
  }
  await server.stop();
});
