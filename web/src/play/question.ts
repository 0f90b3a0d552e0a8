/** A decision in words and light: the question, its consequence, where in the turn one is, and what is lit on the board. */
import type { Character, Machine, Route } from '../wire/types';
import { touch } from '../lib/touch';
import { cardOf } from '../people/hand';
import { t } from '../words/i18n.svelte';
import type { Desk } from './desk.svelte';

/** A space that can be picked now, with what it would cost and bring. */
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

export function litOf(desk: Desk): Lit[] {
  const words = desk.words();
  if (!words) return [];
  const plain = (space: number): Lit => ({ space, text: words.space(space) });
  const standing = (characters: Character[]): Lit[] =>
    characters.flatMap((character) => {
      const space = desk.at(character);
      return space === undefined ? [] : [plain(space)];
    });
  if (desk.moving()) return litRoutes(desk, desk.routes);
  if (desk.picksCharacters() && (desk.first === null || desk.of('swap').length > 0)) {
    return standing(desk.characters);
  }
  const spaces = [
    ...desk.of('place_clue').map((action) => action.space),
    ...desk.of('place_organ').map((action) => action.space),
    ...desk
      .of('move_clue')
      .flatMap((action) =>
        desk.first === null ? [action.from] : action.from === desk.first ? [action.to] : [],
      ),
    ...desk.of('relocate').flatMap((action) => (action.character === desk.first ? [action.to] : [])),
  ];
  return [...new Set(spaces)].map(plain);
}

/** The cheapest route to each space. */
export function cheapest(routes: Route[]): Route[] {
  const best = new Map<number, Route>();
  for (const way of routes) {
    const known = best.get(way.to);
    if (!known || way.time < known.time) best.set(way.to, way);
  }
  return [...best.values()];
}

/** Where routes lead, with what the way there costs and brings. */
export function litRoutes(desk: Desk, routes: Route[]): Lit[] {
  const words = desk.words();
  if (!words) return [];
  return cheapest(routes).map((way) => ({
    space: way.to,
    price: way.time,
    clues: way.clues,
    ride: way.ride,
    text: t('city-reachable', { space: words.space(way.to), time: way.time, clues: way.clues }),
  }));
}

export function titleOf(desk: Desk): string {
  const [words, view] = [desk.words(), desk.view];
  if (!words || !view) return '';
  if (desk.declaring) return t('prompt-who');
  if (desk.card) return cardOf(desk.card, words, desk.pack()).title;
  if (desk.target !== null && desk.way) {
    const mover = desk.mover;
    return t('prompt-move-to', {
      character: mover ? words.character(mover) : '',
      characterKey: mover ?? 'none',
      space: words.space(desk.target),
    });
  }
  // Without Clues to spend, the question is only whose cards.
  if (desk.of('investigate').length > 0 && !desk.stepper) return words.ask('look');
  if (!arrived(desk)) return words.ask(view.ask);
  const at = desk.mover ? desk.at(desk.mover) : undefined;
  return t('prompt-arrived', { space: at === undefined ? '' : words.space(at) });
}

/** Is a movement asked for that leads nowhere any more? */
const arrived = (desk: Desk): boolean => desk.of('stop').length > 0 && !desk.moving();

