/** Performance measurements: `npm run bench`. One at a time, so that nothing disturbs them. */
import { defineConfig } from '@playwright/test';
import { BROWSER } from '../tests/browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../test-results/bench',
  timeout: 120_000,
  workers: 1,
  reporter: [['./report.ts']],
  use: { ...BROWSER },
});
