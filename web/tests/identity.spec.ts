/** Identities, in real browsers: a code for another device, signing out everywhere, and a program's token. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { beginAfterOverture } from './randomPlayer.ts';

const dialog = (page: Page) => page.locator('dialog[open]');

/** Makes an identity with a recovery code, which is returned; the dialogue stays open. */
async function withCode(page: Page, name: string): Promise<string> {
  await page.goto('/');
  await page.getByLabel('Your name (optional)').fill(name);
  await page.getByRole('button', { name: /^Play now/ }).click();
  await beginAfterOverture(page);
  await page.locator('.table').waitFor();
  await page.goto('/');
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('button', { name: 'Create a recovery code' }).click();
  return dialog(page).locator('output.code').innerText();
}

/** Goes on as the player of a code in another browser. */
async function signIn(page: Page, code: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'I have a recovery code' }).click();
  // What is pasted now is a code, not a name that everybody reads.
  await expect(dialog(page).getByLabel('Recovery code')).toBeFocused();
  await page.keyboard.insertText(code);
  await dialog(page).getByRole('button', { name: 'Continue as this player' }).click();
  await expect(dialog(page)).toHaveCount(0);
}

for (const phone of [false, true]) {
  const size = phone ? 'phone' : 'desk';

  test(`a lost device is signed out from another one at once, ${size}`, async ({ open }) => {
    const page = await open({ phone });
    const code = await withCode(page, 'Marco');
    const lost = await open({ phone });
    await signIn(lost, code);
    await lost.goto('/new');
    await lost.locator('form .end button').click();
    await lost.locator('.lobby').waitFor();

    await dialog(page).getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(dialog(page).getByText('You were signed out on one other device.')).toBeVisible();
    if (process.env.PICTURES) await page.screenshot({ path: `test-results/signed-out-${size}.png` });

    await expect(lost.getByRole('heading', { name: 'You were signed out on this device.' })).toBeVisible();
    await lost.getByRole('link', { name: 'Back to home' }).click();
    await expect(lost.getByLabel('Your name (optional)')).toBeVisible();
    await expect(lost.getByText('You’re playing as')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('You’re playing as Marco.')).toBeVisible();
  });

  test(`a new code and deleting the identity ask for the current code, ${size}`, async ({
    open,
    complaints,
  }) => {
    // What is wrong is refused, and the browser says so.
    complaints.allow(/403 .*\/api\/me/);
    const page = await open({ phone });
    const code = await withCode(page, 'Marco');
    const other = await open({ phone });
    await signIn(other, code);

    await dialog(page).getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Change' }).click();
    await expect(dialog(page).locator('output.code')).toHaveCount(0);
    const make = dialog(page).getByRole('button', { name: 'Create a new code' });
    await make.click();
    await dialog(page).getByLabel('Your current recovery code').fill('00000-00000-00000-00000');
    await make.click();
    await expect(dialog(page).getByRole('alert')).toHaveText(/neither your passphrase nor/);
    await dialog(page).getByLabel('Your current recovery code').fill(code.toLowerCase());
    if (process.env.PICTURES) await page.screenshot({ path: `test-results/new-code-${size}.png` });
    await make.click();
    const next = await dialog(page).locator('output.code').innerText();
    expect(next).not.toBe(code);
    await other.reload();
    await expect(other.getByText('You’re playing as')).toHaveCount(0);
    const table = await page.locator('a[href^="/table/"]').first().getAttribute('href');
    await other.goto(table ?? '');
    await expect(
      other.getByRole('heading', { name: /^You’re no longer Marco on this device/ }),
    ).toBeVisible();

    // Signed in again, the other device loses an identity that is deleted.
    await signIn(other, next);
    await page.getByRole('button', { name: 'Delete my profile' }).click();
    await page.getByLabel(/type your name/).fill('Marco');
    await page.locator('#farewell-proof').fill(code);
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(page.getByRole('alert')).toHaveText(/neither your passphrase nor/);
    if (process.env.PICTURES) await page.screenshot({ path: `test-results/delete-${size}.png` });
    await page.locator('#farewell-proof').fill(next);
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(page.getByLabel('Your name (optional)')).toBeVisible();
    await other.goto(table ?? '');
    await expect(
      other.getByRole('heading', { name: /^You’re no longer Marco on this device/ }),
    ).toBeVisible();
  });

  test(`a program's token is shown once, works, and is revoked in two steps, ${size}`, async ({
    open,
    server,
    request,
  }) => {
    const page = await open({ phone });
    await withCode(page, 'Marco');
    await dialog(page).getByText('Your programs').click();
    await dialog(page).getByLabel('Name of the program').fill('Automaton');
    await dialog(page).getByRole('button', { name: 'Create a token' }).click();
    const token = await dialog(page).locator('output.token').innerText();
    await expect(dialog(page).getByRole('button', { name: 'Copy the token' })).toBeVisible();
    const asProgram = async (): Promise<number> =>
      (await request.get(`${server.url}/api/me`, { headers: { authorization: `Bearer ${token}` } })).status();
    expect(await asProgram()).toBe(200);
    await dialog(page).locator('output.token').scrollIntoViewIfNeeded();
    if (process.env.PICTURES) await page.screenshot({ path: `test-results/program-${size}.png` });

    await dialog(page).getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Change' }).click();
    await dialog(page).getByText('Your programs').click();
    await expect(dialog(page).getByRole('link', { name: 'Automaton' })).toBeVisible();
    await expect(dialog(page).locator('output.token')).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Revoke Automaton’s token' }).click();
    expect(await asProgram()).toBe(200);
    await dialog(page).getByRole('button', { name: 'Revoke Automaton?' }).click();
    await expect(dialog(page).getByRole('link', { name: 'Automaton' })).toHaveCount(0);
    expect(await asProgram()).toBe(401);
  });
}
