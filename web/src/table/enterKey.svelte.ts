/**
 * Enter takes the main choice on the screen, wherever the focus is. Two exceptions: text fields, menus and dialogs keep it,
 * and so does a control that was reached by keyboard. A control that was clicked does not: its click is done.
 */
const KEEPS = 'input, textarea, select, dialog, [role=dialog], [popover]';
const CONTROL = 'a, button, summary, [role=button], [role=gridcell], [role=tab], [tabindex="0"]';
const MOVES_FOCUS = /^(Tab|Arrow.*|Home|End|Page.*|F6)$/;

/** What Enter can do; the first that is there is done. */
const ORDER = ['guide', 'end', 'prompt'] as const;

class EnterKey {
  /** True if Enter would go to the focused control instead of the main choice. */
  kept = $state(false);
  #byPointer = false;
  readonly #claims = new Map<(typeof ORDER)[number], () => void>();

  constructor() {
    const on = <K extends keyof WindowEventMap>(kind: K, then: (event: WindowEventMap[K]) => void): void =>
      addEventListener(kind, then, { capture: true });
    on('pointerdown', () => this.#focusedBy(true));
    // Later: a control that is taken away loses the focus in the middle of a change of the page.
    on('focusin', () => queueMicrotask(() => this.look()));
    on('focusout', () => queueMicrotask(() => this.look()));
    on('keydown', (event) => {
      if (MOVES_FOCUS.test(event.key)) this.#focusedBy(false);
      else if (event.key === 'Enter') this.#press(event);
    });
  }

  /** Gives Enter to this until the returned function is called. */
  claim(what: (typeof ORDER)[number], run: () => void): () => void {
    this.#claims.set(what, run);
    return () => {
      if (this.#claims.get(what) === run) this.#claims.delete(what);
    };
  }

  /** Looks again where the focus is: it leaves a control that is taken away without an event. */
  look(): void {
    this.kept = this.#keeps(document.activeElement);
  }

  #focusedBy(pointer: boolean): void {
    this.#byPointer = pointer;
    this.look();
  }

  #keeps(on: Element | null): boolean {
    if (!on || on.closest('[data-main]')) return false;
    return on.closest(KEEPS) !== null || (!this.#byPointer && on.closest(CONTROL) !== null);
  }

  #press(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    if (this.#keeps(document.activeElement) || document.querySelector('dialog:modal')) return;
    const run = ORDER.map((what) => this.#claims.get(what)).find((claim) => claim !== undefined);
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  }
}

export const enter = new EnterKey();
