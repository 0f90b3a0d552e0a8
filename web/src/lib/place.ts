/**
 * Where an address leads within the page. A server answers every path with the page. A plain static host has no path
 * but the page's own folder, so there all of it lies behind the `#`: `…/armonium/#/table/x?seat=1#5`.
 */
export interface Place {
  path: string;
  search: string;
  hash: string;
}

/** True in the static site, which has no server of ours. */
export const SITE = import.meta.env.MODE === 'site';

/** The place that an address names. */
export function placeOf(address: Pick<URL, 'pathname' | 'search' | 'hash'>, behindHash = SITE): Place {
  if (!behindHash) return { path: address.pathname, search: address.search, hash: address.hash };
  const { pathname, search, hash } = new URL(`/${address.hash.replace(/^#?\/*/, '')}`, 'http://page');
  return { path: pathname, search, hash };
}

/** What a link to a place says. */
export const to = (place: string, behindHash = SITE): string => (behindHash ? `#${place}` : place);

/** The whole address of a place, to be shared. */
export const absolute = (place: string): string => new URL(to(place), location.href).href;

/** A link to another spot of the place that is shown. */
export function spot(name: string | number): string {
  const { path, search } = placeOf(location);
  return to(`${path}${search}#${name}`);
}
