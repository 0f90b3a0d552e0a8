/** What a reader has chosen for this device, as the browser keeps it. */
import { best, LANGUAGES, type Language } from '../i18n/languages';

export type Theme = 'night' | 'paper';
/** How the others' decisions are shown: one after the other, or as they come. */
export type Pace = 'calm' | 'instant';

/** What is kept in the browser. */
export interface Kept {
  language?: Language;
  theme?: Theme;
  sounds?: boolean;
  vibration?: boolean;
  notifications?: boolean;
  /** Was the reader asked how to be called to their turn? */
  callOffered?: boolean;
  pace?: Pace;
  hints?: boolean;
  /** How often each kind of hint was given and its question answered. */
  hinted?: Record<string, number>;
  /** The first tables somebody played at here: as many as it takes to be no newcomer any more. */
  tables?: string[];
}

/** Where it is kept. */
export const KEY = 'armonium-settings';

/** What was kept last. */
export function kept(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept | null) ?? {};
  } catch {
    return {};
  }
}

/** The language that was chosen last, or the one the browser wants. */
export function languageOf(chosen: Kept): Language {
  return LANGUAGES.find((language) => language === chosen.language) ?? best(navigator.languages);
}
