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
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  if (!/^[IVX]+$/.test(last)) return joiner().format(parts);
  // Spanish joins a word that begins with i by “e”, but reads IV as a number.
  return (
    joiner()
      .formatToParts([...parts.slice(0, -1), '0'])
      .slice(0, -1)
      .map(({ value }) => value)
      .join('') + last
  );
}
