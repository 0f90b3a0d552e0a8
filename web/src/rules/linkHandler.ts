/** At the table a link to the rules opens them beside it: nobody leaves the table to look something up. */

/** For `onclickcapture` of the document: shows the clause of a link to the rules that was followed in the usual way. */
export function catchRules(event: MouseEvent, show: (clause: string) => void): void {
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.origin !== location.origin || link.pathname !== '/rules') return;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  // Within the rules a link leads from clause to clause.
  if (link.closest('.rules')) return;
  event.preventDefault();
  show(decodeURIComponent(link.hash.slice(1)));
}
