/**
 * What the player is composing: the picks so far. The question and its choices are derived from it (`question.ts`,
 * `choices.ts`); the prompt bar, the city and the hand all show it.
 */
import { untrack } from 'svelte';
import type { Action, Character, Route, Side } from '../wire/types';
import { t } from '../i18n/i18n.svelte';
import type { Words } from '../i18n/words';
import { choicesOf, stepperOf, type Choice, type Stepper } from './choices';
import { Decision, type ActionOf } from './decision.svelte';
import type { Entry, Game } from './game.svelte';
import { blockedBy, chosenBy } from './hourHistory';
import { CHARACTERS } from './nouns';
import { detailOf, litOf, litRoutes, stepsOf, titleOf, type Lit, type TurnStep } from './question';
import { whyOutOfReach } from './unreachable';

/** An action that plays or discards a card or tile of the hand. */
export type CardAction = ActionOf<'play_power' | 'play_item' | 'discard' | 'discard_organ'>;

export class Selection extends Decision {
  /** A log entry whose board is shown instead of the present one. */
  past = $state.raw<Entry>();
  /** The picked space, not yet confirmed. */
  target = $state<number | null>(null);
  /** Which of the `ways` to the target. */
  variant = $state(0);
  /** The first of two picks: a space with a Clue, or a character. */
  first = $state<number | Character | null>(null);
  /** The picked character, not yet confirmed. */
  character = $state<Character | null>(null);
  /** The picked Location Tile. */
  tile = $state<number | null>(null);
  /** The picked card or tile of the hand. */
  card = $state.raw<CardAction | null>(null);
  /** Clues to spend. */
  clues = $state(0);
  bid = $state(0);
  /** The last hint about placing a Clue: the Hour, where, and for whom. */
  suggested: { hour: number; space: number; character: Character } | undefined;
  advisesPass = $state(false);
  /** The position to open that is under the pointer, from 1. */
  position = $state<number | null>(null);
  /** The gear choice under the pointer. */
  teeth = $state<number | null>(null);
  /** The side of the compass under the pointer. */
  side = $state<Side | null>(null);
  /** The key of the choice that a first tap has shown; the next tap takes it. */
  armed = $state<string | null>(null);
  declaring = $state(false);
  /** The space under the pointer. */
  pointed = $state<number | null>(null);
  /** The character and the route under the pointer. */
  #person = $state<Character | null>(null);
  #way = $state.raw<Route | null>(null);
  /** The space that was picked before the routes were known. */
  #early = $state<number | null>(null);
  /** Why the pick is illegal. A function, because the language may change. */
  #refusal = $state.raw<((words: Words) => string) | null>(null);

