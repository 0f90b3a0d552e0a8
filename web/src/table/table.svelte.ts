/** The state that all layouts of a table share: the board on screen, the main panel, and what is open. */
import { untrack } from 'svelte';
import { area as areaOf } from '../city/geometry';
import { organText, spaceText } from '../city/descriptions';
import { ChatState } from '../sidebar/chatState.svelte';
import { Selection } from '../play/selection.svelte';
import type { Entry, Game } from '../play/game.svelte';
import { boardAt } from '../play/boardHistory';
import { gearChoices } from '../play/gearChoices';
import { CHARACTERS } from '../play/nouns';
import type { Action, Machine, Public, Side } from '../wire/types';
import { phone } from './viewport.svelte';

/** The pages of a phone, in the dock's order. */
export const PAGES = ['city', 'hand', 'machine', 'notes', 'chat'] as const;
export type Page = (typeof PAGES)[number];

/** The phone page of each part a lesson points at. */
export const LOOKS = { machine: 'machine', hand: 'hand', notebook: 'notes', players: 'machine' } as const;

export class TableState {
  readonly game: Game;
  readonly selection: Selection;
  readonly chat: ChatState;

  /** True if the city is shown as a list. */
  asList = $state(false);
  /** True while the player views the city instead of the auction or the characters. */
  lookAtCity = $state(false);
  /** After the end: true while the player views the board. */
  atBoard = $state(false);
  notebookOpen = $state(false);
  drawerTab = $state<'log' | 'notebook' | 'chat'>('log');
  /** On a phone: the current page. */
  page = $state<Page>('city');
  /** The clause of the rules shown beside the table, or null. */
  rulesAt = $state<string | null>(null);
  /** On a low desktop screen: true if the machine room is folded to one line. */
  machineFolded = $state(false);

  constructor(game: Game) {
    this.game = game;
    this.selection = new Selection(game);
    this.chat = new ChatState(game);

    // A lesson opens the part it points at.
    $effect(() => {
      const guidance = game.guidance;
      if (!guidance) return;
      untrack(() => {
        this.notebookOpen = guidance.look === 'notebook';
        this.page = guidance.look ? LOOKS[guidance.look] : 'city';
      });
    });

    // The end replaces the board, and friends want to chat.
    $effect(() => {
      if (!this.finished) return;
      untrack(() => {
        this.page = 'city';
        const chairs = game.card?.chairs ?? [];
        if (chairs.some(({ bot }, seat) => bot === null && seat !== game.seat)) this.drawerTab = 'chat';
      });
    });

    // Declaring and questions in the main panel lead there, but not away from the notebook or the chat.
    $effect(() => {
      if (this.selection.declaring) this.page = 'city';
    });
    $effect(() => {
      void game.decision;
      if (!this.inCity) return;
      untrack(() => {
        if (!game.guidance && (this.page === 'hand' || this.page === 'machine')) this.page = 'city';
      });
    });

    // Other players' moves are shown in the city, but not to a player in the notebook, the log or a lesson.
    let wasAsked = false;
    $effect(() => {
      const hands = wasAsked && !game.myTurn;
      wasAsked = game.myTurn;
      if (!hands || game.guidance) return;
      untrack(() => {
        if (this.page === 'hand' || this.page === 'machine') this.page = 'city';
      });
    });

    // The city returns after an auction or a choice of character.
    $effect(() => {
      if (!this.onStage) this.lookAtCity = false;
    });
  }

  get pack() {
    return this.game.pack;
  }

  /** The part of the table where the learner has to find something; the lesson does not show what. */
  get seek(): string | undefined {
    const guidance = this.game.guidance;
    return guidance?.seeking ? (guidance.look ?? 'prompt') : undefined;
  }

  get now(): Public | undefined {
    return this.game.view?.public;
  }

  /** The board on screen: the present one, or that of a log entry. */
  readonly shown: Public | undefined = $derived.by(() => {
    const { past } = this.selection;
    if (!this.now || !past) return this.now;
    return boardAt(this.now, this.game.log, this.game.log.indexOf(past));
  });

  readonly finished: boolean = $derived.by(() => {
    const stage = this.game.card?.stage;
    return stage !== undefined && stage !== 'open' && stage !== 'running';
  });

  /** True for a spectator of a live table, who has no notebook. */
  get watches(): boolean {
    return this.game.seat === null && !this.game.address.readOnly;
  }

  readonly over: boolean = $derived.by(() => this.finished && !this.atBoard);

  readonly auction: boolean = $derived.by(
    () =>
      !this.finished &&
      this.now !== undefined &&
      typeof this.now.phase === 'object' &&
      'auction' in this.now.phase,
  );

  /** Panels that the player can leave to view the city. A phone keeps the city while it asks for a character. */
  readonly onStage: 'auction' | 'characters' | null = $derived.by(() => {
    if (this.auction) return 'auction';
    const { guidance } = this.game;
    const choosing = this.game.myTurn && this.selection.ask === 'choose' && !this.finished;
    // A lesson that points at the map needs it visible.
    return choosing && !phone.is && !guidance?.spaces.length ? 'characters' : null;
  });

