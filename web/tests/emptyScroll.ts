/** Finds what can be scrolled into empty space: by hand where there is a scroll bar, by script or focus where there is none. */
import type { Page } from '@playwright/test';

/** As much may lie below the last thing to see: the padding of a page. */
const PADDING = 96;

/** The screens that scrolling is measured at: a desk, a laptop, a phone. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 680 },
  { width: 390, height: 844 },
];

/** What can be scrolled further than there is anything to see, in words; nothing if all is well. */
export async function emptiness(page: Page): Promise<string[]> {
  return page.evaluate((padding) => {
    const found: string[] = [];
    const root = document.scrollingElement ?? document.documentElement;
    // A table fills the screen: nothing lies below it.
    const fixed = document.querySelector('.tabletop, .table, .phone');
    if (fixed && getComputedStyle(fixed).overflow !== 'visible' && root.scrollHeight > innerHeight + 1)
      found.push(`the document is ${root.scrollHeight} px high, the screen ${innerHeight}`);
    for (const box of [root, ...document.body.querySelectorAll('*')]) check(box);
    return found;

    function check(box: Element): void {
      const isRoot = box === root;
      const style = getComputedStyle(box);
      const scrolls = ['auto', 'scroll', 'hidden'].includes(style.overflowY);
      const spare = box.scrollHeight - box.clientHeight;
      if ((!isRoot && (!scrolls || box.clientHeight < 60 || !box.checkVisibility())) || spare <= 1) return;
      const top = isRoot ? 0 : box.getBoundingClientRect().top + box.clientTop;
      const end = Math.max(0, ...[...box.querySelectorAll('*')].map((one) => bottom(one, box)));
      const below = Math.round(box.scrollHeight - (end - top + box.scrollTop));
      if (below > padding) found.push(`${below} px of nothing below the end of ${name(box)}`);
      // What has no scroll bar must not be moved by focus or script either: the reader could not move it back.
      if (!isRoot && style.overflowY === 'hidden' && spare > 8)
        found.push(`${name(box)} hides ${spare} px that only a script can scroll to`);
    }

    /** Where something that can be seen ends, as far as what is around it shows it. */
    function bottom(one: Element, within: Element): number {
      if (one.closest('.visually-hidden') || !one.checkVisibility({ visibilityProperty: true })) return 0;
      const isDrawn = /^(svg|img|canvas|button|input|select|textarea|a|hr)$/i.test(one.tagName);
      const hasText = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!isDrawn && !hasText) return 0;
      if (getComputedStyle(one).position === 'fixed') return 0;
      let end = one.getBoundingClientRect().bottom;
      for (let box = one.parentElement; box && box !== within; box = box.parentElement)
        if (getComputedStyle(box).overflowY !== 'visible')
          end = Math.min(end, box.getBoundingClientRect().bottom);
      return end;
    }

    function name(element: Element): string {
      const names = [...element.classList].filter((one) => !one.startsWith('svelte-')).join('.');
      return `<${element.tagName.toLowerCase()}${names ? `.${names}` : ''}>`;
    }
  }, PADDING);
}

/** What of the page a script or the focus has moved away although nothing can move it back. */
export async function moved(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('html, body, body *')]
      .filter((one) => one.scrollTop > 0 && ['hidden', 'clip'].includes(getComputedStyle(one).overflowY))
      .map((one) => `<${one.tagName.toLowerCase()} class="${one.className}"> by ${one.scrollTop} px`),
  );
}
