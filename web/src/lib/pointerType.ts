/** The device of the last press: touch previews before it chooses, because it cannot hover. */
let last = '';

addEventListener('pointerdown', (event) => (last = event.pointerType), { capture: true, passive: true });

/** True if touch caused this click. Clicks from the keyboard have `detail` 0. */
export const byFinger = (event: MouseEvent): boolean => event.detail > 0 && last === 'touch';
