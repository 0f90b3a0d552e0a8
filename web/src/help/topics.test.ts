/**
 * Every key that the page puts together from a thing of the game has its message, in every language. Which things there are is
 * known from the types of the wire, so a new one does not compile before it is listed, and is then looked for here.
 */
import { describe, expect, it } from 'vitest';
import { Messages } from '../i18n/i18n.svelte';
import { LANGUAGES, texts } from '../i18n/languages';
import { CLAUSES, keysOf } from './topics';

describe('what is explained', () => {
  const kinds = Object.keys(CLAUSES) as (keyof typeof CLAUSES)[];
  const keys = kinds
    .filter((kind) => kind !== 'event')
    .flatMap((kind) => Object.keys(CLAUSES[kind]).flatMap((name) => Object.values(keysOf(kind, name))));
  keys.push(...Object.keys(CLAUSES.tile).map((kind) => `hand-tile-${kind}`));
  keys.push(
    ...Object.keys(CLAUSES.power).flatMap((power) => [`hand-power-${power}`, `hand-power-${power}-text`]),
  );
  keys.push(...Object.keys(CLAUSES.event).map((event) => `event-card-${event.slice(1)}`));
  keys.push(...Object.keys(CLAUSES.character).map((character) => `ability-${character}`));

  it.each(LANGUAGES)('has its words in %s', async (language) => {
    const messages = new Messages(language, (await texts[language]()).default);
    expect(keys.length).toBeGreaterThan(100);
    expect(keys.filter((key) => messages.say(key, { players: 6 }) === undefined)).toEqual([]);
  });
});
