/** Browser tests: `npm run e2e`. Server: `ARMONIUM_BINARY`; browser: `CHROMIUM`. */
import { defineConfig } from '@playwright/test';
import { BROWSER } from './tests/browser.ts';

const GAMES = ['hot-seat.spec.ts', 'reconnect.spec.ts', 'game.spec.ts', 'learn.spec.ts'];

export default defineConfig({
  testDir: 'tests',
  // Whole games first, so that none runs alone at the end.
  projects: [
    { name: 'games', testMatch: GAMES },
    { name: 'all else', testMatch: '*.spec.ts', testIgnore: GAMES },
  ],
  outputDir: 'test-results',
  // Only whole games may take long.
  timeout: 60_000,
  expect: { timeout: 5_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    ...BROWSER,
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    // Traces make whole games several times slower: only on demand.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
});
