/**
 * The table on screens of many sizes: what must be in sight is, and the map stays the same map.
 * Long, with one test per promise and screen.
 */
import type { Locator, Page } from '@playwright/test';
import { EngineTable } from './engine-table.ts';
import { DESK, expect, LAPTOP, PHONE, SIZES, test } from './fixtures.ts';
import { CHAPTERS, Learner } from './lessons.ts';
import { askWord, PLAYED, playGame, type Position } from './positions.ts';
import { choice, pick } from './prompt.ts';
import { uncover, type Tools } from './screens.ts';
import { speak } from './untranslated.ts';

/** What browsers leave of common laptops. */
const LAPTOPS = [
  { width: 1366, height: 680 },
  { width: 1536, height: 730 },
  { width: 1440, height: 780 },
  { width: 1440, height: 859 },
];
const DESKS = [{ width: 1440, height: 900 }, ...LAPTOPS];

const six = ({ played, status, action }: Position): boolean =>
  played.players === 6 && status.hour >= 2 && askWord(status.ask) === 'gears' && action.do === 'turn';

/** A table in a position of the library. */
async function sit(
  page: Page,
  { engine, library }: Pick<Tools, 'engine' | 'library'>,
  wanted: (position: Position) => boolean,
): Promise<EngineTable> {
  const position = await library.first(wanted);
  const table = await EngineTable.begin(engine, position);
  await table.visit(page);
  await uncover(page);
  return table;
}

const laidOut = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))),
      ),
  );

/** The map: where it lies, and whether it is the drawn one with names. */
async function map(page: Page) {
  await laidOut(page);
  return page.locator('.city').evaluate((city) => {
    const { x, y, width, height } = city.getBoundingClientRect();
    return {
      box: [x, y, width, height].map(Math.round),
      drawn: city.querySelector('svg.flat') === null,
      names: city.querySelectorAll('.drawing g > rect[rx="2"]').length,
    };
  });
}

/** How many of them can be seen whole. */
async function seen(all: Locator): Promise<number> {
  return all.evaluateAll((found) => {
    const isSeen = (one: Element): boolean => {
      const box = one.getBoundingClientRect();
      const inside = (around: DOMRect): boolean =>
        box.top >= around.top - 1 && box.bottom <= around.bottom + 1;
      for (let around = one.parentElement; around; around = around.parentElement)
        if (getComputedStyle(around).overflowY !== 'visible' && !inside(around.getBoundingClientRect()))
          return false;
      return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight + 1;
    };
    return found.filter(isSeen).length;
  });
}

const four =
  (ask: string, done: string) =>
  ({ played, status, action }: Position): boolean =>
    played.players === 4 && status.hour >= 3 && askWord(status.ask) === ask && action.do === done;

for (const language of ['en', 'fr', 'ru'] as const) {
  test(`a laptop shows the drawn map with names, all characters, all players and six lines of the log, ${language}`, async ({
    open,
    engine,
    library,
  }) => {
    const page = await open({ language });
    for (const wanted of [four('choose', 'choose'), four('discard', 'discard'), six]) {
      const table = await sit(page, { engine, library }, wanted);
      if (table.view.ask === 'choose') await page.locator('.characters header button').click();
      for (const viewport of LAPTOPS) {
        const where = `${table.view.ask as string}, ${viewport.width} × ${viewport.height}`;
        await page.setViewportSize(viewport);
        const { drawn, names } = await map(page);
        expect.soft(drawn, `${where}: drawn`).toBe(true);
        expect.soft(names, `${where}: names`).toBeGreaterThanOrEqual(6);
        expect.soft(await seen(page.locator('.chart li')), `${where}: characters`).toBe(8);
        expect.soft(await seen(page.locator('.player')), `${where}: players`).toBe(table.names.length);
        // Where long words leave fewer, one click folds the machine room.
        const lines = page.locator('.log li');
        const fold = page.locator('.machine > .fold');
        if ((await seen(lines)) < 6) {
          await fold.click();
          await laidOut(page);
          expect.soft(await seen(lines), `${where}: lines of the log`).toBeGreaterThanOrEqual(6);
          await fold.click();
        }
      }
    }
  });
}

