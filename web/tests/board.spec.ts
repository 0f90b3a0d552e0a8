/** An owner's board: the page draws any pack as `armonium pack draw` does, at every size. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { EngineTable } from './engine-table.ts';
import { DESK, expect, LAPTOP, PHONE, SIZES, test } from './fixtures.ts';
import { playAgainstBots } from './randomPlayer.ts';
import { askWord } from './positions.ts';
import { newFolder, serve } from './server.ts';

const path = (name: string): string => new URL(`../../${name}`, import.meta.url).pathname;
const LINDHOLM = path('fixtures/packs/lindholm.toml');

/** Works with a server that plays with this pack, and with a folder that goes with it. */
async function withPack(
  file: (folder: string) => Promise<string>,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const folder = await newFolder();
  try {
    const server = await serve(join(folder, 'data'), '--content', await file(folder));
    await work(server.url).finally(server.stop);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A copy of the built-in pack with something changed. */
const changedTurin =
  (...changes: [RegExp, string][]) =>
  async (folder: string): Promise<string> => {
    let text = await readFile(path('content/turin.toml'), 'utf8');
    for (const [from, to] of changes) {
      expect(text).toMatch(from);
      text = text.replace(from, to);
    }
    await writeFile(join(folder, 'changed.toml'), text);
    return join(folder, 'changed.toml');
  };

const lookAtCity = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Look at the city' }).click();

/** Is it whole within the map, and are its letters large enough to be read? */
async function expectWritten(text: Locator): Promise<void> {
  const found = await text.evaluate((one) => {
    const [box, map] = [one.getBoundingClientRect(), one.closest('.city')?.getBoundingClientRect()];
    const isWhole =
      map !== undefined &&
      box.width > 0 &&
      box.left >= map.left - 1 &&
      box.right <= map.right + 1 &&
      box.top >= map.top - 1 &&
      box.bottom <= map.bottom + 1;
    return { isWhole, high: box.height };
  });
  expect(found.isWhole, await text.textContent().then(String)).toBe(true);
  expect(found.high).toBeGreaterThan(9);
}

interface Drawn {
  /** The outlines of all blocks on the screen. */
  outlines: string;
  /** The picture behind them, as its dots. */
  picture: string;
  words: string[];
}

/** What the drawn plan shows, once its picture is there. */
async function drawn(page: Page): Promise<Drawn> {
  const picture = page.locator('.city .picture').first();
  await expect(picture).toHaveCSS('background-image', /blob:/);
  return page.locator('.city').evaluate(async (city) => {
    const address = (one: Element | null): string =>
      /url\("?([^")]+)/.exec(one ? getComputedStyle(one).backgroundImage : '')?.[1] ?? '';
    const url = address(city.querySelector('.picture'));
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [600, 450];
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return {
      outlines: city.querySelector('.sketch path')?.getAttribute('d') ?? '',
      picture: canvas.toDataURL(),
      words: [...city.querySelectorAll('.lettering text')].map((one) => one.textContent ?? ''),
    };
  });
}

/** How many blocks the plain plan has. */
const blocks = (page: Page): Promise<number> =>
  page.locator('.flat .plots').evaluate((one) => one.getAttribute('d')?.split('M').slice(1).length ?? 0);

test('an owner’s board has its outlines, rivers, names and title at every size', async ({
  open,
  complaints,
}) => {
  // What was still on its way when the server ended.
  complaints.allow(/ERR_CONNECTION_REFUSED/);
  await withPack(
    async () => LINDHOLM,
    async (url) => {
      const page = await open();
      await playAgainstBots(page, url);
      await lookAtCity(page);
      const spaces = page.locator('.city [data-space]');
      for (const size of [DESK, LAPTOP, PHONE]) {
        await page.setViewportSize(size);
        await expect(spaces.first()).toBeVisible();
        const title = page.locator('.lettering .title text', { hasText: 'LINDHOLM' });
        await expectWritten(title);
        const words = page.locator('.lettering text');
        await expect(words.filter({ hasText: 'River Lind' }).first()).toBeVisible();
        if (await page.locator('.flat').isVisible()) {
          expect(await page.locator('.flat .water').count()).toBeGreaterThan(1);
          expect(await blocks(page)).toBe(await spaces.count());
        } else {
          const { outlines } = await drawn(page);
          expect(outlines.split('M').length - 1).toBe(await spaces.count());
          for (const name of ['Long Bridge', 'Lantern Bridge'])
            await expect(words.filter({ hasText: name })).toBeVisible();
        }
        for (const text of await page.locator('.lettering text').all()) await expectWritten(text);
      }
    },
  );
});

