/** Seats that change hands, friends who are away, and what everyone is asked about it. */
import type { Page } from '@playwright/test';
import { EngineTable } from './engine-table.ts';
import { expect, test, type Visit } from './fixtures.ts';
import { Person } from './randomPlayer.ts';
import { choice } from './prompt.ts';
import { uncover } from './screens.ts';
import { startServer } from './server.ts';

type Open = (visit?: Visit) => Promise<Page>;

/** Who is asked by the page for a name gives it. */
async function take(page: Page, name: string): Promise<void> {
  await page.locator('.lobby form.join input').fill(name);
  await page.locator('.lobby form.join button').click();
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

/** The token of the link that hands over the own seat. */
const linkOf = async (page: Page, id: string): Promise<string> =>
  (await post<{ link: string }>(page, `/api/tables/${id}/seats/1/link`)).link;

interface Friends {
  host: Page;
  guest: Page;
  /** The table's address with its invitation. */
  link: string;
  path: string;
}

/** A table for four where Ada has a seat as host, Bob another, and bots the rest, which `bots` may leave out. */
async function gather(
  open: Open,
  phone: boolean,
  { bots = 2, spectators = true, url }: { bots?: number; spectators?: boolean; url?: string } = {},
): Promise<Friends> {
  const options = url ? { baseURL: url } : {};
  const host = await open({ options });
  const guest = await open({ phone, options });
  await host.goto('/');
  await post(host, '/api/me', { name: 'Ada' });
  const seats = ['me', 'open', ...Array.from({ length: bots }, () => 'apprentice')];
  const wanted = { players: 2 + Math.max(bots, 1), private: true, spectators };
  const { id, invitation } = await post<{ id: string; invitation: string }>(host, '/api/tables', {
    options: wanted,
    seats,
  });
  const path = `/table/${id}`;
  const link = `${path}?invitation=${invitation}`;
  await host.goto(path);
  await host.locator('.lobby').waitFor();
  await guest.goto(link);
  await take(guest, 'Bob');
  return { host, guest, link, path };
}

async function begun({ host, guest }: Friends): Promise<void> {
  for (const page of [host, guest]) {
    await page.locator('.table').waitFor();
    await uncover(page);
  }
}

/** Something in the table's menu. */
async function menu(page: Page, name: RegExp): Promise<void> {
  await page.locator('.opener').last().click();
  await page.locator('.menu:popover-open .item').filter({ hasText: name }).click();
}

async function closeMenu(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
}

test('a name typed before the page knows its reader is kept', async ({ open }) => {
  const host = await open();
  await host.goto('/');
  await post(host, '/api/me', { name: 'Ada' });
  const { id, invitation } = await post<{ id: string; invitation: string }>(host, '/api/tables', {
    options: { players: 3, private: true },
    seats: ['me', 'open', 'open'],
  });
  const guest = await open();
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await guest.route('**/api/me', async (route) => {
    if (route.request().method() === 'GET') await asked;
    await route.continue();
  });
  await guest.goto(`/table/${id}?invitation=${invitation}`);
  const name = guest.locator('.lobby form.join input');
  await name.fill('Bob');
  const known = guest.waitForResponse((response) => response.url().endsWith('/api/me'));
  answer();
  await known;
  await guest.locator('.lobby form.join button').click();
  await expect(guest.locator('.lobby')).toContainText('Bob');
});

for (const phone of [false, true]) {
  const size = phone ? 'phone' : 'desk';

  test(`a player whose seat is freed in the lobby is told and can sit down again, ${size}`, async ({
    open,
  }) => {
    const friends = await gather(open, phone, { bots: 0 });
    const { host, guest } = friends;
    await expect(guest.locator('ol li.mine')).toContainText('Bob');
    await host.getByRole('button', { name: 'Remove Bob from the table' }).click();
    await expect(guest.locator('.lost')).toContainText('Your seat is free again');
    await expect(guest.locator('ol li.mine')).toHaveCount(0);
    await expect(guest.getByRole('button', { name: /^Sit here/ }).first()).toBeVisible();
    await expect(guest.getByRole('button', { name: 'Leave the table' })).toHaveCount(0);
    await guest.screenshot({ path: test.info().outputPath('freed.png') });
    await guest.getByRole('button', { name: 'Sit here: seat 3' }).click();
    await expect(guest.locator('ol li.mine')).toContainText('Bob');
    await expect(guest.locator('.lost')).toHaveCount(0);
  });

  test(`a player whose seat is taken by its link watches from then on, ${size}`, async ({ open }) => {
    const friends = await gather(open, phone);
    const { guest, link, path } = friends;
    await begun(friends);
    const id = path.split('/').at(-1) ?? '';
    const token = await linkOf(guest, id);

    const latecomer = await open();
    await latecomer.goto(`${link}&seat=1&link=${token}`);
    const offer = latecomer.locator('form.offer');
    await expect(offer).toContainText('Bob');
    // A player without a name is asked for one.
    await offer.locator('button').click();
    await expect(offer.locator('input')).toBeFocused();
    await offer.locator('input').fill('Cleo');
    await offer.locator('button').click();
    await expect(latecomer.locator('.table')).toBeVisible();
    await expect(latecomer.locator('form.offer')).toHaveCount(0);

    await expect(guest.locator('.lost')).toContainText('Cleo took your seat using its link.');
    await guest.screenshot({ path: test.info().outputPath('taken.png') });
    await expect(guest.locator('.prompt .line')).toContainText('You’re watching');
    await expect(guest).toHaveTitle(/^(?!Your turn)/);
    await expect(guest.locator('.prompt.mine')).toHaveCount(0);
    await guest.locator('.lost button').click();
    await expect(guest.locator('.lost')).toHaveCount(0);

    // It can still be read after a reload.
    await guest.reload();
    await expect(guest.locator('.lost')).toContainText('Cleo took your seat using its link.');

    // The log names who acted then.
    const log = latecomer.locator('.log');
    await expect(log).toContainText('Cleo takes over Bob’s seat.');
    await expect(log).not.toContainText(/^ takes over/);

    // The game stays in the first player's list.
    await guest.goto('/');
    await expect(guest.locator('section .status').first()).toHaveText(
      'Someone else has your seat; you can watch',
    );

    // The replay names who acted then, too.
    await menu(friends.host, /Vote to end the game/);
    await latecomer.locator('.vote').getByRole('button', { name: 'End the game' }).click();
    await latecomer.locator('.table.over').waitFor();
    await latecomer.goto(`/game/${id}`);
    await latecomer.locator('.log .line').first().waitFor();
    await latecomer.keyboard.press('End');
    await expect(latecomer.locator('.log')).toContainText('Bob joins the table.');
    await expect(latecomer.locator('.log')).toContainText('Cleo takes over Bob’s seat.');
  });

  test(`where nobody may watch, a player who lost the seat reads why, ${size}`, async ({
    open,
    complaints,
  }) => {
    complaints.allow(/403|Failed to load resource/);
    const friends = await gather(open, phone, { spectators: false });
    const { host, guest, link, path } = friends;
    await begun(friends);
    const stranger = await open({ phone });
    await stranger.goto(link);
    await expect(stranger.locator('main h1')).toHaveText(
      'The game has started, and this table doesn’t allow spectators.',
    );
    await stranger.goto(path);
    await expect(stranger.locator('main h1')).toContainText('This table is private.');

    const id = path.split('/').at(-1) ?? '';
    const token = await linkOf(guest, id);
    // The link works where nobody may watch.
    const latecomer = await open();
    await latecomer.goto(`${link}&seat=1&link=${token}`);
    await latecomer.locator('form.offer input').fill('Cleo');
    await latecomer.locator('form.offer button').click();
    await latecomer.locator('.table').waitFor();
    await expect(guest.locator('main h1')).toContainText('Someone else has taken your seat');
    await guest.reload();
    await expect(guest.locator('main h1')).toContainText('Someone else has your seat now');
    await guest.screenshot({ path: test.info().outputPath('closed.png') });
    await expect(host.locator('.table')).toBeVisible();
  });

  test(`a vote to end is a question to everyone, ${size}`, async ({ open }) => {
    const friends = await gather(open, phone);
    const { host, guest } = friends;
    await begun(friends);
    await menu(host, /Vote to end the game/);
    const question = guest.locator('.vote');
    await expect(question).toContainText('Ada wants to end the game without a winner. Do you agree?');
    await expect(question).toContainText(/in \d:\d\d/);
    await expect(host.locator('.vote')).toContainText('No answer yet: Bob.');
    await expect(guest.locator('.stage, .middle').first()).toBeVisible();
    // By keyboard.
    const playOn = question.getByRole('button', { name: 'Keep playing' });
    await playOn.focus();
    await guest.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await expect(host.locator('.vote')).toHaveCount(0);
    await expect(host.locator('.log')).toContainText('Bob wants to keep playing.');

    // The next one can be called in a minute.
    await menu(host, /Vote to end the game/);
    await expect(host.locator('.prompt')).toContainText('A vote has just failed.');
    await expect(question).toHaveCount(0);
  });

  test(`a rematch does not wait for a friend who does not come, ${size}`, async ({ open }) => {
    const friends = await gather(open, false);
    const { host, guest } = friends;
    await begun(friends);
    await menu(host, /Vote to end the game/);
    await guest.locator('.vote').getByRole('button', { name: 'End the game' }).click();
    await expect(host.locator('.table.over')).toBeVisible();
    const id = friends.path.split('/').at(-1) ?? '';
    await guest.close();
    const rematch = await post<{ id: string }>(host, `/api/tables/${id}/rematch`);

    const page = await host.context().newPage();
    if (phone) await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.install();
    await page.goto(`/table/${rematch.id}`);
    await page.clock.runFor(4_000);
    await expect(page.locator('.lobby .wait')).toHaveText('Waiting for Bob to connect.');
    await expect(page.locator('.late')).toHaveCount(0);
    await page.clock.runFor(60_000);
    await expect(page.locator('.late')).toContainText('Bob isn’t here yet.');
    await page.screenshot({ path: test.info().outputPath('late.png') });
    await page.getByRole('button', { name: 'Add a bot', exact: true }).click();
    await page.clock.resume();
    await expect(page.locator('.table')).toBeVisible({ timeout: 20_000 });
  });

  test(`a bot plays for a friend who is away until the friend is back, ${size}`, async ({
    engine,
    library,
    open,
  }) => {
    const position = await library.first(
      ({ status, played }) => played.players === 4 && status.ask === 'gears',
    );
    const absent = position.seat;
    const table = await EngineTable.begin(engine, { ...position, seat: (absent + 1) % 4 });
    const name = table.names[absent] ?? '';
    const page = await open({ phone });
    await table.visit(page);
    await uncover(page);
    // Not yet: three minutes have not passed.
    table.away[absent] = 100_000;
    table.tellPresence();
    const prompt = page.locator('.prompt');
    await expect(prompt).toContainText(`${name} has been away for 1 minute. A bot can play in 1:`);
    await expect(choice(page, 'bot')).toHaveCount(0);
    table.away[absent] = 4 * 60_000;
    table.tellPresence();
    await expect(prompt).toContainText(`${name} has been away for 4 minutes.`);
    await choice(page, 'bot').click();
    await expect(choice(page, 'bot')).toHaveCount(0);
    expect(table.heard.at(-1)).toMatchObject({ type: 'let_bot_play', seat: absent });
    await expect(prompt).not.toContainText('has been away');
    if (!phone) {
      await expect(page.locator('.log')).toContainText('a bot plays until');
      await expect(page.locator('.player.asked')).toContainText('bot playing');
    }
    await table.returns(absent);
    await expect(prompt).not.toContainText('away');
    if (!phone) await expect(page.locator('.log')).toContainText(`${name} is back.`);
  });

  test(`those who are not host ask for the bot together, ${size}`, async ({ engine, library, open }) => {
    const position = await library.first(
      ({ status, played }) => played.players === 4 && status.ask === 'gears',
    );
    const absent = position.seat;
    const table = await EngineTable.begin(engine, { ...position, seat: (absent + 1) % 4 });
    table.host = (absent + 2) % 4;
    const page = await open({ phone });
    await table.visit(page);
    await uncover(page);
    table.away[absent] = 2 * 3_600_000;
    table.tellPresence();
    const prompt = page.locator('.prompt');
    await expect(prompt).toContainText(
      'has been away for 2 hours. A bot will play if most of you ask for it.',
    );
    await choice(page, 'bot').click();
    await expect(choice(page, 'bot')).toHaveCount(0);
    await expect(prompt).toContainText('Requested by');
    await table.wantsBot((absent + 3) % 4, absent);
    await expect(prompt).not.toContainText('has been away');
  });
}

test('a friend who closed the page gets the seat back from the bot on coming back', async ({ open }) => {
  test.setTimeout(120_000);
  const server = await startServer('--absent-after', '2');
  try {
    const friends = await gather(open, true, { url: server.url });
    const { host, guest, path } = friends;
    await begun(friends);
    await guest.goto('/rules');
    // The others play on until it is Bob who must decide.
    const playing = new Person(host, 7).play().catch(() => undefined);
    await choice(host, 'bot').waitFor({ timeout: 60_000 });
    await expect(host.locator('.player', { hasText: 'Bob' })).toContainText(/not connected|away for/);
    await choice(host, 'bot').click();
    await expect(host.locator('.player', { hasText: 'Bob' })).toContainText('bot playing');
    await guest.goto(path);
    await guest.locator('.table').waitFor();
    await expect(host.locator('.player', { hasText: 'Bob' })).not.toContainText('bot playing');
    await expect(host.locator('.log')).toContainText('Bob is back.');
    await expect(guest.locator('.prompt')).not.toContainText('A bot is playing for you');
    await Promise.all([host.close(), guest.close()]);
    await playing;
  } finally {
    await server.stop();
  }
});

test('the owner of a seat cancels its link', async ({ open, complaints }) => {
  complaints.allow(/403/);
  const friends = await gather(open, false);
  const { guest, path } = friends;
  await begun(friends);
  const id = path.split('/').at(-1) ?? '';
  const link = await linkOf(guest, id);
  await menu(guest, /Cancel that link/);
  await expect(guest.locator('.menu .said')).toHaveText('The link no longer works.');
  await closeMenu(guest);
  const latecomer = await open();
  await latecomer.goto('/');
  await post(latecomer, '/api/me', { name: 'Cleo' });
  await expect(post(latecomer, `/api/tables/${id}/seats/1/take-over`, { link })).rejects.toThrow('bad_link');
});
