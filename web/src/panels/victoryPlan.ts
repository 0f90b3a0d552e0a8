/**
 * What a declaration needs and whether it is possible: pages, Time, and a route for the character (rules, section 5). A
 * plan found here certainly works; what might be drawn, seen or picked up on the way is not counted. Routes:
 * victoryRoute.ts.
 */
import { CHARACTERS } from '../art/characters';
import type { Activity, Character, Item, Machine, Pack, Role, View } from '../wire/types';
import { priceOf } from '../play/costs';
import { EVENTS, giftsAt, giftsOf, type Gift } from './eventEffects';
import { findWay, within, type Way } from './victoryRoute';

const MOST_TIME = 45;
const MOST_PAGES = 15;
const HERO_PAGES = 15;
const FENRIR_PAGES = 12;
export const MARKS = 2;

/** The effect of an ability; Pålsson's names another character. */
export interface Ability {
  price: number;
  time: number;
  music: number;
  steps: number;
  named: Character | null;
}

/** The effect of playing one Item Tile. */
export interface ItemUse {
  tile: number;
  price: number;
  time: number;
  music: number;
  clues: number;
  ride: Machine | 'steps' | null;
  /** Two characters that swap places, or one that is relocated. */
  moves: { swap: [Character, Character] } | { send: Character; to: number } | null;
}

/** The gears after a turn; 0 teeth: not turned yet. */
export interface Turned {
  teeth: number;
  machine: Machine | null;
  walking: number;
  activity: Activity | null;
}

/** A turn that wins if the name is right. */
export interface Plan {
  abilities: Ability[];
  turned: Turned;
  power: 'music' | 'ride' | null;
  item: ItemUse | null;
  way: Way;
  /** Clues spent on composing; null without composing. */
  compose: number | null;
  pages: number;
  /** The Time left at the end. */
  left: number;
}

/** A source of pages this turn. */
export type Source =
  | { from: 'event' | 'ability' | 'power'; pages: number }
  | { from: 'item'; tile: number; pages: number }
  | { from: 'compose'; teeth: number; pages: number };

/** Everything a declarer needs to know. */
export interface Finale {
  role: Role;
  /** The character that has to move: the named one, or Fenrir's own. */
  mover: Character | null;
  from: number | null;
  goal: number | null;
  /** Steps between the two. */
  distance: number | null;
  needed: number;
  pages: number;
  /** The most pages possible this turn. */
  most: number;
  sources: Source[];
  time: number;
  marks: number;
  organ: number | null;
  /** A route there, regardless of pages. */
  reach: Plan | null;
  plan: Plan | null;
}

/** What a declaration of this character needs; without a name, only what does not depend on it. */
export function finale(view: View, pack: Pack, seat: number, named: Character | null): Finale {
  const { public: shown } = view;
  const role = view.role ?? 'hero';
  const tiles = (view.hands[seat]?.tiles ?? []).flatMap((tile) =>
    typeof tile === 'object' ? [tile.seen] : [],
  );
  const own = CHARACTERS.find((_, index) => {
    const sight = view.cards[index];
    return typeof sight === 'object' && typeof sight.seen === 'object' && sight.seen.hand === seat;
  });
  const at = (character: Character | null): number | null =>
    character === null ? null : (shown.at[CHARACTERS.indexOf(character)] ?? null);
  const mover = role === 'fenrir' ? (own ?? null) : named;
  const [from, goal] = [at(mover), role === 'fenrir' ? at(named) : shown.organ];
  const turn = new TurnSearch(view, pack, seat, mover, role === 'fenrir' ? named : null, tiles);
  const needed = role === 'fenrir' ? FENRIR_PAGES : HERO_PAGES;
  const ways = from === null || goal === null ? [] : turn.plans(from, goal);
  return {
    role,
    mover,
    from,
    goal,
    distance:
      from === null || goal === null ? null : (within(pack, from, pack.spaces.length).get(goal) ?? null),
    needed,
    pages: shown.music[seat] ?? 0,
    most: turn.mostPages(),
    sources: turn.sources(),
    time: shown.time[seat] ?? 0,
    marks: tiles.reduce((sum, tile) => sum + (pack.tiles[tile]?.marks ?? 0), 0),
    organ: shown.organ,
    reach: bestOf(ways),
    plan: bestOf(ways.filter((plan) => plan.pages >= needed)),
  };
}

