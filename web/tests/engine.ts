/** Talks with `armonium engine`: a line asked, a line answered (docs/engine.md). */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Action, Ask, Event, Illegal, Outcome, Pack, Route, Scenario, View } from '../src/wire/types';
import { binary } from './binary.ts';
import { end } from './server.ts';

/** How a game stands, as everybody may know. */
export interface Status {
  hour: number;
  to_act: number | null;
  ask: Ask;
  moves: number;
  events: number;
  undoable: number;
  outcome: Outcome | null;
}

/** A recorded game. */
export interface GameFile {
  start: { new: { seed: string; options: { players: number } } } | { scenario: Partial<Scenario> };
  names: string[];
  moves: { seat: number; action: Action }[];
  outcome: Outcome | null;
  check?: string;
}

/** A refused command. */
export class EngineError extends Error {
  readonly code: string;
  readonly clause: string;
  readonly refusal: Illegal | undefined;

  constructor(error: { code: string; clause: string; message: string; refusal?: Illegal }) {
    super(`${error.code} (${error.clause}): ${error.message}`);
    this.code = error.code;
    this.clause = error.clause;
    this.refusal = error.refusal;
  }
}

interface Told {
  event: Event;
}

/** What each command answers. */
interface Answers {
  pack: Pack;
  new: { status: Status };
  scenario: { status: Status };
  import: { status: Status };
  apply: { from: number; events: Told[]; status: Status };
  undo: { seat: number; status: Status };
  routes: { routes: Route[] };
  view: { view: View };
  events: { events: Told[]; next: number };
  state: { scenario: Scenario };
  drop: { dropped: string };
}

type Reply = { ok: unknown } | { error: ConstructorParameters<typeof EngineError>[0] };

export class Engine {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #waiting: ((reply: Reply) => void)[] = [];

  constructor() {
    this.#child = spawn(binary(), ['engine']);
    let introduced = false;
    createInterface({ input: this.#child.stdout }).on('line', (line) => {
      if (introduced) this.#waiting.shift()?.(JSON.parse(line) as Reply);
      introduced = true;
    });
  }

  /** Asks and waits for the answer; what is refused is an EngineError. */
  async ask<C extends keyof Answers>(cmd: C, fields: object = {}): Promise<Answers[C]> {
    const reply = await new Promise<Reply>((resolve) => {
      this.#waiting.push(resolve);
      this.#child.stdin.write(`${JSON.stringify({ cmd, ...fields })}\n`);
    });
    if ('error' in reply) throw new EngineError(reply.error);
    return reply.ok as Answers[C];
  }

  async stop(): Promise<void> {
    this.#child.stdin.end();
    await end(this.#child);
  }
}
