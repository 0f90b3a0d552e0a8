/** The reader's language and the messages in it. `t` is reactive: what it said is said anew when the language changes. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';
import type { MessageKey } from 'virtual:message-keys';
import rooms from 'virtual:rooms';
import { texts, type Language } from './languages';
import { liaison } from './liaison';

export type Args = Record<string, FluentVariable>;

/** A room of the page whose words are loaded when somebody enters it. */
export type Room = keyof typeof rooms;

const entered = new Set<Room>();
let messages = $state.raw<Messages>();
let current = $state<Language>('en');

/** The language that is shown. */
export function language(): Language {
  return current;
}

/** A number. A small one is written alike in all our languages, and a browser takes long to make its formatter. */
class Figure extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    const isSmall = Number.isInteger(this.value) && this.value >= 0 && this.value < 1000;
    return isSmall ? String(this.value) : super.toString(scope);
  }
}

/** What a message is filled in with. */
function filling(args: Args): Args {
  const figure = (value: FluentVariable): FluentVariable =>
    typeof value === 'number' ? new Figure(value) : value;
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, figure(value)]));
}

/** The messages of a language. Each is taken apart when it is said first: most of them never are. */
export class Messages {
  readonly #bundle: FluentBundle;
  /** The messages that were not said yet, by their keys. */
  readonly #texts = new Map<string, string>();

  constructor(tag: Language, text: string) {
    const LIAISON = ([word, next]: unknown[]): string => liaison(tag, String(word), String(next));
    this.#bundle = new FluentBundle(tag, { useIsolating: false, functions: { LIAISON } });
    for (const one of text.split(/\n(?=-?[a-zA-Z])/)) this.#texts.set(one.slice(0, one.indexOf(' =')), one);
  }

  /** A message, filled in; undefined if there is none with this key. */
  say(key: string, args?: Args): string | undefined {
    this.#read(key);
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args ? filling(args) : null, []) : undefined;
  }

  /** Takes a message apart, and whatever it refers to. */
  #read(key: string): void {
    const text = this.#texts.get(key);
    if (text === undefined) return;
    this.#texts.delete(key);
    this.#bundle.addResource(new FluentResource(text));
    for (const [, other = ''] of text.matchAll(/\{\s*(-?[a-zA-Z][\w-]*)/g)) this.#read(other);
  }
}

/** What was asked for last: a language that takes longer to load must not replace it. */
let asked: { language: Language; shown: Promise<void> } | undefined;

/** Shows another language. */
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

/** Loads the words of a room too, from now on. */
export async function enter(room: Room): Promise<void> {
  if (entered.has(room)) return asked?.shown;
  entered.add(room);
  // A reader who waits for the words of a room does not wait again when the language changes.
  await speak(asked?.language ?? untrack(language));
}

/** A message in the reader's language, filled in. One that is missing shows as its key, which the tests find. */
export function t(key: MessageKey, args?: Args): string {
  return messages?.say(key, args) ?? key;
}
