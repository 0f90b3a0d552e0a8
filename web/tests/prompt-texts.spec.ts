/** What the table says is what the rules do. */
import { auctionOf, placesLeft } from '../src/panels/auction.ts';
import type { Action, Pack, View } from '../src/wire/types';
import { EngineTable } from './engine-table.ts';
import type { Engine } from './engine.ts';
import { expect, SIZES, test } from './fixtures.ts';
import { askWord, PLAYED, playGame, type Library, type Position } from './positions.ts';
import { choice, pick } from './prompt.ts';
import { LANGUAGES } from './untranslated.ts';

const CHARACTERS = ['Johnsson', 'Lilja', 'Pålsson', 'Vikström', 'Lewis', 'Vidal', 'Koleberg', 'Snowy'];

/** The ways to investigate, by what was done just before. */
const INVESTIGATIONS: Record<string, (before: Action, position: Position) => boolean> = {
  'the Activity Gear': (_, { status }) => askWord(status.ask) === 'act investigate',
  'Three glimpses': (before) => before.do === 'play_power' && before.power === 'look',
  'an Item Tile': (before) => before.do === 'play_item',
  Lewis: (before) => before.do === 'choose' && before.character === 'lewis',
  'Vidal’s action': (before) => before.do === 'favour',
};

const WAYS = Object.entries(INVESTIGATIONS).flatMap(([name, follows]) =>
  Object.entries(SIZES).map(([size, visit]) => ({ name, follows, size, visit })),
);

for (const { name, follows, size, visit } of WAYS) {
  test(`the prompt of ${name} promises as many cards as the rules show (${size})`, async ({
    engine,
    library,
    open,
  }) => {
    const position = await library.first((one) => {
      const before = one.file.moves[one.moves - 1]?.action;
      return (
        one.action.do === 'investigate' &&
        one.action.clues === 0 &&
        before !== undefined &&
        follows(before, one)
      );
    });
    const table = await EngineTable.begin(engine, position);
    const page = await open(visit);
    await table.visit(page);
    const detail = await page.locator('.prompt .detail').innerText();
    const promised = Number(/\d+/.exec(detail)?.[0]);
    // Two looks in a row are told apart by what gives them.
    expect(detail.startsWith('Lewis’s ability: '), detail).toBe(name === 'Lewis');
    const mayAdd = table.view.legal.some((action) => action.do === 'investigate' && action.clues > 0);
    expect(/Clue/.test(detail), detail).toBe(mayAdd);
    await expect(page.locator('.prompt h2')).toHaveText(
      mayAdd ? 'Whose cards do you look at, and with how many Clues?' : 'Whose cards do you look at?',
    );

    // A short hand shows fewer: the fullest one is looked at.
    const cards = (action: Action): number => {
      if (action.do !== 'investigate' || action.clues > 0 || typeof action.target !== 'object') return 0;
      const hand = table.view.hands[action.target.hand];
      return (hand?.powers.length ?? 0) + (hand?.characters ?? 0);
    };
    const fullest = table.view.legal.toSorted((a, b) => cards(b) - cards(a))[0] as Action;
    await choice(page, fullest).click();
    await expect(page.locator('dialog.reveal .cards > li')).toHaveCount(promised);
  });
}

for (const [size, visit] of Object.entries(SIZES)) {
  test(`characters that lie face up are seen on the table (${size})`, async ({ engine, library, open }) => {
    const position = await library.first(
      ({ played, status }) => played.players === 3 && status.ask === 'choose',
    );
    const table = await EngineTable.begin(engine, position);
    const page = await open(visit);
    await table.visit(page);
    expect(table.view.open_cards.length).toBeGreaterThan(0);
    if (visit.phone) await page.locator('.dock button').nth(2).click();
    const cards = page.locator('.face-up li');
    await expect(cards).toHaveCount(table.view.open_cards.length);
    await cards.first().scrollIntoViewIfNeeded();
    await expect(cards.first()).toBeInViewport();
  });
}

for (const [size, visit] of Object.entries(SIZES)) {
  test(`an auction among six shows all bars and nothing over them (${size})`, async ({
    engine,
    library,
    open,
  }) => {
    const position = await library.first(
      ({ status, played, moves }) => played.players === 6 && status.ask === 'raise' && moves > 60,
    );
    const table = await EngineTable.begin(engine, position);
    const page = await open(visit);
    await table.visit(page);
    const bars = page.locator('.purse');
    await expect(bars).toHaveCount(6);
    await bars.last().scrollIntoViewIfNeeded();
    const box = async (selector: string): Promise<{ top: number; bottom: number }> =>
      page.locator(selector).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return { top, bottom };
      });
    const [means, purses, stage] = await Promise.all(['.means', '.purses', '.auction'].map(box));
    expect(means?.bottom).toBeLessThanOrEqual(purses?.top ?? 0);
    if (!visit.phone) expect(purses?.bottom).toBeLessThanOrEqual(stage?.bottom ?? 0);
    // Without scrolling on a desk: the bars tell what one bids against.
    if (!visit.phone) expect(await page.locator('.auction').evaluate((element) => element.scrollTop)).toBe(0);
  });
}

