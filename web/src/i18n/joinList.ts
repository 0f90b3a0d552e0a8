/** Joins items the way the language does. */
import { language } from './i18n.svelte';

/** Formatters are slow to create, so they are cached. */
let made: { tag: string; joins: Intl.ListFormat } | undefined;

export function joiner(): Intl.ListFormat {
  const tag = language();
  if (made?.tag !== tag) made = { tag, joins: new Intl.ListFormat(tag, { type: 'conjunction' }) };
  return made.joins;
}

/** “I, II and IV”. */
export function list(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : joiner().format(parts);
}
