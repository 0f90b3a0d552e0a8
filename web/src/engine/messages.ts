/** What the page and the engine's worker send each other. The worker sends what this device's players may know, no more. */
import type { Reply, TableLine } from '../wire/types';

/** The id of this device's player at games on this device (`crates/local`). */
export const HERE = '0000000000000';

/** The addresses of the module that plays, and of the one that has lessons, puzzles, replays and files as well. */
export type Modules = Record<'play' | 'whole', string>;

/** A request with the page's number for it. */
export type ToWorker =
  /** The first message: where the modules are. */
  | { do: 'begin'; modules: Modules }
  /** Bots take their time, or none: what the player chose for watching others decide. */
  | { do: 'pace'; instant: boolean }
  /** The engine will be needed soon. */
  | { do: 'warm' }
  | { do: 'request'; number: number; method: string; path: string; token?: string; body?: string }
  /** The reader of a streamed body doesn't want more. */
  | { do: 'stop'; number: number }
  /** The games on this device. They are listed without the engine. */
  | { do: 'list'; number: number }
  | { do: 'open'; connection: number; table: string; token?: string; invitation?: string }
  | { do: 'hear'; connection: number; message: string }
  | { do: 'close'; connection: number }
  /** Takes a game over from another tab. */
  | { do: 'take'; table: string };

export type ToPage =
  | { is: 'reply'; number: number; reply: Omit<Reply, 'stream'>; streams: boolean }
  | { is: 'lines'; number: number; text: string; done: boolean }
  | { is: 'list'; number: number; tables: TableLine[] }
  | { is: 'frame'; connection: number; message: string }
  /** The connection is over; after `again` it is opened anew. */
  | { is: 'bye'; connection: number; code: string }
  /** Is this tab the one that plays the game, or does it follow another? */
  | { is: 'writer'; table: string; writer: boolean }
  /** The ids of all games on this device. */
  | { is: 'tables'; tables: string[] };
