/**
 * A decision as text and highlights: the question, its consequence, the step of the turn, and the highlighted spaces.
 */
import type { Character, Machine, Route } from '../wire/types';
import { touch } from '../lib/touch';
import { cardOf } from '../players/hand';
import { t } from '../i18n/i18n.svelte';
import { abilityText } from './effects';
import type { Selection } from './selection.svelte';

/** A space that can be picked, with its price and gain. */
export interface Lit {
  space: number;
  price?: number;
  clues?: number;
  ride?: Machine | null;
  text: string;
}

/** A step of the turn, for the line above the question. */
export interface TurnStep {
  label: string;
  is: 'done' | 'now' | 'next';
}

const STEPS = ['choose', 'ability', 'gears', 'move', 'act', 'end'] as const;

export function litOf(selection: Selection): Lit[] {
  const words = selection.words();
  if (!words) return [];
  const plain = (space: number): Lit => ({ space, text: words.space(space) });
  const standing = (characters: Character[]): Lit[] =>
    characters.flatMap((character) => {
      const space = selection.at(character);
      return space === undefined ? [] : [plain(space)];
    });
  if (selection.moving()) return litRoutes(selection, selection.routes);
  if (selection.picksCharacters() && (selection.first === null || selection.of('swap').length > 0)) {
    return standing(selection.characters);
  }
  const spaces = [
    ...selection.of('place_clue').map((action) => action.space),
    ...selection.of('place_organ').map((action) => action.space),
    ...selection
      .of('move_clue')
      .flatMap((action) =>
        selection.first === null ? [action.from] : action.from === selection.first ? [action.to] : [],
      ),
    ...selection
      .of('relocate')
      .flatMap((action) => (action.character === selection.first ? [action.to] : [])),
  ];
  return [...new Set(spaces)].map(plain);
}

export function cheapest(routes: Route[]): Route[] {
  const best = new Map<number, Route>();
  for (const way of routes) {
    const known = best.get(way.to);
    if (!known || way.time < known.time) best.set(way.to, way);
  }
  return [...best.values()];
}

/** The destinations of these routes, each with price and Clues. */
export function litRoutes(selection: Selection, routes: Route[]): Lit[] {
  const words = selection.words();
  if (!words) return [];
  return cheapest(routes).map((way) => ({
    space: way.to,
    price: way.time,
    clues: way.clues,
    ride: way.ride,
    text: t('city-reachable', { space: words.space(way.to), time: way.time, clues: way.clues }),
  }));
}

export function titleOf(selection: Selection): string {
  const [words, view] = [selection.words(), selection.view];
  if (!words || !view) return '';
  if (selection.declaring) return t('prompt-who');
  if (selection.card) return cardOf(selection.card, selection, words).title;
  if (selection.target !== null && selection.way) {
    const mover = selection.mover;
    return t('prompt-move-to', {
      character: mover ? words.character(mover) : '',
      characterKey: mover ?? 'none',
      space: words.space(selection.target),
    });
  }
  // Without Clues to spend, the only question is whose cards.
  if (selection.of('investigate').length > 0 && !selection.stepper) return words.ask('look');
  if (!arrived(selection)) return words.ask(view.ask);
  const at = selection.mover ? selection.at(selection.mover) : undefined;
  return t('prompt-arrived', { space: at === undefined ? '' : words.space(at) });
}

/** True if a movement is asked for and no space is left to go to. */
const arrived = (selection: Selection): boolean => selection.of('stop').length > 0 && !selection.moving();

export function detailOf(selection: Selection): string {
  const words = selection.words();
  if (!words) return '';
  if (selection.reason) return selection.reason;
  if (selection.declaring) return t('prompt-declare-detail');
  if (selection.card) return cardOf(selection.card, selection, words).text;
  if (selection.target !== null && selection.way) return describeWay(selection, selection.way);
  const bids = selection.of('bid');
  if (bids.length > 0)
    return t('prompt-bid-detail', { bid: selection.bid, left: selection.time() - selection.bid });
  if (selection.of('turn').length > 0) {
    return selection.teeth === null
      ? t('prompt-gears-detail', { by: touch ? 'finger' : 'mouse' })
      : inReach(
          t('prompt-left', { left: selection.time() - Math.abs(selection.teeth) }),
          selection.reach(selection.teeth),
          selection,
        );
  }
  if (arrived(selection)) return t('prompt-arrived-detail');
  if (selection.moving()) return t('prompt-move-detail', { count: selection.lit.length });
  if (selection.of('investigate').length > 0) {
    const from = lookFrom(selection);
    if (from) return t('prompt-look-from', from);
    const [cards, clues] = looksOf(selection);
    return t('prompt-investigate-detail', { cards, clues });
  }
  if (selection.of('move_clue').length > 0)
    return t(selection.first === null ? 'prompt-clue-from' : 'prompt-clue-to');
  if (selection.of('place_clue').length > 0) return t('prompt-pick-place');
  if (selection.of('place_organ').length > 0)
    return t('prompt-pick-organ', { count: selection.of('place_organ').length });
  if (selection.of('place_location').length > 0) {
    return selection.tile !== null && selection.side !== null
      ? t('prompt-area-shrinks', {
          from: selection.areaNow().length,
          to: selection.areaWith(selection.tile, selection.side).length,
        })
      : t('prompt-location-detail');
  }
  if (selection.ask === 'place_location' && selection.of('discard_organ').length === 0)
    return t(holdsTiles(selection) ? 'prompt-location-none' : 'prompt-location-no-tiles');
  if (selection.of('relocate').length > 0 && selection.first !== null) return t('prompt-pick-mystic');
  if (selection.of('discard').length > 0) return t('prompt-discard-detail');
  if (selection.ask === 'choose' && selection.person) {
    const reach = selection.reachOf(selection.person);
    const ability = t('prompt-ability', { ability: abilityText(selection.person, selection.view) });
    return `${ability} ${t('prompt-reach', { spaces: reach.spaces.length, clues: reach.clues.length })}`;
  }
  if (selection.ask === 'name' || selection.ask === 'block') {
    if (selection.person)
      return t('prompt-ability', { ability: abilityText(selection.person, selection.view) });
    return touch ? t('prompt-tap-ability') : '';
  }
  return '';
}

