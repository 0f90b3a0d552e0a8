/** The tutorial: it can be completed in every language, every mistake is explained, and it can be left and resumed. */
import type { Locator } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from './binary.ts';
import { emptiness, moved, SIZES } from './emptyScroll.ts';
import { EngineTable } from './engine-table.ts';
import { COARSE, DESK, expect, SIZES as VISITS, test } from './fixtures.ts';
import { CHAPTERS, Learner } from './lessons.ts';
import { beginAfterOverture } from './randomPlayer.ts';
import { foreignWords, LANGUAGES, namesOf, textsOf, type Language } from './untranslated.ts';

/** A message of the lessons as it must be said; names of players may be anything. */
function message(language: Language, key: string): RegExp {
  const text = readFileSync(join(LOCALES, language, 'lessons.ftl'), 'utf8');
  const found = text.split('\n').find((line) => line.startsWith(`${key} = `));
  if (!found) throw new Error(`There is no ${key} in ${language}.`);
  const parts = found.slice(key.length + 3).split(/\{ \$\w+ \}/);
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`);
}

for (const language of LANGUAGES) {
  test(`the whole tutorial can be completed, ${language}`, async ({ open, engine }) => {
    const names = [...namesOf(await engine.ask('pack')), ...players(language)];
    const page = await open({ language, options: COARSE });
    for (const [index, chapter] of CHAPTERS.entries()) {
      const learner = new Learner(page, chapter);
      if (index === 0) await learner.enter();
      for (;;) {
        await page.locator('.coach .say').waitFor();
        const standing = await learner.look();
        const { now, view } = standing;
        await learner.uncover();
        await expect(page.locator('.coach .say')).toHaveText(message(language, now.say ?? ''));
        if (language === 'en') {
          const wrong = learner.mistake(standing);
          if (wrong) {
            const [did, { wrong: key }] = [await learner.did(), await learner.stands([wrong])];
            await learner.make(wrong, view);
            await expect(page.locator('.coach .wrong')).toHaveText(message(language, key ?? ''));
            expect(await learner.did()).toEqual(did);
            await page.keyboard.press('Escape');
            await page.keyboard.press('Escape');
          }
        }
        const text = await learner.said();
        await learner.right(standing);
        if (await learner.next(text)) break;
      }
      const learnt = page.locator('dialog.learnt');
      // A game that is won ends as games do.
      const won = chapter === 'goal' || chapter === 'victory';
      await expect(learnt.locator('h1')).toHaveCount(won ? 1 : 0);
      await expect(learnt.locator('#learnt-text')).toHaveText(message(language, `lesson-${chapter}-learnt`));
      if (language !== 'en')
        expect.soft(foreignWords(await textsOf(page), language, names), `${chapter}: words`).toEqual([]);
      await learnt.locator('.btn.primary').click();
    }
    await expect(page).toHaveURL(/\/learn$/);
    await expect(page.locator('ol > li.done')).toHaveCount(CHAPTERS.length);
  });
}

for (const chapter of CHAPTERS) {
  test(`no step of ${chapter} scrolls into empty space, and the guide stays in sight`, async ({ open }) => {
    const page = await open();
    const learner = new Learner(page, chapter);
    await learner.enter();
    for (let step = 1; ; step += 1) {
      await page.locator('.coach .say').waitFor();
      const standing = await learner.look();
      await learner.uncover();
      for (const viewport of SIZES) {
        const where = `${chapter} ${step}, ${viewport.width} × ${viewport.height}`;
        await page.setViewportSize(viewport);
        await expect(page.locator('.coach .say'), where).toBeInViewport({ ratio: 1 });
        expect.soft([...(await emptiness(page)), ...(await moved(page))], where).toEqual([]);
      }
      await page.setViewportSize(DESK);
      // The map is laid out anew after the page was drawn.
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      const text = await learner.said();
      await learner.right(standing);
      if (await learner.next(text)) break;
    }
  });
}

/** The names of the players. */
function players(language: Language): string[] {
  const text = readFileSync(join(LOCALES, language, 'table.ftl'), 'utf8');
  return [...text.matchAll(/^(?:bot-name|me-default)-\d = (.+)$/gm)].map((match) => match[1] ?? '');
}

test('leaving resumes at the same step, also after a reload', async ({ open }) => {
  const page = await open();
  const learner = new Learner(page, 'clues');
  await learner.enter();
  for (let steps = 0; steps < 2; steps += 1) {
    const [text, standing] = [await learner.said(), await learner.look()];
    await learner.right(standing);
    await learner.next(text);
  }
  const text = await learner.said();
  await page.reload();
  await expect(page.locator('.coach .say')).toHaveText(text);

  await page.locator('.coach .back').click();
  await expect(page).toHaveURL(/\/learn$/);
  const line = page.locator('ol > li.open');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('step 3 of 6');
  await line.locator('a').click();
  await expect(page.locator('.coach .say')).toHaveText(text);
  expect((await learner.stands()).step).toBe(2);

  await page.locator('.coach .again').click();
  await expect(page.locator('.coach .say')).not.toHaveText(text);
  expect(await learner.did()).toEqual([]);
});

for (const size of ['desk', 'laptop', 'phone'] as const) {
  test(`the guide shows where to look, and the answer after a mistake or on request, ${size}`, async ({
    open,
  }) => {
    const page = await open(VISITS[size]);
    const learner = new Learner(page, 'gears');
    await learner.enter();
    const read = await learner.said();
    await learner.right(await learner.look());
    await learner.next(read);
    const answer = page.locator('.wanted:not(.dock *)');
    const asked = page.locator('[data-region="prompt"]');
    const outlined = (element: Locator): Promise<string> =>
      element.evaluate((node) => getComputedStyle(node).outlineStyle);
    // Where to look is marked, and no choice is.
    expect(await outlined(asked)).toBe('solid');
    const machine = size === 'phone' ? '[data-region="city"]' : '[data-region="machine"]';
    expect(await outlined(page.locator(machine))).toBe('solid');
    await expect(answer).toHaveCount(0);
    await page.locator('.coach .btn.cold').click();
    await expect(answer.first()).toBeVisible();
    await expect(page.locator('[data-seek]')).toHaveCount(0);
    expect(await outlined(asked)).toBe('none');

    // Begun again, a mistake shows it too; and the instruction stays.
    await page.reload();
    await page.locator('[data-seek]').waitFor();
    await expect(answer).toHaveCount(0);
    const standing = await learner.look();
    await learner.make({ do: 'turn', teeth: 1 }, standing.view);
    await expect(page.locator('.coach .wrong')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.coach .say')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.coach .say')).toHaveText(message('en', standing.now.say ?? ''));
    await expect(answer.first()).toBeVisible();
    await expect(page.locator('.coach .btn.cold')).toHaveCount(0);
  });
}

for (const size of ['desk', 'laptop', 'phone'] as const) {
  test(`the last chapter ends with a victory on the screen, ${size}`, async ({ open }) => {
    const page = await open(VISITS[size]);
    // Everything but the last walk is done.
    const did = [
      'go_on',
      { do: 'play_power', power: 'music' },
      { do: 'declare', character: 'snowy' },
      { do: 'choose', character: 'snowy' },
    ];
    const kept = JSON.stringify({ victory: { did, step: 4, steps: 5, done: false, begun: 1 } });
    await page.addInitScript((text) => localStorage.setItem('armonium-lessons', text), kept);
    const learner = new Learner(page, 'victory');
    await learner.enter();
    const text = await learner.said();
    await learner.right(await learner.look());
    expect(await learner.next(text)).toBe(true);
    const end = page.locator('dialog.victory');
    await expect(end.locator('h1')).toBeInViewport({ ratio: 1 });
    await expect(end).toContainText('Piazza Carlina');
    await expect(end).toContainText('Snowy');
    await expect(end.locator('.arch')).toHaveCount(1);
    await expect(end.locator('.btn.primary')).toBeInViewport({ ratio: 1 });
  });
}

test('what the rules forbid is refused by the rules, with the clause', async ({ open }) => {
  const page = await open();
  const learner = new Learner(page, 'moving');
  await learner.enter();
  const { view } = await learner.look();
  const taken = view.public.at[4];
  await page.locator(`.city [data-space="${taken}"] path`).first().click();
  await expect(page.locator('.prompt .detail.reason')).not.toBeEmpty();
});

test('a lesson continues on the device while the server is away, and waits where that is impossible', async ({
  open,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|Failed to load|Failed to fetch/);
  const page = await open();
  const learner = new Learner(page, 'gears');
  await learner.enter();
  const text = await learner.said();
  const both = /api.lessons.gears|\.wasm$/;
  await page.context().route(both, (route) => route.abort());
  await page.locator('.coach .btn.primary').click();
  await expect(page.locator('.banner.cold')).toBeVisible();
  await page.context().unroute(both);
  await learner.next(text);

  const other = await open();
  const pupil = new Learner(other, 'gears');
  await pupil.enter();
  await other.context().route(/api.lessons.gears/, (route) => route.abort());
  const said = await pupil.said();
  await other.locator('.coach .btn.primary').click();
  await pupil.next(said);
  await expect(other.locator('.banner.cold')).toHaveCount(0);
});

test('a newcomer is offered the lessons, an easier game, and hints that can be turned off', async ({
  open,
}) => {
  const page = await open();
  await page.goto('/');
  await expect(page.locator('a.tile')).toHaveAttribute('href', '/learn');
  const easier = page.locator('.easy input');
  await expect(easier).toBeChecked();
  const made = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/tables'),
  );
  await page.locator('form.play button.primary').click();
  expect((await made).postDataJSON()).toMatchObject({ options: { beginner: true, newcomer: true } });
  await beginAfterOverture(page);
  await page.locator('.table').waitFor();

  await page.goto('/');
  await page.locator('form.play').waitFor();
  await expect(page.locator('.easy')).toHaveCount(0);
  await expect(page.locator('.ways a[href="/learn"]')).toBeVisible();
  const hints = page.locator('.preferences .icon-btn').last();
  await expect(hints).toHaveAttribute('aria-pressed', 'true');
  await hints.click();
  await page.reload();
  await expect(page.locator('.preferences .icon-btn').last()).toHaveAttribute('aria-pressed', 'false');
});

test('a hint says what could still be done, and goes when it is not wanted', async ({
  open,
  engine,
  library,
}) => {
  const position = await library.first(
    ({ status, action, played }) =>
      played.players >= 4 && status.ask === 'place_location' && action.do === 'place_location',
  );
  const table = await EngineTable.begin(engine, position);
  table.aloneWithBots();
  const page = await open();
  await table.visit(page);
  const hint = page.locator('.prompt .hint');
  await expect(hint).toBeVisible();
  await hint.locator('button').click();
  await expect(hint).toHaveCount(0);
});
