/** Since my last move: what a player reads who comes back, and who has seen a card of theirs. */
import type { Page } from '@playwright/test';
import { EngineTable } from './engine-table.ts';
import { expect, test } from './fixtures.ts';
import { menu } from './friends.ts';
import { uncover } from './screens.ts';

/** The player last looked at this table so long ago, when it had so many records. */
const lookedAt = (page: Page, table: string, version: number, ago: number): Promise<unknown> =>
  page.addInitScript(
    ([id, seen, past]) => {
      if (localStorage.getItem('armonium-seen')) return;
      localStorage.setItem('armonium-seen', JSON.stringify([[id, seen, Date.now() - past]]));
    },
    [table, version, ago] as const,
  );

for (const phone of [false, true]) {
  const size = phone ? 'phone' : 'desk';

  test(`who comes back reads what the others did and sees the board as it was, ${size}`, async ({
    engine,
    library,
    open,
  }) => {
    const position = await library.first(
      ({ status, played, moves }) => played.players === 4 && status.ask === 'gears' && moves > 60,
    );
    const table = await EngineTable.begin(engine, { ...position, seat: position.seat });
    const page = await open({ phone });
    await lookedAt(page, table.id, 1, 10 * 60_000);
    await table.visit(page);
    await uncover(page);
    const recap = page.locator('[data-region=recap]');
    await expect(recap).toContainText('Since your last move');
    for (const [seat, name] of table.names.entries()) {
      if (seat !== position.seat) await expect(recap).toContainText(name);
    }
    await expect(recap.locator('.deeds button').first()).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('recap.png') });
    await recap.locator('.deeds button').first().click();
    await expect(recap).toHaveCount(0);
    await expect(page.locator('.banner.past')).toBeVisible();
    await page.locator('.banner.past button').click();

    // Not again, but on demand.
    await page.reload();
    await page.locator('.table').waitFor();
    await expect(recap).toHaveCount(0);
    await menu(page, /Since my last move/);
    await expect(recap).toBeVisible();
    await recap.getByRole('button', { name: 'Close' }).click();
    await expect(recap).toHaveCount(0);
  });

  test(`a short look away brings no recap, ${size}`, async ({ engine, library, open }) => {
    const position = await library.first(
      ({ status, played, moves }) => played.players === 4 && status.ask === 'gears' && moves > 60,
    );
    const table = await EngineTable.begin(engine, { ...position, seat: position.seat });
    const page = await open({ phone });
    await lookedAt(page, table.id, 1, 5_000);
    await table.visit(page);
    await expect(page.locator('[data-region=recap]')).toHaveCount(0);
  });

  test(`a player whose card was just seen is told so, ${size}`, async ({ engine, library, open }) => {
    const position = await library.first(
      ({ action }) => action.do === 'investigate' && typeof action.target === 'object',
    );
    const { action } = position;
    const owner = action.do === 'investigate' && typeof action.target === 'object' ? action.target.hand : 0;
    const table = await EngineTable.begin(engine, { ...position, seat: owner });
    const page = await open({ phone });
    await table.visit(page);
    await uncover(page);
    await table.play(position.seat, action);
    const notice = page.locator('[data-region=seen-mine]');
    await expect(notice).toContainText(`${table.names[position.seat] ?? ''} has just seen your card.`);
    await page.screenshot({ path: test.info().outputPath('seen.png') });
    await notice.getByRole('button').click();
    await expect(notice).toHaveCount(0);
  });
}
