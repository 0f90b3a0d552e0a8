/** The engine's worker: a thread of its own, so that bots don't hold up the page. What it does: host.ts. */
import { Host } from './host';
import type { ToWorker } from './messages';
import { compile, instantiate } from './module';
import { NoLocks, WebLocks } from './seats';
import { Store } from './store';

let url = '';
let compiled: Promise<WebAssembly.Module> | undefined;

function loaded(): Promise<WebAssembly.Module> {
  compiled ??= compile(url);
  compiled.catch(() => (compiled = undefined));
  return compiled;
}

const host = new Host({
  store: new Store(),
  seats: 'locks' in navigator ? new WebLocks() : new NoLocks(),
  engine: async () => instantiate(await loaded()),
  post: (message) => postMessage(message),
});

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.do === 'begin') url = data.module;
  else if (data.do === 'warm') loaded().catch(() => undefined);
  else host.hear(data);
});
