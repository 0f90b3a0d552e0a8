/** Things in a row, as the reader's language joins them. */
import { language } from './i18n.svelte';

/** What joins them; a browser takes long to make one, so that it is kept. */
let made: { tag: string; joins: Intl.ListFormat } | undefined;

/** What joins things in the reader's language. */
export function joiner(): Intl.ListFormat {
  const tag = language();
  if (made?.tag !== tag) made = { tag, joins: new Intl.ListFormat(tag, { type: 'conjunction' }) };
  return made.joins;
}

/** “I, II and IV”. */
export function list(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : joiner().format(parts);
}
