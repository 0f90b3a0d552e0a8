/**
 * A finished game as a timeline of moments, built from the frames its viewer received live. A moment's number counts
 * the decisions and undos before it. Some states are cached, so that any other is a few frames away.
 */
import type { Entry } from '../play/game.svelte';
import { appendToLog, applyDelta } from '../play/applyUpdate';
import type { Event, Public, ServerMessage, TableCard, Update, View, Welcome } from '../wire/types';

/** The state at a moment. */
export interface Scene {
  version: number;
  decision: number;
  seat: number | null;
  card: TableCard;
  view: View;
  log: Entry[];
  hour: number;
  /** The events of the last frame. */
  fresh: Event[];
}

/** What is known of a moment without its state. */
export interface Mark {
  /** The frame that leads to it. */
  frame: number;
  hour: number;
  /** The player to act. */
  asked: number | null;
  /** The same for all moments of a turn, or of a phase outside turns. */
  stretch: string;
}

/** The distance of cached states, in frames. */
const KEPT_EVERY = 24;

export class Film {
  readonly #updates: Update[];
  readonly #kept: Scene[] = [];
  readonly #marks: Mark[] = [];
  /** The last requested state, and its frame. */
  #last: { frame: number; scene: Scene };
  /** The moment of each record. */
  readonly #momentOf = new Map<number, number>();

  constructor(frames: readonly ServerMessage[]) {
    const [welcome, ...rest] = frames;
    if (welcome?.type !== 'welcome' || !welcome.view) throw new Error('a film begins with a welcome');
    this.#updates = rest.filter((frame) => frame.type === 'update');
    let scene = opening(welcome, welcome.view);
    this.#last = { frame: 0, scene };
    for (const { version } of welcome.missed) this.#momentOf.set(version, welcome.decision);
    this.#note(0, scene);
    for (const [index, update] of this.#updates.entries()) {
      if (index % KEPT_EVERY === 0) this.#kept.push(scene);
      scene = after(scene, update);
      this.#note(index + 1, scene);
    }
    if (this.#kept.length === 0) this.#kept.push(scene);
  }

  /** The number of the last moment. */
  get end(): number {
    return this.#marks.length - 1;
  }

  /** The state at a moment. */
  scene(at: number): Scene {
    const frame = this.mark(at).frame;
    const kept = Math.min(Math.floor(frame / KEPT_EVERY), this.#kept.length - 1);
    let from = kept * KEPT_EVERY;
    let scene = this.#kept[kept] ?? this.#last.scene;
    if (this.#last.frame <= frame && this.#last.frame > from) {
      from = this.#last.frame;
      scene = this.#last.scene;
    }
    for (const update of this.#updates.slice(from, frame)) scene = after(scene, update);
    this.#last = { frame, scene };
    return scene;
  }

  mark(at: number): Mark {
    const place = Math.min(Math.max(0, at), this.end);
    return this.#marks[place] ?? { frame: 0, hour: 1, asked: null, stretch: '' };
  }

  /** The moment a record led to. */
  momentOf(version: number): number {
    return this.#momentOf.get(version) ?? 0;
  }

  /** The first moment of each Hour. */
  readonly hours: { hour: number; at: number }[] = [];

  /** The next start of a turn, phase or Hour, forwards or backwards. */
  next(at: number, by: 'decision' | 'turn' | 'hour', step: 1 | -1): number {
    if (by === 'decision') return Math.min(Math.max(0, at + step), this.end);
    const same = (one: number, other: number): boolean =>
      by === 'turn'
        ? this.mark(one).stretch === this.mark(other).stretch
        : this.mark(one).hour === this.mark(other).hour;
    let place = at;
    if (step > 0) {
      while (place < this.end && same(place, at)) place += 1;
      return place;
    }
    // Backwards to the start of this one, then to the start of the one before.
    const before = Math.max(0, at - 1);
    place = before;
    while (place > 0 && same(place - 1, before)) place -= 1;
    return place;
  }

  /** A moment is the state after its last frame: chat after a decision belongs to it. */
  #note(frame: number, scene: Scene): void {
    const { public: board, to_act: asked } = scene.view;
    this.#marks[scene.decision] = { frame, hour: board.hour, asked, stretch: stretchOf(board) };
    this.#momentOf.set(scene.version, scene.decision);
    if (this.hours.at(-1)?.hour !== board.hour && !this.hours.some(({ hour }) => hour === board.hour))
      this.hours.push({ hour: board.hour, at: scene.decision });
  }
}

function opening(welcome: Welcome, view: View): Scene {
  const { version, decision, seat, table: card } = welcome;
  return { version, decision, seat, card, view, ...appendToLog([], 0, welcome.missed) };
}

/** The state after one more frame. */
function after(scene: Scene, update: Update): Scene {
  const { version, at, news, decision } = update;
  const { log, hour, fresh } = appendToLog(scene.log, scene.hour, [{ version, at, news }]);
  return {
    version,
    decision,
    seat: scene.seat,
    card: update.table ?? scene.card,
    view: update.view ?? (update.changes ? applyDelta(scene.view, update.changes) : scene.view),
    log,
    hour,
    fresh,
  };
}

function stretchOf({ hour, phase }: Public): string {
  if ('turn' in phase) return `${hour} turn ${phase.turn.index}`;
  return `${hour} ${Object.keys(phase)[0] ?? ''}`;
}
