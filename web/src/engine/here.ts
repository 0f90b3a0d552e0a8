/** Playing on this device: who plays here, and new tables. */
import { ask } from '../lib/api';
import { defaultName, me } from '../lib/me.svelte';
import { server } from '../lib/server.svelte';
import type { MyCard, NewTable, TableAnswer } from '../wire/types';
import { device } from './device.svelte';

/** Where a new table belongs: at the server, or here if there is none. */
export const whereNew = (): 'device' | undefined => (server.missing ? 'device' : undefined);

/** Makes sure that a player is known at a table's place: at the server, or here. A given name is saved. */
async function ensure(name: string, where: 'device' | undefined): Promise<void> {
  if (where === undefined) return void (await me.ensure(name));
  const wanted = name.trim();
  const card = await ask<MyCard | ''>('GET', '/api/me', undefined, undefined, where);
  if (!card) {
    const named = wanted || me.known() || defaultName();
    await ask('POST', '/api/me', { name: named, recovery: false }, undefined, where);
  } else if (wanted && wanted !== card.name)
    await ask('PATCH', '/api/me', { name: wanted }, undefined, where);
}

/** Creates a table at the server, or here, and gives its id. */
export async function newTable(table: NewTable, name: string, where: 'device' | undefined): Promise<string> {
  await ensure(name, where);
  return (await ask<TableAnswer>('POST', '/api/tables', table, undefined, where)).id;
}

/** Makes sure that a player is known where this table is. */
export const ensureAt = (table: string): Promise<void> =>
  ensure('', device.has(table) ? 'device' : undefined);

/** Makes sure that a player is known on this device. */
export const ensureHere = (): Promise<void> => ensure('', 'device');
