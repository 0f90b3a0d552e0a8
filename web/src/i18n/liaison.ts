/**
 * Joins a small word to the word or number after it: `{ LIAISON("dal", $date) }` becomes “dall’8 marzo” or “dal 9
 * marzo”. `crates/locale/src/liaison.rs` does the same; `words.test.ts` compares them.
 */
import type { Language } from './languages';

/** The first letter, in lower case and without accent. */
const first = (text: string): string =>
  text.slice(0, 1).toLowerCase().replace('æ', 'a').replace('œ', 'o').normalize('NFD').slice(0, 1);

/** True if the number begins with a vowel in Italian: uno, otto, undici, ottanta. */
const isSpokenWithVowel = (text: string): boolean =>
  /^(8\d*|1|11)$/.test((/^[\d.]*/.exec(text)?.[0] ?? '').replaceAll('.', ''));

/** True if the word begins with the sound of “y” in Spanish: Irene, Hilda; not hielo, and not the number IV. */
const isSpokenWithI = (text: string): boolean =>
  /^(i|í|h[ií](?![aeo]))/i.test(text) && !/^[IVX]+$/.test(text);

export function liaison(language: Language, word: string, next: string): string {
  if (language === 'it') {
    if (/^[ae]$/.test(word) && first(next) === word) return `${word}d ${next}`;
    if (word.endsWith('l') && isSpokenWithVowel(next)) return `${word === 'il' ? '' : word}l’${next}`;
  }
  if (language === 'fr' && word.endsWith('e') && /^[aeiouh]$/.test(first(next)))
    return `${word.slice(0, -1)}’${next}`;
  if (language === 'es' && word === 'y' && isSpokenWithI(next)) return `e ${next}`;
  return `${word} ${next}`;
}