/** The plan with the fewest cards, then with the most Time left. */
function bestOf(plans: Plan[]): Plan | null {
  const cards = (plan: Plan): number => (plan.power ? 1 : 0) + (plan.item ? 1 : 0);
  const effort = (plan: Plan): number => (plan.turned.teeth === 0 ? 0 : 1) + (plan.compose ?? 0);
  const better = (a: Plan, b: Plan): number =>
    cards(a) - cards(b) || b.left - a.left || effort(a) - effort(b);
  return plans.sort(better)[0] ?? null;
}

const NOTHING: Omit<ItemUse, 'tile'> = { price: 0, time: 0, music: 0, clues: 0, ride: null, moves: null };
const IDLE: Ability = { price: 0, time: 0, music: 0, steps: 0, named: null };

const total = (gifts: readonly Gift[], kind: Gift['kind']): number =>
  gifts.reduce((sum, gift) => sum + (gift.kind === kind ? gift.amount : 0), 0);

/** The useful variants of each ability. */
const ABILITIES: Partial<Record<Character, Ability[]>> = {
  johnsson: [{ ...IDLE, music: 2 }],
  vikstrom: [{ ...IDLE, time: 3 }],
  vidal: [{ ...IDLE, music: 1 }, IDLE],
  snowy: [{ ...IDLE, steps: 3 }],
};

function abilitiesOf(pack: Pack, character: Character | null): Ability[] {
  if (character !== 'palsson') return (character && ABILITIES[character]) ?? [IDLE];
  const price = priceOf(pack, character);
  const borrowed = (['johnsson', 'vikstrom', 'snowy', 'vidal'] as const).map((named) => ({
    ...(ABILITIES[named]?.[0] ?? IDLE),
    price,
    named,
  }));
  return [...borrowed, { ...IDLE, price }];
}

/** The declarer's turn, as far as it is certain. */
class TurnSearch {
  readonly #view: View;
  readonly #pack: Pack;
  readonly #seat: number;
  readonly #mover: Character | null;
  readonly #prey: Character | null;
  readonly #gifts: Gift[];
  readonly #abilities: Ability[][];
  readonly #turns: Turned[];
  readonly #powers: Plan['power'][];
  readonly #items: (ItemUse | null)[];
  readonly #ways = new Map<string, Way | null>();

  constructor(
    view: View,
    pack: Pack,
    seat: number,
    mover: Character | null,
    prey: Character | null,
    tiles: number[],
  ) {
    const { public: shown } = view;
    const turn = 'turn' in shown.phase ? shown.phase.turn : null;
    const event = EVENTS[shown.event];
    const place = (turn?.index ?? 0) + 1;
    [this.#view, this.#pack, this.#seat, this.#mover, this.#prey] = [view, pack, seat, mover, prey];
    const ofPlace = giftsAt(shown.event, place, shown.order.length);
    this.#gifts = [...ofPlace, ...(mover ? giftsOf(shown.event, mover) : [])];
    const once = abilitiesOf(pack, mover);
    const twice = ofPlace.some((gift) => gift.kind === 'twice');
    this.#abilities = twice ? once.flatMap((a) => once.map((b) => [a, b])) : once.map((a) => [a]);
    this.#turns = turnsOf(pack, view, event.noTransport === true);
    const held = new Set(turn?.power_played || event.noCards ? [] : (view.hands[seat]?.powers ?? []));
    this.#powers = [null, ...(held.has('music') ? (['music'] as const) : [])];
    if (held.has('ride') && !event.noTransport) this.#powers.push('ride');
    const playable = turn?.item_played || event.noCards ? [] : [...new Set(tiles)];
    this.#items = [null, ...playable.flatMap((tile) => this.#uses(tile, event.noTransport === true))];
  }

  /** The pages the player already has. */
  get #pages(): number {
    return this.#view.public.music[this.#seat] ?? 0;
  }

