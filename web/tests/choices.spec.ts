/**
 * Every choice says what it brings before it is made, and why it cannot be made if it cannot.
 * Long, with one test per kind of choice.
 */
import type { Locator, Page } from '@playwright/test';
import { CHARACTERS } from '../src/art/characters.ts';
import { insightOf } from '../src/notebook/insight.fixture.ts';
import { giftsOf } from '../src/panels/eventEffects.ts';
import type { Action, Character, Pack, Route, Target, View } from '../src/wire/types';
import { EngineTable } from './engine-table.ts';
import type { Engine } from './engine.ts';
import { DESK, expect, LAPTOP, PHONE, SIZES, test, type Visit } from './fixtures.ts';
import { Learner } from './lessons.ts';
import { go } from './performAction.ts';
import { askWord, PLAYED, type Library, type Played, type Position } from './positions.ts';
import { choice, mainChoice, pick } from './prompt.ts';

const FOUR = PLAYED.filter(({ players }) => players === 4);

const lit = (page: Page): Promise<number[]> =>
  page
    .locator('.city [data-space].lit')
    .evaluateAll((spaces) => spaces.map((space) => Number((space as HTMLElement).dataset.space)));

/** The first position where this is asked and more holds. */
const where = (
  library: Library,
  ask: string,
  more: (position: Position) => boolean = () => true,
): Promise<Position> =>
  library.first((position) => askWord(position.status.ask) === ask && more(position), FOUR);

/** A position in which characters were chosen already, or are blocked: the order's third chooses. */
async function choosing(engine: Engine, library: Library): Promise<EngineTable> {
  for (const played of FOUR) {
    for (const position of await library.decisions(played)) {
      if (askWord(position.status.ask) !== 'choose' || position.status.hour < 2 || position.status.hour > 4)
        continue;
      const table = await EngineTable.begin(engine, position);
      const { used, blocked } = table.view.public;
      if (used.length >= 2 && blocked.length > 0) return table;
    }
  }
  throw new Error('Nobody chooses late.');
}

for (const size of [DESK, LAPTOP]) {
  test(`eight cards say what each character brings at ${size.width} × ${size.height}`, async ({
    engine,
    library,
    open,
  }) => {
    const table = await choosing(engine, library);
    const { used, blocked } = table.view.public;
    const page = await open({ options: { viewport: size } });
    await table.visit(page);
    const card = (character: string): Locator => page.locator(`.characters [data-character="${character}"]`);
    await expect(page.locator('.characters .card')).toHaveCount(8);
    const hidden = await page
      .locator('.characters')
      .evaluate((stage) => stage.scrollHeight - stage.clientHeight);
    expect(hidden, 'all eight are in sight').toBeLessThanOrEqual(0);
    for (const character of used) await expect(card(character)).toContainText(/has chosen/);
    for (const character of blocked) await expect(card(character)).toContainText(/block/);
    const free = table.view.legal.flatMap((action) => (action.do === 'choose' ? [action.character] : []));
    for (const character of free) await expect(card(character)).toContainText(/Clues? in reach/);

    // The first press picks, and Enter or the second chooses.
    const [first = 'snowy', second = 'snowy'] = free;
    await card(first).click();
    await expect(card(first)).toHaveAttribute('aria-pressed', 'true');
    await expect(mainChoice(page)).toHaveAttribute(
      'data-choice',
      JSON.stringify({ do: 'choose', character: first }),
    );
    expect(table.decided).toEqual([]);

    // The city and back; a choice of the prompt shows its reach there, by pointer and by focus.
    await page.getByRole('button', { name: 'Look at the city' }).click();
    await expect(page.locator('.city')).toBeVisible();
    const button = choice(page, { do: 'choose', character: second });
    await button.hover();
    await expect(page.locator('.prompt .detail')).toContainText('In reach');
    const pointed = await lit(page);
    expect(pointed.length).toBeGreaterThan(1);
    await page.mouse.move(5, 5);
    await expect.poll(() => lit(page)).not.toEqual(pointed);
    // The keyboard moves the focus, a pointer doesn't.
    await page.keyboard.press('Tab');
    await button.focus();
    await expect.poll(() => lit(page)).toEqual(pointed);
    await page.getByRole('button', { name: 'Back to the characters' }).click();
    await expect(page.locator('.characters')).toBeVisible();
    await card(first).click();
    await expect.poll(() => table.decided).toEqual([{ do: 'choose', character: first }]);
  });
}

