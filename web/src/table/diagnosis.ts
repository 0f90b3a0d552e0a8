/** Why a table does not open: the server's HTTP answer while the WebSocket keeps trying. */
import { ask, Trouble } from '../lib/api';
import type { Game } from '../play/game.svelte';
import type { PackName } from '../wire/types';

/** What keeps a table from opening. `socket`: HTTP works. */
export type Diagnosis =
  | { cause: 'offline' }
  | { cause: 'socket' }
  | { cause: 'missing-pack'; pack: string }
  | { cause: 'server'; code: string };

/** How many digits of a hash people compare. */
const DIGITS = 12;

/** A pack's display name. */
export function packName({ id, hash }: PackName): string {
  const digits = `${hash.slice(0, DIGITS)}…`;
  return id ? `${id} (${digits})` : digits;
}

export function explain(error: unknown): Diagnosis {
  if (!(error instanceof Trouble)) return { cause: 'server', code: 'inside' };
  if (error.code === 'offline') return { cause: 'offline' };
  if (error.code === 'missing_pack' && error.pack)
    return { cause: 'missing-pack', pack: packName(error.pack) };
  return { cause: 'server', code: error.code };
}

/** Requests the table, then its pack. */
export async function diagnose({ address, card }: Game): Promise<Diagnosis> {
  const query = address.invitation ? `?invitation=${encodeURIComponent(address.invitation)}` : '';
  try {
    if (card) await ask('GET', `/api/packs/${card.pack.file}`);
    else await ask('GET', `/api/tables/${address.table}${query}`, undefined, address.token);
    return { cause: 'socket' };
  } catch (error) {
    return explain(error);
  }
}
