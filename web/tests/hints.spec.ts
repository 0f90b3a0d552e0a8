/** Hints for a player alone with bots: short, in every language, and what they name can be found. */
import type { Page } from '@playwright/test';
import { faceAfter } from '../src/machine/gears.ts';
import type { Action, Pack, Power } from '../src/wire/types';
import { EngineTable } from './engine-table.ts';
import type { Engine } from './engine.ts';
import { expect, SIZES, test } from './fixtures.ts';
import { beginAfterOverture } from './person.ts';
import { PLAYED, type Library } from './positions.ts';
import { LANGUAGES } from './words.ts';

/** The lines of the hint, and the spaces that are marked on the map. */
const hintOn = (page: Page): Promise<{ text: string; lines: number; marks: number }> =>
  page.locator('.prompt .hint span').evaluate((span) => ({
    text: span.textContent,
    lines: Math.round(span.getBoundingClientRect().height / parseFloat(getComputedStyle(span).lineHeight)),
    marks: document.querySelectorAll('.city .beacon').length,
  }));

/** A table early in a game of four where this is asked and more holds, alone with bots. */
async function early(
  engine: Engine,
  library: Library,
  ask: string,
  wanted: (table: EngineTable) => boolean | Promise<boolean>,
): Promise<EngineTable> {
  for (const played of PLAYED.filter(({ players }) => players === 4)) {
    for (const position of await library.decisions(played)) {
      if (position.status.ask !== ask || position.status.hour > 3) continue;
      const table = await EngineTable.begin(engine, position);
      table.aloneWithBots();
      if (await wanted(table)) return table;
    }
  }
  throw new Error('No game has such a position.');
}

const offers = ({ view }: EngineTable, what: Action['do'], power?: Power): boolean =>
  view.legal.some(
    (action) => action.do === what && (!power || ('power' in action && action.power === power)),
  );

for (const size of ['laptop', 'phone'] as const) {
  test(`on a ${size}, hints name a card to play, what actions bring and the Clues within reach, shortly in every language`, async ({
    open,
    engine,
    library,
  }) => {
    const page = await open(SIZES[size]);
    await page.goto('/');
    const pack = (await engine.ask('pack')) as unknown as Pack;
    const place = size === 'phone' ? 'Tap “Hand”.' : 'It’s in your hand.';
    const tables: [EngineTable, string][] = [
      [
        await early(
          engine,
          library,
          'end_turn',
          (table) => offers(table, 'play_power', 'music') && !offers(table, 'play_item'),
        ),
        `You can still play a card: Three pages (gain 3 Music Pages). ${place}`,
      ],
      [
        await early(engine, library, 'gears', ({ view: { legal, public: board } }) =>
          legal.some(
            (action) =>
              action.do === 'turn' &&
              faceAfter(pack.gears.activity, board.gears[2], action.teeth) === 'compose',
          ),
        ),
        'Compose: pages, you need 15',
      ],
      [
        await early(engine, library, 'move', async (table) =>
          (await table.ways()).some(({ to }) => table.view.public.clues_on.includes(to)),
        ),
        'makes Compose, Research or Investigate stronger.',
      ],
    ];
    for (const [table, said] of tables) {
      await table.serve(page);
      for (const language of LANGUAGES) {
        await page.evaluate((tag) => {
          localStorage.setItem('armonium-settings', JSON.stringify({ language: tag }));
        }, language);
        await page.goto(`/table/${table.id}`);
        await page.locator('.prompt.mine .hint').waitFor();
        if (language === 'en') await expect(page.locator('.prompt .hint')).toContainText(said);
        const { text, lines, marks } = await hintOn(page);
        expect(lines, `${language}: ${text}`).toBeLessThanOrEqual(3);
        expect(marks > 0, `${language}: ${text}`).toBe(table.view.ask === 'move');
      }
    }
  });
}

test('where a Clue should be placed is marked on the map of a newcomer’s phone', async ({ open }) => {
  const page = await open(SIZES.phone);
  await page.goto('/');
  await page.locator('form.play button.primary').click();
  await beginAfterOverture(page);
  const [hint, pass] = [page.locator('.prompt.mine .hint'), page.getByRole('button', { name: /^Pass\b/ })];
  // Who passes each time is last, and places a Clue.
  await expect(async () => {
    if (await pass.isVisible()) await pass.click();
    await expect(hint).toContainText('is marked on the map', { timeout: 500 });
  }).toPass({ timeout: 60_000 });
  const { text, lines, marks } = await hintOn(page);
  expect(lines, text).toBeLessThanOrEqual(3);
  expect(marks).toBe(1);
  await hint.locator('button').click();
  await expect(page.locator('.city .beacon')).toHaveCount(0);
});
