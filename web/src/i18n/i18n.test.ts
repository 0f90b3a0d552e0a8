import { describe, expect, it, vi } from 'vitest';
import { Messages, speak } from './i18n.svelte';
import { list } from './joinList';
import { LANGUAGES } from './languages';

// The page sets its language there.
vi.stubGlobal('document', { documentElement: {} });

describe('a message', () => {
  it.each(LANGUAGES)('has its numbers as the browser writes them: %s', (language) => {
    const messages = new Messages(language, 'so = { $n }');
    const format = new Intl.NumberFormat(language);
    for (const n of [...Array(1_100).keys(), 12_345, -3, 0.5, 1_234.5])
      expect(messages.say('so', { n })).toBe(format.format(n));
  });

  it('chooses by plurals and by numbers', () => {
    const messages = new Messages(
      'ru',
      'so = { $n ->\n    [0] ни одного\n    [one] { $n } час\n    [few] { $n } часа\n   *[many] { $n } часов\n  }',
    );
    const said = [0, 1, 2, 5, 21].map((n) => messages.say('so', { n }));
    expect(said).toEqual(['ни одного', '1 час', '2 часа', '5 часов', '21 час']);
  });

  it('that is missing is not said', () => {
    expect(new Messages('en', 'so = so').say('other')).toBeUndefined();
  });
});

describe('a list', () => {
  it.each([
    ['en', 'II, III, and IV'],
    ['it', 'II, III e IV'],
    ['fr', 'II, III et IV'],
    ['es', 'II, III y IV'],
    ['ru', 'II, III и IV'],
  ] as const)('of positions ends with an and before a number: %s', async (tag, said) => {
    await speak(tag);
    expect(list(['II', 'III', 'IV'])).toBe(said);
    expect(list(['IV'])).toBe('IV');
  });
});
