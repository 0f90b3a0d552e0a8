/** The browser that everything is tried in: the system's Chromium, quiet and without a sandbox of its own. */
import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';

/** What Chromium is started with. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
];

/** Options for tests and measurements alike. Motion is reduced unless a test wants to see it. */
export const BROWSER = {
  launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGS },
  viewport: { width: 1440, height: 900 },
  locale: 'en-GB',
  contextOptions: { reducedMotion: 'reduce' },
} satisfies Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;