for (const [size, visit] of Object.entries(SIZES)) {
  test(`a question with one answer says why it is asked (${size})`, async ({ engine, library, open }) => {
    const position = await library.first(
      ({ status, action, played }) =>
        played.players === 6 && status.ask === 'place_location' && action.do === 'decline',
    );
    const table = await EngineTable.begin(engine, position);
    const page = await open(visit);
    await table.visit(page);
    expect(table.view.legal).toEqual([{ do: 'decline' }]);
    const tiles = table.view.hands[position.seat]?.tiles.length ?? 0;
    await expect(page.locator('.prompt .detail')).toContainText(
      tiles > 0 ? 'asked anyway' : 'You have no tiles.',
    );
  });

  test(`without tiles, the question for a Location Tile does not speak of any (${size})`, async ({
    engine,
    library,
    open,
  }) => {
    const table = await tableWhere(
      engine,
      library,
      'place_location',
      (view) => typeof view.viewer === 'number' && view.hands[view.viewer]?.tiles.length === 0,
    );
    const page = await open(visit);
    await table.visit(page);
    await expect(page.locator('.prompt .detail')).toHaveText(/^You have no tiles\. /);
  });

  test(`a look names the Event when the Event gives it (${size})`, async ({ engine, library, open }) => {
    const table = await tableWhere(
      engine,
      library,
      'look',
      ({ public: board }) =>
        typeof board.phase === 'object' &&
        'turn' in board.phase &&
        board.phase.turn.step === 'character_gift',
    );
    const page = await open(visit);
    await table.visit(page);
    await expect(page.locator('.prompt .detail')).toHaveText(/^The Event: you’ll see 2 cards/);
  });

  test(`passing names the position that is then free (${size})`, async ({ engine, library, open }) => {
    const table = await tableWhere(engine, library, 'raise', ({ public: board }) => {
      const auction = auctionOf(board);
      return auction !== undefined && placesLeft(auction).length === 1;
    });
    const auction = auctionOf(table.view.public);
    const [free = 0] = auction ? placesLeft(auction) : [];
    const page = await open(visit);
    await table.visit(page);
    const position = `position ${['', 'I', 'II', 'III', 'IV', 'V', 'VI'][free] ?? ''}`;
    await expect(page.locator('.auction .means')).toContainText(`If you pass: you get ${position} for free.`);
  });

  test(`a table that does not exist says so, in the middle of the page (${size})`, async ({
    open,
    complaints,
  }) => {
    complaints.allow(/404|WebSocket/);
    const page = await open(visit);
    await page.goto('/table/aaaaaaaaaaaa');
    await expect(page.locator('.closed h1')).toContainText('This table doesn’t exist.');
    const middle = await page.locator('.closed .btn').evaluate((button) => {
      const { left, right } = button.getBoundingClientRect();
      return (left + right) / 2 - document.documentElement.clientWidth / 2;
    });
    expect(Math.abs(middle)).toBeLessThan(1);
  });
}

for (const [size, visit] of Object.entries(SIZES)) {
  test(`a decision says what it brought (${size})`, async ({ engine, library, open }) => {
    const position = await library.first(
      ({ status, file, moves, seat }) =>
        askWord(status.ask) === 'act research' && file.moves[moves + 1]?.seat === seat,
    );
    const table = await EngineTable.begin(engine, position);
    const page = await open(visit);
    await table.visit(page);
    await expect(page.locator('.prompt .outcome')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page.locator('.prompt .outcome')).toContainText('You got:');
    await expect(page.locator('.prompt .outcome')).toBeInViewport();
  });
}

for (const size of ['desk', 'laptop'] as const) {
  test(`pointing at the cards of the characters moves nothing (${size})`, async ({
    engine,
    library,
    open,
  }) => {
    const position = await library.first(
      ({ status, played }) => played.players === 4 && status.ask === 'choose',
    );
    const table = await EngineTable.begin(engine, position);
    const page = await open(SIZES[size]);
    await table.visit(page);
    const height = (): Promise<number> =>
      page.locator('.prompt').evaluate((bar) => bar.getBoundingClientRect().height);
    const before = await height();
    for (const character of CHARACTERS) {
      await page.locator('.stage').getByText(character, { exact: true }).first().hover();
      expect(await height(), character).toBe(before);
    }
  });
}

