/** The language and its messages. `t` is reactive: texts change with the language. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';
import type { MessageKey } from 'virtual:message-keys';
import rooms from 'virtual:rooms';
import { texts, type Language } from './languages';
import { liaison } from './liaison';

export type Args = Record<string, FluentVariable>;

/** A screen whose messages are loaded only when it opens. */
export type Room = keyof typeof rooms;

const entered = new Set<Room>();
let messages = $state.raw<Messages>();
let current = $state<Language>('en');

export function language(): Language {
  return current;
}

/** A number. Small ones are written alike in all our languages, and creating a formatter is slow. */
class Figure extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    const isSmall = Number.isInteger(this.value) && this.value >= 0 && this.value < 1000;
    return isSmall ? String(this.value) : super.toString(scope);
  }
}

/** The arguments of a message. */
function filling(args: Args): Args {
  const figure = (value: FluentVariable): FluentVariable =>
    typeof value === 'number' ? new Figure(value) : value;
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, figure(value)]));
}

/** The messages of a language. Each is parsed on first use: most are never used. */
export class Messages {
  readonly #bundle: FluentBundle;
  /** Messages not parsed yet, by key. */
  readonly #texts = new Map<string, string>();

  constructor(tag: Language, text: string) {
    const LIAISON = ([word, next]: unknown[]): string => liaison(tag, String(word), String(next));
    this.#bundle = new FluentBundle(tag, { useIsolating: false, functions: { LIAISON } });
    for (const one of text.split(/\n(?=-?[a-zA-Z])/)) this.#texts.set(one.slice(0, one.indexOf(' =')), one);
  }

  /** A formatted message; undefined if the key is unknown. */
  say(key: string, args?: Args): string | undefined {
    this.#read(key);
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args ? filling(args) : null, []) : undefined;
  }

  /** Parses a message and those it refers to. */
  #read(key: string): void {
    const text = this.#texts.get(key);
    if (text === undefined) return;
    this.#texts.delete(key);
    this.#bundle.addResource(new FluentResource(text));
    for (const [, other = ''] of text.matchAll(/\{\s*(-?[a-zA-Z][\w-]*)/g)) this.#read(other);
  }
}

/** The last request: a slower language must not replace it. */
let asked: { language: Language; shown: Promise<void> } | undefined;

/** Switches the language. */
export function speak(tag: Language): Promise<void> {
  const mine = { language: tag, shown: Promise.resolve() };
  asked = mine;
  const show = async (): Promise<void> => {
    const wanted = [texts[tag], ...[...entered].map((room) => rooms[room][tag])];
    const loaded = await Promise.all(wanted.map((text) => text()));
    if (asked && asked !== mine) return asked.shown;
    messages = new Messages(tag, loaded.map((text) => text.default).join('\n'));
    current = tag;
    document.documentElement.lang = tag;
  };
  return (mine.shown = show());
}

/** Loads the messages of a screen too, from now on. */
export async function enter(room: Room): Promise<void> {
  if (entered.has(room)) return asked?.shown;
  entered.add(room);
  // After this, a change of language doesn't load the screen's messages separately.
  await speak(asked?.language ?? untrack(language));
}

/** A message in the current language. A missing one shows its key, which the tests detect. */
export function t(key: MessageKey, args?: Args): string {
  return messages?.say(key, args) ?? key;
}
