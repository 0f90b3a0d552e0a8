/**
 * The page says what the program says, word for word, in every language: `cargo xtask words` writes down what the program
 * says of everything there is and of whatever comes up in games, and here it is said again.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Action, Ask, Event, Illegal, Pack } from '../wire/types';
import { Messages } from './i18n.svelte';
import { LANGUAGES, texts, type Language } from './languages';
import { Words } from './words';

type Said = { language: Language; players: string[]; text: string } & (
  | { kind: 'event'; value: Event }
  | { kind: 'action'; value: Action }
  | { kind: 'ask'; value: Ask }
  | { kind: 'refusal'; value: Illegal }
);

/** A file that `cargo xtask words` writes. */
function written(name: string): string {
  const path = new URL(`../../../target/words/${name}`, import.meta.url);
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Error(`${path.pathname} is missing: run \`cargo xtask words\` first`);
  }
}

function saidAgain(words: Words, said: Said): string {
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

describe('the page says what the program says', () => {
  const pack = JSON.parse(written('pack.json')) as Pack;
  const lines = written('words.jsonl').trimEnd().split('\n');
  const all = lines.map((line) => JSON.parse(line) as Said);

  it.each(LANGUAGES)('in %s', async (language) => {
    const messages = new Messages(language, (await texts[language]()).default);
    const own = all.filter((said) => said.language === language);
    for (const kind of ['event', 'action', 'ask', 'refusal']) {
      expect(own.filter((said) => said.kind === kind).length, kind).toBeGreaterThan(20);
    }
    const wrong = own.flatMap((said) => {
      const words = new Words((key, args) => messages.say(key, args) ?? key, pack, said.players);
      const again = saidAgain(words, said);
      return again === said.text ? [] : [{ value: said.value, program: said.text, page: again }];
    });
    expect(wrong.slice(0, 10), `${wrong.length} of ${own.length} differ`).toEqual([]);
  });
});
