/** Spectators as company: their names, their phrases, no empty notebook, and a moment of their own at Hour V. */
import { expect, test } from './fixtures.ts';
import { friends, menu, post } from './friends.ts';
import { choice } from './prompt.ts';

for (const phone of [false, true]) {
  const size = phone ? 'phone' : 'desk';

  test(`a spectator has a name and phrases that players may hide, ${size}`, async ({ open }) => {
    const { ada, bob, link } = await friends(open, false);
    const iris = await open({ phone });
    await iris.goto('/');
    await post(iris, '/api/me', { name: 'Iris' });
    await iris.goto(link);
    await iris.locator('.table').waitFor();
    for (const page of [ada, bob]) await expect(page.locator('.watching')).toContainText('Watching: Iris');

    // No notebook, neither on the dock nor among the tabs.
    if (phone) await expect(iris.locator('.dock button')).toHaveCount(4);
    else await expect(iris.getByRole('tab')).toHaveCount(2);
    if (phone) await iris.locator('.dock button').last().click();
    await iris.getByRole('tab', { name: /Chat/ }).click();
    const phrases = iris.getByRole('group', { name: 'Phrases for spectators' });
    await iris.screenshot({ path: test.info().outputPath('watching.png') });
    await phrases.getByRole('button', { name: 'Bravo!' }).click();
    for (const page of [ada, bob])
      await expect(page.locator('[data-region=cheer]')).toHaveText(/Iris\s+Bravo!/);
    await ada.screenshot({ path: test.info().outputPath('cheer.png') });
    await phrases.getByRole('button', { name: 'Haha!' }).click();
    await expect(iris.locator('.chat [role=alert]')).toContainText('Wait a few seconds.');

    // Ada hides them, Bob doesn't.
    await menu(ada, /Show spectators’ phrases/);
    await ada.keyboard.press('Escape');
    await expect(ada.locator('[data-region=cheer]')).toHaveCount(0);
    await expect(async () => {
      await phrases.getByRole('button', { name: 'Goodbye!' }).click();
      await expect(bob.locator('[data-region=cheer]')).toHaveText(/Goodbye!/, { timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    await expect(ada.locator('[data-region=cheer]')).toHaveCount(0);
  });

  test(`a table can switch the phrases off, ${size}`, async ({ open }) => {
    const { link } = await friends(open, false, { cheers: false });
    const iris = await open({ phone });
    await iris.goto('/');
    await post(iris, '/api/me', { name: 'Iris' });
    await iris.goto(link);
    await iris.locator('.table').waitFor();
    if (phone) await iris.locator('.dock button').last().click();
    await iris.getByRole('tab', { name: /Chat/ }).click();
    await expect(iris.locator('.chat')).toContainText('This table has switched off phrases from spectators.');
    await expect(iris.getByRole('group', { name: 'Phrases for spectators' })).toHaveCount(0);
  });

  test(`those who watch have a moment of their own at Hour V, ${size}`, async ({ open }) => {
    const host = await open({ phone, pace: 'calm' });
    await host.goto('/');
    await post(host, '/api/me', { name: 'Ada' });
    const { id } = await post<{ id: string }>(host, '/api/tables', {
      options: { players: 3 },
      seats: ['open', 'apprentice', 'apprentice'],
    });
    await host.goto(`/table/${id}`);
    await host.locator('.lobby').waitFor();
    await post(host, `/api/tables/${id}/start`, { level: 'apprentice' });
    await choice(host, 'catch-up').click();
    const moment = host.locator('dialog.watching');
    await expect(moment).toContainText('The Wolf is awake', { timeout: 40_000 });
    await host.screenshot({ path: test.info().outputPath('hour-five.png') });
    await moment.getByRole('button', { name: 'Keep watching' }).click();
    await expect(moment).toHaveCount(0);
  });
}
