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
let bundle = $state.raw<FluentBundle>();
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

/** The messages in a text. */
export function read(tag: Language, text: string): FluentBundle {
  const messages = new FluentBundle(tag, { useIsolating: false });
  messages.addResource(new FluentResource(text));
  return messages;
}

/** Shows another language. */
export async function speak(tag: Language): Promise<void> {
  const texts = [load[tag], ...[...entered].map((room) => rooms[room][tag])];
  const loaded = await Promise.all(texts.map((text) => text()));
  bundle = read(tag, loaded.map((text) => text.default).join('\n'));
  current = tag;
  document.documentElement.lang = tag;
}

/** Loads the words of a room too, from now on. */
export async function enter(room: Room): Promise<void> {
  if (entered.has(room)) return;
  entered.add(room);
  await speak(current);
}

/** A message of a bundle, filled in. One that is missing shows as its key, which the tests find. */
export function say(messages: FluentBundle | undefined, key: string, args?: Args): string {
  const pattern = messages?.getMessage(key)?.value;
  if (!messages || !pattern) return key;
  return messages.formatPattern(pattern, args ?? null, []);
}

/** A message in the reader's language, filled in. */
export function t(key: string, args?: Args): string {
  return say(bundle, key, args);
}
