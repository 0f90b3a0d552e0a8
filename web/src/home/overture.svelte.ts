/** The overture before a newcomer's first game: it plays over whatever is shown, while the table is being made behind it. */
import { enter } from '../i18n/i18n.svelte';

class Overture {
  playing = $state(false);

  /** Fetches it while the reader still reads. */
  prepare(): void {
    Promise.all([import('./Overture.svelte'), enter('newcomer')]).catch(() => undefined);
  }
}

export const overture = new Overture();
