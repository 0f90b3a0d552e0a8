/** The overture before a newcomer's first game: it plays while the table is created. */
import { enter } from '../i18n/i18n.svelte';

class Overture {
  playing = $state(false);

  /** Loads it in advance. */
  prepare(): void {
    Promise.all([import('./Overture.svelte'), enter('newcomer')]).catch(() => undefined);
  }
}

export const overture = new Overture();
