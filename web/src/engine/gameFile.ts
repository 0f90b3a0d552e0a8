/** Game files of this device: saved, shared, as a link, and opened again. */
import { send, troubleOf } from '../lib/api';
import { absolute } from '../lib/place';
import type { TableAnswer } from '../wire/types';
import { ensureHere } from './here';

/** A longer link gets cut off in many places. */
const LONGEST_LINK = 8_000;

/** The game as a file that holds everything: its pack, its options, all decisions. */
export async function fileOf(table: string, token?: string): Promise<File> {
  const response = await send('GET', `/api/tables/${table}/file`, { token, where: 'device' });
  if (!response.ok) throw troubleOf(response, await response.json());
  return new File([await response.blob()], `armonium-${table}.json`, { type: 'application/json' });
}

/** Adds a game to this device; gives its table. */
export async function openFile(text: string): Promise<TableAnswer> {
  await ensureHere();
  const response = await send('POST', '/api/files', { text, where: 'device' });
  const said: unknown = await response.json();
  if (!response.ok) throw troubleOf(response, said);
  return said as TableAnswer;
}

export function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** True if this device shares files with other apps. */
export const maySend = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

/** A link that contains the game; null if it would be too long. */
export async function linkTo(table: string, token?: string): Promise<string | null> {
  const response = await send('GET', `/api/tables/${table}/file?short=true`, { token, where: 'device' });
  if (!response.ok) throw troubleOf(response, await response.json());
  const file = await response.blob();
  const packed = new Uint8Array(
    await new Response(file.stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer(),
  );
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  const link = absolute(`/open#${letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`);
  return link.length <= LONGEST_LINK ? link : null;
}

/** The file in a link; rejects if it is cut off. */
export async function fileIn(hash: string): Promise<string> {
  const letters = atob(hash.replace(/^#/, '').replaceAll('-', '+').replaceAll('_', '/'));
  const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
}