for (const [size, visit] of Object.entries(SIZES)) {
  test(`a character comes with portrait, ability, what the Event gives for it, and the machines in reach, ${size}`, async ({
    engine,
    library,
    open,
  }) => {
    const page = await open(visit);
    await page.goto('/');
    let [given, rides] = [false, false];
    for (const position of (await Promise.all(FOUR.map((played) => library.decisions(played)))).flat()) {
      if (given && rides) return;
      if (position.status.ask !== 'choose') continue;
      const table = await EngineTable.begin(engine, position);
      const { legal, public: board } = table.view;
      const { reach } = insightOf(table.view);
      const free = legal.flatMap((action) => (action.do === 'choose' ? [action] : []));
      const gifts = ({ character }: { character: Character }): number =>
        giftsOf(board.event, character).length;
      const machines = ({ character }: { character: Character }): number =>
        reach[CHARACTERS.indexOf(character)]?.rides.length ?? 0;
      const shown = free.find((one) => (!given && gifts(one) > 0) || (!rides && machines(one) > 0));
      if (!shown) continue;
      await table.visit(page);
      if (visit.phone) await choice(page, shown).tap();
      const card = page.locator(
        visit.phone ? '.prompt' : `.characters [data-character="${shown.character}"]`,
      );
      await expect((visit.phone ? choice(page, shown) : card).locator('svg').first()).toBeVisible();
      await expect(card.locator('.facts .ability .sign svg').first()).toBeVisible();
      await expect(card.locator('.facts .ability > span').last()).toHaveText(/\p{L}{3}/u);
      await expect(card.locator('.facts')).toContainText(/Clues? in reach/);
      await expect(card.locator('.facts .rides svg')).toHaveCount(machines(shown));
      // Ability and Clues have a line each, the machines one, and so does each gift.
      await expect(card.locator('.facts > li')).toHaveCount(2 + Math.min(1, machines(shown)) + gifts(shown));
      given ||= gifts(shown) > 0;
      rides ||= machines(shown) > 0;
    }
    throw new Error('No Event gives anything for a character that can be chosen.');
  });
}

test('on a phone the first tap shows a character and a button with its name chooses it', async ({
  engine,
  library,
  open,
}) => {
  const table = await choosing(engine, library);
  const page = await open({ phone: true });
  await table.visit(page);
  const [free] = table.view.legal.flatMap((action) => (action.do === 'choose' ? [action] : []));
  if (!free) throw new Error('Nobody can be chosen.');
  const before = await lit(page);
  await choice(page, free).tap();
  await expect(page.locator('.prompt .facts')).toContainText(/Clues? in reach/);
  // The button that makes the choice names it, and the one that was tapped is marked.
  await expect(mainChoice(page)).toHaveText(/^Choose \S/);
  // What was advised makes way for the map.
  await expect(page.locator('.prompt .hint')).toHaveCount(0);
  await expect(choice(page, free)).toHaveAttribute('aria-pressed', 'true');
  expect(await lit(page)).not.toEqual(before);
  await page.locator('.prompt .gone').first().tap();
  await expect(page.locator('.prompt .facts .why')).toBeVisible();
  expect(table.decided).toEqual([]);
  await choice(page, free).tap();
  expect(table.decided).toEqual([]);
  await mainChoice(page).tap();
  await expect.poll(() => table.decided).toEqual([free]);
});

