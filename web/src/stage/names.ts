/** Names in a row, as the reader's language joins them. */
import { language } from '../words/i18n.svelte';

/** “I, II and IV”. */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(language(), { style: 'long', type: 'conjunction' }).format(names);
}
