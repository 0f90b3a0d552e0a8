/** Every screen there is, and how to get there. */
import type { Page } from '@playwright/test';
import type { Action } from '../src/wire/types';
import type { Engine } from './engine.ts';
import { EngineTable } from './engine-table.ts';
import { Learner } from './lessons.ts';
import { withHistory } from './profileFixtures.ts';
import { askWord, NAMES, playGame, type Library, type Position } from './positions.ts';
import { choice, pick } from './prompt.ts';
import { endedPrivateGame, finishedGame, panel, seeAs, visitReplay } from './finishedGames.ts';

/** What a screen is reached with. */
export interface Tools {
  engine: Engine;
  library: Library;
  phone: boolean;
}

export interface Screen {
  name: string;
  /** Shown on a phone only, or on a wide screen only. */
  only?: 'phone' | 'desk';
  reach: (page: Page, tools: Tools) => Promise<void>;
}

/** A table at a decision, seen by the player to act or another one. */
async function tableAt(
  page: Page,
  { engine, library }: Tools,
  wanted: (position: Position) => boolean,
  seat?: number,
): Promise<EngineTable> {
  const position = await library.first(wanted);
  const table = await EngineTable.begin(engine, { ...position, seat: seat ?? position.seat });
  await table.visit(page);
  return table;
}

/** Closes what lies over the table. */
export async function uncover(page: Page): Promise<void> {
  const go = page.locator('dialog[open] button');
  if (await go.isVisible()) await go.click();
}

const asks =
  (ask: string, made?: Action['do']) =>
  ({ status, action, played }: Position): boolean =>
    played.players >= 4 && askWord(status.ask) === ask && (made === undefined || action.do === made);

/** A page of the dock on a phone. */
const dock = (page: Page, place: number): Promise<void> => page.locator('.dock button').nth(place).click();

async function newTable(page: Page): Promise<void> {
  await page.goto('/new');
  await page.locator('form .end button').click();
  await page.locator('.lobby').waitFor();
}

async function hotSeat(page: Page): Promise<void> {
  await page.goto('/hot-seat');
  const names = page.locator('form ol input.input');
  await names.first().waitFor();
  for (let seat = 0; seat < (await names.count()); seat += 1) await names.nth(seat).fill(NAMES[seat] ?? '');
  await page.locator('form .end button').click();
  await page.locator('.curtain .plaque').waitFor();
}

/** Begins a game of this device: where the server cannot be reached, the page plays on its own. */
async function deviceGame(page: Page): Promise<void> {
  await page.goto('/hot-seat');
  const begin = page.locator('form .end button');
  const names = page.locator('form ol input.input');
  await names.first().waitFor();
  for (let seat = 0; seat < (await names.count()); seat += 1) await names.nth(seat).fill(NAMES[seat] ?? '');
  await page.evaluate(() => {
    const ask = fetch;
    globalThis.fetch = (to, how) =>
      typeof to === 'string' && to.startsWith('/api/')
        ? Promise.reject(new TypeError('There is no server.'))
        : ask(to, how);
  });
  const curtain = page.locator('.curtain .plaque');
  await begin.click();
  // The first attempt says so, the second plays here.
  await curtain.or(page.locator('form .end [role=status]')).waitFor();
  if ((await curtain.count()) === 0) await begin.click();
  await curtain.waitFor({ timeout: 30_000 });
}

/** A learner in the middle of the lessons. */
const PROGRESS = JSON.stringify({
  goal: { did: ['go_on', 'go_on'], step: 2, steps: 3, done: true, begun: 1 },
  gears: { did: ['go_on'], step: 1, steps: 4, done: false, begun: 1 },
});

/** A replay at a moment within a turn. */
async function replayAt(page: Page, eyes: string, at = 47): Promise<void> {
  await visitReplay(page, await finishedGame(page), at);
  await seeAs(page, eyes);
}

