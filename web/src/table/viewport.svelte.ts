/** Screen classes: a phone up to 719 pixels or in landscape; two columns from 1024. */

class Width {
  #matches = $state(false);

  constructor(media: string) {
    const query = matchMedia(media);
    this.#matches = query.matches;
    query.addEventListener('change', (event) => (this.#matches = event.matches));
  }

  get is(): boolean {
    return this.#matches;
  }
}

/** A phone's width. */
export const narrow = new Width('(max-width: 719px)');
/** A phone, portrait or landscape. */
export const phone = new Width('(max-width: 719px), (max-height: 499px) and (max-width: 1023px)');
/** A phone in landscape. */
export const sideways = new Width('(min-width: 560px) and (max-width: 1023px) and (max-height: 499px)');
/** Room for the compass and the characters beside the map. */
export const roomy = new Width('(min-width: 1280px)');
/** Room for two columns. */
export const wide = new Width('(min-width: 1024px)');
