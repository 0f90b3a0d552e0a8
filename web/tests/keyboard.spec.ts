/** Everything can be done without a mouse: a whole turn, by Tab, the arrows, digits and Enter alone. */
import type { Page } from '@playwright/test';
import type { Action } from '../src/wire/types';
import { EngineTable } from './engine-table.ts';
import { expect, SIZES, test } from './fixtures.ts';
import { askWord, type Library, type Position } from './positions.ts';
import { pick } from './prompt.ts';

/** Goes on with Tab until the focus is where it is wanted. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let count = 0; count < 200; count += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
    await seeFocus(page);
  }
  throw new Error(`Tab never comes to ${selector}.`);
}

/** Keyboard users always see the focus. */
async function seeFocus(page: Page): Promise<void> {
  const problem = await page.evaluate(() => {
    const on = document.activeElement;
    if (!on || on === document.body) return null;
    const seen = (element: Element): boolean => {
      const { outlineStyle, outlineWidth, boxShadow, stroke, strokeWidth } = getComputedStyle(element);
      const lined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1.5;
      const drawn = element instanceof SVGElement && stroke !== 'none' && parseFloat(strokeWidth) >= 2;
      return lined || boxShadow !== 'none' || drawn;
    };
    // Some things show the focus on what is inside or around them.
    const near = [on, ...on.children, on.parentElement ?? on];
    return near.some(seen) ? null : on.outerHTML.slice(0, 160);
  });
  expect(problem, 'the focus cannot be seen').toBeNull();
}

/** Comes to a choice of the prompt with Tab, and takes it with Enter. */
async function take(page: Page, key: Action | string): Promise<void> {
  const text = typeof key === 'string' ? key : JSON.stringify(key);
  await tabTo(page, `[data-choice=${JSON.stringify(text)}]`);
  await page.keyboard.press('Enter');
}

/** Comes to a lit place of the board with Tab and Page Down, and picks it with Enter. */
async function pickPlace(page: Page, number: number): Promise<void> {
  await tabTo(page, '.city [data-space]');
  for (let count = 0; count < 100; count += 1) {
    const at = await page.evaluate(() => document.activeElement?.getAttribute('data-space'));
    if (at === String(number)) return page.keyboard.press('Enter');
    await page.keyboard.press('PageDown');
    await seeFocus(page);
  }
  throw new Error(`Page Down never comes to place ${number}.`);
}

/** A turn that begins, of a character whose ability asks nothing. */
function aTurn(library: Library): Promise<Position> {
  return library.first(
    ({ status, action, played, moves, file }) =>
      played.players === 4 &&
      askWord(status.ask) === 'choose' &&
      action.do === 'choose' &&
      action.character === 'johnsson' &&
      file.moves[moves + 1]?.action.do === 'turn' &&
      file.moves[moves + 2]?.action.do === 'step',
  );
}

test('a whole turn without the mouse', async ({ engine, library, open }) => {
  const position = await aTurn(library);
  const table = await EngineTable.begin(engine, position);
  const page = await open();
  await table.visit(page);
  const dialog = page.locator('dialog[open]');
  if (await dialog.isVisible()) await page.keyboard.press('Enter');

  const choose: Action = { do: 'choose', character: 'johnsson' };
  await take(page, choose);
  await expect.poll(() => table.decided).toEqual([choose]);

  // A digit takes a choice from wherever one is.
  const digit = page.locator('.prompt [data-choice=\'{"do":"turn","teeth":1}\'] kbd');
  await page.keyboard.press(await digit.innerText());
  await expect.poll(() => table.decided).toEqual([choose, { do: 'turn', teeth: 1 }]);

  const [way] = await table.ways();
  if (!way) throw new Error('There is no way.');
  await pickPlace(page, way.to);
  await page.keyboard.press('Enter');
  await expect.poll(() => table.decided.slice(2)).toEqual(way.actions);

  while (table.status.to_act === position.seat && askWord(table.status.ask) !== 'choose') {
    const { view } = table;
    const before = table.decided.length;
    const stop = view.legal.find(({ do: what }) => what === 'stop' || what === 'end_turn');
    const spend = view.legal.find((action) => 'clues' in action && action.clues === 0);
    const clue = view.legal.find((action) => action.do === 'move_clue');
    if (stop) await take(page, stop);
    else if (spend) await take(page, spend);
    else if (clue?.do === 'move_clue') {
      await pickPlace(page, clue.from);
      await pickPlace(page, clue.to);
      await take(page, clue);
    } else throw new Error(`Nobody thought of ${JSON.stringify(view.ask)}.`);
    await expect.poll(() => table.decided.length).toBe(before + 1);
    if (await dialog.isVisible()) await page.keyboard.press('Enter');
  }
  expect(table.decided.at(-1)).toEqual({ do: 'end_turn' });
});

test('an auction without the mouse', async ({ engine, library, open }) => {
  const position = await library.first(
    ({ status, played }) => played.players === 4 && status.ask === 'open_auction',
  );
  const table = await EngineTable.begin(engine, position);
  const page = await open();
  await table.visit(page);
  const first = table.view.legal[0];
  if (!first) throw new Error('There is nothing to open.');
  await take(page, first);
  await expect.poll(() => table.decided).toEqual([first]);
  await tabTo(page, '.prompt .stepper button:last-of-type');
  await page.keyboard.press('Enter');
  await take(page, { do: 'bid', time: 1 });
  await expect.poll(() => table.decided.at(-1)).toEqual({ do: 'bid', time: 1 });
});

test('from the front page to a table without the mouse', async ({ open }) => {
  const page = await open();
  await page.goto('/');
  await tabTo(page, 'form.play button.primary');
  await page.keyboard.press('Enter');
  await page.locator('dialog.overture[open]').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('dialog.overture').waitFor({ state: 'detached' });
  await page.locator('.table').waitFor();
});

