/** The first minute of a newcomer: the front page, the overture, the first question and its hint. */
import type { Locator, Page } from '@playwright/test';
import { examine } from './axe.ts';
import { expect, SIZES, test } from './fixtures.ts';
import { beginAfterOverture } from './randomPlayer.ts';
import { LANGUAGES } from './untranslated.ts';

/** How long the overture may take, in milliseconds. */
const LONGEST = 20_000;
/** What hints at the auction are about. */
const POSITION = /position [IV]+\b/i;
const MOVING = { reducedMotion: 'no-preference' } as const;

const overture = (page: Page): Locator => page.locator('dialog.overture');

/** Presses Play now on a front page whose table is never made, so that everybody stays new. */
async function play(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('form.play button.primary').click();
  await expect(overture(page)).toHaveAttribute('open', '');
}

/** A server that is slow to make tables: they are asked for, and never answered. */
async function withoutTables(page: Page): Promise<void> {
  await page.route('**/api/tables', (route) =>
    route.request().method() === 'POST' ? undefined : route.continue(),
  );
}

for (const [size, visit] of Object.entries(SIZES)) {
  test(`every sentence of the overture fits ${size} in every language`, async ({ open }) => {
    const page = await open({ ...visit, options: { ...visit.options, ...MOVING } });
    await withoutTables(page);
    for (const language of LANGUAGES) {
      await page.goto('/');
      await page.evaluate((tag) => {
        localStorage.setItem('armonium-settings', JSON.stringify({ language: tag }));
      }, language);
      await play(page);
      // All sentences have their places from the start, and only one of them is seen.
      const { words, footer, button, screen } = await overture(page).evaluate((dialog) => {
        const box = (of: Element): { top: number; bottom: number; left: number; right: number } => {
          const { top, bottom, left, right } = of.getBoundingClientRect();
          return { top, bottom, left, right };
        };
        return {
          words: [...dialog.querySelectorAll('.words > div')].map((one) => ({
            text: one.textContent,
            ...box(one),
          })),
          footer: box(dialog.querySelector('footer') ?? dialog),
          button: box(dialog.querySelector('footer button') ?? dialog),
          screen: { width: innerWidth, height: innerHeight, scrolls: dialog.scrollHeight - innerHeight },
        };
      });
      expect(words).toHaveLength(6);
      expect(screen.scrolls).toBeLessThanOrEqual(0);
      expect(button.bottom - button.top).toBeGreaterThanOrEqual(44);
      // What is not shown yet stands 12 px lower.
      for (const { text, top, bottom, left, right } of words) {
        const about = `${language}: ${text}`;
        expect(left, about).toBeGreaterThanOrEqual(0);
        expect(right, about).toBeLessThanOrEqual(screen.width);
        expect(top, about).toBeGreaterThan(screen.height * 0.5);
        expect(bottom, about).toBeLessThanOrEqual(footer.top + 12);
      }
    }
  });
}

test('the overture is over within twenty seconds, earlier by Escape or its button, and led by clicks and keys', async ({
  open,
}) => {
  const page = await open({ options: MOVING });
  await page.clock.install();
  await withoutTables(page);
  const ends: ((page: Page) => Promise<void>)[] = [
    () => page.keyboard.press('Escape'),
    () => overture(page).getByRole('button', { name: 'Skip' }).click(),
    () => page.clock.runFor(LONGEST),
  ];
  for (const end of ends) {
    await play(page);
    await page.keyboard.press('Tab');
    await expect(overture(page), 'Tab only moves the focus').toHaveCount(1);
    await end(page);
    await expect(overture(page)).toHaveCount(0);
  }

  await play(page);
  const sentence = overture(page).locator('.words > .now');
  const first = await sentence.innerText();
  const leads = [
    () => page.mouse.click(300, 300),
    () => page.keyboard.press(' '),
    () => page.keyboard.press('x'),
    () => page.mouse.click(300, 300),
    () => page.mouse.click(300, 300),
  ];
  for (const lead of leads) {
    await lead();
    await page.clock.runFor(LONGEST);
    await expect(overture(page), 'who leads takes the time it takes').toHaveCount(1);
  }
  expect(await sentence.innerText()).not.toBe(first);
  await expect(overture(page).getByRole('button', { name: 'Begin' })).toBeVisible();
  await page.mouse.click(300, 300);
  await expect(overture(page)).toHaveCount(0);
});

test('the overture leaves the goal on the screen long enough to read it', async ({ open }) => {
  const page = await open({ options: MOVING });
  await page.clock.install();
  await withoutTables(page);
  await play(page);
  const seen: number[] = [];
  for (let time = 0; time < LONGEST; time += 250) {
    const [text, now] = await page.evaluate(
      () => [document.querySelector('dialog.overture .words > .now')?.textContent ?? '', Date.now()] as const,
    );
    if (text.includes('15 pages')) seen.push(now);
    await page.clock.runFor(250);
  }
  expect(Math.max(...seen) - Math.min(...seen)).toBeGreaterThanOrEqual(5_000);
});

