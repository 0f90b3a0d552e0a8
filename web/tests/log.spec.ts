/** The log of a long game: what is read first is there at once, the rest when it is wanted. */
import { EngineTable } from './engine-table.ts';
import { expect, test } from './fixtures.ts';
import { LANGUAGES, speak } from './untranslated.ts';

test('earlier lines load on scrolling, and the visible ones stay in place', async ({
  engine,
  library,
  open,
}) => {
  const position = await library.first(({ status }) => status.ask === 'gears');
  const table = await EngineTable.begin(engine, position);
  table.chatter(300 - table.lines);
  const page = await open();
  await table.visit(page);
  const lines = page.locator('.log li');
  await expect(lines.last()).toBeInViewport();
  const few = await lines.count();
  expect(few).toBeLessThan(40);

  const first = await lines.first().innerText();
  await page.locator('.log .box').evaluate((box) => (box.scrollTop = 0));
  await expect.poll(() => lines.count()).toBeGreaterThan(few);
  await expect(lines.nth((await lines.count()) - few)).toHaveText(first, { useInnerText: true });
  await expect(lines.nth((await lines.count()) - few)).toBeInViewport();
});

test('the end of the log stays in sight in every language', async ({ engine, library, open }) => {
  const position = await library.first(
    ({ status, played }) => played.players === 4 && status.ask === 'move' && status.hour === 3,
  );
  const table = await EngineTable.begin(engine, position);
  const page = await open();
  await table.visit(page);
  for (const language of LANGUAGES) {
    await speak(page, language);
    await expect(page.locator('.log li').last(), language).toBeInViewport({ ratio: 0.99 });
  }
});

/** With every new line the log shrinks and grows again before it is painted, so that the browser moves it off its end. */
function shrinkAndGrow(box: HTMLElement): void {
  const lines = new MutationObserver(() => {
    // Without estimates, a line that comes is as high as the one that goes.
    for (const line of box.querySelectorAll('li')) line.style.contentVisibility = 'visible';
    const last = box.querySelector<HTMLElement>('li:last-child');
    if (!last) return;
    last.style.display = 'none';
    void box.scrollTop;
    last.style.display = '';
  });
  lines.observe(box, { childList: true, subtree: true });
}

test('the log follows a long game that is left alone, waits for a reader who scrolled up, and follows again from its end', async ({
  engine,
  library,
  open,
}) => {
  const start = await library.first(({ played, moves }) => played.bots === 'apprentice' && moves === 0);
  const table = await EngineTable.begin(engine, start);
  const visits = [{}, { options: { viewport: { width: 1366, height: 680 } } }, { phone: true }];
  const pages = await Promise.all(visits.map((visit) => open(visit)));
  for (const page of pages) await table.visit(page);
  await pages[2]?.locator('.dock button').last().tap();
  for (const page of pages) await page.locator('.log .box').evaluate(shrinkAndGrow);

  let moves = 0;
  const playUntil = async (end: number): Promise<void> => {
    for (; moves < end; moves += 1) {
      const move = start.file.moves[moves];
      if (move) await table.play(move.seat, move.action);
      // The pages keep up, so that none has thirty decisions to show at the end.
      if (moves % 10 === 9) await shown();
    }
  };
  /** How far the end of the log is below what is seen of it, and the last line. */
  const ends = () =>
    Promise.all(
      pages.map((page) =>
        page.locator('.log .box').evaluate((box) => ({
          below: Math.round(box.scrollHeight - box.scrollTop - box.clientHeight),
          last: box.querySelector('li:last-child')?.textContent ?? '',
        })),
      ),
    );
  /** Every page has shown what happened last. */
  const shown = async (): Promise<void> => {
    const last = () => ends().then((all) => all.map((one) => one.last));
    await expect.poll(async () => new Set(await last()).size, 'all pages show the same').toBe(1);
  };
  const atEnd = async (): Promise<void> => {
    await shown();
    await expect.poll(async () => (await ends()).map(({ below }) => below < 2)).toEqual([true, true, true]);
    for (const page of pages) await expect(page.locator('.log .fresh')).toHaveCount(0);
  };

  for (const end of [30, 60, 90, 120]) {
    await playUntil(end);
    await atEnd();
  }

  const reading = await Promise.all(
    pages.map((page) =>
      page.locator('.log .box').evaluate((box) => {
        box.scrollTop -= 60;
        return box.scrollTop;
      }),
    ),
  );
  await playUntil(150);
  for (const [index, page] of pages.entries()) {
    await expect(page.locator('.log .fresh')).toBeVisible();
    const top = await page.locator('.log .box').evaluate((box) => box.scrollTop);
    expect(Math.abs(top - (reading[index] ?? 0)), 'what is read stays').toBeLessThan(2);
  }

  for (const page of pages)
    await page.locator('.log .box').evaluate((box) => (box.scrollTop = box.scrollHeight));
  await atEnd();
  await playUntil(180);
  await atEnd();
});
