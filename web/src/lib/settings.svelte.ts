/** What a reader has chosen for this device: language, theme, sounds, hints. Kept in the browser, never sent; every
 * tab follows what is chosen in another. */
import { speak } from '../i18n/i18n.svelte';
import type { Language } from '../i18n/languages';
import { KEY, kept, languageOf, type Kept, type Pace, type Theme } from './storage';

/** So many games hints are given, unless the reader has said otherwise. */
const FIRST_GAMES = 3;

class Settings {
  #kept = kept();
  #theme = $state<Theme>(this.#kept.theme ?? 'night');
  #sounds = $state(this.#kept.sounds ?? false);
  #vibration = $state(this.#kept.vibration ?? true);
  #notifications = $state(this.#kept.notifications ?? false);
  #callOffered = $state(this.#kept.callOffered ?? false);
  #pace = $state<Pace>(this.#kept.pace ?? 'calm');
  #hints = $state(this.#kept.hints);
  #hinted = $state.raw(this.#kept.hinted ?? {});
  #tables = $state.raw(this.#kept.tables ?? []);

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    document.documentElement.dataset.theme = theme;
    this.#keep({ theme });
  }

  get sounds(): boolean {
    return this.#sounds;
  }

  set sounds(sounds: boolean) {
    this.#sounds = sounds;
    this.#keep({ sounds });
  }

  /** Does a phone vibrate when it is the reader's turn? */
  get vibration(): boolean {
    return this.#vibration;
  }

  set vibration(vibration: boolean) {
    this.#vibration = vibration;
    this.#keep({ vibration });
  }

  /** Does the browser notify the reader of their turn while the tab is hidden? */
  get notifications(): boolean {
    return this.#notifications;
  }

  set notifications(notifications: boolean) {
    this.#notifications = notifications;
    this.#keep({ notifications });
  }

  /** Has the reader answered how they want to be called to their turn? */
  get callOffered(): boolean {
    return this.#callOffered || this.#sounds;
  }

  set callOffered(offered: boolean) {
    this.#callOffered = offered;
    this.#keep({ callOffered: offered });
  }

  get pace(): Pace {
    return this.#pace;
  }

  set pace(pace: Pace) {
    this.#pace = pace;
    this.#keep({ pace });
  }

  /** Are hints given at the table? Newcomers get them until they want none. */
  get hints(): boolean {
    return this.#hints ?? this.#tables.length <= FIRST_GAMES;
  }

  /** Switched on again, every kind of hint is given from the start. */
  set hints(hints: boolean) {
    this.#hints = hints;
    this.#hinted = {};
    this.#keep({ hints, hinted: {} });
  }

  /** How often a kind of hint was given and its question answered. */
  hinted(kind: string): number {
    return this.#hinted[kind] ?? 0;
  }

  /** A question was answered with a hint of this kind beside it. */
  answered(kind: string): void {
    this.#hinted = { ...this.#hinted, [kind]: this.hinted(kind) + 1 };
    this.#keep({ hinted: this.#hinted });
  }

  /** Has nobody played here yet? */
  get newcomer(): boolean {
    return this.#tables.length === 0;
  }

  /** Somebody plays at this table. */
  playsAt(table: string): void {
    if (this.#tables.length > FIRST_GAMES || this.#tables.includes(table)) return;
    this.#tables = [...this.#tables, table];
    this.#keep({ tables: this.#tables });
  }

  /** Shows another language and remembers it. */
  async speak(language: Language): Promise<void> {
    await speak(language);
    this.#keep({ language });
  }

  /** Begins with what was chosen last, or with what the browser wants. */
  async begin(): Promise<void> {
    document.documentElement.dataset.theme = this.#theme;
    addEventListener('storage', ({ key }) => {
      if (key === KEY) void this.#follow();
    });
    await speak(languageOf(this.#kept));
  }

  /** Another tab has changed something. */
  async #follow(): Promise<void> {
    this.#kept = kept();
    this.#theme = this.#kept.theme ?? 'night';
    this.#sounds = this.#kept.sounds ?? false;
    this.#vibration = this.#kept.vibration ?? true;
    this.#notifications = this.#kept.notifications ?? false;
    this.#callOffered = this.#kept.callOffered ?? false;
    this.#pace = this.#kept.pace ?? 'calm';
    this.#hints = this.#kept.hints;
    this.#hinted = this.#kept.hinted ?? {};
    this.#tables = this.#kept.tables ?? [];
    document.documentElement.dataset.theme = this.#theme;
    await speak(languageOf(this.#kept));
  }

  #keep(change: Kept): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  }
}

export const settings = new Settings();