/** True if the player has tiles; how many is public. */
function holdsTiles({ view }: Selection): boolean {
  return typeof view?.viewer === 'number' && (view.hands[view.viewer]?.tiles.length ?? 0) > 0;
}

/** What causes a look that no card or gear of the player's caused: one turn can have two, one after the other. */
function lookFrom(selection: Selection): { sourceKey: string; character: string; cards: number } | undefined {
  const { view } = selection;
  const phase = view?.public.phase;
  if (!phase || typeof phase !== 'object' || !('turn' in phase)) return undefined;
  const { effect, step, character, index } = phase.turn;
  // Vidal's single card is the player's own choice.
  if (!effect || typeof effect !== 'object' || !('look' in effect) || effect.look < 2) return undefined;
  const name = character ? selection.words()?.character(character) : undefined;
  const source = { cards: effect.look, character: name ?? '' };
  if (step === 'character_gift') return { ...source, sourceKey: 'event' };
  if (typeof step !== 'object' || !('ability' in step)) return undefined;
  const isSecond = view.public.event === 'e1' && index === 2 && step.ability === 0;
  return { ...source, sourceKey: isSecond ? 'again' : 'ability' };
}

/** How many cards an investigation shows, and whether Clues can add more. */
function looksOf(selection: Selection): [cards: number, clues: 'yes' | 'no'] {
  const phase = selection.view?.public.phase;
  const effect = phase && typeof phase === 'object' && 'turn' in phase ? phase.turn.effect : null;
  if (effect && typeof effect === 'object' && 'look' in effect) return [effect.look, 'no'];
  const most = Math.max(...selection.of('investigate').map((action) => action.clues));
  return [selection.clues + 1, most > 0 ? 'yes' : 'no'];
}

/** Appends how many spaces and Clues are in reach, once known. */
function inReach(sentence: string, ways: Route[], selection: Selection): string {
  if (ways.length === 0) return sentence;
  const spaces = [...new Set(ways.map((way) => way.to))];
  const clues = spaces.filter((space) => selection.view?.public.clues_on.includes(space)).length;
  return `${sentence} ${t('prompt-reach', { spaces: spaces.length, clues })}`;
}

/** Separates the legs of a route. */
const THEN = ' → ';

/** A route as text: steps, a ride, and steps. */
export function wayText(selection: Selection, way: Route): string {
  const words = selection.words();
  if (!words) return '';
  const on = way.actions.findIndex((action) => action.do === 'ride' || action.do === 'taxi');
  const ride = way.actions[on];
  const to = ride && 'to' in ride ? words.space(ride.to) : '';
  const leg = t('prompt-way', { ride: way.ride ?? 'none', to });
  const walk = (steps: number): string[] => (steps > 0 ? [t('machine-steps', { steps })] : []);
  // A route without a ride is only its steps.
  const legs =
    on < 0 ? [leg, ...walk(way.actions.length)] : [...walk(on), leg, ...walk(way.actions.length - on - 1)];
  return legs.join(on < 0 ? ', ' : THEN);
}

/** The price of a route, its Clues, and the Time left. */
export const wayCosts = (selection: Selection, { time, clues }: Route): string =>
  t('prompt-route', { time, clues, left: selection.time() - time });

export const describeWay = (selection: Selection, way: Route): string =>
  `${wayText(selection, way)}. ${wayCosts(selection, way)}`;

export function stepsOf(selection: Selection): TurnStep[] {
  const phase = selection.view?.public.phase;
  if (!phase || typeof phase !== 'object' || !('turn' in phase)) return [];
  const step = phase.turn.step;
  const name = typeof step === 'string' ? step : (Object.keys(step)[0] ?? 'choose');
  const now = name === 'position_gift' || name === 'character_gift' ? 'ability' : name;
  const index = STEPS.findIndex((known) => known === now);
  // The end of the turn is listed only once it is reached.
  const named = STEPS.filter((known) => known !== 'end' || now === 'end');
  return named.map((known, place) => ({
    label: t(`prompt-step-${known}`),
    is: place < index ? 'done' : place === index ? 'now' : 'next',
  }));
}
