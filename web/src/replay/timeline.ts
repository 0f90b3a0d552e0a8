/**
 * A game that is over as a row of scenes, made from the frames that its reader got live: one for each moment. A moment's
 * number is how many decisions and take-backs came before it. Some scenes are kept, so that any other is a few frames away.
 */
import type { Entry } from '../play/game.svelte';
import { appendToLog, applyDelta } from '../play/applyUpdate';
import type { Event, Public, ServerMessage, TableCard, Update, View, Welcome } from '../wire/types';

/** The table at a moment. */
export interface Scene {
  version: number;
  decision: number;
  seat: number | null;
  card: TableCard;
  view: View;
  log: Entry[];
  hour: number;
  /** What the last frame told. */
  fresh: Event[];
}

/** What is known of a moment without its scene. */
export interface Mark {
  /** The frame after which it is this moment. */
  frame: number;
  hour: number;
  /** Who decides then. */
  asked: number | null;
  /** The same for all moments of one turn, or of one phase besides the turns. */
  stretch: string;
}

/** Every so many frames a scene is kept. */
const KEPT_EVERY = 24;

export class Film {
  readonly #updates: Update[];
  readonly #kept: Scene[] = [];
  readonly #marks: Mark[] = [];
  /** The last scene that was asked for, and the frame it belongs to. */
  #last: { frame: number; scene: Scene };
  /** For each record, the moment that it belongs to. */
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

  /** The table at a moment. */
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

  /** The moment that a record led to. */
  momentOf(version: number): number {
    return this.#momentOf.get(version) ?? 0;
  }

  /** The first moment of each Hour. */
  readonly hours: { hour: number; at: number }[] = [];

  /** The next moment, forwards or backwards, at which something begins: a turn or phase, or an Hour. */
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
    // Backwards to where this one began; from there to where the one before began.
    const before = Math.max(0, at - 1);
    place = before;
    while (place > 0 && same(place - 1, before)) place -= 1;
    return place;
  }

  /** A moment is what its last frame makes of it: what was said after a decision belongs to it. */
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

/** The scene after one more frame. */
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
