/** Hints for a player alone with bots: short, in every language, and what they name can be found. */
import type { Page } from '@playwright/test';
import { CHARACTERS } from '../src/art/characters.ts';
import { insightOf } from '../src/notebook/insight.fixture.ts';
import type { Action, Character, Pack, Power } from '../src/wire/types';
import { EngineTable } from './engine-table.ts';
import type { Engine } from './engine.ts';
import { expect, SIZES, test } from './fixtures.ts';
import { beginAfterOverture } from './randomPlayer.ts';
import { PLAYED, type Library, type Position } from './positions.ts';
import { choice, mainChoice, pick } from './prompt.ts';
import { LANGUAGES } from './untranslated.ts';

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
        await early(engine, library, 'gears', ({ view }) => {
          const turns = view.legal.flatMap((action) => (action.do === 'turn' ? [action.teeth] : []));
          return insightOf(view).gears.some(
            ({ teeth, activity }) => turns.includes(teeth) && activity === 'compose',
          );
        }),
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

test('a hint calls an Item Tile as its card does', async ({ open, engine, library }) => {
  const page = await open();
  const table = await early(
    engine,
    library,
    'end_turn',
    (found) => offers(found, 'play_item') && !offers(found, 'play_power', 'music'),
  );
  await table.serve(page);
  await page.goto(`/table/${table.id}`);
  const hint = page.locator('.prompt .hint');
  await expect(hint).toContainText('You can still play an Item Tile: ');
  const [, name = ''] = /Item Tile: “?([^(”]+?)”?(?: \(|[,.])/.exec(await hint.innerText()) ?? [];
  await expect(page.locator('section.hand .can .title').filter({ hasText: name })).not.toHaveCount(0);
});

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

for (const size of ['laptop', 'phone'] as const) {
  test(`on a ${size}, what a hint advises at the auction is the main choice, and without hints it is the bid`, async ({
    open,
    engine,
    library,
  }) => {
    const page = await open(SIZES[size]);
    await page.goto('/');
    const table = await early(engine, library, 'raise', (one) => offers(one, 'bid') && offers(one, 'pass'));
    const [bid] = table.view.legal.flatMap((action) => (action.do === 'bid' ? [action] : []));
    if (!bid) throw new Error('Nobody can bid.');
    const advise = (most: number): void => {
      table.hint = { about: 'position', position: 1, most, why: 'choice' };
    };
    const hint = page.locator('.prompt .hint');
    const isMain = (action: Action): Promise<void> =>
      expect(mainChoice(page)).toHaveAttribute('data-choice', JSON.stringify(action));

    advise(bid.time);
    await table.visit(page);
    await expect(hint).toContainText('is worth up to');
    await isMain(bid);
    advise(bid.time - 1);
    await page.reload();
    await expect(hint).toContainText(bid.time > 1 ? 'Pass: position I' : 'isn’t worth any Time');
    await isMain({ do: 'pass' });
    // Who puts the hint away decides alone, and who raises the number means to bid.
    await hint.locator('button').click();
    await isMain(bid);
    await page.reload();
    await isMain({ do: 'pass' });
    await page.locator('.prompt .stepper button').last().click();
    await expect(mainChoice(page)).toHaveAttribute('data-choice', /"bid"/);
    await page.locator('.prompt .stepper button').first().click();
    await isMain({ do: 'pass' });
    await page.keyboard.press('Enter');
    await expect.poll(() => table.decided).toEqual([{ do: 'pass' }]);
  });

  test(`on a ${size}, a newcomer’s own card and the first advice are short in every language`, async ({
    open,
    engine,
    library,
  }) => {
    const page = await open(SIZES[size]);
    await page.goto('/');
    const table = await early(engine, library, 'raise', (one) => offers(one, 'bid') && offers(one, 'pass'));
    table.hint = { about: 'position', position: 4, most: 11, why: 'location' };
    await table.serve(page);
    for (const language of LANGUAGES) {
      await page.evaluate((tag) => {
        localStorage.setItem('armonium-settings', JSON.stringify({ language: tag }));
      }, language);
      await page.goto(`/table/${table.id}`);
      const hints = page.locator('.prompt.mine :is(.hint, .secret) span');
      await expect(hints, language).toHaveCount(2);
      const lines = await hints.evaluateAll((all) =>
        all.map((span) =>
          Math.round(span.getBoundingClientRect().height / parseFloat(getComputedStyle(span).lineHeight)),
        ),
      );
      for (const count of lines) expect(count, language).toBeLessThanOrEqual(size === 'phone' ? 4 : 2);
      if (size === 'phone') continue;
      // Both hints leave the bars of all players in sight.
      const hidden = await page.locator('.auction').evaluate((one) => one.scrollHeight - one.clientHeight);
      expect.soft(hidden, `${language}: bars`).toBeLessThanOrEqual(1);
    }
  });
}

test('the hint about a character comes back to whom the hint about the Clue named, and names the price of Pålsson', async ({
  open,
  engine,
  library,
}) => {
  const page = await open();
  await page.goto('/');
  const pack = (await engine.ask('pack')) as unknown as Pack;
  const { at, then, space, other, best } = await clueAndChoice(engine, library);
  for (const close of [true, false]) {
    const table = await EngineTable.begin(engine, at);
    table.aloneWithBots();
    table.hint = { about: 'clue', space, character: other, steps: 1 };
    await table.visit(page);
    const hint = page.locator('.prompt.mine .hint span');
    await expect(hint).toContainText('is marked on the map');
    const name = pack.spaces[space]?.name ?? '';
    await expect(page.locator('.city text').filter({ hasText: name }), 'named there too').toHaveCount(1);
    await pick(page, space);
    await choice(page, { do: 'place_clue', space }).click();
    await expect.poll(() => table.decided).toHaveLength(1);
    table.hint = { about: 'character', character: best, why: 'gears', clues: 0, close: close ? [other] : [] };
    for (const { seat, action } of at.file.moves.slice(at.moves + 1, then)) await table.play(seat, action);
    await expect(hint).toContainText('who stands best', { timeout: 30_000 });
    await expect(hint).toContainText(
      close ? 'is about as good.' : 'Now that’s worth more than the Clue that ',
    );
    await expect(hint).toContainText(name);
    expect(await hint.innerText()).toContain('The ability costs 2 Time.');
  }
});

test('the first tap on a character shows it also while a hint is under the buttons', async ({
  open,
  engine,
  library,
}) => {
  const page = await open(SIZES.phone);
  const table = await early(engine, library, 'choose', () => true);
  const [free] = table.view.legal.flatMap((action) => (action.do === 'choose' ? [action] : []));
  if (!free) throw new Error('No character is free.');
  table.hint = { about: 'character', character: free.character, why: 'ability', clues: 0, close: [] };
  await table.visit(page);
  await expect(page.locator('.prompt .hint')).toBeVisible();
  await choice(page, free).tap();
  await expect(mainChoice(page)).toHaveText(/^Choose \S/);
  expect(table.decided).toEqual([]);
});

/** A Clue that is placed, and the choice after it of the same player: `other` is free then and reaches it. */
async function clueAndChoice(
  engine: Engine,
  library: Library,
): Promise<{ at: Position; then: number; space: number; other: Character; best: Character }> {
  for (const played of PLAYED.filter(({ players }) => players === 4)) {
    const positions = await library.decisions(played);
    for (const at of positions) {
      const { action, seat, moves } = at;
      const next = positions.find((one) => one.moves > moves && one.seat === seat);
      if (action.do !== 'place_clue' || next?.status.ask !== 'choose') continue;
      if (next.moves - moves > 14) continue;
      const { view } = await EngineTable.begin(engine, next);
      const free = view.legal.flatMap((one) => (one.do === 'choose' ? [one.character] : []));
      const { reach } = insightOf(view);
      const reaches = (one: Character): boolean =>
        reach[CHARACTERS.indexOf(one)]?.clues.includes(action.space) ?? false;
      const other = free.find((one) => one !== 'palsson' && reaches(one));
      if (other && free.includes('palsson'))
        return { at, then: next.moves, space: action.space, other, best: 'palsson' };
    }
  }
  throw new Error('No Clue is placed for a later choice.');
}
