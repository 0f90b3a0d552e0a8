/** The languages the page speaks, and where their words come from. */
export const LANGUAGES = ['en', 'it', 'fr', 'es', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
  es: 'Español',
  ru: 'Русский',
};

/** How the texts of each language are loaded. */
export const texts: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:locale/en'),
  it: () => import('virtual:locale/it'),
  fr: () => import('virtual:locale/fr'),
  es: () => import('virtual:locale/es'),
  ru: () => import('virtual:locale/ru'),
};

/** The language that serves somebody who wants one of these, the first best; English if there is none. */
export function best(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split(/[-_]/)[0];
    const found = LANGUAGES.find((language) => language === primary);
    if (found) return found;
  }
  return 'en';
}
