/** Is the page in sight, or is its tab hidden? */

class Tab {
  #visible = $state(document.visibilityState === 'visible');

  constructor() {
    document.addEventListener('visibilitychange', () => {
      this.#visible = document.visibilityState === 'visible';
    });
  }

  get visible(): boolean {
    return this.#visible;
  }
}

export const tab = new Tab();
