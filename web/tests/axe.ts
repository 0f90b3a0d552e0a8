/** A page as axe-core judges it: nothing serious and nothing critical. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** What is serious or critical about a page, and where; about its colours alone if nothing else has changed. */
export async function examine(page: Page, what: 'all' | 'colours' = 'all'): Promise<string[]> {
  // Evaluated rather than added to the page, whose policy lets no such script in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async (rules) => {
      // Colours that are still changing would be judged by chance; one change may bring about another.
      for (let changing = 1; changing > 0;) {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const animations = document.getAnimations();
        const ending = animations.filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
        const running = ending.filter((one) => one.playState === 'running');
        changing = running.length;
        await Promise.allSettled(running.map((one) => one.finished));
      }
      const found = await window.axe?.run(document, { resultTypes: ['violations'], ...rules });
      if (!found) return ['axe did not run'];
      const bad = found.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      return bad.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any, all, none }) => {
          const why = [...any, ...all, ...none][0]?.message ?? '';
          return `${id}: ${target.join(' ')}: ${why}`;
        }),
      );
    },
    what === 'all' ? {} : { runOnly: ['color-contrast', 'link-in-text-block'] },
  );
}
