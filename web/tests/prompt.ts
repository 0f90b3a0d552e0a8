/** The prompt bar, the board and the hand, as a hand with a mouse finds them. */
import type { Locator, Page } from '@playwright/test';
import type { Action } from '../src/wire/types';

/** A choice of the prompt bar by its key: an action, or a word. */
export function choice(page: Page, key: Action | string): Locator {
  const text = typeof key === 'string' ? key : JSON.stringify(key);
  return page.locator(`.prompt [data-choice=${JSON.stringify(text)}]`);
}

/** The choice that Enter takes. */
export const mainChoice = (page: Page): Locator => page.locator('.prompt .choice.primary');

/** A space of the board. */
export const space = (page: Page, number: number): Locator => page.locator(`.city [data-space="${number}"]`);

/**
 * Clicks the middle of something at once. Playwright's own click first watches whether it moves, which nothing here does,
 * and a game is many clicks; only what is covered or out of sight is left to it.
 */
export async function press(target: Locator): Promise<void> {
  const point = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    return hit && element.contains(hit) && !element.matches(':disabled') ? { x, y } : null;
  });
  if (point) await target.page().mouse.click(point.x, point.y);
  else await target.click();
}

/** Clicks a space where nothing but the space is. */
export async function pick(page: Page, number: number): Promise<void> {
  await press(space(page, number).locator('path').first());
}

/** A card of the hand: the group and the place in it. */
export const card = (page: Page, group: 'powers' | 'tiles', place: number): Locator =>
  page.locator(`.hand .group.${group} > ul > li`).nth(place).locator('button.card');

/** Holds a button for as long as it wants. */
export async function hold(button: Locator): Promise<void> {
  await button.hover();
  const { mouse } = button.page();
  await mouse.down();
  await button.page().waitForTimeout(1000);
  await mouse.up();
}

/** Sets the number of the prompt bar. */
export async function setNumber(page: Page, wanted: number): Promise<void> {
  const [less, more] = [
    page.locator('.prompt .stepper button').first(),
    page.locator('.prompt .stepper button').last(),
  ];
  const shown = page.locator('.prompt .stepper output');
  for (let now = Number(await shown.textContent()); now !== wanted; now += now < wanted ? 1 : -1) {
    await (now < wanted ? more : less).click();
  }
}
