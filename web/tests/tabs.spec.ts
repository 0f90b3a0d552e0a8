/** Several tabs of one browser. */
import { expect, test } from './fixtures.ts';

test('what is chosen in one tab, the others follow', async ({ open }) => {
  const one = await open();
  await one.goto('/');
  const other = await one.context().newPage();
  await other.goto('/rules');
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
  const english = await other.locator('h1').innerText();

  await one.locator('.preferences .names [lang=fr]').click();
  await expect(other.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(other.locator('h1')).not.toHaveText(english);

  await other.locator('.preferences button.icon-btn').first().click();
  await expect(one.locator('html')).toHaveAttribute('data-theme', 'paper');
  // Neither has forgotten what the other chose.
  await one.reload();
  await expect(one.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(one.locator('html')).toHaveAttribute('data-theme', 'paper');
});
