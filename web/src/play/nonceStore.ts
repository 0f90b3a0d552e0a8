/** Stores the nonces this browser sent, to compare with the record of the game later. */

export interface StoredNonce {
  /** The server's commitment at the time. */
  commitment: string;
  seat: number;
  nonce: string;
  /** Who gave it: a guest's token, empty for the player of this browser. A new one replaces it. */
  by?: string;
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
    const others = kept().filter(([id, one]) => id !== table || (one.by ?? '') !== (given.by ?? ''));
    localStorage.setItem(KEY, JSON.stringify([...others, [table, given]].slice(-MOST)));
  } catch {
    // Without storage there is nothing to compare.
  }
}

/** All nonces sent at a table: one per person at this device. */
export function storedNonces(table: string): StoredNonce[] {
  return kept().flatMap(([id, given]) => (id === table ? [given] : []));
}
