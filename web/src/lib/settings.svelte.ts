/**
 * Settings of this device: language, theme, sounds, hints. Stored in the browser, never sent; all tabs stay in sync.
 */
import { speak } from '../i18n/i18n.svelte';
import type { Language } from '../i18n/languages';
import { KEY, kept, languageOf, type Kept, type Pace, type Theme } from './storage';

/** Hints are on for this many games, unless the player decides otherwise. */
const FIRST_GAMES = 3;

class Settings {
  #kept = kept();
  #theme = $state<Theme>(this.#kept.theme ?? 'night');
  #sounds = $state(this.#kept.sounds ?? false);
  #vibration = $state(this.#kept.vibration ?? true);
  #notifications = $state(this.#kept.notifications ?? false);
  #callOffered = $state(this.#kept.callOffered ?? false);
  #pace = $state<Pace>(this.#kept.pace ?? 'calm');
  #cheers = $state(this.#kept.cheers ?? true);
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

  /** Vibrate when it is the player's turn? */
  get vibration(): boolean {
    return this.#vibration;
  }

  set vibration(vibration: boolean) {
    this.#vibration = vibration;
    this.#keep({ vibration });
  }

  /** Notify the player of their turn while the tab is hidden? */
  get notifications(): boolean {
    return this.#notifications;
  }

  set notifications(notifications: boolean) {
    this.#notifications = notifications;
    this.#keep({ notifications });
  }

  /** True once the player has answered the offer of turn alerts. */
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

  /** Show what spectators send? */
  get cheers(): boolean {
    return this.#cheers;
  }

  set cheers(cheers: boolean) {
    this.#cheers = cheers;
    this.#keep({ cheers });
  }

  /** Show hints at the table? On for newcomers until they turn them off. */
  get hints(): boolean {
    return this.#hints ?? this.#tables.length <= FIRST_GAMES;
  }

  /** Turning hints on again restarts every kind. */
  set hints(hints: boolean) {
    this.#hints = hints;
    this.#hinted = {};
    this.#keep({ hints, hinted: {} });
  }

  /** How many questions were answered with a hint of this kind. */
  hinted(kind: string): number {
    return this.#hinted[kind] ?? 0;
  }

  /** Counts a question that was answered with a hint of this kind beside it. */
  answered(kind: string): void {
    this.#hinted = { ...this.#hinted, [kind]: this.hinted(kind) + 1 };
    this.#keep({ hinted: this.#hinted });
  }

  /** True if no game was played in this browser yet. */
  get newcomer(): boolean {
    return this.#tables.length === 0;
  }

  /** Records that this browser plays at a table. */
  playsAt(table: string): void {
    if (this.#tables.length > FIRST_GAMES || this.#tables.includes(table)) return;
    this.#tables = [...this.#tables, table];
    this.#keep({ tables: this.#tables });
  }

  /** Shows another language and stores it. */
  async speak(language: Language): Promise<void> {
    await speak(language);
    this.#keep({ language });
  }

  /** Loads the stored language, or the one the browser prefers. */
  async begin(): Promise<void> {
    document.documentElement.dataset.theme = this.#theme;
    addEventListener('storage', ({ key }) => {
      if (key === KEY) void this.#follow();
    });
    await speak(languageOf(this.#kept));
  }

  /** Another tab has changed a setting. */
  async #follow(): Promise<void> {
    this.#kept = kept();
    this.#theme = this.#kept.theme ?? 'night';
    this.#sounds = this.#kept.sounds ?? false;
    this.#vibration = this.#kept.vibration ?? true;
    this.#notifications = this.#kept.notifications ?? false;
    this.#callOffered = this.#kept.callOffered ?? false;
    this.#pace = this.#kept.pace ?? 'calm';
    this.#cheers = this.#kept.cheers ?? true;
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
      // Without storage the setting lasts as long as the page.
    }
  }
}

export const settings = new Settings();
