/** The one explanation that is shown, or about to be. Help.svelte draws it, help.ts decides when. */
import type { Explained } from './topics';

/** The id of the popover, for `aria-describedby`. */
export const HELP_ID = 'help-in-place';

class Shown {
  /** What is explained, and where. */
  about = $state.raw<{ anchor: Element; explained: Explained; side: 'above' | 'below' } | null>(null);
  /** Can it be seen, or is it only there for a screen reader? */
  visible = $state(false);
  /** Is the pointer on the explanation itself? */
  pointed = false;

  hide(): void {
    this.visible = false;
    this.pointed = false;
    this.about = null;
  }
}

export const shown = new Shown();
