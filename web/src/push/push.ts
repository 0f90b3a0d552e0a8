/** Push messages to this browser: whether they are possible, turning them on and off, and what the service worker sends. */
import { ask } from '../lib/api';
import { SITE } from '../lib/place';
import { go } from '../lib/router.svelte';
import type { NoticeSettings } from '../wire/types';
import { LANGUAGE_CACHE, LANGUAGE_PATH, type ToPage } from './messages';

/** How long the service worker may take to be there, in milliseconds: a new browser installs it first. */
const PATIENCE = 20_000;

/** `impossible`: this browser can't. `denied`: its user said no. `failed`: the push service didn't answer. */
export type PushState = 'impossible' | 'denied' | 'off' | 'on' | 'failed';

export const canPush = (): boolean =>
  !SITE &&
  isSecureContext &&
  'serviceWorker' in navigator &&
  'PushManager' in globalThis &&
  'Notification' in globalThis;

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  const late = new Promise<undefined>((done) => setTimeout(() => done(undefined), PATIENCE));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** The state of this browser. A subscription that the server has lost is sent again. */
export async function pushState(): Promise<PushState> {
  if (!canPush()) return 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  const known = await navigator.serviceWorker.getRegistration();
  const subscription = await known?.pushManager.getSubscription();
  if (!subscription || Notification.permission !== 'granted') return 'off';
  await send(subscription);
  return 'on';
}

/** Subscribes this browser with the server's key; call it from a click. */
export async function turnOn(key: string): Promise<PushState> {
  if (!canPush()) return 'impossible';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const worker = await registration();
  if (!worker) return 'failed';
  let subscription: PushSubscription;
  try {
    subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytes(key),
    });
  } catch (error) {
    console.warn(error);
    return 'failed';
  }
  await send(subscription);
  return 'on';
}

/** The same with the key that the server names. */
export async function turnOnWithServer(): Promise<PushState> {
  const { push_key } = await ask<NoticeSettings>('GET', '/api/me/notices');
  return turnOn(push_key);
}

/** Ends this browser's subscription. */
export async function turnOff(): Promise<PushState> {
  const known = await navigator.serviceWorker.getRegistration();
  const subscription = await known?.pushManager.getSubscription();
  if (subscription) {
    await ask('DELETE', '/api/me/push', { endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
  return 'off';
}

async function send(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await ask('POST', '/api/me/push', { endpoint, keys });
}

/** The bytes of a key in base64 for addresses. */
function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Leaves the page's language for the service worker. */
export async function keepLanguage(tag: string): Promise<void> {
  if (!canPush()) return;
  try {
    await (await caches.open(LANGUAGE_CACHE)).put(LANGUAGE_PATH, new Response(tag));
  } catch {
    // Notices come in the browser's language then.
  }
}

/** Follows clicks on notifications; `notice` is called when a notice comes while the page is visible. */
export function followPush(notice: () => void): () => void {
  if (!canPush()) return () => undefined;
  const heard = ({ data }: MessageEvent<ToPage | undefined>): void => {
    if (data?.type === 'open') go(data.path);
    else if (data?.type === 'notice') notice();
  };
  navigator.serviceWorker.addEventListener('message', heard);
  return () => navigator.serviceWorker.removeEventListener('message', heard);
}
