/**
 * Which tab plays a game and which ones follow. The writer holds a Web Lock, so that it ends with its tab; it announces what it
 * has stored on a channel. Browsers without Web Locks (pages without encryption) rely on the store alone: of two writers one
 * fails there.
 */
const nameOf = (table: string): string => `armonium-table-${table}`;

/** What tabs announce: a game that has changed, or that a game was added or removed. */
export type Announcement = { changed: string } | { list: true };

export interface Seats {
  /** Is this tab the writer now? If not, `onwriter` follows when it becomes so. */
  claim: (table: string, onchange: (writer: boolean) => void) => Promise<boolean>;
  /** Takes a game from the tab that plays it. */
  take: (table: string) => Promise<void>;
  release: (table: string) => void;
  announce: (announcement: Announcement) => void;
  onannounce: (hear: (announcement: Announcement) => void) => void;
}

interface Claim {
  writer: boolean;
  /** Ends the lock, or the wait for it. */
  end: () => void;
  onchange: (writer: boolean) => void;
}

export class WebLocks implements Seats {
  readonly #claims = new Map<string, Claim>();
  readonly #channel = new BroadcastChannel('armonium-device');

  async claim(table: string, onchange: (writer: boolean) => void): Promise<boolean> {
    const known = this.#claims.get(table);
    if (known) return known.writer;
    const isFree = await this.#hold(table, onchange, { ifAvailable: true });
    // Another tab plays: this one is next when that one ends.
    if (!isFree) void this.#hold(table, onchange, {}).then((held) => held && onchange(true));
    return isFree;
  }

  async take(table: string): Promise<void> {
    const known = this.#claims.get(table);
    if (!known || known.writer) return;
    const { onchange } = known;
    this.release(table);
    if (await this.#hold(table, onchange, { steal: true })) onchange(true);
  }

  release(table: string): void {
    const claim = this.#claims.get(table);
    this.#claims.delete(table);
    claim?.end();
  }

  announce(announcement: Announcement): void {
    this.#channel.postMessage(announcement);
  }

  onannounce(hear: (announcement: Announcement) => void): void {
    this.#channel.onmessage = ({ data }) => hear(data as Announcement);
  }

  /** Resolves once the lock is held, or with false if it can't be had. */
  #hold(table: string, onchange: (writer: boolean) => void, options: LockOptions): Promise<boolean> {
    return new Promise((resolve) => {
      const abort = new AbortController();
      let over: () => void = () => undefined;
      const held = new Promise<void>((end) => (over = end));
      const claim: Claim = {
        writer: false,
        end: () => {
          abort.abort();
          over();
        },
        onchange,
      };
      this.#claims.set(table, claim);
      const wait = options.ifAvailable || options.steal ? options : { ...options, signal: abort.signal };
      navigator.locks
        .request(nameOf(table), wait, (lock) => {
          if (!lock || this.#claims.get(table) !== claim) return resolve(false);
          claim.writer = true;
          resolve(true);
          return held;
        })
        .catch(() => {
          // Stolen by another tab, or no longer wanted.
          if (this.#claims.get(table) !== claim) return resolve(false);
          if (!claim.writer) return resolve(false);
          this.#claims.delete(table);
          void this.#hold(table, onchange, {}).then((again) => again && onchange(true));
          onchange(false);
        });
    });
  }
}

/** Without Web Locks every tab writes. */
export class NoLocks implements Seats {
  claim = (): Promise<boolean> => Promise.resolve(true);
  take = (): Promise<void> => Promise.resolve();
  release(): void {}
  announce(): void {}
  onannounce(): void {}
}
