/** Links to share, and copying them. */
import { ask } from '../lib/api';
import type { Game } from '../play/game.svelte';
import type { Link, TableAnswer } from '../wire/types';
import { absolute } from '../lib/place';

/** The link to this table; for a private one with its invitation token. */
export const tableLink = async (game: Game): Promise<string> => absolute(await placeOfTable(game));

async function placeOfTable(game: Game): Promise<string> {
  const { table, token } = game.address;
  const place = `/table/${table}`;
  if (game.card?.options.private) {
    const { invitation } = await ask<TableAnswer>('GET', `/api/tables/${table}`, undefined, token);
    if (invitation) return `${place}?invitation=${encodeURIComponent(invitation)}`;
  }
  return place;
}

/** The one-time link that hands a seat over. The owner's link works until it is cancelled. */
export async function seatLink(game: Game, seat: number): Promise<string> {
  const { table, token } = game.address;
  const given = await ask<Link>('POST', `/api/tables/${table}/seats/${seat}/link`, undefined, token);
  const place = await placeOfTable(game);
  const query = new URLSearchParams({ seat: String(seat), link: given.link }).toString();
  return absolute(`${place}${place.includes('?') ? '&' : '?'}${query}`);
}

/** Cancels the links to a seat. */
export async function cancelLink(game: Game, seat: number): Promise<void> {
  const { table, token } = game.address;
  await ask('DELETE', `/api/tables/${table}/seats/${seat}/link`, undefined, token);
}

/** The seat in a link, if it hands one over. */
export function offeredSeat(search: string): { seat: number; link: string } | null {
  const query = new URLSearchParams(search);
  const [seat, link] = [query.get('seat'), query.get('link')];
  return link && seat !== null && /^[0-5]$/.test(seat) ? { seat: Number(seat), link } : null;
}

/** Copies a text. Without a secure context, only selected text can be copied. */
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
