/** The instruments themselves: each finds what it is there for. A proof that cannot fail proves nothing. */
import type { Page } from '@playwright/test';
import type { Scenario, ServerMessage, View } from '../src/wire/types';
import { expect, test } from './fixtures.ts';
import { measure } from './layoutCheck.ts';
import { playGame } from './positions.ts';
import { Reader, viewersIn } from './secrecy.ts';
import { foreignWords, textsOf } from './untranslated.ts';

/** An empty page with something on it. */
async function show(page: Page, html: string): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(`<body style="margin: 0; font: 16px monospace">${html}</body>`);
}

test.describe('measuring', () => {
  const faults: Record<string, [html: string, found: RegExp]> = {
    'a page that is too wide': ['<p style="width: 3000px">wide</p>', /the page is 3000 wide/],
    'text that is cut off': [
      '<p style="width: 60px; overflow: hidden; white-space: nowrap">a long line of text</p>',
      /cut off/,
    ],
    'text that leaves its button': [
      '<button style="width: 60px; white-space: nowrap; padding: 0">a long line of text</button>',
      /leaves its button/,
    ],
    'controls on top of each other': [
      '<button>one</button><button style="margin-left: -20px">two</button>',
      /on top of each other/,
    ],
  };
  for (const [what, [html, found]] of Object.entries(faults)) {
    test(`finds ${what}`, async ({ page }) => {
      await show(page, html);
      expect((await measure(page)).join('\n')).toMatch(found);
    });
  }

  test('finds nothing where all is well', async ({ page }) => {
    await show(
      page,
      '<p>text</p><button>one</button> <button>two</button><div style="width: 60px; overflow: auto">text that scrolls</div>',
    );
    expect(await measure(page)).toEqual([]);
  });
});

test('English words and keys are found, names are not', () => {
  expect(foreignWords(['prompt-your-turn'], 'ru', [])).toHaveLength(1);
  expect(foreignWords(['Your turn'], 'it', [])).not.toEqual([]);
  expect(foreignWords(['Your turn'], 'en', [])).toEqual([]);
  expect(foreignWords(['An Arrow From The Sun'], 'fr', ['An Arrow From The Sun'])).toEqual([]);
});

test('dates are in the language on every day of the year', () => {
  expect(foreignWords(['27 set 2026'], 'it', [])).toEqual([]);
  expect(foreignWords(['27 September 2026'], 'it', [])).toHaveLength(1);
});

test('what stands on a page is read, in its own language too; other languages and keys are not', async ({
  page,
}) => {
  await page.setContent(
    '<html lang="fr"><title>Title</title><body><p>Your turn</p><button aria-label="Close"></button>' +
      '<b lang="en">English</b><kbd>Enter</kbd><p hidden>hidden</p></body></html>',
  );
  expect((await textsOf(page)).toSorted()).toEqual(['Close', 'Title', 'Your turn']);
});

test('a View that tells too much is found', async ({ engine }) => {
  const { start } = playGame({ players: 4, bots: 'apprentice', seed: 1 });
  if (!('new' in start)) throw new Error('A game begins at the beginning.');
  const game = 'a View that tells too much';
  await engine.ask('new', { game, seed: start.new.seed, ...start.new.options });
  const { scenario: truth } = await engine.ask('state', { game, referee: true });
  const { view } = await engine.ask('view', { game, viewer: 0 });
  const { view: other } = await engine.ask('view', { game, viewer: 1 });
  await engine.ask('drop', { game });

  const complaints = (shown: View, told: Scenario = truth): string[] => {
    const reader = new Reader(0, told);
    reader.read({
      type: 'refused',
      version: 0,
      decision: 0,
      clause: '',
      code: 'stale',
      view: shown,
    });
    return reader.wrong;
  };
  expect(complaints(view)).toEqual([]);
  expect(complaints(other)).not.toEqual([]);
  expect(complaints({ ...view, cards: other.cards })).not.toEqual([]);

  const reader = new Reader(0, truth);
  const drawn = { event: 'tile_drawn', seat: 1, tile: { seen: 3 } } as const;
  const update: ServerMessage = {
    type: 'update',
    seat: 'unchanged',
    version: 1,
    at: 0,
    decision: 1,
    take_back: false,
    news: [{ news: 'decided', seat: 1, events: [drawn] }],
  };
  reader.read(update);
  expect(reader.wrong).toHaveLength(1);
});

test('a View that is kept somewhere is found, one that is forgotten is not', async ({ page }) => {
  await show(page, '');
  await page.evaluate(() => {
    const view = (viewer: number): object => ({ viewer, shown_to: [], hands: [] });
    Object.assign(window, {
      kept: (() =>
        (
          (secret: object) => () =>
            secret
        )(view(2)))(),
    });
    view(3);
  });
  expect(await viewersIn(page)).toEqual([2]);
});

test('whatever a browser complains about is heard', async ({ open, complaints }) => {
  const page = await open();
  await page.goto('/');
  await page.evaluate(() => {
    console.error('said');
    setTimeout(() => {
      throw new Error('thrown');
    });
    void Promise.reject(new Error('rejected'));
    document.body.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }));
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red"></p>');
  });
  for (const what of [/said/, /thrown/, /rejected/, /Content Security Policy/])
    await expect.poll(() => complaints.heard.join('\n')).toMatch(what);
  complaints.allow(/./);
});
