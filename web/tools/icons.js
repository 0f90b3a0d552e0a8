/** Draws the icons of the installed page from `public/icon.svg`, with Chromium: `node tools/icons.js`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const folder = fileURLToPath(new URL('../public/', import.meta.url));
const svg = readFileSync(`${folder}icon.svg`, 'utf8');
/** Systems cut maskable icons to any shape: the ground reaches to the edge, the sign keeps its distance. */
const maskable = svg
  .replace(/rx="14" /, '')
  .replace(/(<rect[^>]*>)/, '$1<g transform="translate(9.6 9.6) scale(.7)">')
  .replace('</svg>', '</g></svg>');

const ICONS = [
  ['icon-192.png', 192, svg],
  ['icon-512.png', 512, svg],
  ['icon-maskable-512.png', 512, maskable],
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const [name, size, drawing] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${drawing}`);
  writeFileSync(folder + name, await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
