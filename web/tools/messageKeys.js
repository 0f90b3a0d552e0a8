/**
 * Writes `messages.d.ts`: the keys of all messages of the page as one type, so that `t` accepts no other, not even one that
 * is put together. `npm run check` runs it first.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../../locales/en/', import.meta.url);
/** Messages of the program alone. */
const PROGRAM = ['notices.ftl', 'previews.ftl', 'terminal.ftl', 'thoughts.ftl'];

const keys = readdirSync(folder)
  .filter((name) => name.endsWith('.ftl') && !PROGRAM.includes(name))
  .flatMap((name) => [...readFileSync(new URL(name, folder), 'utf8').matchAll(/^([a-zA-Z][\w-]*) =/gm)])
  .map(([, key]) => `    | '${key}'`);
const target = new URL('../messages.d.ts', import.meta.url);
writeFileSync(
  target,
  `declare module 'virtual:message-keys' {\n  export type MessageKey =\n${keys.join('\n')};\n}\n`,
);
