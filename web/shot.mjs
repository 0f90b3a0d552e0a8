import { chromium } from '@playwright/test';
const url = process.argv[2];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const shots = [
  ['desk-en', { width: 1440, height: 900 }, 'en', 'night', '/puzzles/2026-11-15', 'none'],
  ['desk-it-solved', { width: 1440, height: 900 }, 'it', 'paper', '/puzzles/2026-11-15', 'show'],
  ['phone-en', { width: 390, height: 844 }, 'en', 'night', '/puzzles/2026-11-13', 'none'],
  ['phone-ru', { width: 390, height: 844 }, 'ru', 'paper', '/puzzles/2026-11-14', 'show'],
  ['front', { width: 1440, height: 900 }, 'en', 'night', '/', 'none'],
  ['front-phone', { width: 390, height: 844 }, 'en', 'night', '/', 'none'],
];
for (const [name, viewport, language, theme, path, what] of shots) {
  const page = await (await browser.newContext({ viewport })).newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(name, m.text()));
  page.on('pageerror', (e) => console.log(name, 'ERR', e.message));
  await page.addInitScript(([language, theme]) => localStorage.setItem('armonium-settings', JSON.stringify({ language, theme })), [language, theme]);
  await page.goto(url + path);
  await page.waitForTimeout(1200);
  if (what === 'show') {
    await page.locator('.send .btn.quiet').click();
    const next = page.locator('.buttons .btn.primary');
    await next.waitFor();
    for (let i = 0; i < 7; i++) if (await next.isEnabled()) await next.click();
    await page.waitForTimeout(300);
  }
  await page.screenshot({ path: `/tmp/b6-shot-${name}.png`, fullPage: name.startsWith('phone') });
}
await browser.close();
