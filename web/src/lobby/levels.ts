/** The bot level chosen last on this device. */
import { LEVELS, type Level } from '../wire/types';

const KEY = 'armonium-level';

/** The level that was chosen last on this device. */
export function lastLevel(): Level {
  try {
    const kept = localStorage.getItem(KEY);
    return LEVELS.find((level) => level === kept) ?? 'detective';
  } catch {
    return 'detective';
  }
}

/** Remembers a level. */
export function keepLevel(level: Level): void {
  try {
    localStorage.setItem(KEY, level);
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}
