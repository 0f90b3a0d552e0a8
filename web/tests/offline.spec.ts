/** The page after one visit, with its server gone: it plays on its own device. */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Scenario } from '../src/wire/types';
import { COARSE, expect, test, type Open } from './fixtures.ts';
import { Learner } from './lessons.ts';
import { framesIn, host, kept, KEEPS, overhear, overheard, requestsOf, type Told } from './noServer.ts';
import { mainChoice } from './prompt.ts';
import { Person } from './randomPlayer.ts';
import { Reader, viewersIn } from './secrecy.ts';
import { panel } from './finishedGames.ts';
import { newFolder, serve } from './server.ts';

const LONG = process.env.LONG_TESTS === '1';
/** What the browser says where there is no server. */
const NOBODY = /ERR_CONNECTION_REFUSED/;

/** A copy of the static site, to be changed. */
async function siteCopy(): Promise<string> {
  const site = process.env.ARMONIUM_SITE ?? '';
  expect(existsSync(join(site, 'index.html')), '`cargo xtask site` writes the folder ARMONIUM_SITE').toBe(
    true,
  );
  const files = await newFolder();
  cpSync(site, files, { recursive: true });
  return files;
}

/** Visits a server once, and ends it. */
async function visited(open: Open): Promise<Page> {
  const server = await serve(await newFolder());
  const page = await open({ options: { ...KEEPS, baseURL: server.url } });
  await page.goto('/');
  await kept(page);
  await server.stop();
  return page;
}

/** Begins a game of people who pass the device, and takes the device as the first. */
async function pass(page: Page, people = 3): Promise<string> {
  await page.goto('/hot-seat');
  await expect(page.locator('form .end')).toBeVisible();
  await page.locator(`form input[type=radio][value="${people}"]`).check({ force: true });
  await page.locator('form .end button').click();
  // Without a server the first attempt says so, the second plays here.
  await expect(page.locator('form .end [role=status]').or(page.locator('.curtain .plaque'))).toBeVisible();
  if ((await page.locator('.curtain .plaque').count()) === 0) await page.locator('form .end button').click();
  await page.locator('.curtain .plaque button').click();
  await page.locator('.prompt.mine').waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Plays until so many clicks were made and a person is asked who has the device. */
const until = (person: Person, clicks: number): Promise<void> =>
  person.play(({ mine, curtain, covered }) => person.clicks >= clicks && mine && !curtain && !covered);

/** The first Event, as the log has it. */
const eventIn = (log: string): string => /Event \d+: [^\n]*/.exec(log)?.[0] ?? 'no Event';

/** Opens the curtain if it's closed. */
async function uncurtained(page: Page): Promise<void> {
  const curtain = page.locator('.curtain .plaque button');
  await curtain.or(page.locator('.table')).first().waitFor();
  if (await curtain.isVisible()) await curtain.click();
}

/** What is stored of a game. */
const records = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        indexedDB.open('armonium').onsuccess = ({ target }) => {
          const base = (target as IDBOpenDBRequest).result;
          const all = base.transaction('records').objectStore('records').count();
          all.onsuccess = () => (base.close(), resolve(all.result));
        };
      }),
  );

test('the page, its five languages and the rules are there without the server', async ({
  open,
  complaints,
}) => {
  complaints.allow(NOBODY);
  const page = await visited(open);
  await page.goto('/rules');
  for (const [tag, title] of [
    ['it', 'Le regole'],
    ['fr', 'Les règles'],
    ['es', 'Las reglas'],
    ['ru', 'Правила'],
    ['en', 'The rules'],
  ] as const) {
    await page.locator(`.preferences [lang=${tag}]`).first().click();
    await expect(page.locator('h1')).toContainText(title);
    await expect(page.locator('.clause').first()).toBeVisible();
  }
  const fonts = await page.evaluate(() =>
    document.fonts.ready.then((all) =>
      [...all].filter(({ family }) => !family.includes('Fallback')).map((one) => one.status),
    ),
  );
  expect(fonts).not.toContain('error');
  await page.goto('/nowhere');
  await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible();
  await page.goto('/');
  await expect(page.locator('.away')).toHaveText(/You can play here all the same/);
});

