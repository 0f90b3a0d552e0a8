/** The page's side of the worker that answers questions about a View, which is started on first use. */
import * as files from 'virtual:engine';
import type { Character, Action, Illegal, Insight, ModuleRequest, Pack, Victory, View } from '../wire/types';
import type { FromInsight, InsightAnswer, ToInsight } from './messages';

/** Thrown where the browser can't run the module: the server is asked instead. */
export class NoEngine extends Error {}

let worker: Worker | undefined;
let failed = false;
let numbers = 0;
/** The hash of the pack that the worker has. */
let pack: string | undefined;
/** Whose Views the worker has had. */
let viewer: View['viewer'] | undefined;
const waiting = new Map<number, { answer: (answer: InsightAnswer) => void; drop: () => void }>();

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'insight' });
  worker.onmessage = ({ data: { number, answer } }: MessageEvent<FromInsight>) => {
    waiting.get(number)?.answer(answer);
    waiting.delete(number);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    fail(event.message);
  };
  post({ module: new URL(files.modules.insight, location.href).href });
  return worker;
}

const post = (message: ToInsight): void => worker?.postMessage(message);

/** From now on the server is asked. */
function fail(why: string): void {
  console.warn(why);
  failed = true;
  for (const { answer } of waiting.values()) answer({ error: why });
  waiting.clear();
}

/** Another reader gets another worker: nothing of a View stays where the next player at this device plays. */
function changeReader(next: View['viewer'] | undefined): void {
  if (viewer !== undefined && viewer !== next) {
    worker?.terminate();
    worker = undefined;
    pack = undefined;
    for (const { drop } of waiting.values()) drop();
    waiting.clear();
  }
  viewer = next;
}

async function request<T>(board: Pack, wanted: ModuleRequest): Promise<T> {
  if (failed) throw new NoEngine();
  if ('view' in wanted) changeReader(wanted.view.viewer);
  started();
  if (pack !== board.file) {
    pack = board.file;
    void send({ op: 'pack', pack: board }).catch(() => undefined);
  }
  return (await send(wanted)) as T;
}

async function send(wanted: ModuleRequest): Promise<unknown> {
  const number = (numbers += 1);
  const answer = await new Promise<InsightAnswer>((resolve, reject) => {
    waiting.set(number, { answer: resolve, drop: () => reject(new NoEngine()) });
    post({ number, request: wanted });
  });
  if ('ok' in answer) return answer.ok;
  if (!failed) fail(answer.error);
  throw new NoEngine();
}

/** Loads the module, so that it is there with the first View. */
export function warm(): void {
  if (!failed) started();
}

/** Another player takes the device: the worker ends, and with it the last player's Views and questions. */
export const forgetViews = (): void => changeReader(undefined);

/** What follows from a View. */
export const insightOf = (board: Pack, view: View): Promise<Insight> =>
  request(board, { op: 'insight', view });

/** Why actions aren't legal now. */
export const whyNot = (board: Pack, view: View, actions: Action[]): Promise<(Illegal | null)[]> =>
  request(board, { op: 'why_not', view, actions });

/** What a declaration of this character needs; null unless the View's reader may declare. */
export const victoryOf = (board: Pack, view: View, named: Character | null): Promise<Victory | null> =>
  request(board, { op: 'victory', view, named });