test('what explains itself may go while it has the focus', async ({ engine, library, open }) => {
  const table = await EngineTable.begin(engine, await aTurn(library));
  const page = await open();
  await table.visit(page);
  const choose: Action = { do: 'choose', character: 'johnsson' };
  await tabTo(page, `[data-choice=${JSON.stringify(JSON.stringify(choose))}]`);
  await page.locator('[role=tooltip]:popover-open').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => table.decided).toEqual([choose]);
  await expect(page.locator('[role=tooltip]:popover-open')).toHaveCount(0);
});

test('the people beside the city are reached by Tab and arrows, and explain themselves', async ({
  engine,
  library,
  open,
}) => {
  const position = await library.first(
    ({ status, played }) => played.players === 4 && status.ask === 'gears',
  );
  const table = await EngineTable.begin(engine, position);
  const page = await open();
  await table.visit(page);
  await tabTo(page, '.chart .line');
  const first = await page.locator('.chart .line:focus').innerText();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.chart .line:focus')).not.toHaveText(first);
  await page.locator('[role=tooltip]:popover-open').waitFor();
});

for (const [size, visit] of Object.entries(SIZES)) {
  test(`Enter does what its label says after a click on + (${size})`, async ({ engine, library, open }) => {
    const position = await library.first(
      ({ status, played }) => played.players === 4 && status.ask === 'opening_bid',
    );
    const table = await EngineTable.begin(engine, position);
    const page = await open(visit);
    await table.visit(page);
    await page.locator('.prompt .stepper button').last().click();
    const main = page.locator('.prompt [data-main]');
    const bid = JSON.parse((await main.getAttribute('data-choice')) ?? '') as Action;
    await page.keyboard.press('Enter');
    await expect.poll(() => table.decided).toEqual([bid]);
  });

  test(`Enter does what its label says after a click on the map (${size})`, async ({
    engine,
    library,
    open,
  }) => {
    // At the end of the steps, only stopping is left.
    const position = await library.first(
      ({ status, file, moves, played }) =>
        played.players === 4 &&
        status.ask === 'move' &&
        file.moves[moves]?.action.do === 'step' &&
        file.moves[moves + 1]?.action.do === 'stop',
    );
    const table = await EngineTable.begin(engine, position);
    const page = await open(visit);
    await table.visit(page);
    const step = position.action as Extract<Action, { do: 'step' }>;
    await pick(page, step.to);
    await expect(page.locator('.prompt [data-main]')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect.poll(() => table.decided[0]).toEqual(step);
    // The next question has the focus; Enter goes on from there, also after a click on a space that leads nowhere.
    await expect(page.locator('.prompt h2')).toBeFocused();
    if (!table.view.legal.some((action) => action.do === 'step')) {
      await page.keyboard.press('Enter');
      await expect.poll(() => table.decided.at(-1)).toEqual({ do: 'stop' });
    }
  });

  test(`the next question has the focus after an answer, and Escape goes back to it (${size})`, async ({
    engine,
    library,
    open,
  }) => {
    const position = await library.first(
      ({ status, file, moves, seat, played }) =>
        played.players === 4 && status.ask === 'gears' && file.moves[moves + 1]?.seat === seat,
    );
    const table = await EngineTable.begin(engine, position);
    const page = await open(visit);
    await table.visit(page);
    await page.keyboard.press('1');
    await expect.poll(() => table.decided.length).toBe(1);
    await expect(page.locator('.prompt h2')).toBeFocused();
    await page.locator('.city [data-space][tabindex="0"]').focus();
    await page.keyboard.press('Escape');
    await expect(page.locator('.prompt h2')).toBeFocused();
  });

  test(`the lamp explains the question on click, tap and key, and is large enough (${size})`, async ({
    engine,
    library,
    open,
  }) => {
    const position = await library.first(({ status }) => status.ask === 'gears');
    const table = await EngineTable.begin(engine, position);
    const page = await open(visit);
    await table.visit(page);
    const lamp = page.locator('.prompt .rule');
    const box = await lamp.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const shown = page.locator('[role=tooltip]:popover-open');
    if (visit.phone) await lamp.tap();
    else await lamp.click();
    await expect(shown).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(shown).toHaveCount(0);
    await lamp.press('Enter');
    await expect(shown).toHaveCount(1);
  });
}

test('a control that was reached by keyboard keeps Enter, and no label promises otherwise', async ({
  engine,
  library,
  open,
}) => {
  const position = await library.first(
    ({ status, played }) => played.players === 4 && status.ask === 'opening_bid',
  );
  const table = await EngineTable.begin(engine, position);
  const page = await open();
  await table.visit(page);
  const promise = page.locator('.prompt [data-main] kbd');
  await expect(promise).toHaveText('Enter');
  await tabTo(page, '.prompt .stepper button:last-of-type');
  await expect(promise).toHaveCount(0);
  const bid = page.locator('.prompt .stepper output');
  const before = Number(await bid.innerText());
  await page.keyboard.press('Enter');
  await expect(bid).toHaveText(String(before + 1));
  expect(table.decided).toEqual([]);
});

test('? lists the keys, and so does the menu', async ({ engine, library, open }) => {
  const position = await library.first(({ status }) => status.ask === 'gears');
  const table = await EngineTable.begin(engine, position);
  const page = await open();
  await table.visit(page);
  const list = page.locator('dialog.keys');
  await page.keyboard.press('?');
  await expect(list.locator('dt')).not.toHaveCount(0);
  for (const what of await list.locator('dd').allInnerTexts()) expect(what).not.toMatch(/^keys-/);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(page.locator('.prompt h2')).toBeFocused();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(list).toBeVisible();
});
