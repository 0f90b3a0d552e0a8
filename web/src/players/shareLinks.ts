/** Addresses that are given to others, and how they get into the clipboard. */
import { ask } from '../lib/api';
import type { Game } from '../play/game.svelte';
import type { Link, TableAnswer } from '../wire/types';

/** Where others find this table; at a private one with the token that lets them in. */
export async function tableLink(game: Game): Promise<string> {
  const { table, token } = game.address;
  const link = new URL(`/table/${table}`, location.origin);
  if (game.card?.options.private) {
    const { invitation } = await ask<TableAnswer>('GET', `/api/tables/${table}`, undefined, token);
    if (invitation) link.searchParams.set('invitation', invitation);
  }
  return link.href;
}

/** The link that hands a seat over, once. The owner's works until it is cancelled. */
export async function seatLink(game: Game, seat: number): Promise<string> {
  const { table, token } = game.address;
  const given = await ask<Link>('POST', `/api/tables/${table}/seats/${seat}/link`, undefined, token);
  const link = new URL(await tableLink(game));
  link.searchParams.set('seat', String(seat));
  link.searchParams.set('link', given.link);
  return link.href;
}

/** Cancels the links that hand a seat over. */
export async function cancelLink(game: Game, seat: number): Promise<void> {
  const { table, token } = game.address;
  await ask('DELETE', `/api/tables/${table}/seats/${seat}/link`, undefined, token);
}

/** The seat that the address hands over, if it does. */
export function offeredSeat(search: string): { seat: number; link: string } | null {
  const query = new URLSearchParams(search);
  const [seat, link] = [query.get('seat'), query.get('link')];
  return link && seat !== null && /^[0-5]$/.test(seat) ? { seat: Number(seat), link } : null;
}

/** Copies a text. On a page without encryption, as at home, only what is selected can be copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    document.body.append(field);
    field.select();
    const copied = document.execCommand('copy');
    field.remove();
    return copied;
  }
}