/** Every question that is asked beside the map, and what was decided if that matters. */
const BESIDE_MAP: [ask: string, done?: string][] = [
  ['place_clue'],
  ['gears', 'turn'],
  ['move', 'ride'],
  ['end_turn'],
  ['look'],
  ['free_steps'],
  ['clue_on_mystic'],
  ['take_back'],
  ['block'],
  ['name'],
  ['favour'],
  ['relocate'],
  ['swap'],
  ['place_location'],
  ['place_organ'],
  ['discard'],
  ['act investigate'],
  ['act research'],
  ['act compose'],
  ['act move_clue'],
];

for (const viewport of [DESK, LAPTOP]) {
  test(`the map keeps its size from question to question at ${viewport.width} × ${viewport.height}`, async ({
    open,
    engine,
    library,
  }) => {
    test.setTimeout(240_000);
    const page = await open({ options: { viewport } });
    const heights = new Map<string, number>();
    for (const [ask, done] of BESIDE_MAP) {
      const asked = ({ played, status, action }: Position): boolean =>
        played.players === 4 &&
        status.hour >= 2 &&
        askWord(status.ask) === ask &&
        (done === undefined || action.do === done);
      const table = await sit(page, { engine, library }, asked);
      if (ask === 'move') {
        // Two ways to the same space are offered.
        const ways = await table.ways();
        const two = ways.find((way) => ways.some((other) => other !== way && other.to === way.to));
        await pick(page, two?.to ?? 0);
        await expect(choice(page, 'way-1')).toBeVisible();
      }
      // The languages with the longest words.
      for (const language of ['fr', 'ru'] as const) {
        await speak(page, language);
        await laidOut(page);
        const city = await page.locator('.city').boundingBox();
        heights.set(`${ask}, ${language}`, city?.height ?? 0);
        const people = page.locator('.chart li');
        expect.soft(await seen(people), `${ask}, ${language}`).toBe(8);
      }
    }
    const highest = Math.max(...heights.values());
    expect([...heights].filter(([, height]) => height < highest - 1)).toEqual([]);
  });
}

test('a past moment and a vote leave the map as it is', async ({ open, engine, library }) => {
  const page = await open();
  const table = await sit(page, { engine, library }, four('gears', 'turn'));
  for (const viewport of DESKS) {
    await page.setViewportSize(viewport);
    const before = await map(page);
    expect(before.drawn).toBe(true);
    await page.locator('.log button.line').nth(-2).click();
    await expect(page.locator('.banner.past')).toBeInViewport({ ratio: 1 });
    const { box, drawn } = await map(page);
    expect.soft([box, drawn], `${viewport.height} px, past`).toEqual([before.box, true]);
    await page.locator('.banner.past button').click();
    await expect(page.locator('.banner')).toHaveCount(0);
  }
  const before = await map(page);
  await table.votes((table.seat + 1) % table.names.length, true);
  await expect(page.locator('.vote')).toBeInViewport({ ratio: 1 });
  expect((await map(page)).box).toEqual(before.box);
});

test('a past moment leaves the map of a phone as it is', async ({ open, engine, library }) => {
  const page = await open({ phone: true });
  await sit(page, { engine, library }, four('move', 'step'));
  const before = await map(page);
  await dock(page, 4).click();
  await page.locator('.log button.line').nth(-2).click();
  await dock(page, 0).click();
  await expect(page.locator('.banner.past')).toBeInViewport({ ratio: 1 });
  expect((await map(page)).box).toEqual(before.box);
  await page.locator('.banner.past button').click();
  await expect(page.locator('.banner')).toHaveCount(0);
  expect((await map(page)).box).toEqual(before.box);
});

