/** Measures what a page shows: nothing sticks out, nothing is cut off, nothing lies on top of its neighbour. */
import type { Page } from '@playwright/test';

/** Rounding of the browser, in pixels. */
const SLACK = 1.5;

/** What is wrong with how the page is laid out, in words; nothing if all is well. */
export async function measure(page: Page): Promise<string[]> {
  return page.evaluate(async (slack) => {
    // A typeface is asked for when something is laid out in it; until it is there another stands in, of other widths.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    const wrong: string[] = [];
    const root = document.scrollingElement ?? document.documentElement;
    if (root.scrollWidth > innerWidth + slack) {
      wrong.push(`the page is ${root.scrollWidth} wide, the screen ${innerWidth}: ${widest()}`);
    }
    for (const node of textNodes()) checkText(node);
    for (const control of controls()) checkNeighbours(control);
    return [...new Set(wrong)];

    /** Text that is shown, but not what only a screen reader is meant to find. */
    function textNodes(): Text[] {
      const found: Text[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent || !node.textContent?.trim() || !isSeen(parent)) continue;
        found.push(node as Text);
      }
      return found;
    }

    function isSeen(element: Element): boolean {
      if (element.closest('.visually-hidden, [hidden]')) return false;
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    }

    function rectOf(node: Text): DOMRect {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    }

    /** Is a text cut off by something around it, or does it leave its button? */
    function checkText(node: Text): void {
      const rect = rectOf(node);
      if (rect.width === 0 || rect.height === 0) return;
      for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.position === 'fixed' && box.matches('[popover]')) return;
        const around = box.getBoundingClientRect();
        // A box without room is for screen readers.
        if (around.width <= 2 && around.height <= 2) return;
        const across = rect.left < around.left - slack || rect.right > around.right + slack;
        const along = rect.top < around.top - slack || rect.bottom > around.bottom + slack;
        if (box.matches('button, a.btn, [role=button]:not(g), summary') && (across || along)) {
          wrong.push(`“${short(node)}” leaves its button ${nameOf(box)}`);
        }
        const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
        // Lines may be cut below if the box is meant to show only some of them and says so.
        if (hides(style.overflowX) && across && !isScrolled(box))
          wrong.push(`“${short(node)}” is cut off by ${nameOf(box)}`);
        if (hides(style.overflowY) && along && !isScrolled(box))
          wrong.push(`“${short(node)}” is cut off by ${nameOf(box)}`);
        if (isScroller(style)) return;
      }
    }

    /** What can be scrolled there hides nothing for good. */
    function isScroller(style: CSSStyleDeclaration): boolean {
      return [style.overflowX, style.overflowY].some(
        (overflow) => overflow === 'auto' || overflow === 'scroll',
      );
    }

    function isScrolled(box: Element): boolean {
      return isScroller(getComputedStyle(box));
    }

    function controls(): HTMLElement[] {
      const all = document.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, summary');
      return [...all].filter((one) => isSeen(one) && one.getBoundingClientRect().width > 0);
    }

    /** Controls beside each other must not lie on top of each other. */
    function checkNeighbours(control: HTMLElement): void {
      const rect = control.getBoundingClientRect();
      for (let next = control.nextElementSibling; next; next = next.nextElementSibling) {
        if (
          !(next instanceof HTMLElement) ||
          !next.matches('button, a[href], input, select, textarea, summary')
        )
          continue;
        if (!isSeen(next)) continue;
        const other = next.getBoundingClientRect();
        const wide = Math.min(rect.right, other.right) - Math.max(rect.left, other.left);
        const high = Math.min(rect.bottom, other.bottom) - Math.max(rect.top, other.top);
        if (wide > slack && high > slack)
          wrong.push(`${nameOf(control)} and ${nameOf(next)} lie on top of each other`);
      }
    }

    /** What makes the page so wide. */
    function widest(): string {
      const all = [...document.body.querySelectorAll('*')];
      const out = all.filter((one) => one.getBoundingClientRect().right > innerWidth + slack && isSeen(one));
      return out.slice(0, 3).map(nameOf).join(', ');
    }

    function short(node: Text): string {
      return (node.textContent ?? '').trim().slice(0, 40);
    }

    function nameOf(element: Element): string {
      const names = [...element.classList].filter((name) => !name.startsWith('svelte-')).join('.');
      const text = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 24);
      return `<${element.tagName.toLowerCase()}${names ? `.${names}` : ''}> (${text})`;
    }
  }, SLACK);
}