test('a lesson and the puzzle of the day are played without the server', async ({ open, complaints }) => {
  complaints.allow(NOBODY);
  const page = await visited(open);
  const learner = new Learner(page, 'goal');
  await learner.enter();
  const said = await learner.said();
  await page.locator('.coach .btn.primary').click();
  expect(await learner.next(said)).toBe(false);

  await page.goto('/puzzles');
  await expect(page.locator('.notes > li').first()).toBeVisible();
  await page.locator('.answers input').first().check({ force: true });
  await page.locator('.send .btn.primary').click();
  await expect(page.locator('.said')).toHaveClass(/right|wrong/);
});

test('a game is saved before it is shown: a second tab follows it, plays on, and both outlive a reload', async ({
  open,
  complaints,
}) => {
  complaints.allow(NOBODY);
  const page = await visited(open);
  await page.addInitScript(() => {
    const given = globalThis as typeof globalThis & { persisted?: number };
    given.persisted = 0;
    StorageManager.prototype.persist = () =>
      Promise.resolve((given.persisted = (given.persisted ?? 0) + 1) > 0);
  });
  const asked = () => page.evaluate(() => (globalThis as { persisted?: number }).persisted);
  await page.goto('/');
  expect(await asked(), 'the browser is asked to keep games, not before there is one').toBe(0);
  const table = await pass(page);
  const person = new Person(page, 8);
  await until(person, 12);
  expect(await asked()).toBe(1);
  const stored = await records(page);

  const other = await page.context().newPage();
  await other.goto(`/table/${table}`);
  const follows = other.locator('.banner', { hasText: 'in another tab' });
  await other.locator('.curtain .plaque button').click();
  await expect(follows).toBeVisible();
  // It follows what the first does, and decides nothing.
  await until(person, 20);
  await expect.poll(() => records(page)).toBeGreaterThan(stored);
  await expect(other.locator('.prompt.mine')).toHaveCount(0);
  // It takes the game over; the first follows now.
  await uncurtained(other);
  await follows.getByRole('button').click();
  await expect(follows).toBeHidden();
  await uncurtained(page);
  await expect(page.locator('.banner', { hasText: 'in another tab' })).toBeVisible();
  // The first is closed and the second loaded again: everything is there.
  const all = await records(page);
  await page.close();
  await other.reload();
  await other.locator('.curtain .plaque button').click();
  await other.locator('.prompt.mine').waitFor();
  await expect(follows).toBeHidden();
  expect(await records(other)).toBe(all);
  await until(new Person(other, 9), 3);
  expect(await records(other)).toBeGreaterThan(all);
});

test('a device that cannot save says so, changes nothing, and goes on when it can', async ({ open }) => {
  const files = await siteCopy();
  // From a switch on, the worker's writes fail as on a full device.
  const workers = readdirSync(join(files, 'assets')).filter((one) => /^worker-.*\.js$/.test(one));
  const full = `
    let isFull = false;
    new BroadcastChannel('full').onmessage = ({ data }) => { isFull = data; };
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = function (...all) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      return add.apply(this, all);
    };\n`;
  for (const name of workers)
    writeFileSync(join(files, 'assets', name), full + readFileSync(join(files, 'assets', name), 'utf8'));
  const site = await host(files);
  try {
    const page = await open({ options: COARSE });
    const fill = (isFull: boolean): Promise<void> =>
      page.evaluate(async (now) => {
        new BroadcastChannel('full').postMessage(now);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }, isFull);
    await page.goto(`${site.url}#/hot-seat`);
    await page.locator('form .end button').click();
    await page.locator('.curtain .plaque button').click();
    const person = new Person(page, 8);
    await until(person, 4);
    const stored = await records(page);
    const log = await page.locator('.table .log').innerText();
    await fill(true);
    await mainChoice(page).click();
    const refused = page.locator('.prompt .refused');
    await expect(refused).toHaveText(/This device couldn’t save your decision/);
    expect(await records(page)).toBe(stored);
    expect(await page.locator('.table .log').innerText()).toBe(log);

    await fill(false);
    await mainChoice(page).click();
    await expect.poll(() => records(page)).toBe(stored + 1);

    // A new game isn't begun half.
    await page.goto(`${site.url}#/hot-seat`);
    await fill(true);
    await page.locator('form .end button').click();
    await expect(page.locator('form .end [role=alert]')).toHaveText(/storage of this device is full/);
    expect(await records(page)).toBe(stored + 1);
  } finally {
    await site.stop();
  }
});

