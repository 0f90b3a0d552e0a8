/** Content packs and their drawings by the hash of their file. A file never changes, so each is fetched once. */
import { ask } from '../lib/api';
import type { Drawing, Pack } from '../wire/types';

const fetched = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  const known = fetched.get(path) as Promise<T> | undefined;
  if (known) return known;
  const answer = ask<T>('GET', path);
  fetched.set(path, answer);
  // What failed is asked for again.
  answer.catch(() => fetched.delete(path));
  return answer;
}

/** The pack with this file. */
export const packOf = (file: string): Promise<Pack> => once(`/api/packs/${file}`);

/** The shapes of its board. */
export const drawingOf = (file: string): Promise<Drawing> => once(`/api/packs/${file}.drawing`);
