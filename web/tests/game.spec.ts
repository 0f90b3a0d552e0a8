/** A whole game against bots by a user who clicks only what is offered, and what the page knew meanwhile. */
import type { Scenario } from '../src/wire/types';
import { Cable } from './networkProxy.ts';
import { COARSE, expect, test } from './fixtures.ts';
import { Person, playAgainstBots } from './randomPlayer.ts';
import { memoryOf, Reader, viewersIn, viewersInWorkers, watchWorkers } from './secrecy.ts';
import { foreignWords, namesOf, textsOf } from './untranslated.ts';

test('a whole game against three bots, in Italian, to its end', async ({ open, engine }) => {
  test.setTimeout(300_000);
  const page = await open({ language: 'it', options: COARSE });
  const names = namesOf(await engine.ask('pack'));
  const cable = await Cable.lay(page);
  const bodies: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/'))
      response.text().then(
        (body) => bodies.push(body),
        () => undefined,
      );
  });
  await watchWorkers(page);
  const id = await playAgainstBots(page);
  const person = new Person(page, 11);

  let memory = '';
  let looked = 0;
  const foreign = new Set<string>();
  const viewers = new Set<number | string>();
  const documents: string[] = [];
  await person.play(async () => {
    if (person.clicks < looked) return false;
    looked = person.clicks + 12;
    for (const word of foreignWords(await textsOf(page), 'it', names)) foreign.add(word);
    documents.push(await page.content());
    for (const viewer of await viewersIn(page)) viewers.add(viewer);
    if (memory === '' && person.clicks > 60) memory = await memoryOf(page);
    return false;
  });

  await expect(page.locator('.table.over h1')).toBeVisible();
  const before = [...bodies];
  const truth = (await (await page.request.get(`/api/games/${id}/truth`)).json()) as Scenario;
  const file = await (await page.request.get(`/api/games/${id}/file`)).text();
  const seed = (JSON.parse(file) as { start: { new: { seed: string } } }).start.new.seed;

  await test.step('every word was Italian', () => expect([...foreign]).toEqual([]));

  await test.step('nothing that another seat held came over the wire', () => {
    const reader = new Reader(0, truth);
    for (const message of cable.got) reader.read(message);
    expect(cable.got.length).toBeGreaterThan(100);
    expect(reader.wrong).toEqual([]);
  });

  await test.step('no View but the own was in memory', () => expect([...viewers]).toEqual([0]));

  await test.step('the engine in the page was given no View but the own', async () =>
    expect(await viewersInWorkers(page)).toEqual([[0]]));

  await test.step('what decides all chance was nowhere', () => {
    expect(memory).not.toBe('');
    const places = { memory, documents: documents.join('\n'), frames: JSON.stringify(cable.frames) };
    for (const [place, text] of Object.entries(places)) expect(text.includes(seed), place).toBe(false);
    const told = before.filter((body) => !body.includes('"chosen_one"'));
    expect(told.some((body) => body.includes(seed))).toBe(false);
  });
});