test('why there is no rematch is said in the language of the reader', async ({
  engine,
  open,
  complaints,
}) => {
  complaints.allow(/503/);
  const file = playGame({ players: 4, bots: 'detective', seed: 3 });
  const table = await EngineTable.begin(engine, { file, seat: 0 });
  const page = await open({ language: 'fr' });
  await table.visit(page);
  // The table answers for itself unless asked later.
  await page.route('**/rematch', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'storage', message: 'Not in French.' } } }),
  );
  await page.locator('.end .acts .btn.primary').click();
  await expect(page.locator('.end .acts .error, .end .error').first()).toContainText(
    'Le serveur ne peut rien enregistrer',
  );
});

for (const language of LANGUAGES) {
  test(`what lies next to a place is a list (${language})`, async ({ engine, library, open }) => {
    const position = await library.first(({ status }) => status.ask === 'move');
    const table = await EngineTable.begin(engine, position);
    const page = await open({ language });
    await table.visit(page);
    await page.keyboard.press('l');
    const pack = (await engine.ask('pack')) as unknown as Pack;
    const said = await page.locator('.places tbody tr').allInnerTexts();
    const list = new Intl.ListFormat(language);
    for (const { name, neighbours } of pack.spaces) {
      const names = neighbours.map((next) => pack.spaces[next]?.name ?? '');
      expect(
        said.some((row) => row.includes(list.format(names))),
        name,
      ).toBe(true);
    }
  });
}

test('a tile that was drawn is called as on its card', async ({ engine, library, open }) => {
  const position = await library.first(
    ({ status, file, moves, seat, action }) =>
      askWord(status.ask) === 'act research' &&
      action.do === 'research' &&
      file.moves[moves + 1]?.seat === seat,
  );
  const table = await EngineTable.begin(engine, position);
  const page = await open();
  await table.visit(page);
  await page.keyboard.press('Enter');
  const said = await page.locator('.prompt .outcome').innerText();
  const name = /the tile “(.+?)”/.exec(said)?.[1];
  expect(name, said).toBeDefined();
  await expect(page.locator('section.hand')).toContainText(name ?? '');
});

for (const [size, visit] of Object.entries(SIZES)) {
  test(`three players are promised nothing for a fourth position (${size})`, async ({
    engine,
    library,
    open,
  }) => {
    const { file, seat, moves } = await library.first(
      ({ played, status }) => played.players === 3 && status.ask === 'raise' && status.hour === 2,
    );
    const table = await EngineTable.begin(engine, { file, seat, moves });
    const page = await open(visit);
    await table.visit(page);
    await expect(page.locator('.auction [data-place]')).toHaveCount(3);
    await expect(page.locator('.auction')).not.toContainText('IV');
    // What earlier Hours cost is called by its name.
    await expect(page.locator('.auction .before .caption').first()).toHaveText('Price in earlier Hours');
    if (visit.phone) await page.locator('.dock button').nth(2).click();
    await expect(page.locator('section.event')).toContainText('no one has position IV');
    await expect(page.locator('section.event')).not.toContainText(/IV (gains|draws)/i);
  });

  test(`the way to a space names each of its legs, and a block the ability it takes (${size})`, async ({
    engine,
    library,
    open,
  }) => {
    const ride = await EngineTable.begin(
      engine,
      await library.first(
        ({ played, status, action }) =>
          played.players === 4 && status.ask === 'move' && action.do === 'ride' && status.hour >= 2,
      ),
    );
    const page = await open(visit);
    await ride.visit(page);
    const ways = await ride.ways();
    const way = ways.find(
      ({ to, actions }) =>
        actions.length === 3 && actions[0]?.do === 'ride' && ways.filter((one) => one.to === to).length === 1,
    );
    if (!way) throw new Error('No ride is followed by two steps.');
    await pick(page, way.to);
    await expect(page.locator('.prompt .detail')).toContainText(/^By .* → 2 steps\. /);

    const position = await library.first(
      ({ played, status }) => played.players === 4 && status.ask === 'block',
    );
    const block = await EngineTable.begin(engine, position);
    await block.visit(page);
    const [action] = block.view.legal;
    if (action?.do !== 'block') throw new Error('Nobody can be blocked.');
    if (visit.phone) await choice(page, action).tap();
    else await choice(page, action).hover();
    await expect(page.locator('.prompt .detail')).toContainText('Ability: ');
    expect(block.decided).toEqual([]);
  });
}