test('the board after the end is the drawn one, and as large as in the game', async ({
  open,
  engine,
  library,
}) => {
  const page = await open();
  await sit(page, { engine, library }, four('gears', 'turn'));
  const maps = new Map<number, number[]>();
  for (const viewport of DESKS) {
    await page.setViewportSize(viewport);
    maps.set(viewport.height, (await map(page)).box);
  }
  const file = playGame({ players: 4, bots: 'detective', seed: 3 });
  const table = await EngineTable.begin(engine, { file, seat: 0 });
  await table.visit(page);
  await page.locator('.table.over').waitFor();
  await page.locator('[data-choice="board"]').click();
  for (const viewport of DESKS) {
    await page.setViewportSize(viewport);
    const { box, drawn } = await map(page);
    expect.soft([box, drawn], `${viewport.height} px`).toEqual([maps.get(viewport.height), true]);
  }
});

test('eight rows of the notebook are in sight on a desk, with names', async ({ open, engine, library }) => {
  const page = await open({ language: 'ru' });
  await sit(page, { engine, library }, four('choose', 'choose'));
  for (const viewport of DESKS) {
    await page.setViewportSize(viewport);
    await page.getByRole('tab').nth(1).click();
    await laidOut(page);
    const names = page.locator('.notebook tbody th .name');
    expect.soft(await seen(names), `${viewport.height} px`).toBeGreaterThanOrEqual(8);
  }
});

test('the compass can be seen on every screen', async ({ open, engine, library }) => {
  const page = await open({ language: 'fr' });
  await sit(page, { engine, library }, four('gears', 'turn'));
  const sizes = [
    [1440, 900],
    [1279, 720],
    [1024, 768],
    [820, 1180],
    [390, 844],
    [360, 640],
    [844, 390],
  ] as const;
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await laidOut(page);
    expect.soft(await seen(page.locator('.compass .slot')), `${width} × ${height}`).toBe(4);
  }
});

const SMALL = { width: 360, height: 640 };
const PHONES = [PHONE, SMALL];
const dock = (page: Page, place: number): Locator => page.locator('.dock button').nth(place);

test('on a phone declaring leads to the names from every page, and a pick on the map to the map', async ({
  open,
  engine,
  library,
}) => {
  const page = await open({ phone: true });
  await sit(page, { engine, library }, four('choose', 'declare'));
  for (const place of [1, 2, 3, 4]) {
    await dock(page, place).click();
    const unfold = page.locator('.sheet button.unfold');
    if (await unfold.isVisible()) await unfold.click();
    await choice(page, 'declare').click();
    await expect(page.locator('.declare .name').first()).toBeInViewport();
    await expect(dock(page, 0)).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Escape');
    await expect(page.locator('.declare')).toHaveCount(0);
  }
  // The reader of the chat is asked for a space: the question offers the map, and the dock marks it.
  const table = await sit(page, { engine, library }, four('move', 'step'));
  for (const place of [1, 2, 3, 4]) {
    await dock(page, place).click();
    await expect(dock(page, 0)).toHaveClass(/answer/);
    await page.locator('.sheet .btn.unfold').click();
    await expect(page.locator('.city')).toBeInViewport();
  }
  // An answer given on the page of the machine leads on to the map.
  await sit(page, { engine, library }, four('gears', 'turn'));
  await dock(page, 2).click();
  await page.locator('.middle [role=radio]:not([aria-disabled=true])').first().click();
  await expect(page.locator('.city')).toBeInViewport();
  expect(table.decided).toEqual([]);
});

test('on a phone the question folds to one line beside hand, notes and log, and every page begins at its top', async ({
  open,
  engine,
  library,
}) => {
  const page = await open({ phone: true, language: 'ru' });
  await sit(page, { engine, library }, four('choose', 'choose'));
  for (const viewport of PHONES) {
    await page.setViewportSize(viewport);
    for (const place of [1, 3, 4]) {
      await dock(page, place).click();
      await laidOut(page);
      const height = (await page.locator('.sheet').boundingBox())?.height ?? 0;
      expect.soft(height, `${viewport.width}, page ${place}`).toBeLessThanOrEqual(52);
      await page.locator('.sheet .unfold').click();
      await expect(page.locator('.prompt .choices button').first()).toBeVisible();
    }
    await dock(page, 1).click();
    await page.locator('.middle').evaluate((middle) => middle.scrollTo(0, 200));
    await dock(page, 2).click();
    await laidOut(page);
    expect(await page.locator('.middle').evaluate((middle) => middle.scrollTop)).toBe(0);
  }
});

