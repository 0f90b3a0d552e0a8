/** Stores the nonces this browser sent, to compare with the record of the game later. */

export interface StoredNonce {
  /** The server's commitment at the time. */
  commitment: string;
  seat: number;
  nonce: string;
}

const KEY = 'armonium-given';
/** The number of tables remembered. */
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

export function storeNonce(table: string, given: StoredNonce): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept(), [table, given]].slice(-MOST)));
  } catch {
    // Without storage there is nothing to compare.
  }
}

/** All nonces sent at a table: one per person at this device. */
export function storedNonces(table: string): StoredNonce[] {
  return kept().flatMap(([id, given]) => (id === table ? [given] : []));
}
