/** The languages of the page, and how their messages load. */
import { LANGUAGES as OWN_NAMES } from '../wire/types';

/** Each language's own name. */
export { OWN_NAMES };
export type Language = keyof typeof OWN_NAMES;
export const LANGUAGES = Object.keys(OWN_NAMES) as Language[];

export const texts: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:locale/en'),
  it: () => import('virtual:locale/it'),
  fr: () => import('virtual:locale/fr'),
  es: () => import('virtual:locale/es'),
  ru: () => import('virtual:locale/ru'),
};

/** The best language for these preferences; English if none matches. */
export function best(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split(/[-_]/)[0];
    const found = LANGUAGES.find((language) => language === primary);
    if (found) return found;
  }
  return 'en';
}
