/** The bot level last chosen on this device. */
import { LEVELS, type Level } from '../wire/types';

const KEY = 'armonium-level';

export function lastLevel(): Level {
  try {
    const kept = localStorage.getItem(KEY);
    return LEVELS.find((level) => level === kept) ?? 'detective';
  } catch {
    return 'detective';
  }
}

export function keepLevel(level: Level): void {
  try {
    localStorage.setItem(KEY, level);
  } catch {
    // Without storage it lasts as long as the page.
  }
}
