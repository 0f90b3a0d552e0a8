/** Content packs by the hash of their file. A file never changes, so each is fetched once. */
import { ask } from '../lib/api';
import type { Pack } from '../wire/types';

const fetched = new Map<string, Promise<Pack>>();

/** The pack with this file. */
export function packOf(file: string): Promise<Pack> {
  const known = fetched.get(file);
  if (known) return known;
  const pack = ask<Pack>('GET', `/api/packs/${file}`);
  fetched.set(file, pack);
  // What failed is asked for again.
  pack.catch(() => fetched.delete(file));
  return pack;
}
