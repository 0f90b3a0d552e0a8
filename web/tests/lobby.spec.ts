/** What friends arrange before the game, a seat for a latecomer, and several people at one device among people elsewhere. */
import type { Page } from '@playwright/test';
import { expect, SIZES, test } from './fixtures.ts';
import { uncover } from './screens.ts';

interface Made {
  id: string;
  invitation: string;
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

/** A private table for so many players; the host is Ada, on the first seat. */
async function hosted(host: Page, seats: string[], more: object = {}): Promise<{ id: string; link: string }> {
  await host.goto('/');
  await post(host, '/api/me', { name: 'Ada' });
  const options = { players: seats.length, private: true, countdown: true, ...more };
  const { id, invitation } = await post<Made>(host, '/api/tables', { options, seats });
  await host.goto(`/table/${id}`);
  await host.locator('.lobby, .table').first().waitFor();
  return { id, link: `/table/${id}?invitation=${invitation}` };
}

async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator('.lobby form.join input').fill(name);
  await page.locator('.lobby form.join button').click();
  await expect(page.locator('ol li.mine')).toContainText(name);
}

async function tableOf(page: Page): Promise<void> {
  await page.locator('.table').waitFor({ timeout: 20_000 });
  await uncover(page);
}

const says = (page: Page, words: string | RegExp): Promise<void> =>
  expect(page.locator('.lobby .talk')).toContainText(words);

for (const [size, visit] of Object.entries(SIZES)) {
  test(`friends talk, one stops the start, and it goes on when they are ready, ${size}`, async ({ open }) => {
    const host = await open();
    const { link } = await hosted(host, ['me', 'open', 'open']);
    const bob = await open({ ...visit, language: 'fr' });
    await join(bob, link, 'Bob');
    const cleo = await open({ language: 'it' });
    await cleo.goto(link);
    await expect(host.locator('.visitors')).toContainText('1 more person is looking at the table.');

    await bob.locator('.lobby .chat input').fill('Bonsoir à tous');
    await bob.locator('.lobby .chat form button').click();
    await says(host, 'Bonsoir à tous');
    await host.locator('.lobby .chat').getByRole('button', { name: 'Good luck, everyone!' }).click();
    await says(bob, 'Bonne chance');

    await cleo.locator('.lobby form.join input').fill('Cleo');
    await cleo.locator('.lobby form.join button').click();
    await expect(bob.locator('.countdown h2')).toContainText('Début dans');
    await bob.screenshot({ path: test.info().outputPath('countdown.png'), fullPage: true });
    await bob.locator('.countdown button').click();
    await expect(cleo.locator('.countdown h2')).toHaveText('L’inizio è stato fermato.');
    await says(host, 'Bob stops the start.');
    // Reloading changes nothing about it, and only the host and who stopped it can go on.
    await cleo.reload();
    await expect(cleo.locator('.countdown h2')).toHaveText('L’inizio è stato fermato.');
    await expect(cleo.locator('.countdown button')).toHaveCount(0);
    await bob.locator('.countdown button').click();
    await expect(host.locator('.countdown h2')).toContainText('Starting in');
    for (const page of [host, bob, cleo]) await tableOf(page);
  });
}

