/** The invitation as a stranger meets it: in a messenger, on a phone, and back from the lessons. */
import type { Page } from '@playwright/test';
import { examine } from './axe.ts';
import { expect, SIZES, test } from './fixtures.ts';

interface Made {
  id: string;
  invitation: string;
}

/** Makes an identity and a table as the player at this browser. */
async function makeTable(page: Page, name: string, options: object, seats?: string[]): Promise<Made> {
  await page.goto('/');
  return page.evaluate(
    async ([who, body]) => {
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/me', { method: 'POST', headers, body: JSON.stringify({ name: who }) });
      return (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()) as Made;
    },
    [name, JSON.stringify({ options, seats })] as const,
  );
}

/** What a messenger reads: the tags of the page, parsed by a browser that runs no script. */
async function tags(page: Page, path: string, language?: string): Promise<Record<string, string>> {
  const reply = await page.request.get(path, language ? { headers: { 'accept-language': language } } : {});
  expect(reply.status()).toBe(200);
  const html = await reply.text();
  return page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'text/html');
    const all = [...read.querySelectorAll('meta[property], meta[name]')].map((tag) => [
      tag.getAttribute('property') ?? tag.getAttribute('name') ?? '',
      tag.getAttribute('content') ?? '',
    ]);
    const scripts = [...read.querySelectorAll('script')].filter((script) => !script.src).length;
    return Object.fromEntries([...all, ['title', read.title], ['inline scripts', `${scripts}`]]) as Record<
      string,
      string
    >;
  }, html);
}

for (const [size, visit] of Object.entries(SIZES)) {
  test(`a stranger reads who invites to what and sits down in one tap, ${size}`, async ({ open }) => {
    const host = await open();
    const { id, invitation } = await makeTable(host, 'Ada', { players: 3, private: true });
    const guest = await open(visit);
    await guest.goto(`/table/${id}?invitation=${invitation}`);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Ada invites you to 011');
    const invited = guest.locator('.invited');
    await expect(invited).toContainText('1 of 3 seats · Ada');
    await expect(invited.locator('.picture svg').first()).toBeVisible();
    const sit = invited.getByRole('button', { name: 'Take a seat' });
    await expect(sit).toBeInViewport();
    expect(await examine(guest)).toEqual([]);
    await invited.locator('input').fill('Bob');
    await sit.click();
    await expect(guest.locator('.lobby li.mine')).toContainText('Bob');
    await expect(guest.locator('.invited')).toHaveCount(0);
  });
}

test('the lessons lead back to the invitation until the guest has sat down, phone', async ({ open }) => {
  const host = await open();
  const { id, invitation } = await makeTable(host, 'Ada', { players: 3, private: true });
  const guest = await open({ phone: true, language: 'it' });
  await guest.goto(`/table/${id}?invitation=${invitation}`);
  await guest.getByRole('link', { name: /Impara in dieci minuti/ }).click();
  await expect(guest).toHaveURL(/\/learn$/);
  await guest.locator('ol a').first().click();
  await expect(guest).toHaveURL(/\/learn\/.+/);
  await guest.goto('/learn');
  await guest.getByRole('link', { name: 'Torna all’invito' }).click();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Ada ti invita a 011');
  await guest.getByRole('button', { name: 'Siediti', exact: true }).click();
  await expect(guest.locator('.lobby li.mine')).toBeVisible();
  await guest.goto('/learn');
  await expect(guest.locator('ol a').first()).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Torna all’invito' })).toHaveCount(0);
});

test('the host sees the code first, and the link folded below it, phone', async ({ open }) => {
  const host = await open({ phone: true });
  const { id } = await makeTable(host, 'Ada', { players: 3, private: true });
  await host.goto(`/table/${id}`);
  const code = host.getByRole('img', { name: 'The same link as a QR code' });
  await expect(code).toBeInViewport({ ratio: 0.9 });
  const link = host.getByLabel('Link to this table');
  await expect(link).toBeHidden();
  await host.getByText('Link and details').click();
  await expect(link).toHaveValue(/\/table\/[a-z0-9]+\?invitation=/);
});

test('messengers show a public table in the language they ask for, with our picture', async ({
  open,
  server,
}) => {
  const host = await open();
  const { id } = await makeTable(host, 'Ada', { players: 4 });
  const seen = await tags(host, `/table/${id}`, 'fr-FR');
  expect(seen['og:title']).toBe('Ada vous invite à 011');
  expect(seen['og:url']).toBe(`${server.url}/table/${id}`);
  const picture = await host.request.get(seen['og:image'] ?? '');
  expect(picture.headers()['content-type']).toBe('image/png');
  const bytes = await picture.body();
  expect(bytes.length).toBeLessThan(200_000);
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('messengers learn of a private table only with its invitation', async ({ open }) => {
  const host = await open();
  const { id, invitation } = await makeTable(host, 'Ada', { players: 3, private: true });
  const without = await tags(host, `/table/${id}`);
  const none = await tags(host, '/table/0123456789abc');
  expect(without['og:title']).toBe('Armonium: the board game 011');
  expect(JSON.stringify(without).replaceAll(id, 'ID')).toBe(
    JSON.stringify(none).replaceAll('0123456789abc', 'ID'),
  );
  expect((await tags(host, `/table/${id}?invitation=${invitation}`))['og:title']).toBe(
    'Ada invites you to 011',
  );
});

test('a name with HTML in it stays a name, in the tags and on the page', async ({ open }) => {
  const host = await open();
  const name = '"><script>alert(1)</script>';
  const { id } = await makeTable(host, name, { players: 3 });
  const seen = await tags(host, `/table/${id}`);
  expect(seen['og:title']).toBe(`${name} invites you to 011`);
  expect(seen.title).toBe(`${name} invites you to 011`);
  expect(seen['inline scripts']).toBe((await tags(host, '/table/0123456789abc'))['inline scripts']);
  const guest = await open({ phone: true });
  await guest.goto(`/table/${id}`);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(`${name} invites you to 011`);
});