test('on a phone the notebook shows eight rows with whole names, in a lesson too', async ({
  open,
  engine,
  library,
}) => {
  const page = await open({ phone: true, language: 'ru' });
  const check = async (where: string): Promise<void> => {
    await laidOut(page);
    const names = page.locator('.notebook th .name');
    expect.soft(await seen(page.locator('.notebook tbody th .name')), where).toBeGreaterThanOrEqual(8);
    const broken = await names.evaluateAll((all) =>
      all
        .filter(
          (name) =>
            name.getClientRects().length > 1 ||
            name.scrollWidth > name.clientWidth + 1 ||
            name.scrollHeight > name.clientHeight + 1,
        )
        .map((name) => name.textContent),
    );
    expect.soft(broken, where).toEqual([]);
  };
  await sit(page, { engine, library }, four('choose', 'choose'));
  await dock(page, 3).click();
  for (const viewport of PHONES) {
    await page.setViewportSize(viewport);
    await check(`${viewport.width}`);
  }
  await page.setViewportSize(PHONE);
  const learner = new Learner(page, CHAPTERS[5] ?? '');
  await learner.enter();
  await page.locator('.notebook').waitFor();
  await check('lesson');
});

test('a mistake in a lesson leaves the instruction in sight', async ({ open }) => {
  const page = await open({ phone: true });
  await page.goto('/learn');
  await page.evaluate(() =>
    localStorage.setItem(
      'armonium-lessons',
      JSON.stringify({ gears: { did: ['go_on'], step: 1, steps: 4, done: false, begun: 1 } }),
    ),
  );
  await page.goto('/learn/gears');
  await choice(page, { do: 'turn', teeth: 1 }).click();
  for (const viewport of [...PHONES, { width: 844, height: 390 }]) {
    await page.setViewportSize(viewport);
    for (const part of ['.wrong', '.say'])
      await expect.soft(page.locator(`.coach ${part}`), `${viewport.width}`).toBeInViewport({ ratio: 1 });
  }
});

test('a phone on its side shows the map beside whole buttons, and the means', async ({
  open,
  engine,
  library,
}) => {
  const page = await open({ phone: true, options: { viewport: { width: 844, height: 390 } } });
  const asked = [
    four('choose', 'choose'),
    four('gears', 'turn'),
    four('move', 'step'),
    four('act investigate', 'investigate'),
    four('discard', 'discard'),
    six,
  ];
  for (const wanted of asked) {
    const table = await sit(page, { engine, library }, wanted);
    for (const language of ['ru', 'fr', 'en'] as const) {
      await speak(page, language);
      await laidOut(page);
      const buttons = page.locator('.prompt .choices button');
      const where = `${JSON.stringify(table.view.ask)}, ${language}`;
      expect.soft(await seen(buttons), where).toBe(await buttons.count());
    }
    await expect.soft(page.locator('.status .mine')).toBeInViewport({ ratio: 1 });
    const city = await page.locator('.city').boundingBox();
    const sheet = await page.locator('.prompt').boundingBox();
    expect.soft(city?.height).toBeGreaterThan(280);
    expect.soft((city?.x ?? 0) + (city?.width ?? 0)).toBeLessThanOrEqual((sheet?.x ?? 0) + 1);
  }
});

