/** The page after one visit, with its server gone. */
import type { Page } from '@playwright/test';
import { expect, test, type Open } from './fixtures.ts';
import { kept, KEEPS } from './noServer.ts';
import { newFolder, serve } from './server.ts';

/** Visits a server once, and ends it. */
async function visited(open: Open, more = KEEPS): Promise<{ page: Page; url: string }> {
  const server = await serve(await newFolder());
  const page = await open({ options: { ...more, baseURL: server.url } });
  await page.goto('/');
  await kept(page);
  await server.stop();
  return { page, url: server.url };
}

test('the page, its five languages and the rules are there without the server', async ({
  open,
  complaints,
}) => {
  complaints.allow(/ERR_CONNECTION_REFUSED|Failed to load resource/);
  const { page } = await visited(open);
  await page.goto('/rules');
  for (const [tag, title] of [
    ['it', 'Le regole'],
    ['fr', 'Les règles'],
    ['es', 'Las reglas'],
    ['ru', 'Правила'],
    ['en', 'The rules'],
  ] as const) {
    await page.locator(`.preferences [lang=${tag}]`).first().click();
    await expect(page.locator('h1')).toContainText(title);
    await expect(page.locator('.clause').first()).toBeVisible();
  }
  const fonts = await page.evaluate(() =>
    document.fonts.ready.then((all) => [...all].map((one) => one.status)),
  );
  expect(fonts).not.toContain('error');
  await page.goto('/nowhere');
  await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible();
  await page.goto('/');
});
