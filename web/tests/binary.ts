/** Where the program is that serves the page: `ARMONIUM_BINARY`, or what cargo has built. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** The settings of a server without limits, where one address plays the part of many people. */
export const NO_LIMITS = path('../../fixtures/server/no-limits.toml');
/** The words of all languages. */
export const LOCALES = path('../../locales/');

/** The program. */
export function binary(): string {
  const built = ['debug', 'release'].map((kind) => path(`../../target/${kind}/armonium`));
  const found = [process.env.ARMONIUM_BINARY, ...built].find((one) => one && existsSync(one));
  if (!found) throw new Error('There is no armonium to test: build it, or set ARMONIUM_BINARY.');
  return found;
}