test('on its side a phone shows the cards of the hand with their texts, the way back on the map, and six players', async ({
  open,
  engine,
  library,
}) => {
  const page = await open({ phone: true, options: { viewport: { width: 844, height: 390 } } });
  await sit(page, { engine, library }, four('choose', 'choose'));
  await dock(page, 1).click();
  await expect(page.locator('.hand .card').first()).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.hand .powers .text').first()).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.hand .fold')).toBeHidden();
  // The way back to an auction lies on the map, not on the header.
  await sit(page, { engine, library }, four('raise', 'bid'));
  await page.getByRole('button', { name: 'Look at the city' }).tap();
  const [back, top] = [
    page.getByRole('button', { name: 'Back to the auction' }),
    page.locator('.table > .top'),
  ];
  await expect(back).toBeInViewport({ ratio: 1 });
  const header = await top.boundingBox();
  expect((await back.boundingBox())?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  for (const viewport of [{ width: 844, height: 390 }, SMALL]) {
    await page.setViewportSize(viewport);
    await sit(page, { engine, library }, six);
    await laidOut(page);
    for (const field of await page.locator('.strip .field').all())
      await expect.soft(field, `${viewport.width}`).toBeInViewport({ ratio: 1 });
  }
});

test('at the end every page of the dock shows something of its own', async ({ open, engine }) => {
  const page = await open({ phone: true });
  const file = playGame({ players: 4, bots: 'detective', seed: 3 });
  const table = await EngineTable.begin(engine, { file, seat: 0 });
  await table.visit(page);
  for (const [place, shows] of ['.end', '.hand', '.gears', '.notebook', '.drawer'].entries()) {
    await dock(page, place).click();
    await expect(page.locator(`.middle ${shows}`).first()).toBeInViewport();
    await expect(page.locator('.dock')).toBeInViewport({ ratio: 1 });
  }
});

test('the map stays where it is when a space is picked', async ({ open, engine, library }) => {
  for (const language of ['en', 'ru'] as const) {
    const page = await open({ phone: true, language });
    const table = await sit(page, { engine, library }, four('move', 'step'));
    const before = await map(page);
    const [way] = await table.ways();
    await pick(page, way?.to ?? 0);
    await expect(page.locator('.prompt .btn.primary')).toBeVisible();
    expect.soft((await map(page)).box, language).toEqual(before.box);
  }
});

test('six names on a phone are whole, and a table has one heading of the first rank', async ({
  open,
  engine,
  library,
}) => {
  const page = await open({ phone: true });
  await sit(page, { engine, library }, six);
  const cut = await page
    .locator('.strip .name b')
    .evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).length);
  expect(cut).toBe(0);
  for (const viewport of [PHONE, { width: 820, height: 1180 }, ...DESKS]) {
    await page.setViewportSize(viewport);
    await expect(page.locator('h1')).toHaveCount(1);
  }
});

/** Where Fenrir discards: the hand holds a role beside all else, and the question is long. */
async function fenrirDiscards(engine: Tools['engine'], library: Tools['library']): Promise<EngineTable> {
  for (const played of PLAYED.filter(({ players }) => players === 4))
    for (const position of await library.decisions(played)) {
      if (position.status.hour < 6 || askWord(position.status.ask) !== 'discard') continue;
      const table = await EngineTable.begin(engine, position);
      if (table.view.role === 'fenrir') return table;
    }
  throw new Error('Fenrir never discards.');
}

test('no card of the hand is pushed over the edge, not even Fenrir’s', async ({ open, engine, library }) => {
  const page = await open();
  const tables = [
    () => fenrirDiscards(engine, library),
    async () => EngineTable.begin(engine, await library.first(four('choose', 'choose'))),
    async () => EngineTable.begin(engine, await library.first(four('act investigate', 'investigate'))),
  ];
  for (const begin of tables) {
    const table = await begin();
    await table.visit(page);
    await uncover(page);
    if (table.view.role === 'fenrir') await expect(page.locator('section.hand')).toContainText('Fenrir');
    for (const language of ['en', 'fr', 'ru'] as const) {
      await speak(page, language);
      for (const height of [900, 860]) {
        await page.setViewportSize({ width: 1440, height });
        await laidOut(page);
        const cards = page.locator('.hand :is(.card, .back)');
        expect.soft(await seen(cards), `${language}, ${height}`).toBe(await cards.count());
      }
      // On a low screen the hand is a strip of names, none of them beyond its end.
      await page.setViewportSize(LAPTOP);
      await laidOut(page);
      const beyond = await page.locator('.hand .inner').evaluate((one) => one.scrollWidth - one.clientWidth);
      expect.soft(beyond, `${language}, strip`).toBeLessThanOrEqual(0);
    }
    await speak(page, 'en');
  }
});