export const SCREENS: Screen[] = [
  {
    name: 'front',
    reach: async (page) => {
      await page.goto('/');
      await page.locator('form.play').waitFor();
    },
  },
  {
    name: 'overture',
    reach: async (page) => {
      await page.goto('/');
      await page.locator('form.play button.primary').click();
      await page.locator('dialog.overture[open] .words').waitFor();
      // The table is laid behind it.
      await page.locator('.table .prompt').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'leaving a game',
    reach: async (page) => {
      await newTable(page);
      await page.goto('/');
      await page.locator('main li button.icon-btn').first().click();
      await page.locator('#leave-question').waitFor();
    },
  },
  {
    name: 'new table',
    reach: async (page) => {
      await page.goto('/new');
      await page.locator('form .end button').waitFor();
    },
  },
  {
    name: 'hot-seat',
    reach: async (page) => {
      await page.goto('/hot-seat');
      await page.locator('form .end button').waitFor();
    },
  },
  { name: 'lobby', reach: newTable },
  { name: 'curtain', reach: hotSeat },
  {
    name: 'deleting a game of the device',
    reach: async (page) => {
      await deviceGame(page);
      await page.goto('/games');
      await page.locator('section:has(#device-games) li button').click();
      await page.locator('dialog[open] #delete-question').waitFor();
    },
  },
  {
    name: 'opening the file of a game',
    reach: async (page) => {
      await page.goto('/open');
      await page.locator('input[type=file]').waitFor();
    },
  },
  {
    name: 'a table that cannot be opened',
    reach: async (page) => {
      // A private table, seen without an invitation.
      await page.routeWebSocket(/\/socket/, (socket) => {
        socket.send(JSON.stringify({ type: 'bye', code: 'not_admitted' }));
      });
      await page.goto('/table/aaaaaaaaaaaaa');
      await page.locator('.closed h1').waitFor();
    },
  },
  {
    name: 'rules',
    reach: async (page) => {
      await page.goto('/rules');
      await page.locator('main h1, main h2').first().waitFor();
    },
  },
  {
    name: 'a puzzle',
    reach: async (page) => {
      await page.goto('/puzzles/2026-11-12');
      await page.locator('.asking').waitFor();
    },
  },
  {
    name: 'a puzzle explained',
    reach: async (page) => {
      await page.goto('/puzzles/2026-11-08');
      await page.locator('.send .btn.quiet').click();
      const next = page.locator('.buttons .btn.primary');
      while (await next.isEnabled()) await next.click();
      await next.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'the chapters',
    reach: async (page) => {
      await page.goto('/learn');
      await page.evaluate((kept) => localStorage.setItem('armonium-lessons', kept), PROGRESS);
      await page.goto('/learn');
      await page.locator('ol > li').first().waitFor();
    },
  },
  {
    name: 'a lesson',
    reach: async (page) => {
      await page.goto('/learn');
      await page.evaluate((kept) => localStorage.setItem('armonium-lessons', kept), PROGRESS);
      await page.goto('/learn/gears');
      await choice(page, { do: 'turn', teeth: 1 }).click();
      await page.locator('.coach .wrong').waitFor();
    },
  },
  {
    name: 'a lesson to read',
    reach: async (page) => {
      await page.goto('/learn/gears');
      await page.locator('.coach .say').waitFor();
    },
  },
  {
    name: 'a chapter done',
    reach: async (page) => {
      await page.goto('/learn');
      await page.evaluate((kept) => localStorage.setItem('armonium-lessons', kept), PROGRESS);
      const learner = new Learner(page, 'goal');
      await learner.enter();
      await learner.right(await learner.look());
      await page.locator('dialog.learnt').waitFor();
    },
  },
  {
    name: 'profile',
    reach: async (page) => {
      await withHistory(page);
      await page.goto('/player/0000000000001');
      await page.locator('.last li').first().waitFor();
    },
  },
  {
    name: 'players',
    reach: async (page) => {
      await withHistory(page);
      await page.goto('/players');
      await page.locator('tbody tr').first().waitFor();
    },
  },
  {
    name: 'my games',
    reach: async (page) => {
      await withHistory(page);
      await page.goto('/games');
      await page.locator('.ended').first().waitFor();
    },
  },
  {
    name: 'who I am',
    reach: async (page) => {
      await withHistory(page);
      await page.goto('/');
      await page.locator('.who button').click();
      await page.locator('dialog[open] section button').first().click();
      await page.locator('#code-proof').waitFor();
    },
  },
  {
    name: 'programs of my own',
    reach: async (page) => {
      await withHistory(page);
      await page.goto('/');
      await page.locator('.who button').click();
      await page.locator('dialog[open] details').nth(1).locator('summary').click();
      await page.locator('#program-name').fill(NAMES[1] ?? '');
      await page.locator('dialog[open] form:has(#program-name) button').click();
      await page.locator('output.token').waitFor();
      await page.locator('dialog[open] li button').first().click();
    },
  },
  {
    name: 'deleting the identity',
    reach: async (page) => {
      await withHistory(page);
      await page.goto('/');
      await page.locator('.who button').click();
      await page.locator('dialog[open] section.data .btn.quiet').click();
      await page.locator('#farewell-name').waitFor();
    },
  },
  {
    name: 'nothing there',
    reach: async (page) => {
      await page.goto('/nowhere');
      await page.locator('h1').waitFor();
    },
  },
  {
    name: 'opening an auction',
    reach: async (page, tools) => void (await tableAt(page, tools, asks('open_auction', 'open'))),
  },
  {
    name: 'auction',
    reach: async (page, tools) => void (await tableAt(page, tools, asks('raise', 'bid'))),
  },
  {
    name: 'placing a Clue',
    reach: async (page, tools) => void (await tableAt(page, tools, asks('place_clue', 'place_clue'))),
  },
  {
    name: 'choosing a character',
    reach: async (page, tools) => {
      await tableAt(
        page,
        tools,
        (position) => asks('choose', 'choose')(position) && position.status.hour >= 3,
      );
      await uncover(page);
    },
  },
  {
    name: 'turning the gears',
    reach: async (page, tools) => {
      await tableAt(page, tools, asks('gears', 'turn'));
      await uncover(page);
    },
  },
  {
    name: 'moving',
    reach: async (page, tools) => {
      const table = await tableAt(page, tools, asks('move', 'step'));
      await uncover(page);
      const [way] = await table.ways();
      if (way) await pick(page, way.to);
    },
  },
  {
    name: 'investigating',
    reach: async (page, tools) => {
      await tableAt(page, tools, asks('act investigate'));
      await uncover(page);
    },
  },
  {
    name: 'a card seen',
    reach: async (page, tools) => {
      const table = await tableAt(page, tools, asks('act investigate'));
      await uncover(page);
      const look = table.view.legal.find((action) => action.do === 'investigate' && action.clues === 0);
      if (look) await choice(page, look).click();
      await page.locator('dialog.reveal').waitFor();
    },
  },
  {
    name: 'placing a Location Tile',
    reach: async (page, tools) => {
      await tableAt(page, tools, asks('place_location', 'place_location'));
      await uncover(page);
      await page.locator('.prompt [data-choice^="tile-"]').first().click();
    },
  },
  {
    name: 'discarding',
    reach: async (page, tools) => {
      await tableAt(page, tools, asks('discard'));
      await uncover(page);
    },
  },
  {
    name: 'waiting for another',
    reach: async (page, tools) => {
      const { seat } = await tools.library.first(asks('move', 'step'));
      await tableAt(page, tools, asks('move', 'step'), seat === 0 ? 1 : 0);
      await uncover(page);
    },
  },
  {
    name: 'notebook',
    only: 'desk',
    reach: async (page, tools) => {
      await tableAt(page, tools, ({ status, played }) => played.players === 4 && status.hour === 7);
      await uncover(page);
      await page.keyboard.press('n');
      await page.locator('.sheet .notebook').waitFor();
    },
  },
  {
    name: 'declaring',
    reach: async (page, tools) => {
      const table = await tableAt(page, tools, asks('choose', 'declare'));
      await uncover(page);
      await choice(page, 'declare').click();
      const named = table.view.legal.find((action) => action.do === 'declare');
      if (named?.do === 'declare')
        await page.locator(`[data-character="${named.character}"]`).first().click();
    },
  },
  {
    name: 'Hour V',
    reach: async (page, tools) => {
      await tableAt(page, tools, ({ status, played }) => played.players === 4 && status.hour === 5);
      await page.locator('dialog.hour-five').waitFor();
    },
  },
  {
    name: 'rules beside the table',
    only: 'desk',
    reach: async (page, tools) => {
      await tableAt(page, tools, asks('gears', 'turn'));
      await uncover(page);
      await page.locator('.switches > button.icon-btn').last().click();
      await page.locator('aside.rules h2').first().waitFor();
    },
  },
  {
    name: 'the keys',
    only: 'desk',
    reach: async (page, tools) => {
      await tableAt(page, tools, asks('gears', 'turn'));
      await uncover(page);
      await page.keyboard.press('?');
      await page.locator('dialog.keys dt').first().waitFor();
    },
  },
  {
    name: 'the menu',
    reach: async (page, tools) => {
      await tableAt(page, tools, asks('gears', 'turn'));
      await uncover(page);
      await page.locator('.opener').last().click();
      await page.locator('.opener[aria-expanded=true]').waitFor();
    },
  },
  {
    name: 'a vote to end',
    reach: async (page, tools) => {
      const table = await tableAt(page, tools, asks('gears', 'turn'));
      await uncover(page);
      await table.votes((table.seat + 1) % table.names.length, true);
      await page.locator('.vote').waitFor();
    },
  },
  {
    name: 'an absent player',
    reach: async (page, tools) => {
      const { seat } = await tools.library.first(asks('gears', 'turn'));
      const table = await tableAt(page, tools, asks('gears', 'turn'), (seat + 1) % 4);
      await uncover(page);
      table.host = (seat + 2) % 4;
      table.away[seat] = 4 * 60_000;
      table.tellPresence();
      await table.wantsBot((seat + 3) % 4, seat);
      await choice(page, 'bot').waitFor();
    },
  },
  {
    name: 'the board as a list',
    only: 'desk',
    reach: async (page, tools) => {
      await tableAt(page, tools, asks('move', 'step'));
      await uncover(page);
      await page.keyboard.press('l');
    },
  },
  ...(['hand', 'machine', 'notes', 'chat'] as const).map((name, place): Screen => ({
    name: `dock: ${name}`,
    only: 'phone',
    reach: async (page, tools) => {
      await tableAt(page, tools, ({ status, played }) => played.players === 4 && status.hour === 7);
      await uncover(page);
      await dock(page, place + 1);
    },
  })),
  {
    name: 'the end',
    reach: async (page, { engine }) => {
      const file = playGame({ players: 4, bots: 'detective', seed: 3 });
      const table = await EngineTable.begin(engine, { file, seat: 0 });
      await table.visit(page);
      await page.locator('.table.over').waitFor();
    },
  },
  {
    name: 'replay as a player',
    reach: async (page, { phone }) => {
      await replayAt(page, '1');
      if (phone) await page.locator('.dock button').nth(1).click();
    },
  },
  {
    name: 'replay with everything open',
    reach: async (page, { phone }) => {
      await replayAt(page, 'all');
      await page.keyboard.press('End');
      await panel(page, 'beliefs', phone);
      await page.locator('.beliefs .now').waitFor();
    },
  },
  {
    name: 'replay: the city',
    only: 'phone',
    reach: async (page) => {
      await replayAt(page, 'spectator');
    },
  },
  {
    name: 'replay: analysis',
    reach: async (page, { phone }) => {
      await replayAt(page, 'all', 0);
      await panel(page, 'analysis', phone);
      await page.locator('.analysis > button').click();
      await page.locator('.judgement').waitFor();
    },
  },
  {
    name: 'replay: fair deal',
    reach: async (page, { phone }) => {
      await replayAt(page, 'spectator');
      await panel(page, 'proof', phone);
      await page.locator('.proof > button').click();
      await page.locator('.proof .result').waitFor();
    },
  },
  {
    name: 'sharing a replay',
    reach: async (page) => {
      await visitReplay(page, await endedPrivateGame(page));
      await page.getByRole('button', { name: 'Copy a link to this moment' }).click();
      await page.locator('dialog[open] h2').waitFor();
    },
  },
  {
    name: 'replay: playing on',
    reach: async (page) => {
      await replayAt(page, 'spectator');
      await page.locator('.asking > button').click();
      await page.locator('dialog[open] form').waitFor();
    },
  },
];
