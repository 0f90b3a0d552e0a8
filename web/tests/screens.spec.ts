/** Every screen at both sizes, in every language and both themes: nothing sticks out or is cut off, every word is in the
 * language, and axe finds nothing bad. The language changes while the screen is open, which must lose nothing. With
 * `PICTURES=1` every screen is kept as a picture in `test-results`. */
import type { Page } from '@playwright/test';
import { examine } from './axe.ts';
import { emptiness, SIZES } from './emptyScroll.ts';
import { expect, test } from './fixtures.ts';
import { measure } from './layoutCheck.ts';
import { NAMES } from './positions.ts';
import { SCREENS } from './screens.ts';
import { DEFAULT_NAMES, foreignWords, LANGUAGES, namesOf, settle, speak, textsOf } from './untranslated.ts';

/** From question to question the city stays where it is: the prompt and the hand do not grow into it. */
const HIGHEST_PROMPT = 145;
const LOWEST_STAGE = 520;
const QUESTIONS = [
  'choosing a character',
  'turning the gears',
  'moving',
  'investigating',
  'placing a Location Tile',
  'discarding',
  'waiting for another',
];

for (const phone of [false, true]) {
  const size = phone ? 'phone' : 'desk';
  for (const screen of SCREENS.filter(({ only }) => !only || only === size)) {
    test(`${screen.name}, ${size}`, async ({ open, engine, library }, info) => {
      // A default name stays.
      const names = [...NAMES, ...DEFAULT_NAMES, ...namesOf(await engine.ask('pack'))];
      const page = await open({ phone });
      await screen.reach(page, { engine, library, phone });
      await page.evaluate(() => document.fonts.ready);
      for (const language of LANGUAGES) {
        await speak(page, language);
        // Why something cannot be done is asked anew in the new language; it comes a moment later.
        const wrong = async (): Promise<string[]> => foreignWords(await textsOf(page), language, names);
        await expect.configure({ soft: true }).poll(wrong, `${language}: words`).toEqual([]);
        expect.soft(await measure(page), `${language}: layout`).toEqual([]);
        if (process.env.PICTURES) await page.screenshot({ path: info.outputPath(`${language}.png`) });
        if (phone || !QUESTIONS.includes(screen.name)) continue;
        expect
          .soft(await height(page, '.prompt'), `${language}: the prompt`)
          .toBeLessThanOrEqual(HIGHEST_PROMPT);
        expect
          .soft(await height(page, '.stage'), `${language}: the city`)
          .toBeGreaterThanOrEqual(LOWEST_STAGE);
      }
      expect.soft(await examine(page), 'by night').toEqual([]);
      await settle(page, { theme: 'paper' });
      expect.soft(await examine(page, 'colours'), 'on paper').toEqual([]);
      for (const viewport of SIZES.filter(({ width }) => width < 720 === phone)) {
        await page.setViewportSize(viewport);
        await laidOut(page);
        expect.soft(await emptiness(page), `${viewport.width} × ${viewport.height}: scrolls`).toEqual([]);
      }
    });
  }
}

/** Waits until the screen has got its new size. */
async function laidOut(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

async function height(page: Page, selector: string): Promise<number> {
  return (await page.locator(selector).boundingBox())?.height ?? 0;
}

/** Text twice as large must not make anybody scroll sideways. */
for (const name of ['front', 'moving', 'auction']) {
  for (const phone of [false, true]) {
    test(`${name} with 200 % text, ${phone ? 'phone' : 'desk'}`, async ({ open, engine, library }) => {
      const screen = SCREENS.find((one) => one.name === name);
      if (!screen) throw new Error(`There is no screen ${name}.`);
      const page = await open({ phone });
      await screen.reach(page, { engine, library, phone });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      const [wide, screenWide] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        innerWidth,
      ]);
      expect(wide).toBeLessThanOrEqual(screenWide);
    });
  }
}
