/** At the table a link to the rules opens them beside it, without leaving the table. */

import { placeOf } from '../lib/place';

/** For `onclickcapture` of the document: intercepts plain clicks on links to the rules. */
export function catchRules(event: MouseEvent, show: (clause: string) => void): void {
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.origin !== location.origin) return;
  const { path, hash } = placeOf(link);
  if (path !== '/rules') return;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  // Links within the rules lead from clause to clause.
  if (link.closest('.rules')) return;
  event.preventDefault();
  show(decodeURIComponent(hash.slice(1)));
}
