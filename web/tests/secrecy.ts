/**
 * What a page may know. Every View and event that reached it is held against the rules of section 10: what lies in
 * another's hand is face down until something happened that laid it open to this seat.
 */
import type { OneOf } from '../src/lib/oneOf.ts';
import type { CDPSession, Page } from '@playwright/test';
import type { Character, Event, TableEvent, Scenario, ServerMessage, Sight, View } from '../src/wire/types';
import { applyDelta } from '../src/play/applyUpdate.ts';

const CHARACTERS: Character[] = [
  'johnsson',
  'lilja',
  'palsson',
  'vikstrom',
  'lewis',
  'vidal',
  'koleberg',
  'snowy',
];

const isSeen = <T>(sight: Sight<T> | undefined): sight is { seen: T } =>
  typeof sight === 'object' && 'seen' in sight;

/** Reads what one seat got over the wire and complains about what it should not have got. */
export class Reader {
  readonly seat: number;
  readonly wrong: string[] = [];
  #truth: Scenario;
  /** Characters whose card something laid open to this seat. */
  #cards = new Set<Character>();
  /** Tiles that this seat has held or seen. */
  #tiles = new Set<number>();
  #view: View | undefined;
  #over = false;

  constructor(seat: number, truth: Scenario) {
    this.seat = seat;
    this.#truth = truth;
    for (const character of truth.players[seat]?.characters ?? []) this.#cards.add(character);
  }

  read(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        for (const { news } of message.missed) this.#news(news);
        if (message.view) this.#judge((this.#view = message.view));
        return;
      case 'update':
        this.#news(message.news);
        if (message.view) this.#view = message.view;
        else if (message.changes && this.#view) this.#view = applyDelta(this.#view, message.changes);
        if (this.#view) this.#judge(this.#view);
        return;
      case 'refused':
        if (message.view) this.#judge(message.view);
        return;
      default:
        message.type satisfies OneOf<'done error answer plan presence bye pong cheer'>;
    }
  }

  #news(news: TableEvent[]): void {
    for (const item of news) {
      if (item.news === 'decided' || item.news === 'began')
        for (const event of item.events) this.#event(event);
    }
  }

  /** Learns what an event lays open, and complains if it lays open too much. */
  #event(event: Event): void {
    const mine = 'seat' in event && event.seat === this.seat;
    switch (event.event) {
      case 'character_dealt':
        return this.#hidden(event, mine, event.character);
      case 'role_dealt':
        return this.#hidden(event, mine, event.role);
      case 'tile_drawn':
      case 'tile_discarded':
        if (mine && isSeen(event.tile)) this.#tiles.add(event.tile.seen);
        return this.#hidden(event, mine, event.tile);
      case 'declared_wrongly':
        if (mine && isSeen(event.chosen)) this.#cards.add(event.chosen.seen);
        return this.#hidden(event, mine, event.chosen);
      case 'card_looked': {
        const shown = event.target !== 'deck' && event.target.hand === this.seat;
        if (mine && isSeen(event.card) && 'character' in event.card.seen)
          this.#cards.add(event.card.seen.character);
        return this.#hidden(event, mine || shown, event.card);
      }
      case 'character_face_up':
      case 'card_revealed':
      case 'declared_rightly':
        this.#cards.add(event.character);
        return;
      case 'character_chosen':
        // Fenrir who has named the Chosen One rightly must choose the own Character.
        if (this.#view?.public.declared_fenrir === event.seat) this.#cards.add(event.character);
        return;
      case 'mark_shown':
      case 'item_played':
      case 'organ_tile_discarded':
      case 'location_placed':
        this.#tiles.add(event.tile);
        return;
      case 'ended':
        this.#over = true;
        return;
      default:
        event.event satisfies OneOf<`hour_began event_turned auction_opened bid_made bid_passed position_won position_given
          position_struck clue_placed declared ability_used character_blocked time_gained
          time_paid music_gained clue_gained clues_spent clue_picked power_taken_back gears_turned
          moved action_taken skipped clue_moved power_played relocated swapped turn_ended
          location_declined organ_placed player_out tiles_returned`>;
    }
  }

