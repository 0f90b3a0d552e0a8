/** Which colour each seat of a table has. A colour, and with it a shape, belongs to a player, so it isn't the seat's number. */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('colours');
type Colours = () => readonly number[];

/** Gives everything below this component the colours of a table, by seat. */
export function provideColours(colours: Colours): void {
  setContext(KEY, colours);
}

/** The colour of a seat, 0 to 5, where the component is. Without a table it is the seat's number. */
export function seatColours(): (seat: number) => number {
  const colours = getContext<Colours | undefined>(KEY);
  return (seat) => colours?.()[seat] ?? seat;
}
