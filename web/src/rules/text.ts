/**
 * Parses the rules into blocks: headings, numbered paragraphs, lists and tables. It supports only the Markdown of
 * docs/rules.md; the page builds elements from it, never HTML.
 */

/** An inline part of a line. */
export type Inline =
  | { is: 'text'; text: string }
  | { is: 'code'; text: string }
  | { is: 'ruling'; text: string }
  | { is: 'clause'; id: string }
  | { is: 'bold'; inside: Inline[] }
  | { is: 'italic'; inside: Inline[] }
  | { is: 'link'; href: string; inside: Inline[] };

export type Block =
  | { is: 'heading'; level: number; id: string; title: string }
  | { is: 'paragraph'; clause: string | null; inside: Inline[] }
  | { is: 'list'; items: Inline[][] }
  | { is: 'table'; head: Inline[][]; rows: Inline[][][] };

const CLAUSE = /^\*\*(\d+(?:\.\d+)+)\*\*\s*/;
const HEADING = /^(#{1,4}) +(.+)$/;
const NUMBERED = /^(\d+(?:\.\d+)*)\.? /;
const ITEM = /^[-*] +/;
const RULE_OF_TABLE = /^\|[\s|:-]+\|$/;

export function readRules(markdown: string): Block[] {
  const parts = markdown
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
  const ids = new Set(parts.flatMap((part) => CLAUSE.exec(part)?.[1] ?? idOf(part) ?? []));
  return parts.map((part) => readBlock(part, ids));
}

/** The id of a numbered heading. */
function idOf(part: string): string | undefined {
  const title = HEADING.exec(part)?.[2];
  return title && NUMBERED.exec(title)?.[1];
}

function readBlock(part: string, ids: ReadonlySet<string>): Block {
  const heading = HEADING.exec(part);
  if (heading?.[1] && heading[2]) {
    return { is: 'heading', level: heading[1].length, id: idOf(part) ?? '', title: plainText(heading[2]) };
  }
  const lines = part.split('\n');
  if (lines.every((line) => line.startsWith('|'))) return readTable(lines, ids);
  if (ITEM.test(part)) {
    const items = part.split(/\n(?=[-*] )/).map((item) => item.replace(ITEM, ''));
    return { is: 'list', items: items.map((item) => readInline(oneLine(item), ids)) };
  }
  const clause = CLAUSE.exec(part)?.[1] ?? null;
  return { is: 'paragraph', clause, inside: readInline(oneLine(part.replace(CLAUSE, '')), ids) };
}

function readTable(lines: string[], ids: ReadonlySet<string>): Block {
  const cells = (line: string): Inline[][] =>
    line
      .slice(1, line.endsWith('|') ? -1 : undefined)
      .split('|')
      .map((cell) => readInline(cell.trim(), ids));
  const [head = '', ...rest] = lines;
  const rows = rest.filter((line) => !RULE_OF_TABLE.test(line));
  return { is: 'table', head: cells(head), rows: rows.map(cells) };
}

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');

const PIECE = /\*\*(.+?)\*\*|\*([^*]+)\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** The inline parts of a line. Numbers of existing clauses become references; links to rulings become plain text. */
export function readInline(text: string, ids: ReadonlySet<string>): Inline[] {
  const pieces: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(PIECE)) {
    pieces.push(...withClauses(text.slice(from, found.index), ids));
    from = found.index + found[0].length;
    const [, bold, italic, code, label, href] = found;
    if (bold !== undefined) pieces.push({ is: 'bold', inside: readInline(bold, ids) });
    else if (italic !== undefined) pieces.push({ is: 'italic', inside: readInline(italic, ids) });
    else if (code !== undefined) pieces.push({ is: 'code', text: code });
    else if (label !== undefined && href !== undefined) pieces.push(readLink(label, href, ids));
  }
  return [...pieces, ...withClauses(text.slice(from), ids)];
}

function readLink(label: string, href: string, ids: ReadonlySet<string>): Inline {
  if (/^[\w./-]+\.md/.test(href)) return { is: 'ruling', text: label };
  if (/^(https:\/\/|#|\/)/.test(href)) return { is: 'link', href, inside: readInline(label, ids) };
  return { is: 'text', text: label };
}

function withClauses(text: string, ids: ReadonlySet<string>): Inline[] {
  const pieces: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(/\d+(?:\.\d+)+/g)) {
    if (!ids.has(found[0])) continue;
    if (found.index > from) pieces.push({ is: 'text', text: text.slice(from, found.index) });
    pieces.push({ is: 'clause', id: found[0] });
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push({ is: 'text', text: text.slice(from) });
  return pieces;
}

const plainText = (title: string): string => title.replace(/[*`]/g, '');

/** Splits a text at search matches. Ignores case, accents, and kinds of spaces and apostrophes. */
export function marked(text: string, query: string): { text: string; hit: boolean }[] {
  const wanted = fold(query.trim()).text;
  if (!wanted) return [{ text, hit: false }];
  const { text: folded, at } = fold(text);
  const parts: { text: string; hit: boolean }[] = [];
  let from = 0;
  for (
    let found = folded.indexOf(wanted);
    found >= 0;
    found = folded.indexOf(wanted, found + wanted.length)
  ) {
    const [start, end] = [at[found] ?? 0, at[found + wanted.length] ?? text.length];
    if (start > from) parts.push({ text: text.slice(from, start), hit: false });
    parts.push({ text: text.slice(start, end), hit: true });
    from = end;
  }
  if (from < text.length) parts.push({ text: text.slice(from), hit: false });
  return parts;
}

/** A text without case and accents, with the original index of each letter. */
function fold(text: string): { text: string; at: number[] } {
  let folded = '';
  const at: number[] = [];
  let index = 0;
  for (const letter of text) {
    const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '').replace('’', "'").toLowerCase();
    for (let unit = 0; unit < plain.length; unit += 1) at.push(index);
    folded += plain;
    index += letter.length;
  }
  return { text: folded, at: [...at, text.length] };
}
