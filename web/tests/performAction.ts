/** A hand with a mouse that carries out exactly one decision through the page. */
import { expect, type Page } from '@playwright/test';
import type { Action, Character, Power, Route, View } from '../src/wire/types';
import { card, choice, hold, mainChoice, pick, setNumber } from './prompt.ts';

const POWERS: Power[] = ['look', 'ride', 'research', 'music'];

/** Carries out a decision that is legal in the View. */
export async function perform(page: Page, action: Action, view: View): Promise<void> {
  switch (action.do) {
    case 'bid':
      await setNumber(page, action.time);
      return choice(page, action).click();
    case 'investigate':
    case 'research':
    case 'compose':
      if (action.clues > 0) await setNumber(page, action.clues);
      return choice(page, action).click();
    case 'place_clue':
    case 'place_organ':
      await pick(page, action.space);
      return choice(page, action).click();
    case 'move_clue':
      await pick(page, action.from);
      await pick(page, action.to);
      return choice(page, action).click();
    case 'relocate':
      await choice(page, `pick-${action.character}`).click();
      await pick(page, action.to);
      return choice(page, action).click();
    case 'swap':
      await choice(page, `pick-${action.a}`).click();
      await choice(page, `pick-${action.b}`).click();
      return choice(page, action).click();
    case 'place_location':
      await choice(page, `tile-${action.tile}`).click();
      return choice(page, action).click();
    case 'play_power':
      await card(page, 'powers', placeOfPower(view, action.power)).click();
      return choice(page, action).click();
    case 'play_item':
      await card(page, 'tiles', placeOf(view, action.tile)).click();
      return choice(page, action).click();
    case 'declare':
      return declare(page, action.character);
    case 'step':
    case 'ride':
    case 'taxi':
      throw new Error('A movement is a whole way: use go().');
    default:
      return choice(page, action).click();
  }
}

/** Takes a way: the place first, then which of the ways there. */
export async function go(page: Page, way: Route, ways: Route[]): Promise<void> {
  await pick(page, way.to);
  const index = ways.filter(({ to }) => to === way.to).indexOf(way);
  if (index > 0) await choice(page, `way-${index}`).click();
  await expect(mainChoice(page)).toHaveAttribute('data-choice', `way-${index}`);
  await mainChoice(page).click();
}

/** Declares victory: it is asked twice, and the second time the button must be held. */
async function declare(page: Page, character: Character): Promise<void> {
  await choice(page, 'declare').click();
  await page.locator(`[data-character="${character}"]`).first().click();
  await hold(page.locator('[data-hold]'));
}

/** Which of the reader's Power Cards it is: those that were played lie together behind the others. */
function placeOfPower(view: View, power: Power): number {
  const held = view.hands[seatOf(view)]?.powers ?? POWERS;
  return POWERS.filter((one) => held.includes(one)).indexOf(power);
}

const seatOf = (view: View): number => (typeof view.viewer === 'number' ? view.viewer : 0);

/** Which of the reader's tiles it is. */
function placeOf(view: View, tile: number): number {
  const tiles = view.hands[seatOf(view)]?.tiles ?? [];
  return tiles.findIndex((one) => typeof one === 'object' && one.seen === tile);
}
