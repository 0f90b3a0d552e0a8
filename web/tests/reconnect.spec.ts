/** Two browsers at one table, in two languages; one of them disconnects twice and reconnects. */
import type { Page } from '@playwright/test';
import type { Action, ClientMessage, ServerMessage } from '../src/wire/types';
import { Cable, type Frame } from './networkProxy.ts';
import { COARSE, expect, test } from './fixtures.ts';
import type { GameFile } from './engine.ts';
import { Person } from './randomPlayer.ts';

test('two browsers, one offline for a while: nothing is lost and nothing done twice', async ({
  open,
  complaints,
}) => {
  test.setTimeout(300_000);
  // Browsers say so themselves when there is no network.
  complaints.allow(/ERR_INTERNET_DISCONNECTED|WebSocket connection to/);
  const [host, guest] = [
    await open({ language: 'fr', options: COARSE }),
    await open({ language: 'es', options: COARSE }),
  ];
  const [hostCable, guestCable] = [await Cable.lay(host), await Cable.lay(guest)];

  await host.goto('/new');
  const chairs = host.locator('ol.chairs select');
  await chairs.nth(2).selectOption('apprentice');
  await chairs.nth(3).selectOption('apprentice');
  await host.locator('form .end button').click();
  const link = await host.locator('.lobby section input[readonly]').inputValue();
  expect(link).toContain('invitation=');
  const id = new URL(link).pathname.split('/').at(-1) ?? '';
  await guest.goto(link);
  await guest.locator('.lobby form.join button').click();
  await Promise.all([host.locator('.table').waitFor(), guest.locator('.table').waitFor()]);

  const [first, second] = [new Person(host, 21), new Person(guest, 22)];
  first.takesBack = second.takesBack = 0;
  let cuts = 0;
  let lost = Promise.resolve();
  const playing = second.play(async () => {
    if (second.clicks > 25 && cuts === 0) {
      cuts += 1;
      // The device has no network.
      await guest.context().setOffline(true);
      await guestCable.cut();
      await expect(guest.locator('.banner.cold')).toBeVisible();
      await expect.poll(() => guestCable.refused, { timeout: 20_000 }).toBeGreaterThan(0);
      guestCable.mend();
      await guest.context().setOffline(false);
      await expect(guest.locator('.banner.cold')).toBeHidden({ timeout: 20_000 });
      return 'look';
    } else if (second.clicks > 50 && cuts === 1) {
      cuts += 1;
      // The guest's next decision arrives, but its answer is lost, and then the connection.
      guestCable.deaf = true;
      lost = loseAnswer(guest, guestCable);
    }
    return false;
  });
  await Promise.all([first.play(), playing]);
  await lost;
  expect(cuts).toBe(2);
  for (const page of [host, guest]) await expect(page.locator('.table.over h1')).toBeVisible();

  const file = (await (await host.request.get(`/api/games/${id}/file`)).json()) as GameFile;
  for (const [seat, cable] of [hostCable, guestCable].entries()) {
    const made = file.moves.filter((move) => move.seat === seat).map(({ action }) => action);
    expect(decided(cable.sent, cable.got), `the decisions of seat ${seat}`).toEqual(made);
    expect(gaps(cable.frames), `records that seat ${seat} did not get exactly once`).toEqual([]);
  }
  // A decision was sent twice with the same number, or the second cut proved nothing.
  expect(sentAgain(guestCable.sent)).toBeGreaterThan(0);
});

/** Cuts the connection once a decision was sent whose answer gets lost, until the page has tried to reconnect. */
async function loseAnswer(page: Page, cable: Cable): Promise<void> {
  const decisions = (): number => cable.sent.filter(({ type }) => type === 'act').length;
  const [before, refused] = [decisions(), cable.refused];
  await expect.poll(decisions, { timeout: 60_000 }).toBeGreaterThan(before);
  await cable.cut();
  await expect(page.locator('.banner.cold')).toBeVisible();
  await expect.poll(() => cable.refused, { timeout: 20_000 }).toBeGreaterThan(refused);
  cable.mend();
}

/** What was decided: every command once, however often it was sent, without those that were refused. */
function decided(sent: ClientMessage[], got: ServerMessage[]): Action[] {
  const refused = new Set(got.flatMap((message) => (message.type === 'refused' ? [message.id] : [])));
  const acts = new Map<number, Action[]>();
  for (const message of sent) if (message.type === 'act') acts.set(message.id, message.actions);
  return [...acts].filter(([id]) => !refused.has(id)).flatMap(([, actions]) => actions);
}

/** How many commands were sent more than once. */
function sentAgain(sent: ClientMessage[]): number {
  const ids = sent.flatMap((message) => (message.type === 'act' ? [message.id] : []));
  return ids.length - new Set(ids).size;
}

/** What is wrong with the records that came: some missing, or one twice over the same line. */
function gaps(frames: readonly Frame[]): string[] {
  const last = new Map<number, number>();
  const all = new Set<number>();
  const wrong: string[] = [];
  for (const frame of frames) {
    if (!('got' in frame)) continue;
    const { got, socket } = frame;
    const told = got.type === 'welcome' ? got.missed : got.type === 'update' ? [got] : [];
    for (const { version } of told) {
      const before = last.get(socket);
      if (before !== undefined && version !== before + 1) wrong.push(`${version} after ${before}`);
      last.set(socket, version);
      all.add(version);
    }
  }
  const versions = [...all].sort((a, b) => a - b);
  const missing = versions.filter(
    (version, index) => index > 0 && version !== (versions[index - 1] ?? 0) + 1,
  );
  return [...wrong, ...missing.map((version) => `none before ${version}`)];
}
