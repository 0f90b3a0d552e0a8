/** Games that are over, to look back on: bots have played them at the test's own server. */
import type { Page } from '@playwright/test';

const played = new Map<string, Promise<string>>();

/** A game of four apprentices; the same for all who ask the same server. */
export async function finishedGame(page: Page, players = 4): Promise<string> {
  if (page.url() === 'about:blank' || !page.url().startsWith('http')) await page.goto('/rules');
  const key = `${new URL(page.url()).origin} ${players}`;
  let game = played.get(key);
  if (!game) {
    game = play(page, players);
    played.set(key, game);
  }
  return game;
}

/** The longest of some games of six. */
export async function longestGame(page: Page, games: number): Promise<string> {
  await page.goto('/rules');
  const all: { game: string; end: number }[] = [];
  for (let number = 0; number < games; number += 1) {
    const game = await play(page, 6);
    const end = await page.evaluate(async (id) => {
      const response = await fetch(`/api/games/${id}/beliefs`);
      return ((await response.json()) as { end: number }).end;
    }, game);
    all.push({ game, end });
  }
  return all.toSorted((a, b) => b.end - a.end)[0]?.game ?? '';
}

function play(page: Page, players: number): Promise<string> {
  return page.evaluate(async (seats) => {
    const ask = async (method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
      const headers = { 'content-type': 'application/json' };
      const request = body ? { method, headers, body: JSON.stringify(body) } : { method };
      const response = await fetch(path, request);
      return (await response.json()) as Record<string, unknown>;
    };
    await ask('POST', '/api/me', { name: 'Livia' });
    const table = await ask('POST', '/api/tables', {
      options: { players: seats },
      seats: Array.from({ length: seats }, () => 'apprentice'),
    });
    for (;;) {
      const { card } = (await ask('GET', `/api/tables/${String(table.id)}`)) as { card: { stage: unknown } };
      if (typeof card.stage === 'object') return String(table.id);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }, players);
}

/** A private game of the reader against two bots that the reader has voted to end. */
export async function endedPrivateGame(page: Page): Promise<string> {
  await page.goto('/rules');
  const table = await page.evaluate(async () => {
    const post = async (path: string, body: object): Promise<{ id: string }> => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await response.json()) as { id: string };
    };
    await post('/api/me', { name: 'Livia' });
    const seats = ['me', 'apprentice', 'apprentice'];
    return (await post('/api/tables', { options: { players: 3, private: true }, seats })).id;
  });
  await page.goto(`/table/${table}`);
  await page.locator('.table .prompt').waitFor();
  await page.locator('.opener').last().click();
  await page.getByRole('button', { name: /^Vote to end/ }).click();
  await page.locator('.sure + .row .danger').click();
  await page.locator('.end').waitFor();
  return table;
}

/** Opens the replay of a game and waits until it is there. */
export async function visitReplay(page: Page, game: string, at = 0): Promise<void> {
  // Another moment of the same page would not load it anew.
  const isHere = new URL(page.url()).pathname === `/game/${game}`;
  await page.goto(`/game/${game}#${at}`);
  if (isHere) await page.reload();
  await page.locator('.transport input[type=range]').waitFor();
}

/** Chooses whose eyes the game is seen through. */
export async function seeAs(page: Page, eyes: string): Promise<void> {
  const loaded = page.waitForResponse((response) => response.url().includes('/beliefs'));
  await page.locator('.eyes select').selectOption(eyes);
  await loaded;
}

/** A panel: a tab beside the board, or a page of the dock on a phone. */
export async function panel(
  page: Page,
  name: 'log' | 'beliefs' | 'analysis' | 'proof',
  phone = false,
): Promise<void> {
  const place = ['log', 'beliefs', 'analysis', 'proof'].indexOf(name);
  if (phone)
    await page
      .locator('.dock button')
      .nth(3 + place)
      .click();
  else await page.locator('.drawer [role=tab]').nth(place).click();
}
