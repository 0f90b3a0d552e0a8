/**
 * Help in place: `{@attach help(() => topic('character', 'lilja'))}` explains an element after the pointer has rested on
 * it, on focus, and on a long press; with `onClick` also on a click or a tap. There is one popover for the whole page.
 */
import { mount, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import Help from './Help.svelte';
import { HELP_ID, shown } from './shown.svelte';
import type { Explained } from './topics';

const REST = 400;
const LONG_PRESS = 500;
/** So long the pointer may be between the element and its explanation. */
const GRACE = 180;
/** A finger that moves further than this scrolls. */
const STILL = 10;

let there = false;

/** Explains an element; nothing is shown if there is nothing to say. */
export function help(
  explain: () => Explained | undefined,
  { onClick = false, side = 'above' }: { onClick?: boolean; side?: 'above' | 'below' } = {},
): Attachment<Element> {
  return (node) => {
    if (!there) {
      there = true;
      // Later, outside of whatever is being shown: the popover would keep the first thing it explained, and its game, alive.
      queueMicrotask(() => mount(Help, { target: document.body }));
    }
    const asked = new Asked(node, explain, onClick, side);
    return () => asked.end();
  };
}

class Asked {
  readonly #node: Element;
  readonly #explain: () => Explained | undefined;
  readonly #onClick: boolean;
  readonly #side: 'above' | 'below';
  readonly #listening = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from: { x: number; y: number } | undefined;
  #pressedLong = false;
  /** The pointer was moved here and has not left since. */
  #resting = false;

  constructor(
    node: Element,
    explain: () => Explained | undefined,
    onClick: boolean,
    side: 'above' | 'below',
  ) {
    this.#side = side;
    this.#node = node;
    this.#explain = explain;
    this.#onClick = onClick;
    const on = <K extends keyof HTMLElementEventMap>(
      kind: K,
      heard: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ): void =>
      node.addEventListener(
        kind,
        // An element that is taken away while it has the focus loses it in the middle of a change of the page.
        (event) => untrack(() => heard(event as HTMLElementEventMap[K])),
        { signal: this.#listening.signal, capture },
      );
    on('pointerleave', (event) => event.pointerType === 'mouse' && this.#leave());
    on('pointerdown', (event) => this.#press(event));
    on('pointermove', (event) => this.#move(event));
    on('pointerup', () => this.#from && this.#stop());
    on('pointercancel', () => this.#stop());
    on('contextmenu', (event) => this.#pressedLong && event.preventDefault());
    on('click', (event) => this.#click(event), true);
    on('focusin', () => this.#focus());
    on('focusout', () => this.#gone());
  }

  end(): void {
    this.#listening.abort();
    this.#gone();
  }

  #after(wait: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, wait);
  }

  #stop(): void {
    this.#from = undefined;
    clearTimeout(this.#timer);
  }

  /** Puts the explanation into the page, where a screen reader finds it. */
  #prepare(): boolean {
    const explained = this.#explain();
    if (!explained) return false;
    shown.about = { anchor: this.#node, explained, side: this.#side };
    this.#node.setAttribute('aria-describedby', HELP_ID);
    return true;
  }

  #show(): void {
    if (this.#prepare()) shown.visible = true;
  }

  /** What is only there for the pointer goes with it, but not at once: the pointer may be on its way to the link. */
  #leave(): void {
    this.#resting = false;
    this.#after(GRACE, () => {
      if (shown.pointed && this.#isMine()) this.#leave();
      else this.#gone();
    });
  }

  #focus(): void {
    if (!this.#node.matches(':focus-visible, :has(:focus-visible)')) return;
    shown.hide();
    if (this.#prepare()) this.#after(REST, () => (shown.visible = this.#isMine()));
  }

  #press(event: PointerEvent): void {
    this.#pressedLong = false;
    if (event.pointerType === 'mouse') {
      this.#gone();
      return;
    }
    this.#from = { x: event.clientX, y: event.clientY };
    this.#after(LONG_PRESS, () => {
      this.#from = undefined;
      this.#pressedLong = true;
      this.#show();
    });
  }

  #move(event: PointerEvent): void {
    if (event.pointerType === 'mouse') return this.#rest();
    const from = this.#from;
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) this.#stop();
  }

  /** Only a pointer that was moved here asks; one that rests where something new appeared does not. */
  #rest(): void {
    if (this.#resting) return;
    this.#resting = true;
    this.#after(REST, () => this.#show());
  }

  /** A long press explains; it does not press as well. */
  #click(event: MouseEvent): void {
    if (!this.#pressedLong) {
      if (this.#onClick) this.#show();
      return;
    }
    this.#pressedLong = false;
    event.preventDefault();
    event.stopPropagation();
  }

  #isMine(): boolean {
    return shown.about?.anchor === this.#node;
  }

  #gone(): void {
    this.#stop();
    if (this.#isMine()) shown.hide();
    if (this.#node.getAttribute('aria-describedby') === HELP_ID)
      this.#node.removeAttribute('aria-describedby');
  }
}