  #hidden(event: Event, may: boolean, sight: Sight<unknown>): void {
    if (!may && isSeen(sight)) this.wrong.push(`seat ${this.seat} was told ${JSON.stringify(event)}`);
  }

  #judge(view: View): void {
    if (this.#over) return;
    const who = `the View of seat ${this.seat} at Hour ${view.public.hour}`;
    if (view.viewer !== this.seat) this.wrong.push(`${who} is for ${JSON.stringify(view.viewer)}`);
    for (const [index, sight] of view.cards.entries()) {
      const character = CHARACTERS[index];
      if (!character || !isSeen(sight) || this.#cards.has(character)) continue;
      this.wrong.push(`${who} tells that ${character} is ${JSON.stringify(sight.seen)}`);
    }
    for (const [seat, hand] of view.hands.entries()) {
      for (const tile of hand.tiles) {
        if (seat !== this.seat && isSeen(tile) && !this.#tiles.has(tile.seen)) {
          this.wrong.push(`${who} tells that seat ${seat} holds tile ${tile.seen}`);
        }
      }
    }
    for (const tile of view.pile) {
      if (isSeen(tile) && !this.#tiles.has(tile.seen))
        this.wrong.push(`${who} tells tile ${tile.seen} of the pile`);
    }
    for (const { target, cards } of view.apart) {
      const mine = view.to_act === this.seat || (target !== 'deck' && target.hand === this.seat);
      if (!mine && cards.some(isSeen)) this.wrong.push(`${who} tells which cards another looks at`);
    }
    const role = this.#truth.players[this.seat]?.role ?? null;
    if (view.role !== null && view.role !== role) this.wrong.push(`${who} has another's role`);
    if (view.to_act !== this.seat && view.legal.length > 0) this.wrong.push(`${who} tells another's choices`);
  }
}

/** Whose Views there are in the page's memory, after all that nobody can reach was thrown away. */
export async function viewersIn(page: Page): Promise<(number | string)[]> {
  return inMemory(page, function (this: unknown[]) {
    const found = new Set<number | string>();
    for (const thing of this) {
      const view = thing as { viewer?: number | string; shown_to?: unknown; hands?: unknown };
      if (view.viewer !== undefined && view.shown_to !== undefined && view.hands !== undefined)
        found.add(view.viewer);
    }
    return [...found];
  });
}

/** How many games there are in the page's memory, with or without a View: a table that was left is there no longer. */
export async function gamesIn(page: Page): Promise<number> {
  return inMemory(page, function (this: unknown[]) {
    return this.filter(
      (thing) => Object.hasOwn(thing as object, 'address') && 'letBotPlay' in (thing as object),
    ).length;
  });
}

/** Watches from the next page on whose Views each of the page's workers is given. */
export async function watchWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const given = new Map<Worker, Set<unknown>>();
    Object.assign(globalThis, { viewersGiven: given });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      for (const [, viewer] of JSON.stringify(message).matchAll(/"viewer":("spectator"|\d+)/g))
        given.set(this, (given.get(this) ?? new Set()).add(JSON.parse(viewer ?? 'null')));
      post.call(this, message);
    };
  });
}

/** Whose Views each worker was given since, of those that were given any. */
export const viewersInWorkers = (page: Page): Promise<(number | string)[][]> =>
  page.evaluate(() => {
    const { viewersGiven } = globalThis as unknown as { viewersGiven: Map<Worker, Set<number | string>> };
    return [...viewersGiven.values()].map((viewers) => [...viewers]);
  });

/** Calls a function with every plain object in the page's memory. */
async function inMemory<T>(page: Page, look: (this: unknown[]) => T): Promise<T> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('HeapProfiler.collectGarbage');
    const { result } = await session.send('Runtime.evaluate', { expression: 'Object.prototype' });
    const prototypeObjectId = result.objectId ?? '';
    const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId });
    const answer = await session.send('Runtime.callFunctionOn', {
      objectId: objects.objectId,
      functionDeclaration: look.toString(),
      returnByValue: true,
    });
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    return answer.result.value as T;
  } finally {
    await session.detach();
  }
}

/** Everything in the page's memory as text: names, strings, code. */
export async function memoryOf(page: Page): Promise<string> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const parts: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot');
  await session.detach();
  return parts.join('');
}
