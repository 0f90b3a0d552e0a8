/** Are the reader's cards turned over, because somebody looks over the shoulder? */
let hidden = $state(false);

export const veil = {
  get is(): boolean {
    return hidden;
  },
  set is(value: boolean) {
    hidden = value;
  },
};
