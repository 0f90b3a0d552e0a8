/** The settings as stored in the browser. */
import { best, LANGUAGES, type Language } from '../i18n/languages';

export type Theme = 'night' | 'paper';
/** How other players' decisions are shown: one after the other, or immediately. */
export type Pace = 'calm' | 'instant';

export interface Kept {
  language?: Language;
  theme?: Theme;
  sounds?: boolean;
  vibration?: boolean;
  notifications?: boolean;
  /** True once the player has answered the offer of turn alerts. */
  callOffered?: boolean;
  pace?: Pace;
  /** Show what spectators send? */
  cheers?: boolean;
  hints?: boolean;
  /** How many questions were answered with each kind of hint. */
  hinted?: Record<string, number>;
  /** The first tables played at in this browser, as many as it takes not to be a newcomer. */
  tables?: string[];
}

export const KEY = 'armonium-settings';

export function kept(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept | null) ?? {};
  } catch {
    return {};
  }
}

/** The stored language, or the one the browser prefers. */
export function languageOf(chosen: Kept): Language {
  return LANGUAGES.find((language) => language === chosen.language) ?? best(navigator.languages);
}
