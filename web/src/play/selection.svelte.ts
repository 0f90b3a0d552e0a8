/**
 * What the reader is about to do: what was picked so far, and what is known about it. The question and its choices are
 * made of this (`question.ts`, `choices.ts`); the prompt bar, the city and the hand all show this one thing.
 */
import { untrack } from 'svelte';
import { area } from '../city/geometry';
import type { Action, Activity, Character, Pack, Route, Side, View } from '../wire/types';
import { t } from '../i18n/i18n.svelte';
import type { Why, Words } from '../i18n/words';
import { choicesOf, stepperOf, type Choice, type Stepper } from './choices';
import { costOf } from './costs';
import type { Answer, Game } from './game.svelte';
import { blockedBy, chosenBy } from './hourHistory';
import { CHARACTERS, SIDES } from './nouns';
import { cheapest, detailOf, litOf, litRoutes, stepsOf, titleOf, type Lit, type TurnStep } from './question';
import { reachOf, type Reach } from './reach';
import { whyOutOfReach } from './unreachable';

const MOVES = new Set(['move', 'free_steps', 'taxi_ride', 'ride']);

type Of<D extends Action['do']> = Extract<Action, { do: D }>;

/** What can be done with a card or tile of the hand. */
export type CardAction = Of<'play_power' | 'play_item' | 'discard' | 'discard_organ'>;

export class Selection {
  readonly game: Game;
  /** The space that was picked, before it is confirmed. */
  target = $state<number | null>(null);
  /** Which of several ways to the target. */
  variant = $state(0);
  /** The first of two picks: a space with a Clue, or a character. */
  first = $state<number | Character | null>(null);
  /** The character that was picked, before it is confirmed. */
  character = $state<Character | null>(null);
  /** The Location Tile that was picked. */
  tile = $state<number | null>(null);
  /** The card or tile of the hand that was picked, as the action that plays or discards it. */
  card = $state.raw<CardAction | null>(null);
  /** Clues to be spent. */
  clues = $state(0);
  /** The bid as it stands. */
  bid = $state(0);
  /** Where a hint has advised to place a Clue, in which Hour, and for whom. */
  suggested: { hour: number; space: number; character: Character } | undefined;
  /** A hint advises to pass. */
  advisesPass = $state(false);
  /** The gear choice that is pointed at. */
  teeth = $state<number | null>(null);
  /** The side of the compass that is pointed at. */
  side = $state<Side | null>(null);
  /** The choice that a finger has looked at: the next tap makes it. */
  armed = $state<string | null>(null);
  /** Is the declaration open? */
  declaring = $state(false);
  /** The space that is pointed at. */
  pointed = $state<number | null>(null);
  /** The character and the way that are pointed at. */
  #person = $state<Character | null>(null);
  #way = $state.raw<Route | null>(null);
  /** Why something picked cannot be done. Put into words when it is asked for: the language may change. */
  #refusal = $state.raw<((words: Words) => string) | null>(null);

  #routes = $state.raw<Route[]>([]);
  #preview = $state.raw<{ teeth: number; routes: Route[] } | null>(null);
  #why = $state.raw<Map<string, Why>>(new Map());