  /** The variants of playing a tile. */
  #uses(tile: number, noTransport: boolean): ItemUse[] {
    const info = this.#pack.tiles[tile];
    if (!info || !('item' in info.face)) return [];
    const use = (change: Partial<ItemUse>): ItemUse => ({ ...NOTHING, tile, price: info.price, ...change });
    const item: Item = info.face.item;
    if (typeof item === 'object') {
      if ('music' in item) return [use({ music: item.music })];
      return noTransport ? [] : [use({ ride: item.ride })];
    }
    const { clues } = this.#view.public;
    switch (item) {
      case 'paid_music':
        return [use({ music: 4 })];
      case 'steps':
        return [use({ ride: 'steps' })];
      case 'time':
        return [use({ time: 1 })];
      case 'clue_for_time':
        return clues[this.#seat] ? [use({ time: 3, clues: -1 })] : [];
      case 'swap':
        return this.#swaps().map((swap) => use({ moves: { swap } }));
      case 'to_mystic':
        return this.#sendings().map((moves) => use({ moves }));
      case 'clue_on_mystic':
      case 'investigate':
      case 'paid_tiles':
      case 'stones':
        return [];
    }
  }

  /** Swaps that can matter. */
  #swaps(): [Character, Character][] {
    const movers = [this.#mover, this.#prey].filter((one) => one !== null);
    return movers.flatMap((one) =>
      CHARACTERS.filter((other) => other !== one).map((other): [Character, Character] => [one, other]),
    );
  }

