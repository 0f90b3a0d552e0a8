/** Whether the tab is visible. */

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