test('without motion, and for screen readers, all sentences of the overture are there at once', async ({
  open,
}) => {
  const page = await open();
  await page.clock.install();
  await withoutTables(page);
  await play(page);
  const shown = overture(page).locator('.words > .now');
  await expect(shown).toHaveCount(6);
  for (const one of await shown.all()) await expect(one).toHaveCSS('opacity', '1');
  // The pointer over a button may still change its colour.
  const animated = (): Promise<number> =>
    overture(page).evaluate((dialog) => dialog.getAnimations({ subtree: true }).length);
  await expect.poll(animated).toBe(0);
  await expect(page.getByRole('dialog', { name: 'What this game is about' })).toContainText(
    'from Hour V, one of us is the Wolf',
  );
  expect(await examine(page)).toEqual([]);
  await page.clock.runFor(10 * LONGEST);
  await expect(overture(page), 'the reader takes the time it takes').toHaveCount(1);
  await overture(page).getByRole('button', { name: 'Begin' }).click();
  await expect(overture(page)).toHaveCount(0);
});

test('a newcomer’s game is made behind the overture, a bot opens it, and hints say why until they are known', async ({
  open,
}) => {
  const page = await open();
  await page.goto('/');
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/tables'),
  );
  await page.locator('form.play button.primary').click();
  expect((await asked).postDataJSON()).toMatchObject({ options: { newcomer: true } });
  await page.locator('.table').waitFor();
  await expect(overture(page), 'the table is there while it plays').toHaveCount(1);
  await beginAfterOverture(page);

  // The first question is about a bid, because a bot has opened.
  const hint = page.locator('.prompt .hint span');
  await expect(hint).toContainText(POSITION);
  // The reader's own card is introduced, with what the Notebook makes of it.
  const secret = page.locator('.prompt .secret span');
  await expect(secret).toHaveText(
    /^You hold (.+), so \1 isn’t the Chosen One\. .*: \d names are left\. See your hand and the Notebook\.$/,
  );
  const [, own = ''] = /You hold (.+), so/.exec(await secret.innerText()) ?? [];
  await expect(page.locator('section.hand')).toContainText(own);
  const pass = page.getByRole('button', { name: /^Pass\b/ });
  await expect(pass).toBeVisible();
  await expect(hint).toContainText('Early positions choose a character first');
  await pass.click();
  await expect(page.locator('.prompt.mine .hint span')).toContainText(POSITION);
  await expect(hint, 'why it matters is said once').not.toContainText('Early positions');
  await expect(secret).toHaveCount(0);

  // What was answered often enough is hinted at no more, and the switch brings it back.
  const kept = (): Promise<{ hinted?: Record<string, number> }> =>
    page.evaluate(
      () =>
        JSON.parse(localStorage.getItem('armonium-settings') ?? '{}') as { hinted?: Record<string, number> },
    );
  expect((await kept()).hinted?.['advice-position']).toBeGreaterThanOrEqual(1);
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('armonium-settings') ?? '{}') as object;
    localStorage.setItem(
      'armonium-settings',
      JSON.stringify({ ...settings, hinted: { 'advice-position': 12 } }),
    );
  });
  await page.reload();
  await page.locator('.prompt.mine').waitFor();
  await expect(overture(page)).toHaveCount(0);
  await expect(page.locator('.prompt .hint')).toHaveCount(0);
  await page.goto('/');
  const hints = page.locator('.preferences .icon-btn').last();
  await hints.click();
  await hints.click();
  expect((await kept()).hinted).toEqual({});
  await page.goBack();
  await expect(page.locator('.prompt .hint span')).toContainText(POSITION);
});

for (const [size, visit] of Object.entries(SIZES)) {
  test(`on the front page at ${size}, learning and playing weigh the same, and panels are as tall as what is in them`, async ({
    open,
  }) => {
    const page = await open(visit);
    await page.goto('/');
    const tiles = page.locator('form.play .tile');
    await expect(tiles).toHaveCount(2);
    const looks = await tiles.evaluateAll((all) =>
      all.map((tile) => {
        const { width, height, top } = tile.getBoundingClientRect();
        return [width, height, top, getComputedStyle(tile).backgroundColor].join();
      }),
    );
    expect(looks[0]).toBe(looks[1]);

    await page.locator('section.panel a').waitFor();
    const spare = await page
      .locator('section.panel')
      .evaluateAll((panels) =>
        panels.map(
          (panel) =>
            panel.getBoundingClientRect().bottom -
            (panel.lastElementChild ?? panel).getBoundingClientRect().bottom,
        ),
      );
    for (const rest of spare) expect(rest).toBeLessThan(24);

    // Inviting leads straight to the QR code; the link as a text and the options are one press away.
    await expect(page.locator('.invite a')).toHaveAttribute('href', '/new');
    await page.locator('.invite button').click();
    await page.waitForURL('**/table/*');
    await page.getByText('Link and details').click();
    await expect(page.getByLabel('Link to this table')).toBeVisible();
    await expect(page.locator('section.panel svg[role=img], section.panel [role=img]').first()).toBeVisible();
    await expect(overture(page)).toHaveCount(0);
  });
}
