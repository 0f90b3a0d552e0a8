/** Words that must not appear on a page in another language: keys of messages, and English. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Theme } from '../src/lib/storage';
import type { Pack } from '../src/wire/types';
import { LOCALES } from './binary.ts';

export type Language = 'en' | 'it' | 'fr' | 'es' | 'ru';
export const LANGUAGES: Language[] = ['en', 'it', 'fr', 'es', 'ru'];

/** The shortest word that counts. */
const SHORTEST = 3;

/** Files of a language that only the terminal program and the laboratory use. */
const NOT_HERE = new Set(['notices.ftl', 'previews.ftl', 'terminal.ftl', 'thoughts.ftl']);

/** The messages of a language, without comments. */
function messages(language: Language): string {
  const folder = join(LOCALES, language);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl') && !NOT_HERE.has(name));
  return files.map((name) => readFileSync(join(folder, name), 'utf8').replace(/^#.*$/gm, '')).join('\n');
}

/** The keys of all messages. */
const KEYS = new Set([...messages('en').matchAll(/^([a-z][a-z0-9-]*) *=/gm)].map((match) => match[1] ?? ''));

/** The names of those who have given none, as English pages give them. */
export const DEFAULT_NAMES = [...messages('en').matchAll(/^me-default-\d+ = (.+)$/gm)].map(
  (match) => match[1] ?? '',
);

/** The words of a text: letters only, in lower case. */
function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** Every day of a year as the browser writes it: “set” is September in Italian. */
function dates(language: Language): string {
  const days = Array.from({ length: 365 }, (_, day) => new Date(2026, 0, 1 + day));
  const styles = (['long', 'short'] as const).map(
    (style) => new Intl.DateTimeFormat(language, { day: 'numeric', month: style, weekday: style }),
  );
  return styles.flatMap((style) => days.map((day) => style.format(day))).join(' ');
}

/** The words that people read in a language: those of its messages and of its dates. */
function vocabulary(language: Language): Set<string> {
  const text = messages(language)
    .replace(/^[a-z][a-z0-9-]* *=/gm, ' ')
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/\{[^{}]*?->/g, ' ')
    .replace(/\{[^{}]*\}/g, ' ');
  return new Set(wordsIn(`${text} ${dates(language)}`));
}

const known = new Map<Language, Set<string>>();

/** English words that this language does not use. */
function foreign(language: Language): Set<string> {
  let words = known.get(language);
  if (!words) {
    const own = vocabulary(language);
    words = new Set([...vocabulary('en')].filter((word) => word.length >= SHORTEST && !own.has(word)));
    known.set(language, words);
  }
  return words;
}

/** Changes the language while the page is open, as from another tab. */
export async function speak(page: Page, language: Language): Promise<void> {
  await settle(page, { language });
  await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
}

/** Changes what is kept for this device, and tells the page as the browser would for another tab. */
export async function settle(page: Page, chosen: { language?: Language; theme?: Theme }): Promise<void> {
  await page.evaluate((change) => {
    const key = 'armonium-settings';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...kept, ...change }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, chosen);
}

/** Everything people can read or hear on a page: text, and the names of things. */
export async function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = new Set<string>([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      // What is not shown is not read; what only a screen reader reads is shown in a small way.
      if (text && parent && !parent.closest('[lang]:not(html), code, kbd') && parent.checkVisibility())
        texts.add(text);
    }
    for (const name of [
      'aria-label',
      'title',
      'placeholder',
      'alt',
      'aria-roledescription',
      'aria-valuetext',
    ]) {
      for (const element of document.body.querySelectorAll(`[${name}]`)) {
        if (!element.closest('[lang]:not(html)')) texts.add(element.getAttribute(name) ?? '');
      }
    }
    return [...texts];
  });
}

/** Raw keys and English words among the texts, each with its text. `names` may be said in any language. */
export function foreignWords(texts: string[], language: Language, names: readonly string[]): string[] {
  const english = language === 'en' ? new Set<string>() : foreign(language);
  const proper = names.toSorted((a, b) => b.length - a.length);
  return texts.flatMap((text) => {
    if (KEYS.has(text) && text.includes('-')) return [`${text} is a key`];
    const bare = proper.reduce((rest, name) => rest.replaceAll(name, ' '), text);
    return wordsIn(bare)
      .filter((word) => english.has(word))
      .map((word) => `“${word}” in “${text}”`);
  });
}

/** The proper names of a pack: places, people and pieces of music. */
export function namesOf(pack: Pack): string[] {
  const pieces = pack.tiles.flatMap(({ name }) => /[“«"](.+?)[”»"]/.exec(name)?.[1] ?? []);
  const places = [...pack.spaces, ...pack.characters].map(({ name }) => name);
  return ['Armonium', pack.name, ...pieces, ...places];
}
