/**
 * What the current decision allows: legal actions, prices and routes, and why the rest is illegal. What the player has
 * picked so far: selection.svelte.ts.
 */
import { untrack } from 'svelte';
import { area } from '../city/geometry';
import type { Words } from '../i18n/words';
import type { Action, Activity, Character, Pack, Refusal, Route, Side, View } from '../wire/types';
import { costOf } from './costs';
import type { Answer, Game } from './game.svelte';
import { CHARACTERS, SIDES } from './nouns';
import { cheapest } from './question';
import { reachOf, type Reach } from './reach';

const MOVES = new Set(['move', 'free_steps', 'taxi_ride', 'ride']);

export type ActionOf<D extends Action['do']> = Extract<Action, { do: D }>;

export class Decision {
  readonly game: Game;

  #routes = $state.raw<Route[]>([]);
  #preview = $state.raw<{ teeth: number; routes: Route[] } | null>(null);
  #why = $state.raw<Map<string, Refusal>>(new Map());
  /** True once the table has answered with the routes of this decision. */
  protected routesKnown = $state(false);

  constructor(game: Game) {
    this.game = game;
    // A new connection repeats the questions of the same decision.
    $effect(() => {
      void [game.decision, this.mine, game.connection.is];
      untrack(() => this.#learn());
    });
  }

  get view(): View | undefined {
    return this.game.view;
  }

  words(): Words | undefined {
    return this.game.words;
  }

  pack(): Pack | undefined {
    return this.game.pack;
  }

  /** The legal actions of one kind. */
  of<D extends Action['do']>(what: D): ActionOf<D>[] {
    return this.legal.filter((action): action is ActionOf<D> => action.do === what);
  }

  /** The Time that these actions cost together. */
  cost(actions: Action[]): number {
    const [view, pack] = [this.view, this.pack()];
    if (!view || !pack) return 0;
    return actions.reduce((sum, action) => sum + costOf(action, view.ask, pack), 0);
  }

  time(): number {
    return (this.game.seat !== null && this.view?.public.time[this.game.seat]) || 0;
  }

  /** True if it would cost the last Time. */
  fatal(actions: Action[]): boolean {
    return this.cost(actions) >= this.time() && this.cost(actions) > 0;
  }

  standing(space: number): Character | undefined {
    const index = this.view?.public.at.indexOf(space) ?? -1;
    return CHARACTERS[index];
  }

  at(character: Character): number | undefined {
    return this.view?.public.at[CHARACTERS.indexOf(character)];
  }

  /** Changes only with whose turn it is, not with every new View. */
  protected readonly mine: boolean = $derived.by(() => this.game.myTurn);

  readonly legal: Action[] = $derived.by(() => (this.game.myTurn ? (this.game.view?.legal ?? []) : []));

  readonly ask: string = $derived.by(() => {
    const ask = this.game.view?.ask;
    if (!ask) return 'nothing';
    return typeof ask === 'object' ? ask.act : ask;
  });

  /** The routes planned by the server, or single steps until it has answered. */
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

  get mover(): Character | null {
    const phase = this.view?.public.phase;
    return phase && typeof phase === 'object' && 'turn' in phase ? (phase.turn.character ?? null) : null;
  }

  /** True if the decision is a movement. */
  moving(): boolean {
    return this.legal.some((action) => action.do === 'step' || action.do === 'ride' || action.do === 'taxi');
  }

  may(action: Action): boolean {
    const wanted = JSON.stringify(action);
    return this.legal.some((legal) => JSON.stringify(legal) === wanted);
  }

  /** Why an action is illegal, once the table has answered. */
  why(action: Action): string | undefined {
    const refusal = this.#why.get(JSON.stringify(action));
    return refusal && this.words()?.whyNot(refusal);
  }

  /** The cheapest route to each space the mover could reach after this turn of the gears; empty until known. */
  reach(teeth: number | null): Route[] {
    return teeth !== null && this.#preview?.teeth === teeth ? this.#preview.routes : [];
  }

  /** The buildings where the Organ can be now. */
  areaNow(): number[] {
    const [pack, board] = [this.pack(), this.view?.public];
    return pack && board ? area(pack, board.locations) : [];
  }

  /** The buildings where the Organ could be once this tile lies on this side. */
  areaWith(tile: number, side: Side): number[] {
    const [pack, board] = [this.pack(), this.view?.public];
    if (!pack || !board) return [];
    const after = [...board.locations];
    after[SIDES.indexOf(side)] = tile;
    return area(pack, after);
  }

  reachOf(character: Character): Reach {
    const [pack, board, seat] = [this.pack(), this.view?.public, this.game.seat];
    if (!pack || !board || seat === null) return { spaces: [], clues: [], rides: [] };
    return reachOf(pack, board, character, seat, board.order.indexOf(seat) + 1);
  }

  get shownActivity(): Activity | undefined {
    return this.pack()?.gears.activity[this.view?.public.gears[2] ?? 0];
  }

  /** Asks the table for routes, and why the cards in hand cannot be played. */
  #learn(): void {
    const { game } = this;
    const view = game.view;
    this.#routes = [];
    this.routesKnown = false;
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
    if (answer.routes) {
      this.#routes = answer.routes;
      this.routesKnown = true;
    }
    const why = new Map<string, Refusal>();
    for (const [index, refusal] of (answer.why ?? []).entries()) {
      const action = candidates[index];
      if (refusal && action) why.set(JSON.stringify(action), refusal);
    }
    this.#why = why;
  }

  /** Actions that a player might try although they are not legal: the cards in hand, and the characters. */
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

  /** Asks what the mover could reach after a turn of the gears. */
  protected fetchPreview(teeth: number | null): void {
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
