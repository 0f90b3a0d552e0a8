/** Every decision there is, made through the page: what is clicked is what the rules hear. */
import type { Action, Ask } from '../src/wire/types';
import { EngineTable } from './engine-table.ts';
import { expect, test } from './fixtures.ts';
import { go, perform } from './performAction.ts';
import { askWord } from './positions.ts';
import { choice, hold } from './prompt.ts';

/** Every decision, and what is asked when it is made. A kind that is missing here does not compile. */
const MADE = {
  open: ['open_auction'],
  bid: ['opening_bid', 'raise'],
  pass: ['raise'],
  place_clue: ['place_clue', 'clue_on_mystic'],
  declare: ['choose'],
  choose: ['choose'],
  play_power: ['choose', 'gears', 'move', 'end_turn'],
  play_item: ['choose', 'gears', 'move', 'end_turn'],
  name: ['name'],
  favour: ['favour'],
  block: ['block'],
  take_back: ['take_back'],
  turn: ['gears'],
  step: ['move', 'free_steps', 'taxi_ride'],
  ride: ['move', 'ride'],
  taxi: ['move', 'ride'],
  stop: ['move', 'free_steps', 'taxi_ride'],
  investigate: ['act investigate', 'look'],
  research: ['act research'],
  compose: ['act compose'],
  move_clue: ['act move_clue', 'move_clue'],
  relocate: ['relocate'],
  swap: ['swap'],
  end_turn: ['end_turn'],
  place_location: ['place_location'],
  discard_organ: ['place_location'],
  decline: ['place_location'],
  place_organ: ['place_organ'],
  discard: ['discard'],
} satisfies Record<Action['do'], string[]>;

/** Every question is among them. One that is missing here does not compile. */
const ASKED: Record<Exclude<Extract<Ask, string>, 'nothing'>, true> = {
  open_auction: true,
  opening_bid: true,
  raise: true,
  place_clue: true,
  choose: true,
  gears: true,
  move: true,
  end_turn: true,
  look: true,
  free_steps: true,
  taxi_ride: true,
  ride: true,
  clue_on_mystic: true,
  take_back: true,
  block: true,
  name: true,
  favour: true,
  move_clue: true,
  relocate: true,
  swap: true,
  place_location: true,
  place_organ: true,
  discard: true,
};

const MOVES = new Set<Action['do']>(['step', 'ride', 'taxi']);

test('every question is answered below', () => {
  const asked = Object.values(MADE).flat();
  expect(Object.keys(ASKED).filter((ask) => !asked.includes(ask))).toEqual([]);
});

for (const [made, asks] of Object.entries(MADE) as [Action['do'], string[]][]) {
  for (const ask of asks) {
    test(`${made} when asked ${ask}`, async ({ engine, library, reopen }) => {
      const position = await library.first(
        ({ action, status }) => action.do === made && askWord(status.ask) === ask,
      );
      const table = await EngineTable.begin(engine, position);
      const page = await reopen();
      await table.visit(page);
      if (MOVES.has(made)) {
        const ways = await table.ways();
        const way = ways.find(({ actions }) => actions[0]?.do === made);
        if (!way) throw new Error('There is no such way.');
        await go(page, way, ways);
        await expect.poll(() => table.decided).toEqual(way.actions);
      } else {
        await perform(page, position.action, table.view);
        await expect.poll(() => table.decided).toEqual([position.action]);
      }
    });
  }
}

test('what costs the last Time must be held', async ({ engine, library, reopen }) => {
  const position = await library.first(
    ({ status, action, played }) => played.players === 4 && status.ask === 'gears' && action.do === 'turn',
  );
  const before = await EngineTable.begin(engine, position);
  const scenario = await before.truth();
  const players = scenario.players.map((player, seat) =>
    seat === position.seat ? { ...player, time: 1 } : player,
  );
  const file = { ...position.file, start: { scenario: { ...scenario, players } }, moves: [] };
  const table = await EngineTable.begin(engine, { file, seat: position.seat });
  const page = await reopen();
  await table.visit(page);

  await expect(choice(page, { do: 'turn', teeth: 1 })).toHaveCount(0);
  const button = page.locator('.prompt [data-hold]');
  await button.click();
  await page.waitForTimeout(300);
  expect(table.decided).toEqual([]);
  await hold(button);
  await expect.poll(() => table.decided).toEqual([{ do: 'turn', teeth: 1 }]);
  expect(table.view.public.fates[position.seat]).toEqual({ out: 'time' });
});
