/** Chance that can be repeated: the same seed gives the same choices. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 up to 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Does something happen that happens so often? */
  is(often: number): boolean {
    return this.next() < often;
  }

  /** One of several things; there must be one. */
  of<T>(things: readonly T[]): T {
    const thing = things[Math.floor(this.next() * things.length)];
    if (thing === undefined) throw new Error('There is nothing to choose from.');
    return thing;
  }
}
