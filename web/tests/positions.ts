/** Positions of whole games that bots of the house play here and now, found by what is asked in them and what was decided. */
import { execFileSync } from 'node:child_process';
import type { Action, Ask } from '../src/wire/types';
import { binary } from './binary.ts';
import type { Engine, GameFile, Status } from './engine.ts';

/** A game: how many play, who, and what decides all chance. */
export interface Played {
  players: number;
  bots: 'random' | 'apprentice' | 'detective';
  seed: number;
}

/** A moment in a game: after so many moves. */
export interface Position {
  played: Played;
  file: GameFile;
  moves: number;
  /** Whose decision it is. */
  seat: number;
  status: Status;
  /** What was decided. */
  action: Action;
}

export const NAMES = ['Marco', 'Giulia', 'Carlo', 'Elena', 'Paolo', 'Silvia'];

/** The games that are looked through, in order. */
export const PLAYED: Played[] = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) =>
  ([4, 3, 6] as const).flatMap((players) => [
    { players, seed, bots: 'apprentice' as const },
    { players, seed, bots: 'random' as const },
  ]),
);

const known = new Map<string, GameFile>();

/** Lets bots play a game; the same one for the same seed. */
export function playGame({ players, bots, seed }: Played): GameFile {
  const words = ['record', '--players', String(players), '--bots', bots, '--seed', String(seed)];
  const key = words.join(' ');
  const file =
    known.get(key) ?? (JSON.parse(execFileSync(binary(), words, { encoding: 'utf8' })) as GameFile);
  known.set(key, file);
  return { ...file, names: NAMES.slice(0, players) };
}

/** The decisions of the games, played on the engine as far as they are wanted. */
export class Library {
  readonly #engine: Engine;
  readonly #games = new Map<Played, Position[]>();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Every decision of a game. */
  async decisions(played: Played): Promise<Position[]> {
    const known = this.#games.get(played);
    if (known) return known;
    const file = playGame(played);
    if (!('new' in file.start)) throw new Error('A game begins at the beginning.');
    const game = `library ${JSON.stringify(played)}`;
    let { status } = await this.#engine.ask('new', {
      game,
      seed: file.start.new.seed,
      ...file.start.new.options,
    });
    const positions: Position[] = [];
    for (const [moves, { seat, action }] of file.moves.entries()) {
      positions.push({ played, file, moves, seat, status, action });
      status = (await this.#engine.ask('apply', { game, seat, action })).status;
    }
    await this.#engine.ask('drop', { game });
    this.#games.set(played, positions);
    return positions;
  }

  /** The first decision that is wanted. */
  async first(wanted: (position: Position) => boolean, games = PLAYED): Promise<Position> {
    for (const played of games) {
      const found = (await this.decisions(played)).find(wanted);
      if (found) return found;
    }
    throw new Error('No game has such a position.');
  }
}

/** What is asked, as one word. */
export const askWord = (ask: Ask): string => (typeof ask === 'object' ? `act ${ask.act}` : ask);