export function detailOf(desk: Desk): string {
  const words = desk.words();
  if (!words) return '';
  if (desk.reason) return desk.reason;
  if (desk.declaring) return t('prompt-declare-detail');
  if (desk.card) return cardOf(desk.card, words, desk.pack()).text;
  if (desk.target !== null && desk.way) return describeWay(desk, desk.way);
  const bids = desk.of('bid');
  if (bids.length > 0) return t('prompt-bid-detail', { bid: desk.bid, left: desk.time() - desk.bid });
  if (desk.of('turn').length > 0) {
    return desk.teeth === null
      ? t('prompt-gears-detail', { by: touch ? 'finger' : 'mouse' })
      : inReach(t('prompt-left', { left: desk.time() - Math.abs(desk.teeth) }), desk.reach(desk.teeth), desk);
  }
  if (arrived(desk)) return t('prompt-arrived-detail');
  if (desk.moving()) return t('prompt-move-detail', { count: desk.lit.length });
  if (desk.of('investigate').length > 0) {
    const [cards, clues] = looksOf(desk);
    return t('prompt-investigate-detail', { cards, clues });
  }
  if (desk.of('move_clue').length > 0) return t(desk.first === null ? 'prompt-clue-from' : 'prompt-clue-to');
  if (desk.of('place_clue').length > 0) return t('prompt-pick-place');
  if (desk.of('place_organ').length > 0)
    return t('prompt-pick-organ', { count: desk.of('place_organ').length });
  if (desk.of('place_location').length > 0) {
    return desk.tile !== null && desk.side !== null
      ? t('prompt-area-shrinks', {
          from: desk.areaNow().length,
          to: desk.areaWith(desk.tile, desk.side).length,
        })
      : t('prompt-location-detail');
  }
  if (desk.ask === 'place_location' && desk.of('discard_organ').length === 0)
    return t('prompt-location-none');
  if (desk.of('relocate').length > 0 && desk.first !== null) return t('prompt-pick-mystic');
  if (desk.of('discard').length > 0) return t('prompt-discard-detail');
  if (desk.ask === 'choose' && desk.person) {
    const reach = desk.reachOf(desk.person);
    const ability = t('prompt-ability', { ability: t(`ability-${desk.person}`) });
    return `${ability} ${t('prompt-reach', { spaces: reach.spaces.length, clues: reach.clues.length })}`;
  }
  if (desk.ask === 'name' || desk.ask === 'block') {
    if (desk.person) return t('prompt-ability', { ability: t(`ability-${desk.person}`) });
    return touch ? t('prompt-tap-ability') : '';
  }
  return '';
}

/** How many cards an investigation shows, and whether Clues can be spent for more. */
function looksOf(desk: Desk): [cards: number, clues: 'yes' | 'no'] {
  const phase = desk.view?.public.phase;
  const effect = phase && typeof phase === 'object' && 'turn' in phase ? phase.turn.effect : null;
  if (effect && typeof effect === 'object' && 'look' in effect) return [effect.look, 'no'];
  const most = Math.max(...desk.of('investigate').map((action) => action.clues));
  return [desk.clues + 1, most > 0 ? 'yes' : 'no'];
}

/** A sentence, and how many spaces and Clues can be reached, once that is known. */
function inReach(sentence: string, ways: Route[], desk: Desk): string {
  if (ways.length === 0) return sentence;
  const spaces = [...new Set(ways.map((way) => way.to))];
  const clues = spaces.filter((space) => desk.view?.public.clues_on.includes(space)).length;
  return `${sentence} ${t('prompt-reach', { spaces: spaces.length, clues })}`;
}

/** What is between the legs of a way. */
const THEN = ' → ';

/** The legs of a way in words: steps on foot, a ride, and steps again. */
export function wayText(desk: Desk, way: Route): string {
  const words = desk.words();
  if (!words) return '';
  const on = way.actions.findIndex((action) => action.do === 'ride' || action.do === 'taxi');
  const ride = way.actions[on];
  const to = ride && 'to' in ride ? words.space(ride.to) : '';
  const leg = t('prompt-way', { ride: way.ride ?? 'none', to });
  const walk = (steps: number): string[] => (steps > 0 ? [t('machine-steps', { steps })] : []);
  // A way without a ride is its steps.
  const legs =
    on < 0 ? [leg, ...walk(way.actions.length)] : [...walk(on), leg, ...walk(way.actions.length - on - 1)];
  return legs.join(on < 0 ? ', ' : THEN);
}

/** What a way costs and collects, and what is left. */
export const wayCosts = (desk: Desk, { time, clues }: Route): string =>
  t('prompt-route', { time, clues, left: desk.time() - time });

/** A way in words: how, for what, and what is left. */
export const describeWay = (desk: Desk, way: Route): string =>
  `${wayText(desk, way)}. ${wayCosts(desk, way)}`;

export function stepsOf(desk: Desk): TurnStep[] {
  const phase = desk.view?.public.phase;
  if (!phase || typeof phase !== 'object' || !('turn' in phase)) return [];
  const step = phase.turn.step;
  const name = typeof step === 'string' ? step : (Object.keys(step)[0] ?? 'choose');
  const now = name === 'position_gift' || name === 'character_gift' ? 'ability' : name;
  const index = STEPS.findIndex((known) => known === now);
  // The end of the turn is named only when it has come.
  const named = STEPS.filter((known) => known !== 'end' || now === 'end');
  return named.map((known, place) => ({
    label: t(`prompt-step-${known}`),
    is: place < index ? 'done' : place === index ? 'now' : 'next',
  }));
}
