/** The router: the current path, and how to navigate. */
import { placeOf, SITE, to } from './place';

let path = $state(placeOf(location).path);

addEventListener('popstate', () => (path = placeOf(location).path));

export function here(): string {
  return path;
}

/** Navigates within the page without a reload. */
export function go(place: string, replace = false): void {
  if (replace) history.replaceState(null, '', to(place));
  else history.pushState(null, '', to(place));
  path = placeOf(location).path;
  scrollTo(0, 0);
}

/** True if a link leads to a place of this page. */
function isWithin(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin && (!SITE || link.pathname === location.pathname);
}

/** Handles links within the page, unless a new tab or window is wanted. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest('a');
  if (!link || !isWithin(link) || link.target || link.hasAttribute('download')) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const { path: wanted, search, hash } = placeOf(link);
  if (wanted.startsWith('/api') || (wanted === path && hash)) return;
  event.preventDefault();
  go(wanted + search + hash);
}
