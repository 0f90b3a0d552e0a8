/** The router: the current path, and how to navigate. */

let path = $state(location.pathname);

addEventListener('popstate', () => (path = location.pathname));

export function here(): string {
  return path;
}

/** Navigates within the page without a reload. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Handles links within the page, unless a new tab or window is wanted. */
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
