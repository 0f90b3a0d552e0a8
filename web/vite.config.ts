import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { VitePWA } from 'vite-plugin-pwa';
import { build, defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { sprite } from './src/art/sprite.ts';
import { fontFaces } from './src/style/fontFaces.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Message files the page does not use: the server's previews and notices, the terminal's, and the bots' thoughts (`armonium demo`). */
const NOT_HERE = new Set(['notices.ftl', 'previews.ftl', 'terminal.ftl', 'thoughts.ftl']);

/** Message files loaded only with their screens. */
const ROOMS = ['alerts', 'lessons', 'newcomer', 'players', 'puzzles', 'replay'];
const isOfRoom = (name: string): boolean => ROOMS.includes(name.replace(/\.ftl$/, ''));

/**
 * `virtual:locale/en`: the messages of a language as one text, without comments; `virtual:locale/en/lessons`: those of
 * one screen.
 */
function locales(): Plugin {
  const prefix = 'virtual:locale/';
  return {
    name: 'armonium-locales',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [language = 'en', room] = id.slice(prefix.length + 1).split('/');
      const folder = join(root, 'locales', language);
      const all = readdirSync(folder).filter((name) => name.endsWith('.ftl') && !NOT_HERE.has(name));
      const files = all.filter((name) => (room ? name === `${room}.ftl` : !isOfRoom(name)));
      const text = files.sort().map((name) => {
        this.addWatchFile(join(folder, name));
        return readFileSync(join(folder, name), 'utf8').replace(/^#.*\n/gm, '');
      });
      return `export default ${JSON.stringify(text.join('\n').replace(/\n{2,}/g, '\n'))};`;
    },
  };
}

/** Puts the typefaces into fonts.css. */
function typefaces(): Plugin {
  const ranges = (files: string): Record<string, string> =>
    JSON.parse(readFileSync(join(root, `web/node_modules/@fontsource/${files}/unicode.json`), 'utf8'));
  return {
    name: 'armonium-typefaces',
    enforce: 'pre',
    transform: (css, id) =>
      id.endsWith('/src/style/fonts.css') ? `${fontFaces(ranges)}\n${css}` : undefined,
  };
}

/** `virtual:not-loaded`: the text in each language for when the messages fail to load. */
function notLoaded(): Plugin {
  const id = 'virtual:not-loaded';
  const said = (language: string): string | undefined =>
    /^page-not-loaded = (.+)$/m.exec(readFileSync(join(root, 'locales', language, 'table.ftl'), 'utf8'))?.[1];
  return {
    name: 'armonium-not-loaded',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    load(wanted) {
      if (wanted !== `\0${id}`) return undefined;
      const lines = readdirSync(join(root, 'locales')).map((language) => [language, said(language)]);
      return `export default ${JSON.stringify(Object.fromEntries(lines))};`;
    },
  };
}

/** `virtual:rooms`: loaders for the messages of each screen, by screen and language. */
function rooms(): Plugin {
  const id = 'virtual:rooms';
  const languages = readdirSync(join(root, 'locales'));
  const load = (language: string, room: string): string =>
    `${language}: () => import('virtual:locale/${language}/${room}')`;
  return {
    name: 'armonium-rooms',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    load: (wanted) =>
      wanted === `\0${id}`
        ? `export default { ${ROOMS.map((room) => `${room}: { ${languages.map((language) => load(language, room)).join()} }`).join()} };`
        : undefined,
  };
}

/** `virtual:notices`: the sentences of push messages in each language, for the service worker. */
function notices(): Plugin {
  const id = 'virtual:notices';
  return {
    name: 'armonium-notices',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    load(wanted) {
      if (wanted !== `\0${id}`) return undefined;
      const text = (language: string): string =>
        readFileSync(join(root, 'locales', language, 'notices.ftl'), 'utf8').replace(/^(#|email-).*\n/gm, '');
      const all = readdirSync(join(root, 'locales')).map((language) => [language, text(language)]);
      return `export default ${JSON.stringify(Object.fromEntries(all))};`;
    },
  };
}

/** The script that the service worker imports: one classic script, because service workers written by workbox are. */
const PUSH = 'push.js';

/** Builds it. */
function pushWorker(): Plugin {
  return {
    name: 'armonium-push-worker',
    apply: 'build',
    async generateBundle() {
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        plugins: [notices()],
        build: {
          write: false,
          target: 'es2023',
          lib: { entry: join(root, 'web/src/push/worker.ts'), formats: ['iife'], name: 'armoniumPush' },
        },
      });
      const [output] = [built].flat();
      const chunk = output && 'output' in output ? output.output[0] : undefined;
      if (!chunk) return this.error('The push worker was not built.');
      this.emitFile({ type: 'asset', fileName: PUSH, source: chunk.code });
    },
  };
}

/** What `cargo xtask wasm` makes: the engine's modules, and the built-in pack as the server sends it. */
const ENGINE = join(root, 'target/wasm');
/** The module that plays, the one that has lessons, puzzles, replays and files as well, and the one that is asked about a View. */
const MODULES = { play: 'armonium-play.wasm', whole: 'armonium.wasm', insight: 'insight.wasm' };

/** `virtual:engine`: the engine's files as hashed assets, loaded when they are needed. */
function engine(): Plugin {
  const id = 'virtual:engine';
  return {
    name: 'armonium-engine',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    load(wanted) {
      if (wanted !== `\0${id}`) return undefined;
      const modules = Object.values(MODULES).map((name) => join(ENGINE, name));
      if (!modules.every((module) => existsSync(module)))
        this.error('the modules in target/wasm are missing: `cargo xtask wasm` builds them.');
      const packs = readdirSync(join(ENGINE, 'packs')).filter((name) => name.endsWith('.json'));
      const files = [...modules, ...packs.map((name) => join(ENGINE, 'packs', name))];
      const lines = files.map((file, number) => {
        this.addWatchFile(file);
        return `import file${number} from ${JSON.stringify(`${file}?url`)};`;
      });
      const urls = Object.keys(MODULES).map((name, number) => `${name}: file${number}`);
      const entries = packs.map(
        (name, number) => `${JSON.stringify(name.replace(/\.json$/, ''))}: file${number + modules.length}`,
      );
      return `${lines.join('\n')}\nexport const modules = { ${urls.join()} };\nexport const packs = { ${entries.join()} };`;
    },
  };
}

/** The entry file, which loads all others. */
const FIRST = 'first';

/** What the static site may do: what a server of ours says in a header (crates/server/src/headers.rs). */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' blob:; base-uri 'none'; form-action 'self'; object-src 'none'";

/** Inlines the SVG sprite into the HTML, and preloads what the first screen needs. */
function page(mode: string): Plugin {
  let base = '/';
  return {
    name: 'armonium-page',
    configResolved: (config) => void (base = config.base),
    transformIndexHtml(html, { bundle }) {
      const files = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
      const up = files.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/page.ts'));
      const early = files.filter(
        ({ name, fileName }) => name !== FIRST && [up?.fileName, ...(up?.imports ?? [])].includes(fileName),
      );
      const styles = early.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
      const link = (rel: string, file: string): HtmlTagDescriptor => ({
        tag: 'link',
        attrs: { rel, crossorigin: true, href: `${base}${file}` },
      });
      const policy: HtmlTagDescriptor = {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
        injectTo: 'head-prepend',
      };
      return {
        html: html.replace('<!-- sprite -->', sprite()),
        tags: [
          ...(mode === SITE && bundle ? [policy] : []),
          ...early.map(({ fileName }) => link('modulepreload', fileName)),
          ...styles.map((file) => link('stylesheet', file)),
        ],
      };
    },
  };
}

/** Files that execute completely at once, by name. */
const RUN_WHOLE = /^(shared|page|Home)$/;

/** Tells the browser to compile all functions of such files while they load. */
function ready(): Plugin {
  return {
    name: 'armonium-ready',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && RUN_WHOLE.test(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  };
}

/** Writes compressed copies beside each file, so that the server need not compress. */
function compressed(): Plugin {
  let folder = 'dist';
  return {
    name: 'armonium-compressed',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    // After the service worker, which is written last.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          const path = join(folder, name);
          if (!/\.(html|js|css|svg|json|txt|wasm|webmanifest)$/.test(name) || statSync(path).size < 600)
            continue;
          const bytes = readFileSync(path);
          writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
          const most = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
          writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: most }));
        }
      },
    },
  };
}

