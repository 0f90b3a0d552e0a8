/** What the parts of the city share with the page. */
import type { Machine } from '../wire/types';

/** A place that can be chosen now. */
export interface Lit {
  space: number;
  /** Time it costs. */
  price?: number;
  /** Clues picked up on the way. */
  clues?: number;
  /** The machine ridden on the way. */
  ride?: Machine | null;
  /** Its accessible description. */
  text: string;
}

/** A way through the city. */
export interface Way {
  spaces: number[];
  rides: { from: number; to: number; machine: Machine }[];
}
