/** The present moment for whatever counts down: it moves on while somebody looks at it. */
import { createSubscriber } from 'svelte/reactivity';

const BEAT = 500;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, BEAT);
  return () => clearInterval(timer);
});

/** Milliseconds since 1970, now and from then on. */
export function present(): number {
  subscribe();
  return Date.now();
}