/** A turn that begins with all Power Cards and three tiles in the hand. */
async function fullHand(engine: Tools['engine'], library: Tools['library']): Promise<EngineTable> {
  for (const played of PLAYED.filter(({ players }) => players === 4))
    for (const position of await library.decisions(played)) {
      if (askWord(position.status.ask) !== 'end_turn') continue;
      const table = await EngineTable.begin(engine, position);
      const hand = table.view.hands[table.seat];
      if (hand?.powers.length === 4 && hand.tiles.length === 3) return table;
    }
  throw new Error('No hand is full.');
}

test('beside three tiles the texts of four Power Cards are whole', async ({ open, engine, library }) => {
  const page = await open();
  const table = await fullHand(engine, library);
  await table.visit(page);
  await uncover(page);
  for (const language of ['en', 'fr', 'ru', 'es', 'it'] as const) {
    await speak(page, language);
    await laidOut(page);
    const cut = await page.locator('.hand .card :is(.title, .text, .foot)').evaluateAll((texts) =>
      texts
        .filter((text) => {
          const [box, card] = [text.getBoundingClientRect(), text.closest('.card')?.getBoundingClientRect()];
          return card && (box.bottom > card.bottom || box.right > card.right + 1);
        })
        .map((text) => text.textContent),
    );
    expect.soft(cut, language).toEqual([]);
  }
});

test('on a phone an auction that asks leads to it from hand and machine, and is offered beside notes and log', async ({
  open,
  engine,
  library,
}) => {
  const page = await open({ phone: true });
  const { file, moves, seat } = await library.first(four('raise', 'bid'));
  const last = file.moves[moves - 1];
  if (!last) throw new Error('Nobody has bid.');
  for (const place of [1, 2, 3, 4]) {
    const table = await EngineTable.begin(engine, { file, moves: moves - 1, seat });
    await table.visit(page);
    await uncover(page);
    await dock(page, place).click();
    await table.play(last.seat, last.action);
    if (place > 2) {
      await expect(dock(page, 0)).toHaveClass(/answer/);
      await page.getByRole('button', { name: 'Go to the table' }).click();
    }
    await expect(page.locator('.auction .current')).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone what is bid for, and what winning and passing mean, are above the question', async ({
  open,
  engine,
  library,
}) => {
  const page = await open({ phone: true });
  const bidFor = (place: number) => (position: Position) => {
    const opened = position.file.moves
      .slice(0, position.moves)
      .findLast(({ action }) => action.do === 'open');
    const is = opened?.action.do === 'open' && opened.action.position === place;
    return is && position.played.players === 4 && position.status.ask === 'raise';
  };
  for (const place of [1, 2, 4]) {
    await sit(page, { engine, library }, bidFor(place));
    await laidOut(page);
    for (const part of ['.places .current', '.means .win', '.means p + p'])
      expect.soft(await seen(page.locator(`.auction ${part}`)), `${place}: ${part}`).toBe(1);
    expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0);
  }
});

test('the dock of a phone counts what came into the hand, and what can be played before the turn ends', async ({
  open,
  engine,
  library,
}) => {
  const page = await open({ phone: true });
  const badge = dock(page, 1).locator('.badge');
  await sit(page, { engine, library }, four('end_turn', 'play_power'));
  await expect(badge).toHaveAttribute('aria-label', /^\d playable$/);
  await dock(page, 1).click();
  await expect(badge).toHaveCount(0);

  const { file, moves, seat, action } = await library.first(four('act research', 'research'));
  const table = await EngineTable.begin(engine, { file, moves, seat });
  await table.visit(page);
  await uncover(page);
  await expect(badge).toHaveCount(0);
  await table.play(seat, action);
  await expect(badge).toHaveAttribute('aria-label', /^\d new$/);
  await dock(page, 1).click();
  await dock(page, 2).click();
  await expect(page.locator('.dock [aria-label$=" new"]')).toHaveCount(0);
});

