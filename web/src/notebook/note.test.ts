import { expect, test } from 'vitest';
import { EMPTY, merged, readNote, type Note } from './note';

const note = (text: string, marks: Note['marks'] = {}): Note => ({ text, marks });

test('a note that is not ours is text', () => {
  expect(readNote('Snowy?')).toEqual(note('Snowy?'));
  expect(readNote('{ what')).toEqual(note('{ what'));
  expect(readNote('{"marks":{"a":"likely","b":"odd"},"text":"x"}')).toEqual(note('x', { a: 'likely' }));
});

test('what was written before the stored note was read is added to it', () => {
  const stored = note('It was Snowy.', { a: 'likely', b: 'unlikely' });
  expect(merged(EMPTY, EMPTY, stored)).toEqual(stored);
  expect(merged(EMPTY, note('No!', { b: 'question', c: 'likely' }), stored)).toEqual(
    note('It was Snowy.\nNo!', { a: 'likely', b: 'question', c: 'likely' }),
  );
});

test('what was changed in one place only is as it is there', () => {
  const base = note('one', { a: 'likely', b: 'likely' });
  const theirs = note('one, two', { b: 'likely', c: 'question' });
  expect(merged(base, base, theirs)).toEqual(theirs);
  expect(merged(base, theirs, base)).toEqual(theirs);
  expect(merged(base, note('one', { a: 'likely' }), theirs)).toEqual(note('one, two', { c: 'question' }));
});

test('words that were written in two places are all kept, and once', () => {
  const base = note('one');
  expect(merged(base, note('one and mine'), note('one and theirs')).text).toBe(
    'one and theirs\none and mine',
  );
  expect(merged(base, note('one, two'), note('one, two, three')).text).toBe('one, two, three');
});
