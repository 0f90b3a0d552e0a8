/** How wide the screen is: below 720 pixels the table is laid out for a phone, from 1024 on in two columns. */

class Width {
  #matches = $state(false);

  constructor(media: string) {
    const query = matchMedia(media);
    this.#matches = query.matches;
    query.addEventListener('change', (event) => (this.#matches = event.matches));
  }

  /** Is it so? */
  get is(): boolean {
    return this.#matches;
  }
}

/** A phone's width. */
export const narrow = new Width('(max-width: 719px)');
/** Room for two columns. */
export const wide = new Width('(min-width: 1024px)');
