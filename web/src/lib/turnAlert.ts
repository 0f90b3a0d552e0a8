/**
 * Calls the reader back to a decision: a mark in the tab, a sound, a vibration, and a notification while the tab is hidden.
 * Each as far as the reader wants it and the browser allows it. Nothing secret is in any of them.
 */
import { t } from '../i18n/i18n.svelte';
import { settings } from './settings.svelte';
import { play } from './sound';

/** Two short pulses, in milliseconds. */
const PULSES = [120, 80, 120];

let shown: Notification | undefined;

/** Marks the tab's icon while something waits for the reader. */
export function markIcon(waiting: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const icon = waiting ? '/icon-turn.svg' : '/icon.svg';
  if (link && link.getAttribute('href') !== icon) link.setAttribute('href', icon);
}

/** Calls for a decision; `text` says where, `table` lets a later call take the place of an earlier one. */
export function callReader(text: string, table: string): void {
  if (settings.sounds) play('turn');
  if (settings.vibration && canVibrate()) navigator.vibrate(PULSES);
  if (settings.notifications && document.hidden) notify(text, table);
}

/** The reader has seen it, or it is no longer for them to decide. */
export function endCall(): void {
  shown?.close();
  shown = undefined;
}

document.addEventListener('visibilitychange', () => {
  if (!document.hidden) endCall();
});

/** Does this device vibrate? A desktop doesn't, whatever its browser offers. */
export const canVibrate = (): boolean =>
  typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches;

/** Can the browser notify? Only where the connection is encrypted, or the server is on this device. */
export const canNotify = (): boolean => typeof Notification === 'function' && isSecureContext;

/** Turns notifications on, as far as the browser lets the reader; to be called from a click. */
export async function allowNotifications(): Promise<boolean> {
  if (!canNotify()) return false;
  settings.notifications = (await Notification.requestPermission()) === 'granted';
  return settings.notifications;
}

function notify(text: string, table: string): void {
  if (!canNotify() || Notification.permission !== 'granted') return;
  try {
    const notification = new Notification(t('table-title-mine'), {
      body: text,
      tag: table,
      icon: '/icon.svg',
    });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
    shown = notification;
  } catch {
    // Some phones allow notifications to installed pages only.
  }
}
