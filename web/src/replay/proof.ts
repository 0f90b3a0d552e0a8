/**
 * Checks a table's record in the page: the hash chain, the commitment and the seed (docs/fairness.md, F2 to F5).
 * Whether the decisions follow the rules is checked by the server.
 */

export type Checked = 'holds' | 'broken';

export interface OwnProof {
  /** The number of lines, and whether their hashes match. */
  lines: number;
  chain: Checked;
  /** The first line whose hash does not match. */
  brokenAt: number | null;
  commitment: Checked;
  /** True if the seed follows from secret, options and nonces; null if the cards were not dealt here. */
  seed: Checked | null;
  /** The nonces by seat, and the server's commitment. */
  nonces: Map<number, string>;
  committed: string;
}

type Entry = Record<string, unknown> & { entry: string };

/** True if this browser can hash: that needs a secure context. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

const text = new TextEncoder();

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function unhex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

async function sha256(...parts: Uint8Array[]): Promise<Uint8Array> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return new Uint8Array(await crypto.subtle.digest('SHA-256', all));
}

/** SHA-256 over a purpose and parts, each prefixed by its length. */
function digest(purpose: string, ...parts: Uint8Array[]): Promise<Uint8Array> {
  const withLengths = [text.encode(purpose), ...parts].flatMap((part) => {
    const length = new Uint8Array(8);
    new DataView(length.buffer).setBigUint64(0, BigInt(part.length), true);
    return [length, part];
  });
  return sha256(...withLengths);
}

/** Checks everything that does not need the rules. */
export async function check(record: string): Promise<OwnProof> {
  const lines = record.replace(/\n$/, '').split('\n');
  let sum = await sha256(text.encode('armonium-record 1'));
  let brokenAt: number | null = null;
  const objects: Record<string, unknown>[] = [];
  for (const [index, line] of lines.entries()) {
    const json = line.slice(line.indexOf(' ') + 1);
    sum = await sha256(sum, text.encode(json));
    if (brokenAt === null && hex(sum) !== line.slice(0, line.indexOf(' '))) brokenAt = index + 1;
    try {
      objects.push(JSON.parse(json) as Record<string, unknown>);
    } catch {
      brokenAt ??= index + 1;
    }
  }
  const first = objects[0] ?? {};
  const last = objects.at(-1) ?? {};
  const entries = objects.slice(1, -1).flatMap((line) => (line.entries ?? []) as Entry[]);
  const nonces = new Map<number, string>();
  let committed = '';
  let options = '';
  let branched = false;
  for (const entry of entries) {
    if (entry.entry === 'created') {
      committed = String(entry.commitment);
      options = JSON.stringify(entry.options);
    }
    if (entry.entry === 'options_changed') {
      options = JSON.stringify(entry.options);
      nonces.clear();
    }
    if (entry.entry === 'nonce') nonces.set(Number(entry.seat), String(entry.nonce));
    if (entry.entry === 'vacated' || entry.entry === 'seats_swapped') nonces.delete(Number(entry.seat));
    if (entry.entry === 'seats_swapped') nonces.delete(Number(entry.with));
    if (entry.entry === 'branched') branched = true;
  }
  const secret = unhex(String(last.secret ?? ''));
  const fits = async (wanted: unknown, computed: Promise<Uint8Array>): Promise<Checked> =>
    hex(await computed) === wanted ? 'holds' : 'broken';
  const parts = [...nonces]
    .sort(([a], [b]) => a - b)
    .flatMap(([seat, nonce]) => [Uint8Array.of(seat), unhex(nonce)]);
  const dealtHere = last.seed !== undefined && !branched;
  return {
    lines: lines.length,
    chain: brokenAt === null ? 'holds' : 'broken',
    brokenAt,
    commitment: await fits(committed, digest('armonium commitment 1', secret)),
    seed: dealtHere
      ? await fits(
          last.seed,
          digest('armonium seed 2', secret, text.encode(String(first.table)), text.encode(options), ...parts),
        )
      : null,
    nonces,
    committed,
  };
}
