/**
 * Turn alerts: a mark in the tab, a sound, a vibration, and a notification while the tab is hidden, each if the player
 * wants it and the browser allows it. None of them contains secrets.
 */
import { t } from '../i18n/i18n.svelte';
import { FROM_PAGE } from '../push/messages';
import { settings } from './settings.svelte';
import { play } from './sound';

const ICON = `${import.meta.env.BASE_URL}icon.svg`;
const TURN_ICON = `${import.meta.env.BASE_URL}icon-turn.svg`;

/** Two short pulses, in milliseconds. */
const PULSES = [120, 80, 120];

let shown: Pick<Notification, 'close'> | undefined;

/** Marks the tab's icon while it is the player's turn. */
export function markIcon(waiting: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const icon = waiting ? TURN_ICON : ICON;
  if (link && link.getAttribute('href') !== icon) link.setAttribute('href', icon);
}

/** Alerts the player; `text` names the place, `table` lets a later alert replace an earlier one. */
export function callReader(text: string, table: string): void {
  if (settings.sounds) play('turn');
  // Browsers vibrate only after a first tap.
  if (settings.vibration && canVibrate() && navigator.userActivation?.hasBeenActive)
    navigator.vibrate(PULSES);
  if (settings.notifications && document.hidden) void notify(text, table);
}

async function closeAll(worker: ServiceWorkerRegistration, tag: string): Promise<void> {
  for (const notification of await worker.getNotifications({ tag })) notification.close();
}

/** Ends the alert: the player has seen it, or it is no longer their turn. */
export function endCall(): void {
  shown?.close();
  shown = undefined;
}

document.addEventListener('visibilitychange', () => {
  if (!document.hidden) endCall();
});

/** True if this device vibrates. Desktops don't, whatever API their browser offers. */
export const canVibrate = (): boolean =>
  typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches;

/** True if notifications are possible: they need a secure context. */
export const canNotify = (): boolean => typeof Notification === 'function' && isSecureContext;

/** Asks the browser's permission for notifications; call it from a click. */
export async function allowNotifications(): Promise<boolean> {
  if (!canNotify()) return false;
  settings.notifications = (await Notification.requestPermission()) === 'granted';
  return settings.notifications;
}

async function notify(text: string, table: string): Promise<void> {
  if (!canNotify() || Notification.permission !== 'granted') return;
  const options = { body: text, tag: table, icon: ICON };
  try {
    // By the service worker where there is one: it takes the click, and a push message about the same turn replaces this.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) {
      const data = { id: FROM_PAGE, path: `table/${table}` };
      await worker.showNotification(t('table-title-mine'), { ...options, data });
      shown = { close: () => void closeAll(worker, table) };
      // Seen while it was made.
      if (!document.hidden) endCall();
      return;
    }
    const notification = new Notification(t('table-title-mine'), options);
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
    shown = notification;
  } catch {
    // Some phones allow notifications only to installed pages.
  }
}
