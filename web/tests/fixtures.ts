/** What every proof begins with: a server, an engine, and people with browsers that complain about nothing. */
import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { Engine } from './engine.ts';
import { Library } from './positions.ts';
import { startServer, type Server } from './server.ts';

export { expect };

/** A user with a browser. */
export interface Visit {
  language?: 'en' | 'it' | 'fr' | 'es' | 'ru';
  theme?: 'night' | 'paper';
  phone?: boolean;
  /** Are the others' decisions shown one after the other, so that they can be followed? Nobody here has time for that. */
  pace?: 'calm' | 'instant';
  /** Is the reader still to be asked how to be called to their turn? */
  callOffered?: boolean;
  options?: BrowserContextOptions;
}

/** For whole games, which nobody looks at: a quarter of the dots to draw, everything as large as ever. */
export const COARSE: BrowserContextOptions = { deviceScaleFactor: 0.5 };

/** Opens a new browser context with an empty page. */
export type Open = (visit?: Visit) => Promise<Page>;

/** Opens another page in the same browser context: faster, and with its storage. */
export type Reopen = () => Promise<Page>;

/** What browsers complained about. A test can allow what it brings about itself. */
export interface Complaints {
  heard: string[];
  allow: (pattern: RegExp) => void;
}

/** The sizes everything is measured at. */
export const DESK = { width: 1440, height: 900 };
export const LAPTOP = { width: 1366, height: 680 };
export const PHONE = { width: 390, height: 844 };

/** A browser of each size. */
export const SIZES: Record<'desk' | 'laptop' | 'phone', Visit> = {
  desk: {},
  laptop: { options: { viewport: LAPTOP } },
  phone: { phone: true },
};

interface ForTest {
  complaints: Complaints;
  open: Open;
  reopen: Reopen;
}

interface ForWorker {
  server: Server;
  engine: Engine;
  library: Library;
  familiar: BrowserContext;
}

export const test = base.extend<ForTest, ForWorker>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  engine: [
    // eslint-disable-next-line no-empty-pattern -- As above.
    async ({}, use) => {
      const engine = new Engine();
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],

  library: [async ({ engine }, use) => use(new Library(engine)), { scope: 'worker' }],

  familiar: [
    async ({ browser, server }, use) => {
      const context = await browserOf(browser, server, {});
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],

  // eslint-disable-next-line no-empty-pattern -- As above.
  complaints: async ({}, use) => {
    const allowed: RegExp[] = [];
    const heard: string[] = [];
    await use({ heard, allow: (pattern) => void allowed.push(pattern) });
    const left = heard.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)));
    expect(left, 'The browser complained').toEqual([]);
  },

  open: async ({ browser, server, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (visit = {}) => {
      const context = await browserOf(browser, server, visit);
      contexts.push(context);
      const page = await context.newPage();
      listen(page, complaints.heard);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },

  reopen: async ({ familiar, complaints }, use) => {
    const pages: Page[] = [];
    await use(async () => {
      const page = await familiar.newPage();
      pages.push(page);
      listen(page, complaints.heard);
      return page;
    });
    await Promise.all(pages.map((page) => page.close()));
  },
});

/** A user's browser context. */
async function browserOf(
  browser: Browser,
  server: Server,
  {
    language = 'en',
    theme = 'night',
    phone = false,
    pace = 'instant',
    callOffered = true,
    options = {},
  }: Visit,
): Promise<BrowserContext> {
  const size = phone ? { viewport: PHONE, hasTouch: true, isMobile: true } : { viewport: DESK };
  const context = await browser.newContext({
    baseURL: server.url,
    locale: language,
    reducedMotion: 'reduce',
    // Only where the page is to work without a network: keeping it costs every new browser some seconds.
    serviceWorkers: 'block',
    ...size,
    ...options,
  });
  await context.addInitScript(
    (chosen) => {
      const kept = JSON.parse(localStorage.getItem('armonium-settings') ?? '{}') as object;
      localStorage.setItem('armonium-settings', JSON.stringify({ ...chosen, ...kept }));
    },
    { theme, pace, callOffered },
  );
  return context;
}

/** Writes down what a page complains about: errors, what nobody caught, what the policy forbids, and failed requests. */
function listen(page: Page, heard: string[]): void {
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('crash', () => heard.push('the page crashed'));
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`${message.text()} ${message.location().url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) heard.push(`${response.status()} from ${response.url()}`);
  });
}
