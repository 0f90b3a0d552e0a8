/**
 * Scrolls the box around an element just far enough to show the element; never the page. Something else covers the
 * `foot` lowest pixels of the box.
 */
export function showInBox(element: Element, foot = 0): void {
  let box = element.parentElement;
  while (box && !(box.scrollHeight > box.clientHeight && scrolls(box))) box = box.parentElement;
  if (!box) return;
  const [own, around] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
  const below = own.bottom - (around.bottom - foot);
  // An element taller than the box is shown from its top.
  if (below > 0) box.scrollTop += Math.min(below, own.top - around.top);
  else if (own.top < around.top) box.scrollTop -= around.top - own.top;
}

const scrolls = (box: Element): boolean => ['auto', 'scroll'].includes(getComputedStyle(box).overflowY);