test('no row of the notebook is under the sentence below it, and every column has a name', async ({
  open,
  engine,
  library,
}) => {
  const page = await open({ language: 'ru' });
  for (const players of [4, 6]) {
    const moving = ({ played, status }: Position): boolean =>
      played.players === players && status.hour >= 2 && status.ask === 'move';
    await sit(page, { engine, library }, moving);
    await page.getByRole('tab').nth(1).click();
    for (const viewport of DESKS) {
      await page.setViewportSize(viewport);
      await laidOut(page);
      const rows = await page.locator('.notebook tbody tr').evaluateAll((all) => {
        const why = document.querySelector('.notebook .why')?.getBoundingClientRect().top ?? 0;
        return all.slice(0, 8).filter((row) => row.getBoundingClientRect().bottom <= why + 1).length;
      });
      expect.soft(rows, `${players} players, ${viewport.height} px`).toBe(8);
      const heads = page.locator('.notebook thead th');
      expect.soft(await seen(heads.locator('.name'))).toBe(await heads.count());
      for (const head of await heads.all()) await expect.soft(head).toHaveAttribute('title', /./);
    }
  }
});

test('a finger that touches something else no longer points at a space', async ({
  open,
  engine,
  library,
}) => {
  const page = await open({ phone: true });
  const table = await sit(page, { engine, library }, four('move', 'step'));
  const lit = new Set((await table.ways()).map(({ to }) => to));
  const dark = Array.from({ length: 40 }, (_, space) => space).find((space) => !lit.has(space)) ?? 0;
  const tag = page.locator('.city .tag');
  await page.locator(`.city [data-space="${dark}"] path`).first().tap();
  await expect(tag).toBeVisible();
  await page.locator('.prompt h2').tap();
  await expect(tag).toHaveCount(0);
  // The next question knows nothing of a space that was picked for the last one.
  const far = (await table.ways()).find(({ actions }) => actions.length > 1);
  const [step] = far?.actions ?? [];
  if (!far || !step) throw new Error('Nothing is two steps away.');
  await page.locator(`.city [data-space="${far.to}"] path`).first().tap();
  await expect(page.locator('.city .route')).not.toHaveCount(0);
  await table.play(table.seat, step);
  await expect(tag).toHaveCount(0);
  await laidOut(page);
  await expect(page.locator('.city .route')).toHaveCount(0);
});

test('a finger that misses a space by a little picks it, and two fingers enlarge the map', async ({
  open,
  engine,
  library,
}) => {
  const page = await open({ phone: true });
  const table = await sit(page, { engine, library }, four('move', 'step'));
  await laidOut(page);
  const reached = (await table.ways()).map(({ to }) => to);
  const missed = await page.locator('.city').evaluate((city, spaces) => {
    const boxes = [...city.querySelectorAll('[data-space] path')].map((path) => path.getBoundingClientRect());
    for (const space of spaces) {
      const { x, y, width, height } = boxes[space] as DOMRect;
      const [cx, cy] = [x + width / 2, y + height / 2];
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const [px, py] = [cx + dx * (width / 2 + 15), cy + dy * (height / 2 + 15)];
        const hit = document.elementFromPoint(px, py);
        if (hit && city.contains(hit) && !hit.closest('[data-space]')) return { space, x: px, y: py };
      }
    }
    return null;
  }, reached);
  if (!missed) throw new Error('Every space in reach has spaces all around it.');
  await page.mouse.click(missed.x, missed.y);
  await expect(page.locator('.city [data-space][aria-pressed=true]')).toHaveCount(0);
  await page.touchscreen.tap(missed.x, missed.y);
  await expect(page.locator(`.city [data-space="${missed.space}"]`)).toHaveAttribute('aria-pressed', 'true');
  expect(table.decided).toEqual([]);

  const fingers = await page.context().newCDPSession(page);
  await fingers.send('Input.synthesizePinchGesture', { x: 195, y: 250, scaleFactor: 2, relativeSpeed: 2000 });
  expect(await page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
});

