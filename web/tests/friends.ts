/** Two friends at a server's table, with bots on the other seats. */
import type { Page } from '@playwright/test';
import type { Open } from './fixtures.ts';
import { uncover } from './screens.ts';

/** Asks the server as the player at this browser. */
export async function post<T>(page: Page, path: string, data: object = {}): Promise<T> {
  const answer = await page.evaluate(
    async ([to, body]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(to, { method: 'POST', headers, body });
      return { status: response.status, text: await response.text() };
    },
    [path, JSON.stringify(data)] as const,
  );
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return JSON.parse(answer.text) as T;
}

export interface Friends {
  ada: Page;
  bob: Page;
  /** The table's address with its invitation. */
  link: string;
  id: string;
}

/** A running game of Ada, who is host, Bob and two bots. */
export async function friends(open: Open, phone: boolean, options: object = {}): Promise<Friends> {
  const [ada, bob] = [await open(), await open({ phone })];
  for (const [page, name] of [
    [ada, 'Ada'],
    [bob, 'Bob'],
  ] as const) {
    await page.goto('/');
    await post(page, '/api/me', { name });
  }
  const { id, invitation } = await post<{ id: string; invitation: string }>(ada, '/api/tables', {
    options: { players: 4, private: true, ...options },
    seats: ['me', 'open', 'apprentice', 'apprentice'],
  });
  const link = `/table/${id}?invitation=${invitation}`;
  await post(bob, `/api/tables/${id}/join`, { invitation });
  await ada.goto(`/table/${id}`);
  await bob.goto(link);
  for (const page of [ada, bob]) {
    await page.locator('.table').waitFor();
    await uncover(page);
  }
  return { ada, bob, link, id };
}

/** Something in the table's menu. */
export async function menu(page: Page, name: RegExp): Promise<void> {
  await page.locator('.opener').last().click();
  await page.locator('.menu:popover-open .item').filter({ hasText: name }).click();
}