test('a game becomes a file and a link, and is opened from both; what is damaged is refused', async ({
  open,
  complaints,
}) => {
  complaints.allow(NOBODY);
  const page = await visited(open);
  const table = await pass(page);
  const person = new Person(page, 4);
  await until(person, 10);
  const log = (await page.locator('.table .log').innerText()).trim();
  await page.locator('button.opener').last().click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the game as a file' }).click();
  const file = await (await saving).path();
  const text = readFileSync(file, 'utf8');
  const parsed = JSON.parse(text) as { table: string; pack_text: string; records: unknown[] };
  expect(parsed.table).toBe(table);
  expect(parsed.pack_text, 'it carries its pack').toContain('Turin');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the game as a link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(8_000);

  const failed = page.locator('.failed');
  const give = async (content: string): Promise<void> => {
    await page.goto('/open');
    const input = page.locator('input[type=file]');
    await input.setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
  };
  const changed = (change: object): string => JSON.stringify({ ...(JSON.parse(text) as object), ...change });
  for (const [content, why] of [
    ['Dear Sir or Madam', /isn’t the file of a game/],
    [text.slice(0, -200), /isn’t the file of a game/],
    [changed({ records: parsed.records.slice(1) }), /damaged/],
    [changed({ version: 99 }), /newer version of Armonium/],
    [changed({ rules: 99 }), /another version of the rules/],
  ] as const) {
    await give(content);
    await expect(failed).toHaveText(why);
  }

  // Deleted here, the game comes back from the file, and then from the link.
  for (const from of ['file', 'link']) {
    await page.goto('/games');
    const rows = page.locator('section:has(#device-games) li');
    await expect(rows).toHaveCount(1);
    await rows.locator('button').click();
    await page.locator('dialog[open] .danger').click();
    await expect(rows).toHaveCount(0);
    if (from === 'file') await give(text);
    else {
      await page.goto(link);
      await page.locator('main .btn.primary').click();
    }
    await expect(page).toHaveURL(new RegExp(`/table/${table}$`));
    await uncurtained(page);
    await expect(page.locator('.table .log')).toContainText(eventIn(log));
  }
});

test('a new version of the page is offered, and a game goes on in it', async ({ open, complaints }) => {
  complaints.allow(NOBODY);
  const files = await siteCopy();
  const site = await host(files);
  try {
    const page = await open({ options: KEEPS });
    await page.goto(site.url);
    await kept(page);
    await page.goto(`${site.url}#/hot-seat`);
    await page.locator('form .end button').click();
    await page.locator('.curtain .plaque button').click();
    const person = new Person(page, 6);
    await until(person, 8);
    const log = (await page.locator('.table .log').innerText()).trim();

    // The host gets another build: a page with another mark, and a service worker that knows it.
    const mark = '<meta name="build" content="the next" />';
    const index = readFileSync(join(files, 'index.html'), 'utf8');
    writeFileSync(join(files, 'index.html'), index.replace('<title>', `${mark}<title>`));
    const worker = readFileSync(join(files, 'sw.js'), 'utf8');
    const next = worker.replace(/(url:"index\.html",revision:")\w/, '$1z');
    expect(next).not.toBe(worker);
    writeFileSync(join(files, 'sw.js'), next);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());

    const offer = page.locator('.offer');
    await expect(offer).toHaveText(/A new version is ready/);
    // Nothing is forced: the game goes on as it is.
    await until(person, 12);
    await expect(page.locator('meta[name=build]')).toHaveCount(0);
    await offer.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('meta[name=build]')).toHaveCount(1);
    await page.locator('.curtain .plaque button').click();
    await expect(page.locator('.table .log')).toContainText(eventIn(log));
    await expect(offer).toBeHidden();
  } finally {
    await site.stop();
  }
});

