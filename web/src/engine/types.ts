/** What the engine's module reads and writes (`crates/local/src/message.rs`). */
import type { NextCard, PackCard, TableCard } from '../wire/types';

export interface StoredIdentity {
  name: string | null;
  guests: { player: string; name: string; token: string }[];
}

export interface StoredMeta {
  id: string;
  format: number;
  rules: number;
  secret: string;
  pack: PackCard;
  names: { player: string; name: string }[];
  created: number;
  changed: number;
  card: TableCard;
  next: NextCard | null;
  notes?: { player: string; text: string }[];
}

export interface StoredRecord {
  version: number;
  at: number;
  record: string;
}

export interface StoredTable {
  meta: StoredMeta;
  records: StoredRecord[];
  pack?: string;
}

export type EngineRequest =
  | { op: 'start'; random: string; identity?: StoredIdentity; tables?: StoredMeta[] }
  | { op: 'restore'; table: StoredTable }
  | { op: 'forget'; table: string }
  | { op: 'failed'; table: string }
  | { op: 'request'; method: string; path: string; token?: string; key?: number; body?: string }
  | { op: 'open'; connection: number; table: string; token?: string; invitation?: string }
  | { op: 'hear'; connection: number; message: string }
  | { op: 'close'; connection: number }
  | { op: 'tick' }
  | { op: 'stop'; stream: number };

export interface Reply {
  status: number;
  content_type: string;
  body: string;
  stream?: number;
}

export type EngineOutput =
  | ({ out: 'append'; table: string } & StoredRecord)
  | { out: 'meta'; meta: StoredMeta }
  | { out: 'pack'; file: string; text: string }
  | { out: 'identity'; identity: StoredIdentity }
  | { out: 'removed'; table: string }
  | { out: 'frame'; connection: number; message: string }
  | { out: 'bye'; connection: number; code: string }
  | { out: 'lines'; stream: number; text: string; done: boolean };

export interface EngineResponse {
  reply?: Reply;
  needs?: string;
  fault?: { code: string; message: string };
  outputs: EngineOutput[];
  again: number | null;
}