test('a copy of the board under another id looks the same', async ({ open, server, complaints }) => {
  // What was still on its way when the second server ended.
  complaints.allow(/ERR_CONNECTION_REFUSED/);
  const page = await open();
  await playAgainstBots(page, server.url);
  await lookAtCity(page);
  const ours = await drawn(page);
  expect(ours.words).toEqual(expect.arrayContaining(['TORINO', 'Fiume Po']));
  await withPack(changedTurin([/^id = "turin"/m, 'id = "mine"']), async (url) => {
    await playAgainstBots(page, url);
    await lookAtCity(page);
    expect(await drawn(page)).toEqual(ours);
  });
});

for (const [size, visit] of Object.entries(SIZES)) {
  test(`map and list say what each place is and whether it can be chosen (${size})`, async ({
    engine,
    library,
    open,
  }) => {
    const { spaces } = await engine.ask('pack');
    const page = await open(visit);
    for (const [asked, said] of [
      ['move', /within reach/],
      ['place_clue', /Can be chosen$/],
    ] as const) {
      const position = await library.first(({ status }) => askWord(status.ask) === asked);
      await (await EngineTable.begin(engine, position)).visit(page);
      await expect(page.locator('.city [data-space].lit').first()).toHaveAttribute('aria-label', said);
      const isDrawn = (await page.locator('.city svg.flat').count()) === 0;
      // The lit picture lies over the lit places.
      if (isDrawn)
        await expect(page.locator('.city .lit .picture').first()).toHaveCSS('background-image', /blob:/);
      const shown = await page.locator('.city [data-space]').evaluateAll((all) =>
        all.map((one) => ({
          space: Number(one.getAttribute('data-space')),
          label: one.getAttribute('aria-label') ?? '',
          isLit: one.classList.contains('lit'),
        })),
      );
      for (const { space, label, isLit } of shown) {
        const kind = spaces[space]?.kind ?? 'regular';
        const is = kind === 'regular' ? null : 'mystic' in kind ? ', Mystic Building' : ' station';
        expect(is ? label.includes(is) : !/Mystic Building| station/.test(label), label).toBe(true);
        expect(said.test(label), label).toBe(isLit);
      }

      await page.keyboard.press('l');
      const rows = page.locator('.places tbody tr.lit');
      await expect(rows).toHaveCount(shown.filter(({ isLit }) => isLit).length);
      for (const row of await rows.all()) await expect(row.locator('.price')).toHaveText(said);
    }
  });
}

/** Which letters of the names of bridges and rivers lie under a block, and which under the letters of another name. */
async function hiddenLetters(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const map = document.querySelector('.city .board')?.getBoundingClientRect();
    const names = [...document.querySelectorAll<SVGTextElement>('.lettering > text')].map((text) => {
      const matrix = text.getScreenCTM();
      const letters = Array.from({ length: text.getNumberOfChars() }, (_, k) => {
        const { x, y, width, height } = text.getExtentOfChar(k);
        return new DOMPoint(x + width / 2, y + height / 2).matrixTransform(matrix ?? undefined);
      });
      return { said: text.textContent ?? '', letters, size: Number(text.getAttribute('font-size')) };
    });
    const blocks = [...document.querySelectorAll<SVGGeometryElement>('.city [data-space] path')];
    const isOn = (block: SVGGeometryElement, { x, y }: DOMPoint): boolean => {
      const inverse = block.getScreenCTM()?.inverse();
      return block.isPointInFill(new DOMPoint(x, y).matrixTransform(inverse));
    };
    const wrong: string[] = map && blocks.length > 30 ? [] : ['there is no board'];
    names.forEach(({ said, letters, size }, k) => {
      const covered = letters.filter((letter) => blocks.some((block) => isOn(block, letter)));
      if (covered.length > 0) wrong.push(`${covered.length} letters of “${said}” lie under a block`);
      for (const other of names.slice(k + 1)) {
        const near = other.letters.some((one) =>
          letters.some(({ x, y }) => Math.hypot(one.x - x, one.y - y) < size * 0.5),
        );
        if (near) wrong.push(`“${said}” and “${other.said}” lie over each other`);
      }
    });
    return wrong;
  });
}

test('what is written on the map is written whole, or left out', async ({ open, engine, library }) => {
  const page = await open();
  const position = await library.first(({ status }) => askWord(status.ask) === 'gears');
  const table = await EngineTable.begin(engine, position);
  await table.visit(page);
  for (const viewport of [{ width: 1920, height: 1080 }, DESK, LAPTOP]) {
    await page.setViewportSize(viewport);
    const names = page.locator('.lettering > text');
    await expect(names.filter({ hasText: 'Fiume Po' })).toBeVisible();
    await expect.poll(() => hiddenLetters(page), `${viewport.width}`).toEqual([]);
    if (viewport.width === 1920)
      await expect(names.filter({ hasText: /^Ponte (Isabella|Umberto I|del Colombaro)$/ })).toHaveCount(3);
  }
});