  constructor(game: Game) {
    super(game);
    $effect(() => {
      void [game.decision, this.mine, this.#step];
      untrack(() => this.clear());
    });
    $effect(() => {
      const space = this.#early;
      if (space !== null && this.routesKnown) untrack(() => this.pick(space));
    });
  }

  readonly #step = $derived.by(() => this.game.guidance?.step);
  /** A step of a lesson that only needs to be read. */
  readonly reading: boolean = $derived.by(() => this.game.guidance?.reading ?? false);

  /** The routes to the target that differ in price or Clues. */
  readonly ways: Route[] = $derived(
    this.target === null ? [] : this.routes.filter((way) => way.to === this.target),
  );

  readonly way: Route | undefined = $derived(this.ways[this.variant] ?? this.ways[0]);

  /** The route to draw: the one pointed at, or the one to the target or to the space under the pointer. */
  readonly shownWay: Route | undefined = $derived.by(() => {
    if (this.#way) return this.#way;
    if (this.way) return this.way;
    if (this.pointed === null) return undefined;
    return this.routes.find((way) => way.to === this.pointed);
  });

  readonly lit: Lit[] = $derived.by(() => litOf(this));

  /** The choice for one action, unless it needs a long press. */
  choiceOf(action: Action): Choice | undefined {
    const key = JSON.stringify(action);
    return this.choices.find((choice) => choice.key === key && !choice.fatal);
  }

  readonly choices: Choice[] = $derived.by(() => choicesOf(this));

  readonly stepper: Stepper | undefined = $derived.by(() => stepperOf(this));

  readonly title: string = $derived.by(() => titleOf(this));

  readonly detail: string = $derived.by(() => detailOf(this));

  readonly steps: TurnStep[] = $derived.by(() => stepsOf(this));

  /** True if Escape would undo a pick. */
  readonly hasPick: boolean = $derived(
    this.target !== null ||
      this.first !== null ||
      this.character !== null ||
      this.tile !== null ||
      this.card !== null ||
      this.declaring,
  );

  /** The choice that Enter takes. */
  readonly main: Choice | undefined = $derived(this.choices.find((choice) => choice.main));

  readonly person: Character | null = $derived(this.#person ?? this.character);

  /** The highlighted spaces: those that can be picked, or those in reach after the choice under the pointer. */
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

  get outOfChoice(): Character[] {
    return CHARACTERS.filter((character) => !this.characters.includes(character));
  }

  /** Why a character cannot be chosen, and who caused it; empty if it can. */
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

  /** Previews the choice under the pointer or focus; null falls back to the armed choice. */
  point(choice: Choice | null): void {
    const shows = (choice ?? this.choices.find(({ key }) => key === this.armed))?.shows;
    this.position = shows?.position ?? null;
    this.teeth = shows?.teeth ?? null;
    this.side = shows?.side ?? null;
    this.#person = shows?.character ?? null;
    this.#way = shows?.way ?? null;
  }

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

  /** Takes a choice. On touch the first tap only previews it. */
  press(choice: Choice, byFinger: boolean): void {
    const { off } = choice;
    this.#refusal = off === undefined ? null : () => off;
    if (off !== undefined) return;
    const looks = byFinger && choice.shows && !choice.then && !choice.picked && this.armed !== choice.key;
    if (!looks) return this.take(choice);
    this.armed = choice.key;
    this.character = choice.character ?? null;
    this.point(choice);
  }

  /** Why the pick is illegal. */
  get reason(): string | null {
    const words = this.words();
    return this.#refusal && words ? this.#refusal(words) : null;
  }

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
    this.#early = null;
    this.#refusal = null;
    const bids = this.of('bid');
    this.bid = bids[0]?.time ?? 0;
  }

  /** Undoes the last pick. */
  back(): void {
    this.#early = null;
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

  /** Applies a choice: sends its actions, or changes the selection. */
  take(choice: Choice): void {
    if (this.reading || this.game.busy || this.game.connection.is !== 'open') return;
    if (choice.then) choice.then();
    else if (choice.actions.length > 0) this.game.act(...choice.actions);
  }

  /** Picks a space on the board or in the list; the second time it confirms. On a past board it returns to the present. */
  pick(space: number): void {
    if (this.past) {
      this.past = undefined;
      return;
    }
    if (!this.game.myTurn || this.reading || this.game.busy) return;
    this.#early = null;
    this.#refusal = null;
    this.card = null;
    // Picking the first of two again puts it back.
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

  /** Picks a card or tile of the hand: the first press previews it, the second plays it. */
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

  isPicked(action: CardAction): boolean {
    return JSON.stringify(this.card) === JSON.stringify(action);
  }

  /** Picks a Location Tile of the hand, or puts it back. */
  pickTile(tile: number): void {
    this.card = null;
    this.tile = this.tile === tile ? null : tile;
  }

  /** Sets the Clues to spend. An armed hand stays armed. */
  spend(clues: number): void {
    const looked = this.of('investigate').find((action) => JSON.stringify(action) === this.armed);
    this.clues = clues;
    this.#refusal = null;
    if (looked) this.armed = JSON.stringify({ ...looked, clues });
  }

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

  picksCharacters(): boolean {
    if (this.declaring) return true;
    return (['choose', 'name', 'block', 'relocate', 'swap'] as const).some(
      (what) => this.of(what).length > 0,
    );
  }

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

  openDeclaration(): void {
    this.clear();
    this.declaring = true;
  }

  /** Shows why a space cannot be picked; while routes are on their way, picks it again once they are known. */
  async #explain(space: number): Promise<void> {
    if (this.moving() && this.ask !== 'ride') {
      if (!this.routesKnown) {
        this.#early = space;
        return;
      }
      const [pack, view, distances] = [this.pack(), this.view, this.current?.distances ?? []];
      if (pack && view) this.#refusal = (words) => whyOutOfReach(pack, view, distances, space, words);
      return;
    }
    const action = this.#wished(space);
    if (!action) return;
    const decision = this.game.decision;
    const refusal = await this.refusalOf(action);
    if (refusal && this.game.decision === decision) this.#refusal = (words) => words.refusal(refusal);
  }

  /** The action that a click on this space most likely means. */
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
}