for (const phone of [false, true]) {
  const size = phone ? 'phone' : 'desk';

  test(`the host changes options, and everyone sees in a sentence what changed, ${size}`, async ({
    open,
  }) => {
    const host = await open({ phone });
    const { link } = await hosted(host, ['me', 'open', 'open']);
    const bob = await open({ phone, language: 'es' });
    await join(bob, link, 'Bob');
    await host.getByText('Change the options').click();
    await host.getByLabel('Allow odds').check();
    await says(bob, 'El anfitrión cambia las opciones. Permitir probabilidades: sí.');
    await expect(bob.locator('[data-option=odds] dd')).toHaveText('sí');
    await host.getByRole('radio', { name: '4' }).check();
    await expect(bob.locator('.lobby .chairs ol > li')).toHaveCount(4);
    await host.locator('.options select').selectOption({ index: 2 });
    await expect(bob.locator('[data-option=clock] dd')).toContainText('30');
    // Bob's page has given another nonce: he is ready.
    await expect(bob.locator('ol li.mine')).toContainText('todo listo');
    await host.screenshot({ path: test.info().outputPath('options.png'), fullPage: true });
  });

  test(`players change name and colour, move, and swap when both agree, ${size}`, async ({ open }) => {
    const host = await open({ phone });
    const { link } = await hosted(host, ['me', 'open', 'open']);
    const bob = await open({ phone, language: 'ru' });
    await join(bob, link, 'Bob');

    await bob.locator('.mine form input').fill('Robert');
    await bob.locator('.mine form button').click();
    await expect(host.locator('.lobby .chairs ol')).toContainText('Robert');
    await bob.getByRole('button', { name: 'Полумесяц' }).click();
    await expect(bob.getByRole('button', { name: 'Полумесяц' })).toHaveAttribute('aria-pressed', 'true');
    await expect(host.getByRole('button', { name: 'Crescent' })).toBeDisabled();

    await bob.getByRole('button', { name: 'Пересесть на место 3' }).click();
    await expect(host.locator('.lobby .chairs ol > li').nth(2)).toContainText('Robert');
    await expect(bob.getByRole('button', { name: 'Полумесяц' })).toHaveAttribute('aria-pressed', 'true');

    await bob.getByRole('button', { name: /Предложить игроку Ada/ }).click();
    await expect(host.locator('.late')).toContainText('Robert would like to swap seats with you.');
    await host.screenshot({ path: test.info().outputPath('swap.png'), fullPage: true });
    await host.getByRole('button', { name: 'No, thanks' }).click();
    await says(bob, 'Ada остаётся на своём месте.');
    await bob.getByRole('button', { name: /Предложить игроку Ada/ }).click();
    await host.getByRole('button', { name: 'Swap', exact: true }).click();
    await expect(bob.locator('.lobby .chairs ol > li').nth(0)).toContainText('Robert');
    await expect(bob.locator('.lobby .chairs ol > li').nth(2)).toContainText('Ada');
    await says(host, 'Ada and Robert swap seats.');
  });

  test(`a latecomer asks for a seat in a running game and gets a bot’s, ${size}`, async ({ open }) => {
    const host = await open({ phone });
    const { id, link } = await hosted(host, ['me', 'apprentice', 'apprentice'], { spectators: false });
    await tableOf(host);
    const late = await open({ phone, language: 'it' });
    await late.goto(link);
    // Nobody may watch here, but who has the invitation can ask.
    await late.locator('form.request input').fill('Dora');
    await late.getByRole('button', { name: 'Chiedi un posto' }).click();
    await expect(late.locator('.request')).toContainText('Hai chiesto il posto di un bot.');
    const request = host.locator('.request');
    await expect(request).toContainText('Dora asks for a seat.');
    await host.screenshot({ path: test.info().outputPath('request.png') });
    await request.getByRole('button', { name: 'Give the seat' }).click();
    await expect(request).toHaveCount(0);
    await tableOf(late);
    const seat = await late.evaluate(async (table) => {
      const response = await fetch(`/api/tables/${table}`);
      return ((await response.json()) as { seat: number | null }).seat;
    }, id);
    expect(seat).toBe(1);
    await expect(late.locator('.hand').first()).toBeAttached();
  });

  test(`two at one device play with a friend elsewhere, behind a curtain, ${size}`, async ({ open }) => {
    const host = await open({ phone });
    const { link } = await hosted(host, ['me', 'open', 'open'], { countdown: false });
    await host.getByText('Someone else plays at this device').click();
    await host.locator('.local input').fill('Dora');
    await host.getByRole('button', { name: 'Give them a seat' }).click();
    await expect(host.locator('.local')).toContainText('Dora plays at this device, too.');
    const bob = await open({ phone, language: 'fr' });
    await join(bob, link, 'Bob');
    await bob.locator('.table').waitFor({ timeout: 20_000 });
    // The game has begun. Nobody's cards are shown at the shared device before somebody takes it.
    await expect(host.locator('.curtain .plaque')).toBeVisible();
    expect(await host.locator('.table, .hand, .notebook').count()).toBe(0);
    await host.reload();
    await expect(host.locator('.curtain .plaque')).toBeVisible();
    await host.screenshot({ path: test.info().outputPath('curtain.png') });
    await host.locator('.curtain .plaque button').last().click();
    await tableOf(host);
    // Bob sees both of them as connected.
    await expect(bob.locator('.table')).not.toContainText('hors ligne');
    await host.locator('.opener').last().click();
    await host.locator('.menu:popover-open .item').filter({ hasText: 'Pass this device on' }).click();
    await expect(host.locator('.curtain .plaque')).toBeVisible();
    expect(await host.locator('.table, .hand, .notebook').count()).toBe(0);
  });

  test(`all options can be read during the game, ${size}`, async ({ open }) => {
    const host = await open({ phone, language: 'fr' });
    await hosted(host, ['me', 'apprentice', 'apprentice'], { odds: true });
    await tableOf(host);
    await host.locator('.opener').last().click();
    const menu = host.locator('.menu:popover-open');
    await menu.locator('.item').filter({ hasText: 'Options' }).click();
    await expect(menu.locator('[data-option]')).toHaveCount(11);
    await expect(menu.locator('[data-option=odds] dd')).toHaveText('oui');
    await host.screenshot({ path: test.info().outputPath('menu.png') });
  });
}

test('a rematch is one click: the same people, the same colours, another order', async ({ open }) => {
  const host = await open();
  const { id, link } = await hosted(host, ['me', 'open', 'apprentice'], { countdown: false });
  const bob = await open({ phone: true, language: 'es' });
  await bob.goto(link);
  await host.getByRole('button', { name: 'Diamond' }).click();
  await bob.locator('.lobby form.join input').fill('Bob');
  await bob.locator('.lobby form.join button').click();
  for (const page of [host, bob]) await tableOf(page);
  for (const page of [host, bob]) await post(page, `/api/tables/${id}/leave`);
  await host.goto(`/table/${id}`);
  const marks = async (table: string): Promise<unknown[]> =>
    host.evaluate(async (which) => {
      const response = await fetch(`/api/tables/${which}`);
      const { card } = (await response.json()) as {
        card: { chairs: { name: string | null; bot: string | null; colour: number }[] };
      };
      return card.chairs.map(({ name, bot, colour }) => [name, bot, colour]);
    }, table);
  const before = await marks(id);
  const again = (await post<Made>(host, `/api/tables/${id}/rematch`)).id;
  const after = await marks(again);
  expect(after).toEqual([before.at(-1), ...before.slice(0, -1)]);
  expect(before[0]).toEqual(['Ada', null, 3]);
  // Who hasn't come yet is expected, and the seat is kept.
  await host.goto(`/table/${again}`);
  await expect(host.locator('.lobby .chairs ol')).toContainText('seat kept, on the way');
});
