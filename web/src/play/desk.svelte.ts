/**
 * What the reader is about to do: what was picked so far, and what is known about it. The question and its choices are
 * made of this (`question.ts`, `choices.ts`); the prompt bar, the city and the hand all show this one thing.
 */
import { untrack } from 'svelte';
import type { Action, Character, Pack, Route, View } from '../wire/types';
import type { Why, Words } from '../words/words';
import { choicesOf, stepperOf, type Choice, type Stepper } from './choices';
import { costOf } from './costs';
import type { Answer, Game } from './game.svelte';
import { CHARACTERS } from './nouns';
import { cheapest, detailOf, litOf, stepsOf, titleOf, type Lit, type TurnStep } from './question';

const MOVES = new Set(['move', 'free_steps', 'taxi_ride', 'ride']);

type Of<D extends Action['do']> = Extract<Action, { do: D }>;

export class Desk {
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
  /** Clues to be spent. */
  clues = $state(0);
  /** The bid as it stands. */
  bid = $state(0);
  /** The gear choice that is pointed at. */
  teeth = $state<number | null>(null);
  /** Is the declaration open? */
  declaring = $state(false);
  /** The space that is pointed at. */
  pointed = $state<number | null>(null);
  /** Why something picked cannot be done. Kept as it is, and said when it is asked for: the language may change. */
  #refusal = $state.raw<Why | null>(null);

  #routes = $state.raw<Route[]>([]);
  #preview = $state.raw<{ teeth: number; routes: Route[] } | null>(null);
  #why = $state.raw<Map<string, Why>>(new Map());

  constructor(game: Game) {
    this.game = game;
    // A new decision, a new desk.
    $effect(() => {
      void [game.decision, game.myTurn];
      untrack(() => this.clear());
    });
    // Whoever comes back to the same decision keeps what was picked, and asks again what there is to know.
    $effect(() => {
      void [game.decision, game.myTurn, game.line.is];
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
    if (this.way) return this.way;
    if (this.pointed === null) return undefined;
    return this.routes.find((way) => way.to === this.pointed);
  });

  /** The spaces that can be picked. */
  readonly lit: Lit[] = $derived.by(() => litOf(this));

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
      this.declaring,
  );

  /** The main choice, which Enter takes. */
  readonly main: Choice | undefined = $derived(this.choices.find((choice) => choice.main));

  /** What a choice of so many teeth would let the mover reach, each space once, once it is known. */
  reach(teeth: number | null): Route[] {
    return teeth !== null && this.#preview?.teeth === teeth ? this.#preview.routes : [];
  }

  /** Why something picked cannot be done. */
  get reason(): string | null {
    return (this.#refusal && this.words()?.whyNot(this.#refusal)) ?? null;
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
    this.clues = 0;
    this.teeth = null;
    this.declaring = false;
    this.#refusal = null;
    const bids = this.of('bid');
    this.bid = bids[0]?.time ?? 0;
  }

  /** One pick back. */
  back(): void {
    this.#refusal = null;
    if (this.target !== null) this.target = null;
    else if (this.character !== null) this.character = null;
    else if (this.first !== null) this.first = null;
    else if (this.tile !== null) this.tile = null;
    else this.declaring = false;
    this.variant = 0;
  }

  /** Makes a choice. */
  take(choice: Choice): void {
    if (this.game.busy || this.game.line.is !== 'open') return;
    if (choice.then) choice.then();
    else if (choice.actions.length > 0) this.game.act(...choice.actions);
  }

  /** A space was picked on the board or in the list. */
  pick(space: number): void {
    if (!this.game.myTurn || this.game.busy) return;
    this.#refusal = null;
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

  /** A character was picked. */
  pickCharacter(character: Character): void {
    this.#refusal = null;
    if (this.declaring || this.of('choose').length + this.of('name').length + this.of('block').length > 0) {
      this.character = this.character === character ? null : character;
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
    const action = this.#wished(space);
    if (!action) return;
    const decision = this.game.decision;
    const answer = await this.game.ask({ why: [action] });
    const refusal = answer?.why?.[0];
    if (refusal && this.game.decision === decision) this.#refusal = refusal;
  }

  /** What somebody who picks this space probably wants. */
  #wished(space: number): Action | undefined {
    const like = this.legal.find((action) => 'space' in action || 'to' in action);
    const character = this.standing(space);
    switch (like?.do) {
      case 'place_clue':
      case 'place_organ':
        return { do: like.do, space };
      case 'step':
      case 'ride':
      case 'taxi':
        return { do: this.of('step').length > 0 ? 'step' : like.do, to: space };
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
