/** The current time for countdowns, ticking while used. */
import { createSubscriber } from 'svelte/reactivity';

const BEAT = 500;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, BEAT);
  return () => clearInterval(timer);
});

/** Milliseconds since 1970; reactive. */
export function present(): number {
  subscribe();
  return Date.now();
}
