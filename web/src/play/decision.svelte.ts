/**
 * What the current decision allows: legal actions, prices and routes, and why the rest is illegal. All of it follows from the View;
 * the engine in the page works it out, or the server where the browser can't. What the player has picked so far:
 * selection.svelte.ts.
 */
import { untrack } from 'svelte';
import { area } from '../city/geometry';
import type { Words } from '../i18n/words';
import { device } from '../engine/device.svelte';
import { insightOf, victoryOf, warm, whyNot } from '../insight/client';
import { server } from '../lib/server.svelte';
import type {
  Action,
  Activity,
  Character,
  Illegal,
  Insight,
  Pack,
  Reach,
  Route,
  Side,
  Victory,
  View,
} from '../wire/types';
import type { Game } from './game.svelte';
import { CHARACTERS, SIDES } from './nouns';
import { cheapest } from './question';

const NO_REACH: Reach = { spaces: [], clues: [], rides: [] };

export type ActionOf<D extends Action['do']> = Extract<Action, { do: D }>;

/** No single action costs more Time than this. */
const MOST_PRICE = 5;

export class Decision {
  readonly game: Game;

  constructor(game: Game) {
    this.game = game;
    if (!this.#asksTable) warm();
    // Without an engine, a new connection repeats the question.
    $effect(() => {
      const { view, pack } = game;
      void game.connection.is;
      if (view && pack) untrack(() => void this.#learn(view, pack));
    });
  }

  /** What follows from the View; a moment after a change still from the one before. */
  get insight(): Insight | undefined {
    return this.game.known?.insight;
  }

  /** What follows from the present View, once known. */
  protected readonly current: Insight | undefined = $derived.by(() =>
    this.game.known?.view === this.game.view ? this.game.known?.insight : undefined,
  );

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

  /** The Time that these actions cost together: until the prices are known, only what they say themselves. */
  cost(actions: Action[]): number {
    const said = (action: Action): number => (action.do === 'bid' ? action.time : 0);
    return actions.reduce(
      (sum, action) => sum + (this.#prices.get(JSON.stringify(action)) ?? said(action)),
      0,
    );
  }

  readonly #prices = $derived.by(
    () =>
      new Map(
        this.current?.prices.map((price, index) => [JSON.stringify(this.view?.legal[index]), price] as const),
      ),
  );

  time(): number {
    return (this.game.seat !== null && this.view?.public.time[this.game.seat]) || 0;
  }

  /** True while prices are asked for that might be the last Time: a click mustn't spend what only holding a button may. */
  get unpriced(): boolean {
    return this.#asking && this.current === undefined && this.time() <= MOST_PRICE;
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

  /** The planned routes, or single steps until they are known. */
  readonly routes: Route[] = $derived.by(() => {
    const routes = this.current?.routes ?? [];
    if (routes.length > 0) return routes;
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

  /** True once the routes of this decision are known. */
  protected get routesKnown(): boolean {
    return this.current !== undefined;
  }

  /** Why an action is illegal, if it is one that a player might try. */
  why(action: Action): string | undefined {
    const wanted = JSON.stringify(action);
    const refused = this.current?.refused.find((one) => JSON.stringify(one.action) === wanted);
    return refused && this.words()?.refusal(refused.why);
  }

  /** The cheapest route to each space the mover could reach after this turn of the gears; empty until known. */
  reach(teeth: number | null): Route[] {
    const turn = this.current?.gears.find((one) => one.teeth === teeth);
    return cheapest(turn?.routes ?? []);
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

  /** What a character could reach this turn with any turn of the gears. */
  reachOf(character: Character): Reach {
    return this.insight?.reach[CHARACTERS.indexOf(character)] ?? NO_REACH;
  }

  get shownActivity(): Activity | undefined {
    return this.pack()?.gears.activity[this.view?.public.gears[2] ?? 0];
  }

  /** On this device the table's own engine answers, and no other is loaded for it. */
  get #asksTable(): boolean {
    return server.missing || device.has(this.game.address.table);
  }

  #asking = $state(false);

  async #learn(view: View, pack: Pack): Promise<void> {
    const { game } = this;
    if (game.known?.view === view) return;
    const ask = async (): Promise<Insight | null | undefined> => {
      const { decision } = game;
      const answer = await game.ask({ insight: true });
      return game.decision === decision ? answer?.insight : undefined;
    };
    this.#asking = true;
    const insight = await (this.#asksTable ? ask() : insightOf(pack, view).catch(ask)).finally(() => {
      if (game.view === view) this.#asking = false;
    });
    if (insight && game.view === view) game.known = { view, insight };
  }

  /** Why an action is illegal; undefined if it can't be known now. */
  protected async refusalOf(action: Action): Promise<Illegal | undefined> {
    const [pack, view] = [this.pack(), this.view];
    if (!pack || !view) return undefined;
    const ask = async (): Promise<(Illegal | null)[]> => {
      const answer = await this.game.ask({ why: [action] });
      return (answer?.why ?? []).map((why) => (why?.code === 'illegal' ? why.refusal : null));
    };
    const whys = this.#asksTable ? await ask() : await whyNot(pack, view, [action]).catch(ask);
    return whys[0] ?? undefined;
  }

  /** What a declaration of this character needs; undefined where the browser can't run the engine. */
  async victory(named: Character | null): Promise<Victory | null | undefined> {
    const [pack, view] = [this.pack(), this.view];
    return pack && view ? victoryOf(pack, view, named).catch(() => undefined) : undefined;
  }
}