test('a question that grows on a phone covers neither compass nor machine nor the one who is picked', async ({
  open,
  engine,
  library,
}) => {
  for (const language of ['en', 'ru'] as const) {
    const page = await open({ phone: true, language });
    await sit(page, { engine, library }, four('choose', 'choose'));
    await laidOut(page);
    for (const person of await page.locator('.prompt .choice.person').all()) {
      await person.tap();
      await laidOut(page);
      expect.soft(await seen(page.locator('.compass .slot'))).toBe(4);
      expect.soft(await seen(page.locator('.middle .line:not(.compass)'))).toBe(1);
      expect.soft(await seen(page.locator('.prompt [aria-pressed=true]'))).toBe(1);
    }
    await sit(page, { engine, library }, four('act investigate', 'investigate'));
    const steps = await page.locator('.prompt .steps').boundingBox();
    expect.soft(steps?.height, 'the steps are one line').toBeLessThan(24);
  }
});

test('eight characters stand beside the map however tall the question is', async ({
  open,
  engine,
  library,
}) => {
  const page = await open({ language: 'ru' });
  for (const wanted of [four('act investigate', 'investigate'), four('act move_clue', 'move_clue')]) {
    await sit(page, { engine, library }, wanted);
    await page.setViewportSize({ width: 1366, height: 680 });
    // As tall as the longest of them.
    await page.locator('.prompt').evaluate((prompt) => (prompt.style.minHeight = '197px'));
    await laidOut(page);
    expect.soft(await seen(page.locator('.chart li'))).toBe(8);
  }
});

for (const phone of [true, false]) {
  test(`the hand does not call its owner by the name of a card${phone ? ', and a finger has no keys' : ''}`, async ({
    open,
    engine,
    library,
  }) => {
    const page = await open({ phone });
    await sit(page, { engine, library }, four('choose', 'choose'));
    if (phone) {
      const keys = await page.locator('kbd').all();
      expect(keys.length).toBeGreaterThan(0);
      for (const key of keys) await expect(key).toBeHidden();
      await dock(page, 1).click();
    }
    for (const viewport of phone ? PHONES : DESKS) {
      await page.setViewportSize(viewport);
      for (const language of ['en', 'it', 'fr', 'es', 'ru'] as const) {
        await speak(page, language);
        const group = page.locator('.hand .group.self');
        const own = `${(await group.getAttribute('aria-label')) ?? ''} ${await group.innerText()}`;
        expect(own).toMatch(/\p{L}{3}/u);
        expect(own).not.toMatch(/you are|\bsei\b|vous êtes|\beres\b|вы втайне/i);
      }
    }
  });
}

for (const [size, visit] of Object.entries(SIZES)) {
  for (const language of ['fr', 'ru'] as const) {
    test(`− and + stay where they are while the number changes, ${size}, ${language}`, async ({
      open,
      engine,
      library,
    }) => {
      const page = await open({ ...visit, language });
      const stepper = page.locator('.prompt .stepper');
      const more = stepper.locator('button').last();
      const stays = async (): Promise<void> => {
        await laidOut(page);
        const before = await stepper.boundingBox();
        let steps = 0;
        for (; await more.isEnabled(); steps += 1) {
          await more.click();
          expect(await stepper.boundingBox(), `after ${steps + 1} steps`).toEqual(before);
        }
        expect(steps).toBeGreaterThan(0);
      };
      for (const spending of ['research', 'compose', 'investigate'] as const) {
        // The movement is ended here, so that there is something to undo beside the number.
        const table = await sit(page, { engine, library }, ({ status, action, file, moves, seat }) => {
          const next = file.moves[moves + 1];
          const spends = next?.action.do === spending && next.action.clues > 0;
          return askWord(status.ask) === 'move' && action.do === 'stop' && next?.seat === seat && spends;
        });
        await choice(page, { do: 'stop' }).click();
        await expect.poll(() => table.decided.length).toBe(1);
        await stepper.waitFor();
        await expect(choice(page, 'undo')).toBeVisible();
        await stays();
      }
    });
  }
}
