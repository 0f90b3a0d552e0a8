/** The log of a long game: what is read first is there at once, the rest when it is wanted. */
import { EngineTable } from './engine-table.ts';
import { expect, test } from './fixtures.ts';
import { LANGUAGES, speak } from './words.ts';

test('earlier lines come when somebody scrolls to them, and what is read stays where it is', async ({
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
