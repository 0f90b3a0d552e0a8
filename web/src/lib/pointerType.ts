/** What pressed last: a finger looks before it chooses, because it cannot point. */
let last = '';

addEventListener('pointerdown', (event) => (last = event.pointerType), { capture: true, passive: true });

/** Did a finger make this click? Keys make clicks too, of which the count is 0. */
export const byFinger = (event: MouseEvent): boolean => event.detail > 0 && last === 'touch';
