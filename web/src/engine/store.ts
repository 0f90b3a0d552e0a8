/**
 * What this device keeps, in IndexedDB: the games with their records, their packs, and who plays here. What follows from one
 * request is stored together or not at all. A record's number is taken once: of two tabs that write the same one, one fails.
 */
import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import type { EngineOutput, StoredIdentity, StoredMeta, StoredRecord, StoredTable } from '../wire/types';

const NAME = 'armonium';
const VERSION = 1;
/** The key of the only identity. */
const ME = 'me';

interface Schema extends DBSchema {
  metas: { key: string; value: StoredMeta };
  records: { key: [string, number]; value: StoredRecord };
  packs: { key: string; value: string };
  identity: { key: string; value: StoredIdentity };
}

const STORES = ['metas', 'records', 'packs', 'identity'] as const;

/** Why something isn't stored: `full`, `raced` by another tab, written by a `newer` version of the page, or `refused`. */
export type StoreTrouble = 'full' | 'raced' | 'newer' | 'refused';

export class StoreError extends Error {
  readonly trouble: StoreTrouble;

  constructor(trouble: StoreTrouble, cause: unknown) {
    super(`this device could not store the game: ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

function troubleOf(error: unknown): StoreTrouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'ConstraintError') return 'raced';
  return name === 'VersionError' ? 'newer' : 'refused';
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StoreError(troubleOf(error), error);
  }
}

/** What has to be durable before anything is delivered. */
export type Stored = Extract<EngineOutput, { out: 'append' | 'meta' | 'pack' | 'identity' | 'removed' }>;

export function isStored(output: EngineOutput): output is Stored {
  return ['append', 'meta', 'pack', 'identity', 'removed'].includes(output.out);
}

export class Store {
  #open: Promise<IDBPDatabase<Schema>> | undefined;

  /** Stores all of it, or nothing. */
  commit(outputs: Stored[]): Promise<void> {
    return this.#with(async (base) => {
      const change = base.transaction(STORES, 'readwrite', { durability: 'strict' });
      const store = (output: Stored): Promise<unknown> => {
        switch (output.out) {
          case 'append': {
            const { table, version, at, record } = output;
            return change.objectStore('records').add({ version, at, record }, [table, version]);
          }
          case 'meta':
            return change.objectStore('metas').put(output.meta, output.meta.id);
          case 'pack':
            return change.objectStore('packs').put(output.text, output.file);
          case 'identity':
            return merge(change.objectStore('identity'), output.identity);
          case 'removed':
            return Promise.all([
              change.objectStore('metas').delete(output.table),
              change.objectStore('records').delete(allOf(output.table)),
            ]);
        }
      };
      await Promise.all([...outputs.map(store), change.done]);
    });
  }

  metas(): Promise<StoredMeta[]> {
    return this.#with((base) => base.getAll('metas'));
  }

  ids(): Promise<string[]> {
    return this.#with((base) => base.getAllKeys('metas'));
  }

  identity(): Promise<StoredIdentity | undefined> {
    return this.#with((base) => base.get('identity', ME));
  }

  /** A game with all its records and its pack. */
  table(id: string): Promise<StoredTable | undefined> {
    return this.#with(async (base) => {
      const look = base.transaction(['metas', 'records', 'packs']);
      const meta = await look.objectStore('metas').get(id);
      if (!meta) return undefined;
      const records = await look.objectStore('records').getAll(allOf(id));
      const pack = await look.objectStore('packs').get(meta.pack.file);
      return pack === undefined ? { meta, records } : { meta, records, pack };
    });
  }

  /** Opens the database on first use, and again after it was closed. */
  #with<T>(work: (base: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
    return guarded(async () => {
      this.#open ??= this.#begin();
      try {
        return await work(await this.#open);
      } catch (error) {
        if (error instanceof DOMException && error.name === 'InvalidStateError') this.#open = undefined;
        throw error;
      }
    });
  }

  #begin(): Promise<IDBPDatabase<Schema>> {
    const opening = openDB<Schema>(NAME, VERSION, {
      upgrade(base) {
        for (const name of STORES) base.createObjectStore(name);
      },
      // A newer version of the page wants to change the database: it isn't held up.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      terminated: () => (this.#open = undefined),
    });
    opening.catch(() => (this.#open = undefined));
    return opening;
  }
}

/** The most guests that are kept, as in the engine. */
const MOST_GUESTS = 100;

/** Stores who plays here, and keeps the name and the guests that another tab has stored. */
async function merge(
  store: IDBPObjectStore<Schema, typeof STORES, 'identity', 'readwrite'>,
  { name, guests }: StoredIdentity,
): Promise<void> {
  const before = await store.get(ME);
  const all = new Map([...(before?.guests ?? []), ...guests].map((guest) => [guest.player, guest]));
  await store.put({ name: name ?? before?.name ?? null, guests: [...all.values()].slice(-MOST_GUESTS) }, ME);
}

/** All records of a game. */
function allOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);
}
