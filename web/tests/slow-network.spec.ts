/** Slow and broken lines: what is on its way is shown, what is going on is said, and nothing waits for long. */
import { EngineTable } from './engine-table.ts';
import { expect, test } from './fixtures.ts';
import { askWord } from './positions.ts';
import { choice, mainChoice, pick } from './prompt.ts';

/** There and back. */
const LATENCY = 300;

test('a turn at 300 ms: every click is answered at once by the page', async ({ engine, library, open }) => {
  const position = await library.first(
    ({ status, action, played }) =>
      played.players === 4 && askWord(status.ask) === 'gears' && action.do === 'turn',
  );
  const table = await EngineTable.begin(engine, position);
  const page = await open();
  await table.visit(page);
  table.delay = LATENCY / 2;

  const turn = choice(page, { do: 'turn', teeth: 1 });
  const shown = turn.evaluate(whatItShows);
  await turn.click();
  // While it is on its way the button says so, and nothing can be pressed twice.
  expect(await shown).toEqual({ turning: true, disabled: true, asked: 'the same' });
  await expect.poll(() => askWord(table.status.ask)).toBe('move');
  await expect(page.locator('.city [data-space].lit').first()).toBeAttached();

  await expect.poll(async () => (await table.ways()).length).toBeGreaterThan(0);
  const ways = await table.ways();
  const way = ways.find(({ to }) => ways.filter((other) => other.to === to).length === 1);
  if (way) {
    // The routes come later than the question; a place that only they reach is lit then.
    await expect(page.locator(`.city [data-space="${way.to}"].lit`)).toBeAttached();
    await pick(page, way.to);
    await mainChoice(page).click();
    await expect.poll(() => table.decided.slice(1)).toEqual(way.actions);
  }
  await choice(page, { do: 'stop' }).click();
  await expect.poll(() => table.decided.at(-1)).toEqual({ do: 'stop' });
});

test('the banner comes when the line is cut and goes when it is back', async ({
  engine,
  library,
  open,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|WebSocket connection to/);
  const position = await library.first(
    ({ status, played }) => played.players === 4 && status.ask === 'gears',
  );
  const table = await EngineTable.begin(engine, position);
  const page = await open();
  await table.visit(page);
  await expect(page.locator('.banner.cold')).toBeHidden();

  table.refuse = true;
  await table.cut();
  await expect(page.locator('.banner.cold')).toBeVisible();
  await expect(choice(page, { do: 'turn', teeth: 1 })).toBeDisabled();
  table.refuse = false;
  await expect(page.locator('.banner.cold')).toBeHidden({ timeout: 20_000 });

  // What is decided while the answer is lost is done once.
  await choice(page, { do: 'turn', teeth: 1 }).click();
  await expect.poll(() => table.decided).toEqual([{ do: 'turn', teeth: 1 }]);
});

test('a server that cannot save is not called a lost line', async ({ engine, library, open }) => {
  const position = await library.first(
    ({ status, played }) => played.players === 4 && status.ask === 'gears',
  );
  const table = await EngineTable.begin(engine, position);
  const page = await open({ language: 'it' });
  await table.visit(page);
  table.full = true;
  await choice(page, { do: 'turn', teeth: 1 }).click();
  await expect(page.locator('.prompt .detail.refused')).toHaveText(/non è riuscito a salvare/);
  await expect(page.locator('.banner.cold')).toBeHidden();
  expect(table.decided).toEqual([]);

  table.stall();
  await expect(page.locator('.banner.cold')).toHaveText(/non riesce a salvare la partita/);
  table.full = false;
  await choice(page, { do: 'turn', teeth: 1 }).click();
  await expect.poll(() => table.decided).toEqual([{ do: 'turn', teeth: 1 }]);
  await expect(page.locator('.banner.cold')).toBeHidden();
  await expect(page.locator('.prompt .detail.refused')).toBeHidden();
});

test('a place that cannot be had says why', async ({ engine, library, open }) => {
  const position = await library.first(
    ({ status, played }) => played.players === 4 && status.ask === 'place_clue',
  );
  const table = await EngineTable.begin(engine, position);
  const page = await open({ language: 'it' });
  await table.visit(page);
  const taken = table.view.public.at[0];
  if (taken === undefined) throw new Error('Nobody stands anywhere.');
  await pick(page, taken);
  await expect(page.locator('.prompt .detail.reason')).not.toBeEmpty();
  expect(table.decided).toEqual([]);
});

test('a decision can be taken back', async ({ engine, library, open }) => {
  const position = await library.first(
    ({ status, action, played }) => played.players === 4 && status.ask === 'gears' && action.do === 'turn',
  );
  const table = await EngineTable.begin(engine, position);
  const page = await open();
  await table.visit(page);
  const before = table.view.public.gears;
  await choice(page, { do: 'turn', teeth: 1 }).click();
  await expect.poll(() => table.view.public.gears).not.toEqual(before);
  await choice(page, 'undo').click();
  await expect.poll(() => table.view.public.gears).toEqual(before);
  await expect(choice(page, { do: 'turn', teeth: 1 })).toBeEnabled();
});

/** Runs in the page: what a button shows in the first picture after it was pressed. */
function whatItShows(
  button: HTMLElement | SVGElement,
): Promise<{ turning: boolean; disabled: boolean; asked: string }> {
  const question = (): string => document.querySelector('.prompt h2')?.textContent ?? '';
  return new Promise((resolve) => {
    button.addEventListener('click', () => {
      const before = question();
      requestAnimationFrame(() => {
        resolve({
          turning: button.querySelector('.turning') !== null,
          disabled: button.matches(':disabled'),
          asked: question() === before ? 'the same' : 'something new',
        });
      });
    });
  });
}

for (const [what, files] of [
  ['words', '**/assets/fr-*.js'],
  ['screen', '**/assets/Home-*.js'],
] as const) {
  test(`a page whose ${what} cannot be loaded says so, in the reader's language`, async ({
    open,
    complaints,
  }) => {
    complaints.allow(/Failed to (load|fetch)|error loading dynamically imported|ERR_FAILED/);
    const page = await open({ language: 'fr' });
    await page.route(files, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('alert')).toHaveText('Armonium n’a pas pu être chargé. Rechargez la page.');
    await page.unroute(files);
    await page.reload();
    await page.locator('form.play').waitFor();
  });
}
