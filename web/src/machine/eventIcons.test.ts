import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Messages } from '../i18n/i18n.svelte';
import { EVENTS, type Effect, type Gift } from './eventIcons';

const names = new Messages(
  'en',
  readFileSync(new URL('../../../locales/en/names.ftl', import.meta.url), 'utf8'),
);
const NUMERALS = { 2: 'II', 3: 'III', 4: 'IV' };
const NOUNS: Record<string, string> = {
  time: 'Time',
  music: 'Music Page',
  clue: 'Clue',
  tile: 'ile',
  steps: 'step',
};

/** What the sentence of an effect has to say. */
function words(effect: Effect): string[] {
  const character = (name: string): string => names.say(`character-${name}`) ?? '';
  const gifts = (list: Gift[]): string[] =>
    list.flatMap(({ glyph, much }) => [much?.replace(/[+×]/, '') ?? '', NOUNS[glyph] ?? '']);
  if ('blocked' in effect) return [`${character(effect.blocked)} is blocked.`];
  if ('forbidden' in effect)
    return [effect.forbidden.includes('train') ? 'No Machine Transport' : 'No one may play'];
  if ('character' in effect) return [character(effect.character), ...gifts(effect.gifts)];
  const place = effect.place === 'last' ? 'last position' : `position ${NUMERALS[effect.place]} `;
  // Twice is a word.
  return [
    place,
    ...gifts(effect.gifts).filter((word) => effect.gifts[0]?.glyph !== 'person' || word !== '2'),
  ];
}

it.each(Object.entries(EVENTS))('the plates of %s say what its sentences say', (card, effects) => {
  const sentences = (names.say(`event-card-${card.slice(1)}`, { players: 4 }) ?? '').split(/(?<=\.) /);
  expect(sentences).toHaveLength(effects.length);
  effects.forEach((effect, index) => {
    for (const word of words(effect)) expect(sentences[index]).toContain(word);
  });
});

it.each(Object.entries(EVENTS))(
  '%s promises nothing to a position that three players do not have',
  (card) => {
    const text = names.say(`event-card-${card.slice(1)}`, { players: 3 }) ?? '';
    for (const numeral of ['IV', 'V', 'VI']) expect(text).not.toMatch(new RegExp(`^position ${numeral}\\b`));
  },
);
