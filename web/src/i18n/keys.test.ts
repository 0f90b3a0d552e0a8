/** Keys made with `serverKey`, which the compiler cannot check. Sentences of puzzles and refusals: words.test.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SIGNS } from '../learn/chapterGlyphs';
import { DEFAULT_NAMES } from '../lib/me.svelte';
import { BOT_NAMES } from '../lobby/seats';

const folder = new URL('../../../locales/en/', import.meta.url);
const known = new Set(
  readdirSync(folder).flatMap((name) =>
    [...readFileSync(new URL(name, folder), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key),
  ),
);
const numbered = (prefix: string, from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index + from}`);
const PUZZLE_NAMES = 10;
const GRADES = 5;

it('has a message for every key that is put together with a number or a chapter', () => {
  const keys = [
    ...numbered('bot-name', 0, BOT_NAMES),
    ...numbered('me-default', 0, DEFAULT_NAMES),
    ...numbered('puzzle-name', 0, PUZZLE_NAMES),
    ...numbered('puzzle-grade', 1, GRADES),
    ...Object.keys(SIGNS).flatMap((id) => [`lesson-${id}`, `lesson-${id}-about`, `lesson-${id}-learnt`]),
  ];
  expect(keys.filter((key) => !known.has(key))).toEqual([]);
});