  /** The content of the main panel. */
  readonly stage: 'end' | 'declare' | 'notebook' | 'auction' | 'characters' | 'city' = $derived.by(() => {
    if (this.over) return 'end';
    if (this.selection.declaring) return 'declare';
    if (this.notebookOpen) return 'notebook';
    return (!this.lookAtCity && !this.selection.past && this.onStage) || 'city';
  });

  /** True if the question is answered on the map. */
  readonly onMap: boolean = $derived.by(
    () =>
      this.game.myTurn &&
      (this.selection.lit.length > 0 || this.selection.declaring || this.sides.length > 0),
  );

  /** True if the question is answered in the main panel: on the map, or as an auction. */
  readonly inCity: boolean = $derived.by(() => this.onMap || (this.auction && this.game.myTurn));

  /** Who has chosen each character this Hour. */
  readonly chosenBy: (number | null)[] = $derived.by(() => {
    const chosen: (number | null)[] = CHARACTERS.map(() => null);
    const { log } = this.game;
    for (let index = log.length - 1; index >= 0; index -= 1) {
      const entry = log[index];
      if (!entry || !('event' in entry)) continue;
      if (entry.event.event === 'hour_began') break;
      if (entry.event.event === 'character_chosen')
        chosen[CHARACTERS.indexOf(entry.event.character)] = entry.event.seat;
    }
    return chosen;
  });

  /** The character to move, if the present board is shown. */
  get mover() {
    return this.selection.past ? null : this.selection.mover;
  }

  readonly gears: [number, number, number] = $derived.by(() => {
    const [time = 0, machines = 0, actions = 0] = this.shown?.gears ?? [];
    return [time, machines, actions];
  });

  readonly machine: Machine | null = $derived.by(() => this.pack?.gears.machine[this.gears[0]] ?? null);

  readonly options = $derived.by(() => gearChoices(this.selection));

  /** The turns of the gears a lesson points at. */
  readonly wantedTurns: number[] = $derived.by(() =>
    this.options.flatMap(({ teeth }) =>
      this.game.guidance?.keys.has(JSON.stringify({ do: 'turn', teeth })) ? [teeth] : [],
    ),
  );

  /** Where the Organ can still be. */
  readonly area = $derived.by(() => {
    const { pack, shown } = this;
    if (!pack || !shown || shown.organ !== null || shown.locations.every((tile) => tile === null))
      return null;
    return areaOf(pack, shown.locations);
  });

  /** Where the Organ could be after placing the picked tile at the side under the pointer. */
  readonly areaAfter = $derived.by(() => {
    const { tile, side } = this.selection;
    return tile === null || side === null ? null : this.selection.areaWith(tile, side);
  });

  readonly areaText: string = $derived.by(() => {
    const { pack, shown } = this;
    const { words } = this.game;
    return pack && shown && words ? organText(words, pack, shown) : '';
  });

  /** The sides where the picked tile can be placed. */
  readonly sides: Side[] = $derived.by(() =>
    this.selection.legal.flatMap((action) =>
      action.do === 'place_location' && action.tile === this.selection.tile ? [action.side] : [],
    ),
  );

  readonly route = $derived.by(() => {
    const way = this.selection.shownWay;
    const mover = this.selection.mover;
    const start = mover === null ? undefined : this.now?.at[CHARACTERS.indexOf(mover)];
    if (!way || start === undefined) return null;
    const spaces = [start];
    const rides: { from: number; to: number; machine: Machine }[] = [];
    for (const action of way.actions) {
      if (!('to' in action) || typeof action.to !== 'number') continue;
      const from = spaces.at(-1) ?? start;
      if (action.do === 'ride')
        rides.push({ from, to: action.to, machine: way.ride ?? this.machine ?? 'train' });
      spaces.push(action.to);
    }
    return { spaces, rides };
  });

  /** The highlighted spaces of the board on screen. */
  readonly lit = $derived.by(() => (this.selection.past ? [] : this.selection.litNow));

  describe(space: number): string {
    const lit = this.selection.lit.find((one) => one.space === space);
    const { words, pack } = this.game;
    return words && pack && this.shown ? spaceText(words, pack, this.shown, space, lit?.text) : '';
  }

  pickSide(side: Side, byFinger: boolean): void {
    const { tile } = this.selection;
    if (tile !== null) this.#press({ do: 'place_location', tile, side }, byFinger);
  }

  turn(teeth: number, byFinger = false): void {
    this.#press({ do: 'turn', teeth }, byFinger);
  }

  #press(action: Action, byFinger: boolean): void {
    this.selection.card = null;
    const choice = this.selection.choiceOf(action);
    if (choice) this.selection.press(choice, byFinger);
  }

  openChat(): void {
    this.drawerTab = 'chat';
    this.page = 'chat';
    document.querySelector('[data-region=drawer]')?.scrollIntoView({ block: 'nearest' });
  }

  /** Shows the board of a log entry. */
  lookBack(entry: Entry): void {
    this.selection.past = entry;
    this.page = 'city';
  }
}