for (const size of [DESK, LAPTOP, PHONE]) {
  test(`turns of the gears show what they bring at ${size.width} × ${size.height}`, async ({
    engine,
    library,
    open,
  }) => {
    const table = await EngineTable.begin(engine, await where(library, 'gears'));
    const phone = size === PHONE;
    const page = await open(phone ? { phone } : { options: { viewport: size } });
    await table.visit(page);
    const turns = table.view.legal.filter((action) => action.do === 'turn');
    for (const action of turns) {
      await expect(choice(page, action)).toContainText(/Taxi|Train|Monorail|Airship/);
      await expect(choice(page, action)).toContainText(/\d steps?/);
      await expect(choice(page, action)).toContainText(/Investigate|Research|Compose|Move Clue/);
    }
    const [turn] = turns;
    if (!turn) throw new Error('The gears cannot be turned.');
    expect(await lit(page)).toEqual([]);
    if (phone) {
      await expect(page.locator('.prompt .detail')).toContainText('Tap an option to');
      const sheet = await page.locator('.prompt').boundingBox();
      await choice(page, turn).tap();
      await expect(page.locator('.prompt .detail')).toContainText('In reach');
      expect((await lit(page)).length).toBeGreaterThan(0);
      expect((await page.locator('.prompt').boundingBox())?.height).toBe(sheet?.height);
      expect(table.decided).toEqual([]);
      await expect(choice(page, turn)).toHaveClass(/picked/);
      await expect(mainChoice(page)).toHaveText(/^Turn the gears/);
      await mainChoice(page).tap();
    } else {
      await expect(page.locator('.prompt .detail')).toContainText('Point at an option');
      await choice(page, turn).hover();
      await expect(page.locator('.prompt .detail')).toContainText('In reach');
      const pointed = await lit(page);
      expect(pointed.length).toBeGreaterThan(0);
      await page.mouse.move(5, 5);
      await expect.poll(() => lit(page)).toEqual([]);
      await choice(page, turn).focus();
      await expect.poll(() => lit(page)).toEqual(pointed);
      // An explanation leaves the gears in sight.
      const line = page.locator('[role=radiogroup] button .line').first();
      await line.hover();
      const help = page.locator('[role=tooltip]');
      await expect(help).toBeVisible();
      const [box, gears] = [await help.boundingBox(), await page.locator('.works').boundingBox()];
      expect(box?.y).toBeGreaterThanOrEqual((gears?.y ?? 0) + (gears?.height ?? 0) - 1);
      await page.mouse.move(5, 5);
      await choice(page, turn).click();
    }
    await expect.poll(() => table.decided).toEqual([turn]);
  });

  test(`a side of the compass shows what it leaves at ${size.width} × ${size.height}`, async ({
    engine,
    library,
    open,
  }) => {
    const position = await where(
      library,
      'place_location',
      ({ action, status }) => action.do === 'place_location' && status.hour < 5,
    );
    const table = await EngineTable.begin(engine, position);
    const phone = size === PHONE;
    const page = await open(phone ? { phone } : { options: { viewport: size } });
    await table.visit(page);
    const { action } = position;
    if (action.do !== 'place_location') throw new Error('No side.');
    const press = (target: Locator): Promise<void> => (phone ? target.tap() : target.click());
    await press(choice(page, `tile-${action.tile}`));
    await expect(choice(page, action)).toContainText(/leaves \d+ building/);
    if (phone) await choice(page, action).tap();
    else await choice(page, action).hover();
    await expect(page.locator('.prompt .detail')).toContainText(/shrinks from \d+ to \d+/);
    await expect(page.locator('.city .staying')).toHaveAttribute('d', /\S/);
    expect(table.decided).toEqual([]);
    await press(choice(page, action));
    await expect.poll(() => table.decided).toEqual([action]);
  });
}

for (const [size, visit] of Object.entries(SIZES)) {
  test(`an investigation says what is known of each hand, ${size}`, async ({ engine, library, open }) => {
    for (const played of FOUR) {
      for (const position of await library.decisions(played)) {
        if (askWord(position.status.ask) !== 'act investigate') continue;
        const table = await EngineTable.begin(engine, position);
        const known = table.view.cards.findIndex(
          (card) =>
            typeof card === 'object' &&
            typeof card.seen === 'object' &&
            card.seen.hand !== position.seat &&
            !table.view.open_cards.length,
        );
        const sight = table.view.cards[known];
        if (typeof sight !== 'object' || typeof sight.seen !== 'object') continue;
        const page = await open(visit);
        await table.visit(page);
        const target = { hand: sight.seen.hand };
        await expect(choice(page, { do: 'investigate', target, clues: 0 })).toContainText('you know');
        await expect(choice(page, { do: 'investigate', target: 'deck', clues: 0 })).toContainText(
          /\d of \d known/,
        );
        return;
      }
    }
    throw new Error('Nobody knows a card.');
  });
}