for (const [players, level] of LONG
  ? ([
      [4, 'apprentice'],
      [4, 'master'],
      [6, 'master'],
    ] as const)
  : ([[4, 'apprentice']] as const)) {
  test(`a whole game of ${players} against ${level}s without the server, and looking back on it`, async ({
    open,
    complaints,
  }) => {
    test.setTimeout(level === 'master' ? 900_000 : 240_000);
    complaints.allow(NOBODY);
    const page = await visited(open);
    await overhear(page);
    await page.goto('/');
    await expect(page.locator('.away')).toBeVisible();
    let table = '';
    if (players === 4) {
      await page.locator(`form.play input[type=radio][value=${level}]`).check({ force: true });
      await page.locator('form.play button.primary').click();
      await page.locator('dialog.overture footer button').click();
      await page.waitForURL('**/table/*');
      await page.locator('.table').waitFor();
      table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    } else table = await withBots(page, players, level);
    const asked = requestsOf(page);
    const person = new Person(page, 11);
    const viewers = new Set<number | string>();
    const told: Told[] = [];
    let reloaded = players !== 4;
    await person.play(async ({ mine }) => {
      if (person.clicks === 30 && mine) for (const viewer of await viewersIn(page)) viewers.add(viewer);
      if (reloaded || person.clicks < 60 || !mine) return false;
      reloaded = true;
      told.push(...(await overheard(page)));
      await page.reload();
      await page.locator('.table').waitFor();
      return 'look';
    });
    await expect(page.locator('.table.over h1')).toBeVisible();
    await expect(page.locator('.table.over .secrets')).toBeVisible();
    expect(asked.filter((one) => /\/api\//.test(one))).toEqual([]);
    told.push(...(await overheard(page)));

    await test.step('the worker told the page what its seat may know, and no secret', async () => {
      const bodies = told.flatMap(({ reply }) => (reply ? [reply.body] : []));
      const truth = bodies.find((body) => body.includes('"chosen_one"')) ?? '';
      const frames = framesIn(told);
      const seat = frames.flatMap((frame) => (frame.type === 'welcome' ? [frame.seat] : []))[0] ?? -1;
      const reader = new Reader(seat, JSON.parse(truth) as Scenario);
      for (const frame of frames) reader.read(frame);
      expect(frames.length).toBeGreaterThan(100);
      expect(reader.wrong).toEqual([]);
      if (players === 4) expect([...viewers]).toEqual([seat]);
      const secret = await secretOf(page, table);
      expect(secret).toMatch(/^[0-9a-f]{64}$/);
      // Once the game is over its file may be saved, with everything in it.
      const end = told.findIndex(({ message }) => message?.includes('"event":"ended"'));
      expect(end).toBeGreaterThan(100);
      expect(JSON.stringify(told.slice(0, end)).includes(secret)).toBe(false);
    });

    await page.locator(`.table.over a[href="/game/${table}"]`).click();
    const slider = page.locator('.transport input[type=range]');
    await slider.waitFor();
    await slider.fill('40');
    await panel(page, 'analysis');
    await page.locator('.start button').first().click();
    await expect(page.locator('.progress [role=status]')).toContainText(/^[1-9]\d* of \d+$/, {
      timeout: 30_000,
    });
    await page.locator('.progress button').click();
    await expect(page.locator('.progress')).toBeHidden();
    await expect(page.locator('.analysis [role=alert]')).toHaveCount(0);
    // A new game begins from here, on this device.
    await page.getByRole('button', { name: 'Play from here' }).click();
    await page.locator('dialog[open] button[type=submit]').click();
    await page.waitForURL('**/table/*');
    await page.locator('.table').waitFor();
    expect(asked.filter((one) => /\/api\//.test(one))).toEqual([]);
  });
}

/** A game of this device's only person with bots. */
async function withBots(page: Page, players: number, level: string): Promise<string> {
  await page.goto('/hot-seat');
  await page.locator(`form input[type=radio][value="${players}"]`).check({ force: true });
  for (let seat = 1; seat < players; seat += 1)
    await page.locator('form ol select').nth(seat).selectOption(level);
  await page.locator('form .end button').click();
  await expect(page.locator('form .end [role=status]').or(page.locator('.curtain .plaque'))).toBeVisible();
  if ((await page.locator('.curtain .plaque').count()) === 0) await page.locator('form .end button').click();
  await page.locator('.curtain .plaque button').click();
  await page.locator('.table').waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** The secret that all chance at a table follows from, as it is stored. */
const secretOf = (page: Page, table: string): Promise<string> =>
  page.evaluate(
    (id) =>
      new Promise<string>((resolve) => {
        indexedDB.open('armonium').onsuccess = ({ target }) => {
          const base = (target as IDBOpenDBRequest).result;
          const one = base.transaction('metas').objectStore('metas').get(id);
          one.onsuccess = () => (base.close(), resolve((one.result as { secret: string }).secret));
        };
      }),
    table,
  );
