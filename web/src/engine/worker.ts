/** The engine's worker: a thread of its own, so that bots don't hold up the page. What it does: host.ts. */
import { Host } from './host';
import type { Modules, ToWorker } from './messages';
import { compile, instantiate } from './module';
import { NoLocks, WebLocks } from './seats';
import { Store } from './store';

let modules: Modules = { play: '', whole: '' };
const compiled = new Map<string, Promise<WebAssembly.Module>>();

function loaded(which: keyof Modules): Promise<WebAssembly.Module> {
  const url = modules[which];
  const module = compiled.get(url) ?? compile(url);
  compiled.set(url, module);
  module.catch(() => compiled.delete(url));
  return module;
}

const host = new Host({
  store: new Store(),
  seats: 'locks' in navigator ? new WebLocks() : new NoLocks(),
  engine: async (which) => instantiate(await loaded(which)),
  post: (message) => postMessage(message),
});

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.do === 'begin') modules = data.modules;
  else if (data.do === 'warm') loaded('play').catch(() => undefined);
  else host.hear(data);
});
