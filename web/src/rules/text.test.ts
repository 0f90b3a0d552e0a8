/** Parsing the rules: every clause of every language is found, and no text is lost. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CLAUSES } from '../help/topics';
import { marked, readInline, readRules, type Block, type Inline } from './text';

const root = new URL('../../../', import.meta.url);
const text = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const clausesOf = (blocks: Block[]): string[] =>
  blocks.flatMap((block) => (block.is === 'paragraph' && block.clause) || []);

function words(pieces: Inline[]): string {
  return pieces
    .map((piece) => ('inside' in piece ? words(piece.inside) : 'id' in piece ? piece.id : piece.text))
    .join('');
}

const english = readRules(text('docs/rules.md'));

describe('the text of the rules', () => {
  it('has every clause once', () => {
    const clauses = clausesOf(english);
    expect(clauses.length).toBeGreaterThan(100);
    expect(new Set(clauses).size).toBe(clauses.length);
    expect(clauses).toContain('3.2.4');
  });

  it('has the same clauses and headings in every language', () => {
    const ids = (blocks: Block[]): string[] =>
      blocks.flatMap((block) =>
        block.is === 'heading' ? block.id : (block.is === 'paragraph' && block.clause) || [],
      );
    for (const tag of ['it', 'fr', 'es', 'ru']) {
      const path = `locales/${tag}/rules.md`;
      if (existsSync(new URL(path, root))) expect(ids(readRules(text(path))), tag).toEqual(ids(english));
    }
  });

  it('explains nothing by a clause that does not exist', () => {
    const known = new Set(clausesOf(english));
    for (const clause of Object.values(CLAUSES).flatMap((names) => Object.values(names).flat())) {
      expect(known, clause).toContain(clause);
    }
  });

  it('shows rulings as words, not as links', () => {
    const pieces = readInline('It is so. ([R7](rulings.md#r7))', new Set());
    expect(pieces).toContainEqual({ is: 'ruling', text: 'R7' });
    expect(words(pieces)).toBe('It is so. (R7)');
    const elsewhere = readInline('([R7](../../docs/rulings.md#r7))', new Set());
    expect(elsewhere).toContainEqual({ is: 'ruling', text: 'R7' });
  });

  it('links clauses that exist, and no other number', () => {
    const pieces = readInline('As 3.2.2 says, not 9.9.9.', new Set(['3.2.2']));
    expect(pieces.filter((piece) => piece.is === 'clause')).toEqual([{ is: 'clause', id: '3.2.2' }]);
    expect(words(pieces)).toBe('As 3.2.2 says, not 9.9.9.');
  });

  it('never makes a link of something strange', () => {
    expect(readInline('[x](javascript:alert)', new Set())).toEqual([{ is: 'text', text: 'x' }]);
    expect(readInline('<b>x</b>', new Set())).toEqual([{ is: 'text', text: '<b>x</b>' }]);
  });

  it('reads lists and tables', () => {
    const [list, table] = readRules('- one\n- two\n  and more\n\n| a | b |\n|-|-|\n| *c* | d |');
    expect(list).toEqual({
      is: 'list',
      items: [[{ is: 'text', text: 'one' }], [{ is: 'text', text: 'two and more' }]],
    });
    expect(table?.is === 'table' && [table.head.length, table.rows.length]).toEqual([2, 1]);
  });
});

describe('the search', () => {
  it('finds what is typed with a plain apostrophe and plain spaces', () => {
    const hits = (text: string, query: string): string[] =>
      marked(text, query).flatMap((part) => (part.hit ? [part.text] : []));
    expect(hits('Dov’è l’Organo?', "l'organo")).toEqual(['l’Organo']);
    expect(hits('Qui est l’Élu\u202f? Voici\u00a0: Lilja', 'elu ?')).toEqual(['Élu\u202f?']);
    expect(hits('Qui est l’Élu\u202f? Voici\u00a0: Lilja', 'voici : lilja')).toEqual(['Voici\u00a0: Lilja']);
  });

  it('minds neither case nor accents', () => {
    expect(marked('Pålsson pays. PÅLSSON!', 'palsson').filter((part) => part.hit)).toHaveLength(2);
    expect(marked('Польссон', 'польс').find((part) => part.hit)?.text).toBe('Польс');
  });

  it('loses no letter', () => {
    const all = marked('Ragnarök, ragnarök', 'RAGNAROK').map((part) => part.text);
    expect(all.join('')).toBe('Ragnarök, ragnarök');
    expect(marked('abc', '')).toEqual([{ text: 'abc', hit: false }]);
  });
});
