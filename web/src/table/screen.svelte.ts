/** How wide the screen is: below 720 pixels the table is laid out for a phone. */
const query = matchMedia('(max-width: 719px)');

let isNarrow = $state(query.matches);
query.addEventListener('change', (event) => (isNarrow = event.matches));

export const narrow = {
  /** Is it a phone's width? */
  get is(): boolean {
    return isNarrow;
  },
};
