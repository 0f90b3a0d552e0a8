import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { Store, StoreError, type Stored } from './store';
import type { StoredIdentity, StoredMeta } from '../wire/types';

const meta = (id: string, changed = 1): Stored => ({
  out: 'meta',
  meta: { id, changed, pack: { file: 'a-pack' } } as StoredMeta,
});
const append = (table: string, version: number): Stored => ({
  out: 'append',
  table,
  version,
  at: version * 10,
  record: `record ${version}`,
});

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('the store', () => {
  test('gives a game back with its records in order and its pack, also to a page that opens later', async () => {
    await new Store().commit([meta('one'), { out: 'pack', file: 'a-pack', text: 'the pack' }]);
    const store = new Store();
    for (let version = 1; version <= 12; version++) await store.commit([append('one', version)]);
    await store.commit([append('two', 1), meta('two')]);
    const table = await new Store().table('one');
    expect(table?.pack).toBe('the pack');
    expect(table?.records.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(await store.ids()).toEqual(['one', 'two']);
    expect(await store.table('three')).toBeUndefined();
  });

  test('stores everything that follows from a request or nothing, and each record once', async () => {
    const store = new Store();
    await store.commit([meta('one'), append('one', 1)]);
    const raced = store.commit([meta('one', 2), append('one', 2), append('one', 1)]);
    await expect(raced).rejects.toMatchObject({ trouble: 'raced' });
    const table = await store.table('one');
    expect(table?.meta.changed).toBe(1);
    expect(table?.records).toHaveLength(1);
    // What follows is stored again.
    await store.commit([append('one', 2)]);
    expect((await store.table('one'))?.records).toHaveLength(2);
  });

  test('deletes a game with all its records and no other', async () => {
    const store = new Store();
    await store.commit([meta('one'), append('one', 1), append('one', 2), meta('two'), append('two', 1)]);
    await store.commit([{ out: 'removed', table: 'one' }]);
    expect(await store.table('one')).toBeUndefined();
    expect((await store.table('two'))?.records).toHaveLength(1);
    await store.commit([meta('one'), append('one', 1)]);
    expect((await store.table('one'))?.records).toHaveLength(1);
  });

  test('keeps who plays here', async () => {
    const store = new Store();
    expect(await store.identity()).toBeUndefined();
    await store.commit([{ out: 'identity', identity: { name: 'Anna', guests: [] } }]);
    expect((await new Store().identity())?.name).toBe('Anna');
  });

  test('keeps the name and the guests that another tab has stored, a hundred guests at most', async () => {
    const guest = (player: string, name = player) => ({ player, name, token: player });
    const identity = (name: string | null, ...guests: ReturnType<typeof guest>[]): Stored => ({
      out: 'identity',
      identity: { name, guests } as StoredIdentity,
    });
    const [one, two] = [new Store(), new Store()];
    await one.commit([identity('Anna', guest('b', 'Ben'), guest('c'))]);
    await two.commit([identity(null, guest('d'))]);
    await one.commit([identity('Anne', guest('b', 'Bea'), guest('c'))]);
    expect(await one.identity()).toEqual({
      name: 'Anne',
      guests: [guest('b', 'Bea'), guest('c'), guest('d')],
    });
    const many = Array.from({ length: 99 }, (_, number) => guest(`${number}`));
    await two.commit([identity('Anne', ...many)]);
    const players = (await one.identity())?.guests.map(({ player }) => player);
    expect(players).toEqual(['d', ...many.map(({ player }) => player)]);
  });

  test('says that a newer page has changed the database, or that there is none', async () => {
    const opened = indexedDB.open('armonium', 99);
    await new Promise((resolve) => (opened.onsuccess = resolve));
    opened.result.close();
    await expect(new Store().metas()).rejects.toMatchObject({ trouble: 'newer' });
    globalThis.indexedDB = {
      open: () => {
        throw new DOMException('no', 'SecurityError');
      },
    } as unknown as IDBFactory;
    await expect(new Store().commit([meta('one')])).rejects.toBeInstanceOf(StoreError);
    await expect(new Store().metas()).rejects.toMatchObject({ trouble: 'refused' });
  });
});
