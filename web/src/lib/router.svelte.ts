/** Which page is shown: the path of the address, and how to go to another. */

let path = $state(location.pathname);

addEventListener('popstate', () => (path = location.pathname));

/** The path that is shown. */
export function here(): string {
  return path;
}

/** Goes to another page of ours without loading anything again. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** For links within the page: follows them without loading, unless a new tab or window is wanted. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  if (link.pathname.startsWith('/api')) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