for (const [size, visit] of Object.entries(SIZES)) {
  test(`undo says what it takes back, the log what was taken back, and a sealed decision why it stands, ${size}`, async ({
    engine,
    library,
    open,
  }) => {
    const position = await where(library, 'move', ({ action }) => action.do === 'step');
    const table = await EngineTable.begin(engine, position);
    const page = await open(visit);
    await table.visit(page);
    const ways = await table.ways();
    const way = ways.find(({ actions }) => actions.length === 1 && actions[0]?.do === 'step');
    if (!way) throw new Error('There is no step.');
    // While a destination is picked, there is no “here” to stop at.
    await pick(page, way.to);
    await expect(mainChoice(page)).toBeVisible();
    await expect(choice(page, { do: 'stop' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(choice(page, { do: 'stop' })).toBeVisible();
    await go(page, way, ways);
    const undo = choice(page, 'undo');
    await expect(undo).toContainText('Step to');
    await undo.click();
    if (visit.phone) await page.locator('.dock button').last().tap();
    await expect(page.locator('.log')).toContainText(/undoes: Step to/);
    if (visit.phone) await page.locator('.dock button').first().tap();
    await choice(page, { do: 'stop' }).click();
    await expect(undo).toContainText('Stop here');
    await undo.click();
    await expect(choice(page, { do: 'stop' })).toBeVisible();

    const drawn = await where(library, 'act research');
    const sealed = await EngineTable.begin(engine, drawn);
    const other = await open(visit);
    await sealed.visit(other);
    await mainChoice(other).click();
    await expect(other.locator('.prompt .stands')).toContainText('tiles were drawn');
  });
}

for (const [size, visit] of Object.entries(SIZES)) {
  test(`a walk is undone step by step, each by its name, and what it brought is no longer shown, ${size}`, async ({
    engine,
    library,
    open,
  }) => {
    const pack = (await engine.ask('pack')) as unknown as Pack;
    const { table, ways, way } = await walkToClue(engine, library);
    const page = await open(visit);
    await table.visit(page);
    await go(page, way, ways);
    const outcome = page.locator('.prompt .outcome');
    await expect(outcome).toContainText('+1 Clue');
    const undo = choice(page, 'undo');
    for (const action of way.actions.toReversed()) {
      if (action.do !== 'step') throw new Error('The walk has another leg.');
      await expect(undo).toContainText(`Step to ${pack.spaces[action.to]?.name}`);
      await undo.click();
      await expect(outcome).toHaveCount(0);
    }
    await expect(page.locator('.prompt h2')).toHaveText('Where does your character move?');
  });
}

/** A table where a walk of two steps ends on a Clue. */
async function walkToClue(
  engine: Engine,
  library: Library,
): Promise<{ table: EngineTable; ways: Route[]; way: Route }> {
  for (const played of FOUR) {
    for (const position of await library.decisions(played)) {
      if (askWord(position.status.ask) !== 'move') continue;
      const table = await EngineTable.begin(engine, position);
      const ways = await table.ways();
      const way = ways.find(
        ({ actions, clues }) =>
          actions.length === 2 && clues === 1 && actions.every((action) => action.do === 'step'),
      );
      if (way) return { table, ways, way };
    }
  }
  throw new Error('No walk ends on a Clue.');
}

for (const [size, visit] of Object.entries(SIZES)) {
  test(`what Vidal does is explained, and undone by its name, ${size}`, async ({ engine, library, open }) => {
    const position = await where(
      library,
      'favour',
      ({ action }) => action.do === 'favour' && action.activity === 'investigate',
    );
    const table = await EngineTable.begin(engine, position);
    const page = await open(visit);
    await table.visit(page);
    await expect(choice(page, position.action)).toContainText('see a card');
    if (!visit.phone) {
      await choice(page, position.action).hover();
      await expect(page.locator('[role=tooltip]')).toContainText('Look at a random card');
    }
    await choice(page, position.action).click();
    await expect(choice(page, 'undo')).toContainText('Investigate');
    await expect(choice(page, 'undo')).not.toContainText('Stop');
    // The cards that can be found are public.
    const target = page.locator('.prompt .choice', { hasText: 'Power' }).first();
    await expect(target).toContainText(/1 Character, \d Powers?/);
  });
}

for (const [size, visit] of Object.entries(SIZES)) {
  test(`the opening of an auction can be taken back until the bid, ${size}`, async ({
    engine,
    library,
    open,
  }) => {
    const position = await where(library, 'open_auction', ({ action }) => action.do === 'open');
    const table = await EngineTable.begin(engine, position);
    const page = await open(visit);
    await table.visit(page);
    await choice(page, position.action).click();
    await expect(choice(page, 'undo')).toContainText('position');
    await choice(page, 'undo').click();
    await expect(choice(page, position.action)).toBeVisible();
  });
}

for (const [size, visit] of Object.entries(SIZES)) {
  test(`a button that opens a position shows what that position brings, ${size}`, async ({
    engine,
    library,
    open,
  }) => {
    const position = await where(
      library,
      'open_auction',
      ({ action }) => action.do === 'open' && action.position === 4,
    );
    const table = await EngineTable.begin(engine, position);
    const page = await open(visit);
    await table.visit(page);
    const pointed = page.locator('.auction .pointed');
    const button = choice(page, position.action);
    await expect(pointed).toHaveCount(0);
    if (visit.phone) {
      await button.tap();
      await expect(pointed).toHaveAttribute('data-place', '4');
      await expect(pointed).toBeInViewport({ ratio: 0.9 });
      expect(table.decided).toEqual([]);
      await expect(mainChoice(page)).toContainText('position IV');
      await mainChoice(page).tap();
    } else {
      await button.hover();
      await expect(pointed).toHaveAttribute('data-place', '4');
      await page.mouse.move(5, 5);
      await expect(pointed).toHaveCount(0);
      await page.keyboard.press('Tab');
      await button.focus();
      await expect(pointed).toHaveAttribute('data-place', '4');
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => table.decided).toEqual([position.action]);
  });
}

for (const [size, visit] of Object.entries(SIZES)) {
  test(`a question that is withdrawn says so, ${size}`, async ({ engine, library, open }) => {
    // Another player places a Clue, then it is the page's turn.
    const positions = (await library.decisions(FOUR[0] as Played)).filter(
      ({ action }) => action.do === 'place_clue',
    );
    const first = positions.find(
      (position, index) =>
        positions[index + 1]?.moves === position.moves + 1 &&
        positions[index + 1]?.status.ask === 'place_clue',
    );
    if (!first) throw new Error('Nobody places Clues in a row.');
    const seat = positions.find(({ moves }) => moves === first.moves + 1)?.seat ?? 0;
    const table = await EngineTable.begin(engine, { file: first.file, moves: first.moves, seat });
    const page = await open(visit);
    await table.visit(page);
    await table.play(first.seat, first.action);
    await expect(page.locator('.prompt.mine')).toBeVisible();
    await table.takeBack(first.seat);
    await expect(page.locator('.prompt:not(.mine) [role=status]')).toContainText(/undoes: Place a Clue/);
    await table.play(first.seat, first.action);
    await expect(page.locator('.prompt.mine')).toBeVisible();
  });
}

for (const [size, visit] of Object.entries(SIZES)) {
  test(`the reason for a space out of reach is the right one, ${size}`, async ({ engine, library, open }) => {
    const position = await where(
      library,
      'move',
      ({ action, status }) => action.do === 'ride' && status.hour > 1,
    );
    const table = await EngineTable.begin(engine, position);
    const page = await open(visit);
    await table.visit(page);
    await expect.poll(async () => (await lit(page)).length).toBeGreaterThan(1);
    const reached = new Set(await lit(page));
    const { at, organ } = table.view.public;
    const far = [...Array(71).keys()].filter((space) => !reached.has(space) && space !== organ);
    const empty = far.find((space) => !at.includes(space));
    const taken = far.find((space) => at.includes(space) && space !== at[0]);
    if (empty === undefined) throw new Error('Everything is in reach.');
    await pick(page, empty);
    await expect(page.locator('.prompt .reason')).toContainText(/steps? away, and you have|No free way/);
    await expect(page.locator('.prompt .reason')).not.toContainText('next to');
    if (taken !== undefined) {
      await pick(page, taken);
      await expect(page.locator('.prompt .reason')).toContainText(/already|character/i);
    }
  });
}

for (const [size, visit] of Object.entries(SIZES)) {
  test(`a picked Clue is put back by picking it again, ${size}`, async ({ engine, library, open }) => {
    const position = await where(library, 'act move_clue', ({ action }) => action.do === 'move_clue');
    const table = await EngineTable.begin(engine, position);
    const page = await open(visit);
    await table.visit(page);
    if (position.action.do !== 'move_clue') throw new Error('No Clue moves.');
    const before = await lit(page);
    await pick(page, position.action.from);
    await expect.poll(() => lit(page)).not.toEqual(before);
    await pick(page, position.action.from);
    await expect.poll(() => lit(page)).toEqual(before);
    await expect(page.locator('.prompt .reason')).toHaveCount(0);
  });
}

for (const [size, visit] of Object.entries(SIZES)) {
  test(`a movement that leads nowhere any more says so, ${size}`, async ({ engine, library, open }) => {
    for (const played of FOUR) {
      for (const position of await library.decisions(played)) {
        if (position.status.ask !== 'move' || position.action.do !== 'stop') continue;
        const table = await EngineTable.begin(engine, position);
        if (table.view.legal.some(({ do: what }) => what === 'step' || what === 'ride' || what === 'taxi'))
          continue;
        const page = await open(visit);
        await table.visit(page);
        await expect(page.locator('.prompt h2')).toHaveText(/^You’ve arrived: \S/);
        await expect(mainChoice(page)).toHaveAttribute('data-choice', JSON.stringify({ do: 'stop' }));
        return;
      }
    }
    throw new Error('Nobody arrives.');
  });
}

for (const [size, visit] of Object.entries(SIZES)) {
  test(`the city leads back to the auction, ${size}`, async ({ engine, library, open }) => {
    const table = await EngineTable.begin(engine, await where(library, 'raise'));
    const page = await open(visit);
    await table.visit(page);
    await page.getByRole('button', { name: 'Look at the city' }).click();
    await expect(page.locator('.auction')).toHaveCount(0);
    await page.getByRole('button', { name: 'Back to the auction' }).click();
    await expect(page.locator('.auction')).toBeVisible();
  });
}

for (const [size, visit] of Object.entries(SIZES)) {
  test(`a Power Card that is seen has the name it has in the hand, ${size}`, async ({
    engine,
    library,
    open,
  }) => {
    for (const played of FOUR) {
      for (const position of await library.decisions(played)) {
        if (position.action.do !== 'investigate') continue;
        const after = await EngineTable.begin(engine, { ...position, moves: position.moves + 1 });
        const game = `table ${after.id.slice('engine'.length)}`;
        const { events } = await engine.ask('events', { game, viewer: position.seat });
        const seen = events.map(({ event }) => event).findLast(({ event }) => event === 'card_looked');
        if (seen?.event !== 'card_looked' || typeof seen.card !== 'object' || !('power' in seen.card.seen))
          continue;
        const table = await EngineTable.begin(engine, position);
        const page = await open(visit);
        await table.visit(page);
        await table.play(position.seat, position.action);
        const { power } = seen.card.seen;
        const name = {
          look: 'Three glimpses',
          ride: 'Any machine',
          research: 'Three tiles',
          music: 'Three pages',
        }[power];
        await expect(page.locator('dialog.reveal')).toContainText(name);
        await page.locator('dialog.reveal button').last().click();
        if (visit.phone) await page.locator('.dock button').nth(1).tap();
        await expect(page.locator('section.hand')).toContainText(name);
        if (visit.phone) await page.locator('.dock button').last().tap();
        await expect(page.locator('.log')).toContainText(`“${name}”`);
        return;
      }
    }
    throw new Error('Nobody sees a Power Card.');
  });
}

test('while a lesson only wants to be read, the prompt asks nothing', async ({ open }) => {
  const page = await open({ options: { viewport: LAPTOP } });
  const learner = new Learner(page, 'goal');
  await learner.enter();
  let read = 0;
  for (let step = 0; step < 4; step += 1) {
    const { reading } = await learner.stands();
    if (!reading) break;
    const prompt = page.locator('.prompt');
    if ((await prompt.locator('.whose').count()) > 0) {
      await expect(prompt.locator('.whose')).toHaveText('Read on first');
      await expect(prompt).not.toHaveClass(/mine/);
      await expect(prompt.locator('.choice:not(:disabled)')).toHaveCount(0);
      read += 1;
    }
    const said = await page.locator('.coach .say').textContent();
    await page.locator('.coach .btn.primary').click();
    await expect(page.locator('.coach .say')).not.toHaveText(said ?? '');
  }
  expect(read).toBeGreaterThan(0);
  await expect(page.locator('.prompt .whose')).toHaveText('Your turn');
});

test('a card of the folded hand stays under the pointer that presses it', async ({
  engine,
  library,
  open,
}) => {
  const position = await where(library, 'gears', ({ action }) => action.do === 'play_power');
  const table = await EngineTable.begin(engine, position);
  const page = await open({ options: { viewport: LAPTOP } });
  await table.visit(page);
  const power = page.locator('.hand .group.powers button.card').first();
  const before = await power.boundingBox();
  await power.hover();
  await page.mouse.down();
  const pressed = await power.boundingBox();
  expect([pressed?.x, pressed?.height]).toEqual([before?.x, before?.height]);
  await page.mouse.up();
  await expect(power).toHaveAttribute('aria-pressed', 'true');
  expect(table.decided).toEqual([]);
  await power.click();
  await expect.poll(() => table.decided.map(({ do: what }) => what)).toEqual(['play_power']);
});

/** The cards and tiles of the hand that can be picked; on a phone on a page of their own. */
async function handCards(page: Page, group: 'powers' | 'tiles', { phone = false }: Visit): Promise<Locator> {
  if (phone) await page.locator('.dock button').nth(1).tap();
  return page.locator(`.hand .group.${group} button.card`);
}

for (const [size, visit] of Object.entries(SIZES)) {
  const press = (target: Locator): Promise<void> => (visit.phone ? target.tap() : target.click());

  test(`a card of the hand is read before it is played, ${size}`, async ({ engine, library, open }) => {
    const position = await where(
      library,
      'end_turn',
      ({ action, status }) => action.do === 'play_power' && action.power !== 'ride' && status.hour < 4,
    );
    const table = await EngineTable.begin(engine, position);
    const page = await open(visit);
    await table.visit(page);
    const asked = await page.locator('.prompt h2').innerText();
    const cards = await handCards(page, 'powers', visit);
    const [first, second] = [cards.nth(0), cards.nth(1)];
    // A low screen's hand opens over the question, and folds for it.
    const unfold = page.locator('.hand .fold');
    if (await unfold.isVisible()) await unfold.click();
    const play = mainChoice(page);

    await press(first);
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    const name = await first.locator('.title').innerText();
    await expect(page.locator('.prompt h2')).toHaveText(name);
    await expect(page.locator('.prompt .detail')).toHaveText(await first.locator('.text').innerText());
    await expect(play).toContainText(`Play “${name}”`);
    await expect(play).toBeInViewport({ ratio: 1 });
    await expect(first).toBeInViewport();

    // Another card takes its place, and Escape puts it back.
    await press(second);
    await expect(first).toHaveAttribute('aria-pressed', 'false');
    await expect(play).toContainText(await second.locator('.title').innerText());
    await page.keyboard.press('Escape');
    await expect(second).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('.prompt h2')).toHaveText(asked);

    // By keyboard: Enter picks, and the button plays.
    await second.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(second).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    expect(table.decided).toEqual([]);
    const key = JSON.parse((await play.getAttribute('data-choice')) ?? '') as Action;
    expect(key.do).toBe('play_power');
    await press(play);
    await expect.poll(() => table.decided).toEqual([key]);
  });

  test(`a tile of the hand is read before it is played or discarded, ${size}`, async ({
    engine,
    library,
    open,
  }) => {
    for (const [ask, done, label] of [
      ['end_turn', 'play_item', 'Play “'],
      ['discard', 'discard', 'Discard: '],
    ] as const) {
      const table = await EngineTable.begin(
        engine,
        await where(library, ask, ({ action }) => action.do === done),
      );
      const page = await open(visit);
      await table.visit(page);
      const tile = (await handCards(page, 'tiles', visit)).first();
      await press(tile);
      await expect(tile).toHaveAttribute('aria-pressed', 'true');
      await expect(mainChoice(page)).toContainText(label);
      await expect(page.locator('.prompt .detail')).not.toBeEmpty();
      expect(table.decided).toEqual([]);
      await press(mainChoice(page));
      await expect.poll(() => table.decided.map(({ do: what }) => what)).toEqual([done]);
    }
  });
}

test('a picked card goes back when the gears or a character are picked instead', async ({
  engine,
  library,
  open,
}) => {
  const position = await where(library, 'gears', ({ action }) => action.do === 'play_power');
  const table = await EngineTable.begin(engine, position);
  const page = await open();
  await table.visit(page);
  const power = page.locator('.hand .group.powers button.card').first();
  await power.click();
  await expect(power).toHaveAttribute('aria-pressed', 'true');
  await page.locator('[role=radiogroup] button').first().click();
  await expect.poll(() => table.decided.map(({ do: what }) => what)).toEqual(['turn']);
});

test('on a phone the first tap shows whose cards are looked at, and the second button looks', async ({
  engine,
  library,
  open,
}) => {
  const table = await EngineTable.begin(engine, await where(library, 'act investigate'));
  const page = await open({ phone: true });
  await table.visit(page);
  const looks = table.view.legal.filter((action) => action.do === 'investigate');
  const [first, second] = looks.filter((action) => action.clues === 0);
  if (!first || !second) throw new Error('There is only one hand.');
  const confirm = choice(page, 'confirm');
  await expect(confirm).toBeDisabled();
  // Texts have their heights once their fonts are there.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((settled) => requestAnimationFrame(() => requestAnimationFrame(settled)));
  });
  const before = await page.locator('.prompt').boundingBox();
  await choice(page, first).tap();
  await expect(choice(page, first)).toHaveAttribute('aria-pressed', 'true');
  await expect(confirm).toContainText('Look at');
  expect(await page.locator('.prompt').boundingBox()).toEqual(before);
  await choice(page, second).tap();
  await expect(choice(page, first)).not.toHaveAttribute('aria-pressed', 'true');
  expect(table.decided).toEqual([]);
  await expect(confirm).toBeInViewport({ ratio: 1 });
  await confirm.tap();
  await expect.poll(() => table.decided).toEqual([second]);
});

