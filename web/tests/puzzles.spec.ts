/** Solving puzzles: a wrong answer, the right one, and the explanation. The program supplies the answer. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Character, PuzzleSquare } from '../src/wire/types';
import { binary, LOCALES } from './binary.ts';
import { expect, test } from './fixtures.ts';

interface Made {
  id: string;
  facts: { fact: string }[];
  answer: { character: Character };
  question: { ask: string };
  steps: { rule: string; facts: number[]; decides: PuzzleSquare[] }[];
}

/** Puzzles of a grade that ask for the Chosen One, with their answers, as the program makes them. */
function made(grade: number): Made {
  const words = ['puzzles', 'generate', '--count', '6', '--seed', '11', '--grade', String(grade)];
  const lines = execFileSync(binary(), words, { encoding: 'utf8' }).trim().split('\n');
  const found = lines
    .map((line) => JSON.parse(line) as Made)
    .find(({ question }) => question.ask === 'chosen');
  if (!found) throw new Error('No puzzle asks for the Chosen One.');
  return found;
}

/** A message of the puzzles without variables. */
function message(language: string, key: string): string {
  const text = readFileSync(join(LOCALES, language, 'puzzles.ftl'), 'utf8');
  return (
    text
      .split('\n')
      .find((line) => line.startsWith(`${key} = `))
      ?.slice(key.length + 3) ?? key
  );
}

for (const [language, grade] of [
  ['en', 5],
  ['ru', 3],
] as const) {
  test(`a puzzle is solved and explained, ${language}`, async ({ open }) => {
    const puzzle = made(grade);
    const page = await open({ language, phone: language === 'ru' });
    const given = page.waitForResponse((response) => response.url().endsWith(`/api/puzzles/${puzzle.id}`));
    await page.goto(`/puzzles/${puzzle.id}`);
    // What the page gets holds neither the answer nor the way to it.
    const card = (await (await given).json()) as Record<string, unknown>;
    expect(Object.keys(card)).not.toContain('answer');
    expect(card.steps).toBe(puzzle.steps.filter(({ rule }) => rule !== 'own' && rule !== 'face_up').length);
    await expect(page.locator('.notes > li')).toHaveCount(puzzle.facts.length);

    const { character } = puzzle.answer;
    const radio = (name: string) => page.locator(`.answers input[value='{"character":"${name}"}']`);
    const send = page.locator('.send .btn.primary');
    const said = page.locator('.said');
    await send.click();
    await expect(said).toHaveClass(/pick/);

    const wrong = character === 'snowy' ? 'lewis' : 'snowy';
    await radio(wrong).check({ force: true });
    await send.click();
    await expect(said).toHaveClass(/wrong/);
    await expect(said).toBeInViewport({ ratio: 1 });
    await expect(radio(wrong)).toBeDisabled();
    expect(await page.locator('.notes > .lit').count()).toBeGreaterThan(0);
    await expect(page.locator('.buttons')).toHaveCount(0);

    // A mark is the reader's own, and stays with the puzzle.
    const open_ = page.locator('td.open').first();
    await open_.click();
    await expect(open_.locator('svg')).toHaveCount(1);
    const mark = (name: string): string => message(language, `note-mark-${name}`);
    await expect(open_).toContainText(mark('no'));
    await open_.click();
    await expect(open_).toContainText(mark('yes'));
    await open_.click();
    await expect(open_.locator('svg')).toHaveCount(0);
    await open_.click();

    // The right one, by keyboard alone.
    await radio(character).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(said).toHaveClass(/right/);
    await expect(page.locator('.verdict.right')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('div.now')).toBeInViewport();
    const next = page.locator('.buttons .btn.primary');
    for (const [index, step] of puzzle.steps.entries()) {
      await expect(page.locator('.now .number')).toHaveText(String(index + 1));
      const lit = await page
        .locator('.notes > .lit')
        .evaluateAll((notes) => notes.map((note) => Number((note as HTMLElement).dataset.fact) - 1));
      expect(lit, `step ${index + 1}`).toEqual(step.facts.toSorted((a, b) => a - b));
      await expect(page.locator('td.lit')).toHaveCount(step.decides.length);
      if (index + 1 < puzzle.steps.length) await next.click();
    }
    await expect(next).toBeDisabled();
    const answer = page.locator('.asking label.right');
    await expect(answer).toHaveCount(1);
    await expect(page.locator('p.answer')).toContainText(await answer.innerText());

    await page.reload();
    await expect(page.locator('.notes > li')).toHaveCount(puzzle.facts.length);
    await expect(page.locator('.send .btn.primary')).toBeVisible();
  });
}

test('the day is the same for all, past days are in the calendar and days to come are not', async ({
  open,
  complaints,
}) => {
  const page = await open({ language: 'it' });
  await page.goto('/');
  await page.locator('.ways a[href="/puzzles"]').click();
  await page.locator('.asking').waitFor();
  const today = new Date().toISOString().slice(0, 10);
  await expect(page.locator(`a[href="/puzzles/${today}"]`)).toHaveAttribute('aria-current', 'date');
  await page.locator('.send .btn.quiet').click();
  await page.locator('.buttons').waitFor();
  await expect(page.locator(`a[href="/puzzles/${today}"]`)).toHaveClass(/shown/);
  const notes = await page.locator('.notes').innerText();
  const other = await open({ language: 'it' });
  await other.goto(`/puzzles/${today}`);
  await other.locator('.asking').waitFor();
  expect(await other.locator('.notes').innerText()).toBe(notes);

  complaints.allow(/404/);
  await other.goto('/puzzles/2999-01-01');
  await expect(other.locator('[role="alert"]')).toBeVisible();
});