  constructor(game: Game) {
    this.game = game;
    // A new decision or step, a new desk.
    $effect(() => {
      void [game.decision, game.myTurn, this.#step];
      untrack(() => this.clear());
    });
    // Whoever comes back to the same decision keeps what was picked, and asks again what there is to know.
    $effect(() => {
      void [game.decision, game.myTurn, game.connection.is];
      untrack(() => this.#learn());
    });
    $effect(() => {
      const teeth = this.teeth;
      untrack(() => this.#look(teeth));
    });
  }

  get view(): View | undefined {
    return this.game.view;
  }

  /** The step of a lesson, and whether it only wants to be read. */
  readonly #step = $derived.by(() => this.game.guidance?.step);
  readonly reading: boolean = $derived.by(() => this.game.guidance?.reading ?? false);

  /** What may be done now. */
  readonly legal: Action[] = $derived.by(() => (this.game.myTurn ? (this.game.view?.legal ?? []) : []));

  /** What is asked, as one word. */
  readonly ask: string = $derived.by(() => {
    const ask = this.game.view?.ask;
    if (!ask) return 'nothing';
    return typeof ask === 'object' ? ask.act : ask;
  });

  /** The routes there are: planned by the server, or single steps until it has answered. */
  readonly routes: Route[] = $derived.by(() => {
    if (this.#routes.length > 0) return this.#routes;
    const single = (action: Action, to: number): Route => ({
      to,
      time: this.cost([action]),
      clues: this.view?.public.clues_on.includes(to) ? 1 : 0,
      ride: null,
      actions: [action],
    });
    return this.legal.flatMap((action) =>
      action.do === 'step' || action.do === 'ride' || action.do === 'taxi' ? [single(action, action.to)] : [],
    );
  });

  /** The ways to the target that differ in what they cost or collect. */
  readonly ways: Route[] = $derived(
    this.target === null ? [] : this.routes.filter((way) => way.to === this.target),
  );

  /** The way that would be taken. */
  readonly way: Route | undefined = $derived(this.ways[this.variant] ?? this.ways[0]);

  /** The way to what is pointed at, or to the target. */
  readonly shownWay: Route | undefined = $derived.by(() => {
    if (this.#way) return this.#way;
    if (this.way) return this.way;
    if (this.pointed === null) return undefined;
    return this.routes.find((way) => way.to === this.pointed);
  });

  /** The spaces that can be picked. */
  readonly lit: Lit[] = $derived.by(() => litOf(this));

  /** The choice that is one decision, unless it must be held. */
  choiceOf(action: Action): Choice | undefined {
    const key = JSON.stringify(action);
    return this.choices.find((choice) => choice.key === key && !choice.fatal);
  }

  /** What can be done, in order. */
  readonly choices: Choice[] = $derived.by(() => choicesOf(this));

  /** A number to set first, if there is one. */
  readonly stepper: Stepper | undefined = $derived.by(() => stepperOf(this));

  /** The question, in words. */
  readonly title: string = $derived.by(() => titleOf(this));

  /** One line of consequence. */
  readonly detail: string = $derived.by(() => detailOf(this));

  /** Where in the turn the reader is. */
  readonly steps: TurnStep[] = $derived.by(() => stepsOf(this));

  /** Is there a pick that Escape would undo? */
  readonly hasPick: boolean = $derived(
    this.target !== null ||
      this.first !== null ||
      this.character !== null ||
      this.tile !== null ||
      this.card !== null ||
      this.declaring,
  );

  /** The main choice, which Enter takes. */
  readonly main: Choice | undefined = $derived(this.choices.find((choice) => choice.main));

  /** The character that is pointed at, or was picked. */
  readonly person: Character | null = $derived(this.#person ?? this.character);

  /** The spaces that are lit: those that can be picked, or what a choice that is pointed at would let one reach. */
  readonly litNow: Lit[] = $derived.by(() => {
    const ways = this.reach(this.teeth);
    const words = this.words();
    if (ways.length > 0) return litRoutes(this, ways);
    if (this.ask !== 'choose' || this.person === null || !words || this.declaring) return this.lit;
    const { clues_on: clues = [] } = this.view?.public ?? {};
    return this.reachOf(this.person).spaces.map((space) => ({
      space,
      clues: clues.includes(space) ? 1 : 0,
      text: words.space(space),
    }));
  });

  /** The buildings where the Organ can be now, and once this tile lies on this side. */
  areaNow(): number[] {
    const [pack, board] = [this.pack(), this.view?.public];
    return pack && board ? area(pack, board.locations) : [];
  }

  areaWith(tile: number, side: Side): number[] {
    const [pack, board] = [this.pack(), this.view?.public];
    if (!pack || !board) return [];
    const after = [...board.locations];
    after[SIDES.indexOf(side)] = tile;
    return area(pack, after);
  }

  /** The characters that cannot be chosen now. */
  get outOfChoice(): Character[] {
    return CHARACTERS.filter((character) => !this.characters.includes(character));
  }

  /** Why a character cannot be chosen, and by whose doing; nothing if it can. */
  whyNotChosen(character: Character): string {
    const { view, game } = this;
    const words = this.words();
    if (!view || !words || this.characters.includes(character)) return '';
    const noun = { character: words.character(character), characterKey: character };
    const [seat] = [...chosenBy(game.log)].find(([, chosen]) => chosen === character) ?? [];
    if (seat !== undefined) return t('choose-taken', { ...noun, player: game.names[seat] ?? '' });
    if (view.public.blocked.includes(character)) {
      const by = blockedBy(game.log, character);
      return by === undefined
        ? t('choose-blocked', noun)
        : t('choose-blocked-by', { ...noun, player: game.names[by] ?? '' });
    }
    return this.why({ do: 'choose', character }) ?? '';
  }

  /** What a character could reach if the reader chose it. */
  reachOf(character: Character): Reach {
    const [pack, board, seat] = [this.pack(), this.view?.public, this.game.seat];
    if (!pack || !board || seat === null) return { spaces: [], clues: [], rides: [] };
    return reachOf(pack, board, character, seat, board.order.indexOf(seat) + 1);
  }

  /** The action that the Activity Gear shows. */
  get shownActivity(): Activity | undefined {
    return this.pack()?.gears.activity[this.view?.public.gears[2] ?? 0];
  }

  /** Shows what a choice would do, while it is pointed at or has the focus; null: what a finger has looked at. */
  point(choice: Choice | null): void {
    const shows = (choice ?? this.choices.find(({ key }) => key === this.armed))?.shows;
    this.teeth = shows?.teeth ?? null;
    this.side = shows?.side ?? null;
    this.#person = shows?.character ?? null;
    this.#way = shows?.way ?? null;
  }

  /** Shows what a character brings, while it is pointed at. */
  pointAt(character: Character | null): void {
    this.#person = character;
  }

  /** Shows a character that cannot be chosen. */
  show(character: Character): void {
    this.armed = null;
    this.card = null;
    this.point(null);
    this.character = character;
  }

  /** A choice was pressed. A finger looks first, and makes the choice with the second tap. */
  press(choice: Choice, byFinger: boolean): void {
    const looks = byFinger && choice.shows && !choice.then && !choice.picked && this.armed !== choice.key;
    if (!looks) return this.take(choice);
    this.armed = choice.key;
    this.character = choice.character ?? null;
    this.point(choice);
  }

  /** What a choice of so many teeth would let the mover reach, each space once, once it is known. */
  reach(teeth: number | null): Route[] {
    return teeth !== null && this.#preview?.teeth === teeth ? this.#preview.routes : [];
  }

  /** Why something picked cannot be done. */
  get reason(): string | null {
    const words = this.words();
    return this.#refusal && words ? this.#refusal(words) : null;
  }

  /** Why an action cannot be done now, if that is known. */
  why(action: Action): string | undefined {
    const refusal = this.#why.get(JSON.stringify(action));
    return refusal && this.words()?.whyNot(refusal);
  }

  /** May this be done now? */
  may(action: Action): boolean {
    const wanted = JSON.stringify(action);
    return this.legal.some((legal) => JSON.stringify(legal) === wanted);
  }

  /** Forgets all picks. */
  clear(): void {
    this.target = null;
    this.variant = 0;
    this.first = null;
    this.character = null;
    this.tile = null;
    this.card = null;
    this.clues = 0;
    this.armed = null;
    this.point(null);
    this.declaring = false;
    this.#refusal = null;
    const bids = this.of('bid');
    this.bid = bids[0]?.time ?? 0;
  }

  /** One pick back. */
  back(): void {
    this.#refusal = null;
    this.armed = null;
    this.point(null);
    if (this.card !== null) this.card = null;
    else if (this.target !== null) this.target = null;
    else if (this.character !== null) this.character = null;
    else if (this.first !== null) this.first = null;
    else if (this.tile !== null) this.tile = null;
    else this.declaring = false;
    this.variant = 0;
  }

  /** Makes a choice. */
  take(choice: Choice): void {
    if (this.reading || this.game.busy || this.game.connection.is !== 'open') return;
    if (choice.then) choice.then();
    else if (choice.actions.length > 0) this.game.act(...choice.actions);
  }

  /** A space was picked on the board or in the list. */
  pick(space: number): void {
    if (!this.game.myTurn || this.reading || this.game.busy) return;
    this.#refusal = null;
    this.card = null;
    // What was picked first is put back by picking it again.
    const picked = this.first !== null && (this.first === space || this.first === this.standing(space));
    if (picked) {
      this.first = this.target = this.character = null;
      return;
    }
    if (!this.lit.some((lit) => lit.space === space)) {
      this.target = null;
      void this.#explain(space);
      return;
    }
    if (this.target === space) {
      const main = this.main;
      if (main && !main.fatal) this.take(main);
      return;
    }
    if (this.picksCharacters() && this.first === null) {
      const character = this.standing(space);
      if (character) this.pickCharacter(character);
      return;
    }
    if (this.of('move_clue').length > 0 && this.first === null) {
      this.first = space;
      return;
    }
    this.target = space;
    this.variant = 0;
    if (this.of('swap').length > 0) this.character = this.standing(space) ?? null;
  }

  /** A card or tile of the hand was picked: the first press shows what it does, the second does it. */
  pickCard(action: CardAction): void {
    if (!this.game.myTurn || this.reading || this.game.busy) return;
    if (!this.isPicked(action)) {
      this.clear();
      this.card = action;
      return;
    }
    const main = this.main;
    if (main && !main.fatal) this.take(main);
  }

  /** Is this the card or tile that was picked? */
  isPicked(action: CardAction): boolean {
    return JSON.stringify(this.card) === JSON.stringify(action);
  }

  /** A Location Tile of the hand was picked, or put back. */
  pickTile(tile: number): void {
    this.card = null;
    this.tile = this.tile === tile ? null : tile;
  }

  /** Sets the Clues to be spent. The hand that a finger has looked at stays looked at. */
  spend(clues: number): void {
    const looked = this.of('investigate').find((action) => JSON.stringify(action) === this.armed);
    this.clues = clues;
    if (looked) this.armed = JSON.stringify({ ...looked, clues });
  }

  /** A character was picked. */
  pickCharacter(character: Character): void {
    this.#refusal = null;
    this.card = null;
    if (this.declaring) {
      this.character = this.character === character ? null : character;
      return;
    }
    if (this.of('choose').length + this.of('name').length + this.of('block').length > 0) {
      const main = this.main;
      if (this.character !== character) this.character = character;
      else if (main && !main.fatal) this.take(main);
      return;
    }
    if (this.first === null) this.first = character;
    else if (this.first === character) this.first = null;
    else this.character = character;
  }

  /** What puts the game into words, once it is there. */
  words(): Words | undefined {
    return this.game.words;
  }

  /** The content pack, once it is there. */
  pack(): Pack | undefined {
    return this.game.pack;
  }

  /** What may be done of one kind. */
  of<D extends Action['do']>(what: D): Of<D>[] {
    return this.legal.filter((action): action is Of<D> => action.do === what);
  }

  /** The Time that decisions cost together. */
  cost(actions: Action[]): number {
    const [view, pack] = [this.view, this.pack()];
    if (!view || !pack) return 0;
    return actions.reduce((sum, action) => sum + costOf(action, view.ask, pack), 0);
  }

  /** The reader's Time. */
  time(): number {
    return (this.game.seat !== null && this.view?.public.time[this.game.seat]) || 0;
  }

  /** Would it cost the last Time? */
  fatal(actions: Action[]): boolean {
    return this.cost(actions) >= this.time() && this.cost(actions) > 0;
  }

  /** Who stands there. */
  standing(space: number): Character | undefined {
    const index = this.view?.public.at.indexOf(space) ?? -1;
    return CHARACTERS[index];
  }

  /** Where a character stands. */
  at(character: Character): number | undefined {
    return this.view?.public.at[CHARACTERS.indexOf(character)];
  }

  /** Are characters picked on the board now? */
  picksCharacters(): boolean {
    if (this.declaring) return true;
    return (['choose', 'name', 'block', 'relocate', 'swap'] as const).some(
      (what) => this.of(what).length > 0,
    );
  }

  /** The characters that can be picked now. */
  get characters(): Character[] {
    if (this.declaring) return this.of('declare').map((action) => action.character);
    const single = [...this.of('choose'), ...this.of('name'), ...this.of('block')];
    if (single.length > 0) return single.map((action) => action.character);
    if (this.first === null) {
      const pairs = this.of('swap').flatMap((action) => [action.a, action.b]);
      return [...new Set([...this.of('relocate').map((action) => action.character), ...pairs])];
    }
    return this.of('swap').flatMap((action) =>
      action.a === this.first ? [action.b] : action.b === this.first ? [action.a] : [],
    );
  }

  /** Is it about going somewhere? */
  moving(): boolean {
    return this.legal.some((action) => action.do === 'step' || action.do === 'ride' || action.do === 'taxi');
  }

  /** Begins to declare victory. */
  openDeclaration(): void {
    this.clear();
    this.declaring = true;
  }

  /** The character that moves this turn. */
  get mover(): Character | null {
    const phase = this.view?.public.phase;
    return phase && typeof phase === 'object' && 'turn' in phase ? (phase.turn.character ?? null) : null;
  }

  /** Asks the table what this decision needs: the routes, and why what lies in the hand cannot be played. */
  #learn(): void {
    const { game } = this;
    const view = game.view;
    this.#routes = [];
    this.#preview = null;
    this.#why = new Map();
    if (!view || !game.myTurn || game.seat === null) return;
    const candidates = this.#candidates(view, game.seat).filter((action) => !this.may(action));
    const decision = game.decision;
    const routes = MOVES.has(this.ask);
    if (!routes && candidates.length === 0) return;
    void game.ask({ why: candidates, routes }).then((answer) => this.#learned(answer, decision, candidates));
  }

  #learned(answer: Answer | undefined, decision: number, candidates: Action[]): void {
    if (!answer || this.game.decision !== decision) return;
    if (answer.routes) this.#routes = answer.routes;
    const why = new Map<string, Why>();
    for (const [index, refusal] of (answer.why ?? []).entries()) {
      const action = candidates[index];
      if (refusal && action) why.set(JSON.stringify(action), refusal);
    }
    this.#why = why;
  }

  /** What a player might want to do and cannot: whatever lies in the hand, and the characters. */
  #candidates(view: View, seat: number): Action[] {
    const hand = view.hands[seat];
    const powers = (hand?.powers ?? []).map((power): Action => ({ do: 'play_power', power }));
    const tiles = [
      ...new Set((hand?.tiles ?? []).flatMap((tile) => (typeof tile === 'object' ? [tile.seen] : []))),
    ];
    const items = tiles
      .filter((tile) => 'item' in (this.pack()?.tiles[tile]?.face ?? {}))
      .map((tile): Action => ({ do: 'play_item', tile }));
    const choosing = view.ask === 'choose';
    const chosen = choosing ? CHARACTERS.map((character): Action => ({ do: 'choose', character })) : [];
    const declared =
      choosing && !this.of('declare').length ? [{ do: 'declare', character: 'snowy' } as const] : [];
    return [...powers, ...items, ...chosen, ...declared];
  }

  /** Asks why a space cannot be picked. */
  async #explain(space: number): Promise<void> {
    if (this.moving() && this.ask !== 'ride') {
      const [pack, view] = [this.pack(), this.view];
      if (pack && view) this.#refusal = (words) => whyOutOfReach(pack, view, space, words);
      return;
    }
    const action = this.#wished(space);
    if (!action) return;
    const decision = this.game.decision;
    const answer = await this.game.ask({ why: [action] });
    const refusal = answer?.why?.[0];
    if (refusal && this.game.decision === decision) this.#refusal = (words) => words.whyNot(refusal);
  }

  /** What somebody who picks this space probably wants. */
  #wished(space: number): Action | undefined {
    const like = this.legal.find((action) => 'space' in action || 'to' in action);
    const character = this.standing(space);
    switch (like?.do) {
      case 'place_clue':
      case 'place_organ':
        return { do: like.do, space };
      case 'ride':
        return { do: 'ride', to: space };
      case 'move_clue':
        if (typeof this.first === 'number') return { do: 'move_clue', from: this.first, to: space };
        return { do: 'move_clue', from: space, to: this.pack()?.spaces[space]?.neighbours[0] ?? space };
      case 'relocate':
        if (typeof this.first === 'string') return { do: 'relocate', character: this.first, to: space };
        return undefined;
      default:
        return character && this.of('choose').length > 0 ? { do: 'choose', character } : undefined;
    }
  }

  /** Learns what a gear choice would let the mover reach. */
  #look(teeth: number | null): void {
    if (teeth === null || this.of('turn').length === 0 || this.#preview?.teeth === teeth) return;
    const action: Action = { do: 'turn', teeth };
    if (!this.may(action)) return;
    const decision = this.game.decision;
    void this.game.ask({ routes: true, after: action }).then((answer) => {
      if (answer?.routes && this.game.decision === decision)
        this.#preview = { teeth, routes: cheapest(answer.routes) };
    });
  }
}
