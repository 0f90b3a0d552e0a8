/** The page's side of the engine's worker, which is started on first use. */
import * as files from 'virtual:engine';
import { settings } from '../lib/settings.svelte';
import type { TableLine } from '../wire/types';
import { device } from './device.svelte';
import type { ToPage, ToWorker } from './messages';

/** Who hears what comes over a connection. */
export interface LineHandlers {
  frame: (message: string) => void;
  bye: (code: string) => void;
  /** Does this tab play the game, or follow another tab? */
  writer: (writer: boolean) => void;
}

export interface Line {
  say: (message: string) => void;
  close: () => void;
}

type Numbered = Extract<ToPage, { number: number }>;

let worker: Worker | undefined;
let numbers = 0;
const waiting = new Map<number, (message: Numbered) => void>();
const lines = new Map<number, { table: string; handlers: LineHandlers }>();

/** Resolves when the page is up: the engine doesn't hold up what is seen first. */
const up = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') resolve();
  else addEventListener('load', () => setTimeout(resolve), { once: true });
});

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' });
  worker.onmessage = ({ data }: MessageEvent<ToPage>) => hear(data);
  worker.onerror = (event) => {
    event.preventDefault();
    console.warn(event.message);
    failed();
  };
  worker.postMessage({ do: 'pace', instant: settings.pace === 'instant' } satisfies ToWorker);
  const url = (file: string): string => new URL(file, location.href).href;
  const { play, whole } = files.modules;
  worker.postMessage({ do: 'begin', modules: { play: url(play), whole: url(whole) } } satisfies ToWorker);
  return worker;
}

/** The worker itself couldn't start: what waits for it hears why. */
function failed(): void {
  worker = undefined;
  const reply = {
    status: 501,
    content_type: 'application/json',
    body: '{"error":{"code":"no_engine","message":""}}',
  };
  for (const [number, answer] of [...waiting]) answer({ is: 'reply', number, reply, streams: false });
  for (const { handlers } of [...lines.values()]) handlers.bye('no_engine');
}

let persisting = false;

/** Asks the browser, once a game is on this device, not to delete it when space runs out. It may refuse. */
function persist(): void {
  if (persisting || !('storage' in navigator)) return;
  persisting = true;
  navigator.storage.persist().catch(() => undefined);
}

function hear(message: ToPage): void {
  switch (message.is) {
    case 'tables':
      device.ids = message.tables;
      if (message.tables.length > 0) persist();
      return;
    case 'writer':
      for (const { table, handlers } of lines.values())
        if (table === message.table) handlers.writer(message.writer);
      return;
    case 'frame':
      lines.get(message.connection)?.handlers.frame(message.message);
      return;
    case 'bye': {
      const line = lines.get(message.connection);
      lines.delete(message.connection);
      line?.handlers.bye(message.code);
      return;
    }
    default:
      waiting.get(message.number)?.(message);
  }
}

async function send(message: ToWorker): Promise<void> {
  await up;
  started().postMessage(message);
}

export interface Wish {
  token?: string | undefined;
  body?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** A request to the engine, with an answer like the server's. */
export function request(method: string, path: string, wish: Wish = {}): Promise<Response> {
  const pack = files.packs[path.replace(/^\/api\/packs\//, '')];
  if (pack) return fetch(new URL(pack, location.href));
  const number = ++numbers;
  const { token, body, signal } = wish;
  return new Promise((resolve, reject) => {
    let into: ReadableStreamDefaultController<Uint8Array> | undefined;
    const over = (): void => void waiting.delete(number);
    const stop = (): void => {
      over();
      void send({ do: 'stop', number });
    };
    signal?.addEventListener('abort', () => {
      if (!waiting.has(number)) return;
      stop();
      const reason: unknown = signal.reason;
      if (into) into.error(reason);
      else reject(reason instanceof Error ? reason : new Error(String(reason)));
    });
    waiting.set(number, (message) => {
      if (message.is === 'lines') {
        if (message.text) into?.enqueue(new TextEncoder().encode(message.text));
        if (message.done) {
          over();
          into?.close();
        }
      }
      if (message.is !== 'reply') return;
      const { status, content_type, body } = message.reply;
      const isEmpty = [204, 205, 304].includes(status);
      const stream = new ReadableStream<Uint8Array>({ start: (one) => void (into = one), cancel: stop });
      if (!message.streams) over();
      const headers: Record<string, string> = content_type ? { 'content-type': content_type } : {};
      resolve(new Response(message.streams ? stream : isEmpty ? null : body, { status, headers }));
    });
    const asked: ToWorker = { do: 'request', number, method, path };
    if (token !== undefined) asked.token = token;
    if (body !== undefined) asked.body = body;
    void send(asked);
  });
}

/** The running and finished games on this device. Needs no engine. */
export function games(): Promise<TableLine[]> {
  const number = ++numbers;
  return new Promise((resolve) => {
    waiting.set(number, (message) => {
      waiting.delete(number);
      resolve(message.is === 'list' ? message.tables : []);
    });
    void send({ do: 'list', number });
  });
}

/** Opens a connection to a table of this device. */
export function openLine(
  address: { table: string; token?: string; invitation?: string },
  handlers: LineHandlers,
): Line {
  const connection = ++numbers;
  const { table, token, invitation } = address;
  lines.set(connection, { table, handlers });
  const opening: ToWorker = { do: 'open', connection, table };
  if (token !== undefined) opening.token = token;
  if (invitation !== undefined) opening.invitation = invitation;
  void send(opening);
  return {
    say: (message) => void send({ do: 'hear', connection, message }),
    close: () => {
      lines.delete(connection);
      void send({ do: 'close', connection });
    },
  };
}

/** Loads the engine before it's needed. */
export const warm = (): void => void send({ do: 'warm' });

/** Takes a game over from another tab. */
export const take = (table: string): void => void send({ do: 'take', table });
