/** The page without a server: kept by its service worker, or as files on a plain host. And what its worker tells it. */
import { createServer, type Server as Http } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { BrowserContextOptions, Page } from '@playwright/test';
import type { ServerMessage } from '../src/wire/types';
import { COARSE } from './fixtures.ts';

/** A browser that keeps the page. */
export const KEEPS: BrowserContextOptions = { ...COARSE, serviceWorkers: 'allow' };

/** Waits until everything is kept. */
export async function kept(page: Page): Promise<void> {
  await page.waitForFunction(
    async () => {
      const { active } = await navigator.serviceWorker.ready;
      return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
    },
    undefined,
    { timeout: 30_000 },
  );
}

const KINDS: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

export interface Host {
  /** The page's own folder, with a slash at its end. */
  url: string;
  /** Paths that were asked for and aren't there. */
  missing: string[];
  stop: () => Promise<void>;
}

/** A plain host: it has these files in a folder of its own, and nothing else. */
export async function host(files: string, folder = '/games/armonium/'): Promise<Host> {
  const missing: string[] = [];
  const http: Http = createServer((request, response) => {
    const path = normalize(decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/'));
    const name = path.startsWith(folder) ? path.slice(folder.length) || 'index.html' : '../nothing';
    const file = name.startsWith('..') ? Promise.reject(new Error(path)) : readFile(join(files, name));
    file.then(
      (bytes) => {
        response.writeHead(200, { 'content-type': KINDS[extname(name)] ?? 'text/plain' });
        response.end(bytes);
      },
      () => {
        missing.push(path);
        response.writeHead(404).end('There is no such file.');
      },
    );
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${folder}`,
    missing,
    stop: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}

/** What the engine's worker told the page since it was loaded. */
export interface Told {
  is: string;
  message?: string;
  reply?: { body: string };
}

/** Writes down what the worker tells the page, from the next load on. */
export async function overhear(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(globalThis, { told });
    const own = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage');
    Object.defineProperty(Worker.prototype, 'onmessage', {
      ...own,
      set(this: Worker, handler: (event: MessageEvent) => void) {
        own?.set?.call(this, (event: MessageEvent) => {
          told.push(event.data);
          handler(event);
        });
      },
    });
  });
}

export const overheard = (page: Page): Promise<Told[]> =>
  page.evaluate(() => (globalThis as unknown as { told: Told[] }).told);

/** The frames among what was told. */
export const framesIn = (told: Told[]): ServerMessage[] =>
  told.flatMap(({ is, message }) =>
    is === 'frame' && message ? [JSON.parse(message) as ServerMessage] : [],
  );

/** Requests of this page from now on, of its workers too. */
export function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  return asked;
}
