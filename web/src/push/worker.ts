/**
 * Push messages: a part of the service worker, which workbox writes. The server sends what happened, never a sentence; the words
 * come from here, in the language that the page was last read in. The build makes one classic script of this (vite.config.ts).
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import texts from 'virtual:notices';
import type { NoticeLine, NoticeMessage } from '../wire/types';
import { FROM_PAGE, LANGUAGE_CACHE, LANGUAGE_PATH, type ToPage } from './messages';

/** What a service worker has and the page's types don't know. */
interface Client {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  postMessage(message: ToPage): void;
  focus(): Promise<Client>;
}
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<Client[]>;
    openWindow(url: string): Promise<Client | null>;
  };
  addEventListener(type: string, listener: (event: never) => void): void;
}
interface Extendable {
  waitUntil(what: Promise<unknown>): void;
}
interface PushEvent extends Extendable {
  readonly data: { json(): unknown } | null;
}
interface ClickEvent extends Extendable {
  readonly notification: Notification;
}
interface ChangeEvent extends Extendable {
  readonly oldSubscription: PushSubscription | null;
}

/** What a notification carries for its click. */
interface Carried {
  id: string;
  path: string;
}

const scope = self as unknown as Scope;
const at = (path: string): string => new URL(path, scope.registration.scope).href;

const windows = (): Promise<Client[]> =>
  scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** The language of the page, or the browser's. */
async function language(): Promise<string> {
  try {
    const kept = await (await caches.open(LANGUAGE_CACHE)).match(LANGUAGE_PATH);
    const tag = await kept?.text();
    if (tag && tag in texts) return tag;
  } catch {
    // Without storage there is still the browser's.
  }
  return navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in texts) ?? 'en';
}

/** Speaks a language. */
async function speaker(): Promise<(key: string, args: Record<string, string | number>) => string> {
  const tag = await language();
  const bundle = new FluentBundle(tag, { useIsolating: false });
  bundle.addResource(new FluentResource(texts[tag] ?? ''));
  return (key, args) => {
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern, args) : key;
  };
}

const KINDS = { your_turn: 'turn', began: 'began', over: 'over', said: 'said' } as const;

async function show(message: NoticeMessage | undefined): Promise<void> {
  const say = await speaker();
  const sentence = ({ kind, players }: NoticeLine): string => {
    const end = players.length > 0 ? 'with' : 'bots';
    return say(`notice-${KINDS[kind]}-${end}`, { players: players.join(', ') });
  };
  const lines = message?.lines ?? [];
  const [first] = lines;
  const one = lines.length === 1 ? first : undefined;
  const many =
    message && message.waiting > 0 ? say('notice-turns', { count: message.waiting }) : say('notice-news', {});
  const tag = one?.table ?? 'armonium';
  const id = message?.id ?? '';
  const shown = await scope.registration.getNotifications({ tag });
  const isKnown = ({ data }: Notification): boolean =>
    [id, FROM_PAGE].includes((data as Carried | undefined)?.id ?? '');
  const carried: Carried = { id, path: one ? `table/${one.table}` : './' };
  await scope.registration.showNotification(one ? sentence(one) : many, {
    body: one ? '' : lines.slice(0, 4).map(sentence).join('\n'),
    tag,
    icon: at('icon-192.png'),
    data: carried,
    lang: await language(),
    // The same notice again, after a crash of the server or because the page was first, makes no sound; another one does.
    ...(shown.some(isKnown) ? {} : { renotify: shown.length > 0 }),
  });
}

async function pushed(event: PushEvent): Promise<void> {
  let message: NoticeMessage | undefined;
  try {
    message = event.data?.json() as NoticeMessage | undefined;
  } catch {
    // A push must show something: the browser would otherwise say that the page ran in the background.
  }
  const visible = (await windows()).filter((client) => client.visibilityState === 'visible');
  // Who looks at the page sees it there.
  if (visible.length === 0) return show(message);
  for (const client of visible) client.postMessage({ type: 'notice' });
}

async function clicked({ notification }: ClickEvent): Promise<void> {
  notification.close();
  const path = (notification.data as Carried | undefined)?.path ?? './';
  const open = await windows();
  const url = at(path);
  const there = open.find((client) => client.url.split(/[?#]/)[0] === url) ?? open[0];
  if (!there) return void (await scope.clients.openWindow(url));
  // A browser that doesn't let it come to the front still shows the game there.
  await there.focus().catch((error: unknown) => console.warn(error));
  if (there.url.split(/[?#]/)[0] !== url) there.postMessage({ type: 'open', path: new URL(url).pathname });
}

/** The browser has replaced the subscription. */
async function replaced({ oldSubscription }: ChangeEvent): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey;
  if (!oldSubscription || !key) return;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await scope.registration.pushManager.subscribe(options);
  const send = (method: string, body: unknown): Promise<Response> =>
    fetch(at('api/me/push'), {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { endpoint, keys } = subscription.toJSON();
  await send('POST', { endpoint, keys });
  await send('DELETE', { endpoint: oldSubscription.endpoint });
}

scope.addEventListener('push', (event: PushEvent) => event.waitUntil(pushed(event)));
scope.addEventListener('notificationclick', (event: ClickEvent) => event.waitUntil(clicked(event)));
scope.addEventListener('pushsubscriptionchange', (event: ChangeEvent) => event.waitUntil(replaced(event)));
