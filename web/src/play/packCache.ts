/** Content packs and their drawings, cached by file hash. A file never changes, so each is fetched once. */
import { device } from '../engine/device.svelte';
import { ask } from '../lib/api';
import type { Drawing, Pack, Sheet } from '../wire/types';

/** Packs of games on this device, whose files come from this device too. */
const ofDevice = new Set<string>();
const fetched = new Map<string, Promise<unknown>>();

function once<T>(path: string, file: string): Promise<T> {
  const known = fetched.get(path) as Promise<T> | undefined;
  if (known) return known;
  const where = ofDevice.has(file) ? 'device' : undefined;
  const answer = ask<T>('GET', path, undefined, undefined, where);
  fetched.set(path, answer);
  // A failed request is retried.
  answer.catch(() => fetched.delete(path));
  return answer;
}

/** Without a drawing the board is laid out as a plain plan. */
const BLANK: Sheet = {
  frame: [0, 0, 0, 0],
  places: [],
  rivers: [],
  grounds: [],
  names: [],
  title: { at: [0, 0], size: [0, 0], rule: 0, lines: [] },
};

/** The pack with this hash, from where its table is. */
export async function packOf(file: string, table: string): Promise<Pack> {
  if (device.has(table)) ofDevice.add(file);
  const pack = await once<Pack | Omit<Pack, 'sheet'>>(`/api/packs/${file}`, file);
  return 'sheet' in pack ? pack : { ...pack, sheet: BLANK };
}

export const drawingOf = (file: string): Promise<Drawing> => once(`/api/packs/${file}.drawing`, file);
