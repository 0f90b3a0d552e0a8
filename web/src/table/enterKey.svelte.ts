/**
 * Enter takes the main choice wherever the focus is, with two exceptions: text fields, menus and dialogs, and a control
 * reached by keyboard. A clicked control is no exception.
 */
const KEEPS = 'input, textarea, select, dialog, [role=dialog], [popover]';
const CONTROL = 'a, button, summary, [role=button], [role=gridcell], [role=tab], [tabindex="0"]';
const MOVES_FOCUS = /^(Tab|Arrow.*|Home|End|Page.*|F6)$/;

/** Actions for Enter; the first one wins. */
const ORDER = ['guide', 'end', 'prompt'] as const;

class EnterKey {
  /** True if Enter belongs to the focused control instead of the main choice. */
  kept = $state(false);
  #byPointer = false;
  readonly #claims = new Map<(typeof ORDER)[number], () => void>();

  constructor() {
    const on = <K extends keyof WindowEventMap>(kind: K, then: (event: WindowEventMap[K]) => void): void =>
      addEventListener(kind, then, { capture: true });
    on('pointerdown', () => this.#focusedBy(true));
    // Deferred: a removed control loses the focus during an update of the page.
    on('focusin', () => queueMicrotask(() => this.look()));
    on('focusout', () => queueMicrotask(() => this.look()));
    on('keydown', (event) => {
      if (MOVES_FOCUS.test(event.key)) this.#focusedBy(false);
      else if (event.key === 'Enter') this.#press(event);
    });
  }

  /** Claims Enter until the returned function is called. */
  claim(what: (typeof ORDER)[number], run: () => void): () => void {
    this.#claims.set(what, run);
    return () => {
      if (this.#claims.get(what) === run) this.#claims.delete(what);
    };
  }

  /** Checks the focus again: it leaves a removed control without an event. */
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
