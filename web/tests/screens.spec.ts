/** Every screen at both sizes and in every language: nothing sticks out or is cut off, and every word is in the language. */
import { expect, test } from './fixtures.ts';
import { measure } from './measure.ts';
import { NAMES } from './positions.ts';
import { SCREENS } from './screens.ts';
import { foreignWords, LANGUAGES, namesOf, speak, textsOf } from './words.ts';

for (const phone of [false, true]) {
  const size = phone ? 'phone' : 'desk';
  for (const screen of SCREENS.filter(({ only }) => !only || only === size)) {
    test(`${screen.name}, ${size}`, async ({ open, engine, library }, info) => {
      const names = [...NAMES, ...namesOf(await engine.ask('pack'))];
      const page = await open({ phone });
      for (const language of LANGUAGES) {
        if (page.url() !== 'about:blank') await speak(page, language);
        await screen.reach(page, { engine, library, phone });
        await page.evaluate(() => document.fonts.ready);
        const picture = info.outputPath(`${language}.png`);
        await info.attach(language, { path: await page.screenshot({ path: picture }).then(() => picture) });
        expect.soft(await measure(page), `${language}: layout`).toEqual([]);
        expect.soft(foreignWords(await textsOf(page), language, names), `${language}: words`).toEqual([]);
      }
    });
  }
}

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

for (const language of LANGUAGES) {
  test(`the city keeps its size, ${language}`, async ({ open, engine, library }) => {
    const page = await open({ language });
    for (const { name, reach } of SCREENS.filter(({ name }) => QUESTIONS.includes(name))) {
      await reach(page, { engine, library, phone: false });
      const height = async (selector: string): Promise<number> =>
        (await page.locator(selector).boundingBox())?.height ?? 0;
      expect.soft(await height('.prompt'), `${name}: the prompt`).toBeLessThanOrEqual(HIGHEST_PROMPT);
      expect.soft(await height('.stage'), `${name}: the city`).toBeGreaterThanOrEqual(LOWEST_STAGE);
    }
  });
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
