/** Whether the player's cards are covered from onlookers. */
let hidden = $state(false);

export const veil = {
  get is(): boolean {
    return hidden;
  },
  set is(value: boolean) {
    hidden = value;
  },
};
