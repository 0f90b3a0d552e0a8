/** Away with the others' knowledge: a pause, a vacation, a nudge, on a desk and on a phone. */
import { EngineTable } from './engine-table.ts';
import { expect, test } from './fixtures.ts';
import { friends, menu } from './friends.ts';
import { choice } from './prompt.ts';
import { uncover } from './screens.ts';

for (const phone of [false, true]) {
  const size = phone ? 'phone' : 'desk';

  test(`friends pause a game together and continue together, ${size}`, async ({ open }) => {
    const { ada, bob } = await friends(open, phone);
    await menu(ada, /Propose a pause/);
    await ada.locator('.menu:popover-open [data-minutes="15"]').click();
    const question = bob.locator('[data-region=pause]');
    await expect(question).toContainText('Ada proposes a pause: 15 minutes');
    await expect(ada.locator('[data-region=pause]')).toContainText('Not answered yet: Bob.');
    await bob.screenshot({ path: test.info().outputPath('proposed.png') });
    await question.getByRole('button', { name: 'Pause' }).click();
    for (const page of [ada, bob]) {
      await expect(page.locator('[data-region=pause]')).toContainText('Paused until');
      await expect(page.locator('.prompt')).toContainText('Paused until');
      await expect(page.locator('.prompt.mine')).toHaveCount(0);
    }
    await bob.screenshot({ path: test.info().outputPath('paused.png') });
    await ada.screenshot({ path: test.info().outputPath('paused-desk.png') });
    await bob.reload();
    await expect(question).toContainText('Paused until');
    await question.getByRole('button', { name: 'Continue' }).click();
    await expect(ada.locator('[data-region=pause]')).toContainText('Ready to continue: Bob.');
    await ada.locator('[data-region=pause]').getByRole('button', { name: 'Continue' }).click();
    for (const page of [ada, bob]) await expect(page.locator('[data-region=pause]')).toHaveCount(0);
    await expect(ada.locator('.log')).toContainText('The pause is over.');
  });

  test(`who would rather play on says so, ${size}`, async ({ open }) => {
    const { ada, bob } = await friends(open, phone);
    await menu(ada, /Propose a pause/);
    await ada.locator('.menu:popover-open [data-minutes="5"]').click();
    await bob.locator('[data-region=pause]').getByRole('button', { name: 'Play on' }).click();
    await expect(ada.locator('[data-region=pause]')).toHaveCount(0);
    await expect(ada.locator('.log')).toContainText('There will be no pause: the game continues.');
  });

  test(`a player goes on vacation, everyone sees it, and comes back, ${size}`, async ({ open }) => {
    const { ada, bob } = await friends(open, phone, {
      clock: { kind: 'correspondence', hours: 24, sleep: null },
      vacation: 7,
    });
    await menu(bob, /Take a vacation/);
    const notice = bob.locator('[data-region=vacation]');
    await expect(notice).toContainText('You’re on vacation until');
    await expect(ada.locator('.player', { hasText: 'Bob' })).toContainText('on vacation until');
    await ada.screenshot({ path: test.info().outputPath('vacation.png') });
    await bob.screenshot({ path: test.info().outputPath('mine.png') });
    await bob.reload();
    await notice.getByRole('button', { name: 'I’m back' }).click();
    await expect(notice).toHaveCount(0);
    await expect(ada.locator('.log')).toContainText('Bob is back from vacation.');
  });

  test(`a player who takes long is nudged, once in some minutes, ${size}`, async ({
    engine,
    library,
    open,
  }) => {
    const position = await library.first(
      ({ status, played }) => played.players === 4 && status.ask === 'gears',
    );
    const other = position.seat;
    const table = await EngineTable.begin(engine, { ...position, seat: (other + 1) % 4 });
    const page = await open({ phone });
    await page.clock.install();
    await table.visit(page);
    await uncover(page);
    await expect(choice(page, 'nudge')).toHaveCount(0);
    await page.clock.fastForward(61_000);
    await choice(page, 'nudge').click();
    await expect.poll(() => table.heard.at(-1)).toMatchObject({ type: 'nudge', seat: other });
    await expect(choice(page, 'nudge')).toHaveCount(0);
    if (!phone) await expect(page.locator('.log')).toContainText(`nudges ${table.names[other] ?? ''}.`);
  });

  test(`a nudge is seen by the player it is for, ${size}`, async ({ engine, library, open }) => {
    const position = await library.first(
      ({ status, played }) => played.players === 4 && status.ask === 'gears',
    );
    const table = await EngineTable.begin(engine, { ...position, seat: position.seat });
    const page = await open({ phone });
    await table.visit(page);
    await uncover(page);
    const by = (position.seat + 1) % 4;
    await table.nudges(by, position.seat);
    const notice = page.locator('[data-region=nudge]');
    await expect(notice).toContainText(`${table.names[by] ?? ''} is waiting for you.`);
    await page.screenshot({ path: test.info().outputPath('nudged.png') });
    await notice.getByRole('button').click();
    await expect(notice).toHaveCount(0);
  });
}