/** `vite build --mode site`: the page for a plain static host, in any folder of it. */
const SITE = 'site';

/** The page as an app: after one visit it works without a network. `/api` is never kept. */
function app(mode: string): Plugin[] {
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: file,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return VitePWA({
    registerType: 'prompt',
    injectRegister: null,
    manifest: {
      name: 'Armonium',
      short_name: 'Armonium',
      description: 'The board game 011, against bots, on one device, or with friends.',
      start_url: './',
      scope: './',
      display: 'standalone',
      background_color: '#090d12',
      theme_color: '#090d12',
      categories: ['games'],
      icons: [
        icon('icon-192.png', 192, 'any'),
        icon('icon-512.png', 512, 'any'),
        icon('icon-maskable-512.png', 512, 'maskable'),
      ],
    },
    workbox: {
      globPatterns: ['**/*.{html,js,css,svg,png,woff2,wasm,json}'],
      // For messengers alone.
      globIgnores: ['invitation.png'],
      maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
      dontCacheBustURLsMatching: /^assets\//,
      navigateFallback: 'index.html',
      // Everything with a dot is a file.
      navigateFallbackDenylist: [/^\/api\b/, /^\/metrics\b/, /\.[^/]*$/],
      // Without a server nothing is pushed.
      ...(mode === SITE ? {} : { importScripts: [PUSH], globIgnores: [PUSH] }),
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      inlineWorkboxRuntime: true,
    },
  });
}

