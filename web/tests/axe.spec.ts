/** Every screen in both themes, examined by axe-core: nothing serious and nothing critical. */
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, test } from './fixtures.ts';
import { SCREENS } from './screens.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

declare global {
  interface Window {
    axe: typeof axe;
  }
}

for (const screen of SCREENS) {
  test(screen.name, async ({ open, engine, library }) => {
    const phone = screen.only === 'phone';
    // The examiner's script is no part of the page, and the page's policy would not let it in.
    const page = await open({ phone, options: { bypassCSP: true } });
    await screen.reach(page, { engine, library, phone });
    await page.addScriptTag({ path: AXE });
    for (const theme of ['night', 'paper']) {
      await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme);
      expect.soft(await page.evaluate(examine), theme).toEqual([]);
    }
  });
}

/** Runs in the page: what is serious or critical, and where. */
async function examine(): Promise<string[]> {
  // Colours that are still changing would be judged by chance; one change may bring about another.
  for (let changing = 1; changing > 0;) {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const animations = document.getAnimations();
    const ending = animations.filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    const running = ending.filter((one) => one.playState === 'running');
    changing = running.length;
    await Promise.allSettled(running.map((one) => one.finished));
  }
  const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
  const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return bad.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const why = [...any, ...all, ...none][0]?.message ?? '';
      return `${id}: ${target.join(' ')}: ${why}`;
    }),
  );
}