  #sendings(): { send: Character; to: number }[] {
    const { at, clues_on, organ } = this.#view.public;
    const empty = this.#pack.spaces.filter(
      ({ space, kind }) =>
        typeof kind === 'object' &&
        'mystic' in kind &&
        !at.includes(space) &&
        !clues_on.includes(space) &&
        organ !== space,
    );
    const movers = [this.#mover, this.#prey].filter((one) => one !== null);
    return movers.flatMap((send) => empty.map(({ space }) => ({ send, to: space })));
  }

  /** All turns that get there, regardless of pages. */
  plans(from: number, goal: number): Plan[] {
    const plans: Plan[] = [];
    for (const power of this.#powers) {
      for (const item of this.#items) {
        const [start, end] = this.#moved(from, goal, item);
        // Choosing the character may be enough.
        if (start === end && power !== 'ride' && !item?.ride) {
          plans.push(...this.#plan([], STANDING, power, item, { paid: 0, legs: [] }));
        }
        for (const abilities of this.#abilities) {
          for (const turned of this.#turns) {
            const way = this.#way(start, end, abilities, turned, power, item);
            if (way) plans.push(...this.#plan(abilities, turned, power, item, way));
          }
        }
      }
    }
    return plans;
  }

  /** The spaces of mover and goal after an Item Tile has moved a character. */
  #moved(from: number, goal: number, item: ItemUse | null): [from: number, goal: number] {
    if (!item?.moves) return [from, goal];
    const { at } = this.#view.public;
    const place = (who: Character): number => at[CHARACTERS.indexOf(who)] ?? from;
    const after = (who: Character | null, otherwise: number): number => {
      if (!item.moves || who === null) return otherwise;
      if ('send' in item.moves) return item.moves.send === who ? item.moves.to : otherwise;
      const [a, b] = item.moves.swap;
      return who === a ? place(b) : who === b ? place(a) : otherwise;
    };
    return [after(this.#mover, from), after(this.#prey, goal)];
  }

  #way(
    from: number,
    goal: number,
    abilities: Ability[],
    turned: Turned,
    power: Plan['power'],
    item: ItemUse | null,
  ): Way | null {
    const free = total(this.#gifts, 'steps') + abilities.reduce((sum, ability) => sum + ability.steps, 0);
    const { walking, machine } = turned;
    const means = { from, goal, free, walking, machine, power: power === 'ride', item: item?.ride ?? null };
    const key = JSON.stringify(means);
    const known = this.#ways.get(key);
    if (known !== undefined) return known;
    const way = findWay(this.#pack, means);
    // Skip plans with an unused card: the same route is found without it.
    const used = (by: 'power' | 'item'): boolean => way?.legs.some((leg) => leg.by === by) ?? false;
    const wasteful = way && ((means.power && !used('power')) || (means.item && !used('item')));
    this.#ways.set(key, wasteful ? null : way);
    return wasteful ? null : way;
  }

  /** The plan, if there is enough Time. */
  #plan(abilities: Ability[], turned: Turned, power: Plan['power'], item: ItemUse | null, way: Way): Plan[] {
    const { time, clues } = this.#view.public;
    // Without an ability no character is chosen yet, so the Event has given nothing.
    const gifts = abilities.length > 0 ? this.#gifts : [];
    let left = Math.min(MOST_TIME, (time[this.#seat] ?? 0) + (item?.time ?? 0));
    left = Math.min(MOST_TIME, left + total(gifts, 'time'));
    for (const ability of abilities) {
      left -= ability.price;
      if (left < 1) return [];
      left = Math.min(MOST_TIME, left + ability.time);
    }
    left -= (item?.price ?? 0) + Math.abs(turned.teeth) + way.paid;
    if (left < 1) return [];
    const music = abilities.reduce((sum, ability) => sum + ability.music, 0) + total(gifts, 'music');
    const written = this.#pages + music + (power === 'music' ? 3 : 0) + (item?.music ?? 0);
    let pages = Math.min(MOST_PAGES, written);
    let compose: number | null = null;
    if (turned.activity === 'compose' && pages < MOST_PAGES) {
      const held = (clues[this.#seat] ?? 0) + total(gifts, 'clue') + (item?.clues ?? 0);
      compose = Math.max(0, Math.min(held, MOST_PAGES - pages - 1));
      pages += 1 + compose;
    }
    return [{ abilities, turned, power, item, way, compose, pages, left }];
  }

  /** The most pages this turn can bring, wherever the character goes. */
  mostPages(): number {
    const anywhere: Way = { paid: 0, legs: [] };
    const plans = this.#powers.flatMap((power) =>
      this.#items.flatMap((item) =>
        this.#abilities.flatMap((abilities) =>
          this.#turns.flatMap((turned) => this.#plan(abilities, turned, power, item, anywhere)),
        ),
      ),
    );
    return Math.max(this.#pages, ...plans.map((plan) => plan.pages));
  }

  /** The remaining sources of pages. */
  sources(): Source[] {
    const most = (numbers: number[]): number => Math.max(0, ...numbers);
    const { clues } = this.#view.public;
    const sources: Source[] = [];
    const fromEvent = total(this.#gifts, 'music');
    if (fromEvent > 0) sources.push({ from: 'event', pages: fromEvent });
    const able = most(this.#abilities.map((uses) => uses.reduce((sum, ability) => sum + ability.music, 0)));
    if (able > 0) sources.push({ from: 'ability', pages: able });
    for (const turned of this.#turns) {
      if (turned.activity !== 'compose') continue;
      const pages = 1 + (clues[this.#seat] ?? 0) + total(this.#gifts, 'clue');
      sources.push({ from: 'compose', teeth: turned.teeth, pages });
    }
    if (this.#powers.includes('music')) sources.push({ from: 'power', pages: 3 });
    for (const item of this.#items)
      if (item?.music) sources.push({ from: 'item', tile: item.tile, pages: item.music });
    return sources;
  }
}

/** Before the gears are turned. */
const STANDING: Turned = { teeth: 0, machine: null, walking: 0, activity: null };

/** The possible gear faces, beginning with no turn at all. */
function turnsOf(pack: Pack, view: View, noTransport: boolean): Turned[] {
  const { machine, walking, activity } = pack.gears;
  const [m, w, a] = view.public.gears;
  const after = <T>(faces: readonly T[], shown: number, teeth: number): T | undefined =>
    faces[(((shown + teeth) % faces.length) + faces.length) % faces.length];
  const turned = pack.turns.map((teeth) => ({
    teeth,
    machine: noTransport ? null : (after(machine, m, teeth) ?? null),
    walking: after(walking, w, teeth) ?? 0,
    activity: after(activity, a, teeth) ?? null,
  }));
  return [STANDING, ...turned];
}