for (const [size, visit] of Object.entries(SIZES)) {
  test(`a space picked before its routes are known is picked once they are, also after a reconnect (${size})`, async ({
    engine,
    library,
    open,
  }) => {
    const table = await EngineTable.begin(
      engine,
      await library.first(
        ({ played, status, action }) =>
          played.players === 4 && status.ask === 'move' && action.do === 'ride' && status.hour >= 2,
      ),
    );
    const way = (await table.ways()).find(({ ride, actions }) => ride && actions.length === 3);
    if (!way) throw new Error('No ride is followed or preceded by steps.');
    const page = await open(visit);
    const detail = page.locator('.prompt .detail');
    const refusal = page.locator('.prompt .detail.reason');
    // The answer with the routes takes four seconds to come.
    table.delay = 2000;
    await table.visit(page);
    await expect(page.locator('.prompt h2')).toBeVisible();
    await pick(page, way.to);
    expect(await refusal.count()).toBe(0);
    await expect(detail).toContainText(/^By .* Time left/);
    await expect(refusal).toHaveCount(0);
    // What others say meanwhile leaves it picked.
    if (!visit.phone) {
      await table.says((table.seat + 1) % 4, 'Hm.');
      await expect(page.getByText('Hm.').first()).toBeVisible();
    }
    await expect(detail).toContainText(/^By .* Time left/);

    // The same when the line is cut meanwhile.
    await page.reload();
    await expect(page.locator('.prompt h2')).toBeVisible();
    await pick(page, way.to);
    await table.cut();
    table.delay = 0;
    await expect(detail).toContainText(/^By .* Time left/);
    await expect(refusal).toHaveCount(0);
  });
}

/** Where this is asked and more holds, the last time each seat is asked in each Hour of each game. */
async function tableWhere(
  engine: Engine,
  library: Library,
  ask: string,
  wanted: (view: View) => boolean,
): Promise<EngineTable> {
  for (const played of PLAYED) {
    const asked = (await library.decisions(played)).filter(({ status }) => status.ask === ask);
    for (const position of new Map(asked.map((one) => [`${one.status.hour} ${one.seat}`, one])).values()) {
      const table = await EngineTable.begin(engine, position);
      if (wanted(table.view)) return table;
    }
  }
  throw new Error('No game has such a position.');
}

for (const [size, visit] of Object.entries(SIZES)) {
  test(`what choosing Pålsson brought names what it cost, and whose ability is used can be looked at first (${size})`, async ({
    engine,
    library,
    open,
  }) => {
    const choose: Action = { do: 'choose', character: 'palsson' };
    const table = await tableWhere(
      engine,
      library,
      'choose',
      (view) =>
        view.public.event === 'e4' &&
        view.legal.some((one) => JSON.stringify(one) === JSON.stringify(choose)),
    );
    const page = await open(visit);
    await table.visit(page);
    // A finger looks first, and makes the choice with the second tap.
    if (visit.phone) {
      await choice(page, choose).tap();
      await choice(page, choose).tap();
    } else await choice(page, choose).click();
    await expect(page.locator('.prompt .outcome')).toHaveText(
      'You got: +2 Time and +1 Clue. You paid: 2 Time.',
    );
    if (visit.phone)
      await expect(page.locator('.prompt .detail')).toHaveText('Tap a name to see its ability.');
  });
}

for (const [size, visit] of Object.entries(SIZES)) {
  test(`where no Machine Transport runs, no turn of the gears promises a machine (${size})`, async ({
    engine,
    library,
    open,
  }) => {
    const page = await open(visit);
    for (const runs of [true, false]) {
      const table = await tableWhere(
        engine,
        library,
        'gears',
        (view) => (view.public.event !== 'e4') === runs,
      );
      await table.visit(page);
      const options = page.locator('.prompt [data-choice*=turn]');
      await expect(options.first()).toBeVisible();
      for (const option of await options.all()) {
        await expect(option.locator('.line')).toHaveCount(runs ? 3 : 2);
      }
      if (visit.phone) await page.locator('.dock button').nth(2).click();
      const turns = page.locator('[role=radiogroup] [role=radio]');
      await expect(turns.first().locator('.idle')).toHaveCount(runs ? 0 : 1);
      const label = await turns.first().getAttribute('aria-label');
      expect(label?.includes('No Machine Transport runs')).toBe(!runs);
    }
  });

  test(`what else the Event does is called by its name at the auction (${size})`, async ({
    engine,
    library,
    open,
  }) => {
    const table = await EngineTable.begin(
      engine,
      await library.first(({ status, played }) => played.players === 4 && status.ask === 'raise'),
    );
    const page = await open(visit);
    await table.visit(page);
    await expect(page.locator('.auction .event > li').first()).toHaveText('Event');
  });
}