for (const [size, visit] of Object.entries(SIZES)) {
  test(`a hand with too few cards for so many Clues says so, ${size}`, async ({ engine, library, open }) => {
    const most = (view: View, target: Target): number =>
      view.legal.filter(
        (action) => action.do === 'investigate' && JSON.stringify(action.target) === JSON.stringify(target),
      ).length;
    for (const position of (await Promise.all(FOUR.map((played) => library.decisions(played)))).flat()) {
      if (askWord(position.status.ask) !== 'act investigate') continue;
      const table = await EngineTable.begin(engine, position);
      const targets = table.view.legal.flatMap((action) =>
        action.do === 'investigate' && action.clues === 0 ? [action.target] : [],
      );
      const fullest = Math.max(...targets.map((target) => most(table.view, target)));
      const short = targets.find((target) => most(table.view, target) < fullest);
      if (!short) continue;
      const cards = most(table.view, short);
      const reason = cards === 1 ? 'Only 1 card to see there' : `Only ${cards} cards to see there`;
      const page = await open(visit);
      await table.visit(page);
      const label = await choice(page, { do: 'investigate', target: short, clues: 0 })
        .locator('.label')
        .innerText();
      for (let clues = 1; clues < fullest; clues += 1)
        await page.locator('.prompt .stepper button').last().click();
      const button = page.locator('.prompt .choice[aria-disabled=true]', { hasText: label });
      await expect(button).toHaveCount(1);
      await (visit.phone ? button.tap({ force: true }) : button.click({ force: true }));
      await expect(page.locator('.prompt .detail')).toContainText(reason);
      expect(table.decided).toEqual([]);
      if (!visit.phone) {
        await page.mouse.move(5, 5);
        await page.keyboard.press('Tab');
        await button.focus();
        await expect(page.locator('#help-in-place')).toContainText(reason);
      }
      await page.locator('.prompt .stepper button').first().click();
      await expect(page.locator('.prompt .detail')).not.toContainText('to see there');
      return;
    }
    throw new Error('All hands are equally full.');
  });
}

