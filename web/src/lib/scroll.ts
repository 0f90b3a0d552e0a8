/**
 * Scrolls the box around an element just as far as it takes to see the element; never the page. `foot` pixels at the lower
 * edge of the box are covered by something else.
 */
export function showInBox(element: Element, foot = 0): void {
  let box = element.parentElement;
  while (box && !(box.scrollHeight > box.clientHeight && scrolls(box))) box = box.parentElement;
  if (!box) return;
  const [own, around] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
  const below = own.bottom - (around.bottom - foot);
  // What is taller than the box is seen from its top.
  if (below > 0) box.scrollTop += Math.min(below, own.top - around.top);
  else if (own.top < around.top) box.scrollTop -= around.top - own.top;
}

const scrolls = (box: Element): boolean => ['auto', 'scroll'].includes(getComputedStyle(box).overflowY);
