/** The reader's language and the messages in it. `t` is reactive: what it said is said anew when the language changes. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import rooms from 'virtual:rooms';

export const LANGUAGES = ['en', 'it', 'fr', 'es', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
  es: 'Español',
  ru: 'Русский',
};

const load: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:locale/en'),
  it: () => import('virtual:locale/it'),
  fr: () => import('virtual:locale/fr'),
  es: () => import('virtual:locale/es'),
  ru: () => import('virtual:locale/ru'),
};

/** A room of the page whose words are loaded when somebody enters it. */
export type Room = keyof typeof rooms;

const entered = new Set<Room>();
let messages = $state.raw<Messages>();
let current = $state<Language>('en');

/** The language that is shown. */
export function language(): Language {
  return current;
}

/** The language that serves somebody who wants one of these, the first best; English if there is none. */
export function best(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split(/[-_]/)[0];
    const found = LANGUAGES.find((language) => language === primary);
    if (found) return found;
  }
  return 'en';
}

/** The messages of a language. Each is taken apart when it is said first: most of them never are. */
export class Messages {
  readonly #bundle: FluentBundle;
  /** The messages that were not said yet, by their keys. */
  readonly #texts = new Map<string, string>();

  constructor(tag: Language, text: string) {
    this.#bundle = new FluentBundle(tag, { useIsolating: false });
    for (const one of text.split(/\n(?=-?[a-zA-Z])/)) this.#texts.set(one.slice(0, one.indexOf(' =')), one);
  }

  /** A message, filled in; undefined if there is none with this key. */
  say(key: string, args?: Args): string | undefined {
    this.#read(key);
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args ?? null, []) : undefined;
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

/** Shows another language. */
export async function speak(tag: Language): Promise<void> {
  const texts = [load[tag], ...[...entered].map((room) => rooms[room][tag])];
  const loaded = await Promise.all(texts.map((text) => text()));
  messages = new Messages(tag, loaded.map((text) => text.default).join('\n'));
  current = tag;
  document.documentElement.lang = tag;
}

/** Loads the words of a room too, from now on. */
export async function enter(room: Room): Promise<void> {
  if (entered.has(room)) return;
  entered.add(room);
  await speak(current);
}

/** A message in the reader's language, filled in. One that is missing shows as its key, which the tests find. */
export function t(key: string, args?: Args): string {
  return messages?.say(key, args) ?? key;
}
