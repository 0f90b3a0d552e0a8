/**
 * The painted pictures of boards, by the hash of the pack's file and the theme. Each is made once. A board reads the cache instead
 * of a promise, which would keep the board's table, with the View of its player, as long as a slow drawing loads.
 */
import { SvelteMap } from 'svelte/reactivity';
import { drawingOf } from '../play/packCache';
import type { Pack } from '../wire/types';

/** Addresses of the picture in the cold and of the lit one. */
export interface Pictures {
  cold: string;
  lit: string;
}

/** How many are kept: two boards in both themes. */
const KEPT = 4;
const made = new SvelteMap<string, Pictures>();

/** The pictures of this pack in this theme, if they have been made. */
export const picturesNow = (pack: Pack, theme: string): Pictures | null =>
  made.get(`${pack.file} ${theme}`) ?? null;

/** Makes the pictures of this pack in this theme, which is the page's. The board can be played without them. */
export function requestPictures(pack: Pack, theme: string): void {
  // Later, outside of the board: until a request ends, Chromium keeps the functions that began it, and all that they reach.
  queueMicrotask(() => void makePictures(pack, theme).catch(() => undefined));
}

async function makePictures(pack: Pack, theme: string): Promise<void> {
  const [drawing, { picture }] = await Promise.all([drawingOf(pack.file), import('./paint')]);
  // A theme that was changed meanwhile has other colours.
  if (picturesNow(pack, theme) || !drawing.spaces || document.documentElement.dataset.theme !== theme) return;
  const address = (lit: boolean): string => {
    const text = picture(pack.sheet, drawing, theme !== 'paper', lit);
    return URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  };
  const both = { cold: address(false), lit: address(true) };
  for (const [key, { cold, lit }] of [...made].slice(0, Math.max(made.size - KEPT + 1, 0))) {
    made.delete(key);
    URL.revokeObjectURL(cold);
    URL.revokeObjectURL(lit);
  }
  made.set(`${pack.file} ${theme}`, both);
}