test('the Character Chart says why a blocked character cannot be chosen', async ({
  engine,
  library,
  open,
}) => {
  const table = await choosing(engine, library);
  const [blocked] = table.view.public.blocked;
  if (!blocked) throw new Error('Nobody is blocked.');
  const page = await open({ options: { viewport: LAPTOP } });
  await table.visit(page);
  await page.getByRole('button', { name: 'Look at the city' }).click();
  const line = page.locator('.chart li', { has: page.locator('.line', { hasText: 'blocked' }) }).first();
  await line.click();
  await expect(page.locator('#help-in-place')).toContainText(/block/);
});

test('on a phone the city comes back when the turn goes to others, but not for a reader who opened another page', async ({
  engine,
  library,
  open,
}) => {
  const position = await where(
    library,
    'end_turn',
    ({ action, status }) => action.do === 'end_turn' && status.hour < 4,
  );
  const table = await EngineTable.begin(engine, position);
  const page = await open({ phone: true });
  await table.visit(page);
  const [hand, notes] = [page.locator('.dock button').nth(1), page.locator('.dock button').nth(3)];
  await hand.tap();
  await expect(page.locator('section.hand')).toBeVisible();
  // The folded question has its main button.
  const end = choice(page, { do: 'end_turn' });
  await expect(page.locator('.sheet')).toHaveClass(/folded/);
  await expect(end).toBeInViewport({ ratio: 1 });
  await end.tap();
  await expect.poll(() => table.decided).toEqual([{ do: 'end_turn' }]);
  await expect(page.locator('.prompt.mine')).toHaveCount(0);
  await expect(page.locator('.dock button').first()).toHaveAttribute('aria-current', 'page');
  for (const dock of [hand, notes]) {
    await dock.tap();
    await page.waitForTimeout(200);
    await expect(dock).toHaveAttribute('aria-current', 'page');
  }
});

test('where the engine cannot be loaded, the table answers its questions', async ({
  engine,
  library,
  open,
}) => {
  const page = await open();
  await page.route('**/insight-*.wasm', (route) => route.abort());
  const table = await EngineTable.begin(engine, await where(library, 'gears'));
  await table.visit(page);
  const turns = table.view.legal.filter((action) => action.do === 'turn');
  const [turn] = turns;
  if (!turn) throw new Error('The gears cannot be turned.');
  await expect(choice(page, turn)).toBeVisible();
  await choice(page, turn).hover();
  await expect(page.locator('.prompt .detail')).toContainText('In reach');
});
