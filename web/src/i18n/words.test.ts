/**
 * The page and the program produce the same sentences in every language: `cargo xtask words` writes the program's
 * sentences for every game term and for what happens in games, and this test repeats them.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { say } from '../puzzles/messages';
import type { Action, Ask, Event, Illegal, Pack, Puzzle, PuzzleMessage } from '../wire/types';
import { enter, Messages, speak } from './i18n.svelte';
import { LANGUAGES, texts, type Language } from './languages';
import { liaison } from './liaison';
import { Words } from './words';

type Said = { language: Language; text: string } & (
  | { kind: 'puzzle'; value: Pick<Puzzle, 'names' | 'players'> & { message: PuzzleMessage } }
  | { kind: 'liaison'; value: [string, string] }
  | OfTable
);
type OfTable = { players: string[] } & (
  | { kind: 'event'; value: Event }
  | { kind: 'action'; value: Action }
  | { kind: 'ask'; value: Ask }
  | { kind: 'refusal'; value: Illegal }
);

/** A file written by `cargo xtask words`. */
function written(name: string): string {
  const path = new URL(`../../../target/words/${name}`, import.meta.url);
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Error(`${path.pathname} is missing: run \`cargo xtask words\` first`);
  }
}

function saidAgain(messages: Messages, pack: Pack, said: Said): string {
  if (said.kind === 'puzzle') return say(said.value, said.value.message);
  if (said.kind === 'liaison') return liaison(said.language, ...said.value);
  const words = new Words((key, args) => messages.say(key, args) ?? key, pack, said.players);
  switch (said.kind) {
    case 'event':
      return words.event(said.value);
    case 'action':
      return words.action(said.value);
    case 'ask':
      return words.ask(said.value);
    case 'refusal':
      return words.refusal(said.value);
  }
}

// The page sets its language there.
vi.stubGlobal('document', { documentElement: {} });

describe('the page says what the program says', () => {
  const pack = JSON.parse(written('pack.json')) as Pack;
  const lines = written('words.jsonl').trimEnd().split('\n');
  const all = lines.map((line) => JSON.parse(line) as Said);

  it.each(LANGUAGES)('in %s', async (language) => {
    const messages = new Messages(language, (await texts[language]()).default);
    const own = all.filter((said) => said.language === language);
    await speak(language);
    await enter('puzzles');
    for (const kind of ['event', 'action', 'ask', 'refusal', 'puzzle', 'liaison']) {
      expect(own.filter((said) => said.kind === kind).length, kind).toBeGreaterThan(20);
    }
    const wrong = own.flatMap((said) => {
      const again = saidAgain(messages, pack, said);
      return again === said.text ? [] : [{ value: said.value, program: said.text, page: again }];
    });
    expect(wrong.slice(0, 10), `${wrong.length} of ${own.length} differ`).toEqual([]);
  });
});
