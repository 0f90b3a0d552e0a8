/** The text of the rules in a language, loaded when needed. English is the original. */
import type { Language } from '../i18n/languages';
import { readRules, type Block } from './text';

const files = import.meta.glob<string>(['../../../docs/rules.md', '../../../locales/*/rules.md'], {
  query: '?raw',
  import: 'default',
});
const ENGLISH = '../../../docs/rules.md';

/** The rules, and the language they are in. */
export async function loadRules(tag: Language): Promise<{ blocks: Block[]; tag: Language }> {
  const own = files[`../../../locales/${tag}/rules.md`];
  const english = files[ENGLISH];
  if (own) return { blocks: readRules(await own()), tag };
  return { blocks: english ? readRules(await english()) : [], tag: 'en' };
}
