/** What this browser noted when it gave its part of the chance, so that the record of the game can be held against it. */

export interface StoredNonce {
  /** What the server had bound itself to by then. */
  commitment: string;
  seat: number;
  nonce: string;
}

const KEY = 'armonium-given';
/** So many tables are remembered. */
const MOST = 60;

type Kept = [table: string, given: StoredNonce][];

function kept(): Kept {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? (read as Kept) : [];
  } catch {
    return [];
  }
}

/** Notes what was given at a table. */
export function storeNonce(table: string, given: StoredNonce): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept(), [table, given]].slice(-MOST)));
  } catch {
    // A browser that keeps nothing has nothing to compare.
  }
}

/** Everything that this browser gave at a table: one for each person who shares it. */
export function storedNonces(table: string): StoredNonce[] {
  return kept().flatMap(([id, given]) => (id === table ? [given] : []));
}
