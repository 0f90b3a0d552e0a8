/** The worker that answers questions about a View: it gets the board, the View of the page's seat, and nothing more. */
import { compile, instantiate, type Engine } from '../engine/module';
import type { FromInsight, InsightAnswer, ToInsight } from './messages';
import type { ModuleRequest } from '../wire/types';

let engine: Promise<Engine<ModuleRequest, InsightAnswer>> | undefined;
/** Requests are answered one after the other. */
let queue: Promise<unknown> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<ToInsight>) => {
  if ('module' in data) {
    engine = compile(data.module).then((module) => instantiate(module));
    engine.catch(() => undefined);
    return;
  }
  queue = queue.then(async () => {
    const post = (message: FromInsight): void => postMessage(message);
    try {
      const loaded = await engine;
      if (!loaded) throw new Error('the module comes first');
      post({ number: data.number, answer: loaded.handle(0, data.request) });
    } catch (error) {
      // A module that failed answers nothing more; the page asks the server.
      post({ number: data.number, answer: { error: String(error) } });
    }
  });
});