const server = process.env.ARMONIUM_SERVER ?? 'http://localhost:8011';

export default defineConfig(
  ({ mode }) =>
    ({
      base: mode === SITE ? './' : '/',
      plugins: [
        svelte(),
        typefaces(),
        locales(),
        notLoaded(),
        rooms(),
        engine(),
        ...(mode === SITE ? [] : [pushWorker()]),
        page(mode),
        ready(),
        app(mode),
        // A plain host compresses by itself, or not at all.
        ...(mode === SITE ? [] : [compressed()]),
      ],
      worker: { format: 'es' },
      build: {
        target: 'es2023',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        // Many small requests are slower than one: modules shared by several screens form one file.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: FIRST,
                  test: /src\/(main|screens|lib\/(storage|place)|i18n\/languages|wire\/types)\.ts|preload-helper|not-loaded/,
                  priority: 3,
                },
                // The table's modules form one file, also used by lessons, puzzles and replays.
                {
                  name: 'table',
                  test: /src\/(city|help|machine|notebook|panels|play|players|sidebar|table)\/(?!TablePage\.)/,
                  minShareCount: 1,
                  priority: 1,
                },
                {
                  name: 'shared',
                  test: /src\/(account|art|home|i18n|lib|lobby|ui)\/(?!NotFound\.)|ClockFace\.svelte|progress\.svelte|engine\/(messages|device|here)/,
                  minShareCount: 2,
                  maxModuleSize: 20_000,
                  priority: 2,
                },
              ],
            },
          },
        },
      },
      server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: [root] } },
      test: { include: ['src/**/*.test.ts'] },
    }) as import('vitest/config').ViteUserConfig,
);
