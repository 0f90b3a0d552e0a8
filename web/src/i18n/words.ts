/**
 * Events, actions, questions and refusals as sentences, the same as in `crates/locale` (`words.test.ts` compares them).
 */
import { nameOf } from '../city/geometry';
import type {
  Action,
  Activity,
  Ask,
  Card,
  Character,
  Event,
  EventCard,
  Illegal,
  Machine,
  Mystic,
  Outcome,
  Pack,
  Power,
  Refusal,
  Role,
  Side,
  Sight,
  Target,
} from '../wire/types';
import type { Args } from './i18n.svelte';
import { kebab, type MessageKey } from './keys';

/** Nouns that a message takes both as text and as a key to select by. */
interface Nouns {
  character: Character;
  machine: Machine;
  activity: Activity;
  side: Side;
  role: Role;
}
type NounKey = { [N in keyof Nouns]: `${N}-${Nouns[N]}` }[keyof Nouns];

type EventNumber = EventCard extends infer E ? (E extends `e${infer N}` ? N : never) : never;

/** The number of an Event Card, as message keys have it. */
export const eventNumber = (card: EventCard): EventNumber => card.slice(1) as EventNumber;

type Say = (key: MessageKey, args?: Args) => string;

const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

export const roman = (number: number): string => NUMERALS[number] ?? String(number);

/** The visible value, if it is visible. */
export const seen = <T>(sight: Sight<T>): T | undefined =>
  typeof sight === 'object' && sight !== null && 'seen' in sight ? sight.seen : undefined;

export class Words {
  readonly #say: Say;
  readonly #pack: Pack;
  readonly #players: readonly string[];

  constructor(say: Say, pack: Pack, players: readonly string[]) {
    this.#say = say;
    this.#pack = pack;
    this.#players = players;
  }

  player(seat: number): string {
    return this.#players[seat] ?? this.#say('player-unnamed', { number: seat + 1 });
  }

  space(space: number): string {
    return this.#pack.spaces[space]?.name ?? this.#say('space-unknown', { number: space });
  }

  character(character: Character): string {
    return this.#say(`character-${character}`);
  }

  /** A Mystic Building, named after its space in the pack. */
  building(building: Mystic): string {
    return nameOf(this.#pack, building);
  }

  /** A tile's face without its symbols. */
  face(tile: number): string {
    const info = this.#pack.tiles[tile];
    if (!info) return this.#say('tile-unknown', { number: tile });
    if ('location' in info.face)
      return this.#say('tile-location', { building: this.building(info.face.location) });
    const item = info.face.item;
    if (typeof item === 'string') return this.#say(`tile-${item}`);
    if ('music' in item) return this.#say('tile-music', { name: info.printed, pages: item.music });
    return this.#say('tile-ride', this.#noun('machine', item.ride));
  }

  /** A tile's face with its symbols. */
  tile(tile: number): string {
    const info = this.#pack.tiles[tile];
    if (!info) return this.face(tile);
    const key = info.organ
      ? info.marks
        ? 'tile-with-both'
        : 'tile-with-organ'
      : info.marks
        ? 'tile-with-marks'
        : 'tile-plain';
    return this.#say(key, { tile: this.face(tile), marks: info.marks });
  }

  /** The effect of an Event Card for this number of players. */
  eventCard(card: EventCard): string {
    return this.#say(`event-card-${eventNumber(card)}`, { players: this.#players.length });
  }

  event(event: Event): string {
    switch (event.event) {
      case 'character_dealt':
        return this.#sighted('log-character-dealt', event.seat, 'character', seen(event.character));
      case 'role_dealt':
        return this.#sighted('log-role-dealt', event.seat, 'role', seen(event.role));
      case 'tile_drawn':
      case 'tile_discarded': {
        const tile = seen(event.tile);
        const key = `log-${kebab(event.event)}` as const;
        if (tile === undefined) return this.#say(`${key}-hidden`, this.#by(event.seat));
        return this.#say(key, { ...this.#by(event.seat), tile: this.tile(tile) });
      }
      case 'declared_wrongly':
        return this.#sighted('log-declared-wrongly', event.seat, 'character', seen(event.chosen));
      case 'event_turned': {
        return this.#say('log-event-turned', {
          number: Number(eventNumber(event.card)),
          card: this.eventCard(event.card),
        });
      }
      case 'gears_turned': {
        const key = event.teeth < 0 ? 'log-gears-turned-back' : 'log-gears-turned';
        return this.#say(key, {
          ...this.#by(event.seat),
          ...this.#noun('machine', event.machine),
          ...this.#noun('activity', event.activity),
          teeth: Math.abs(event.teeth),
          walking: event.walking,
        });
      }
      case 'moved': {
        const args = {
          ...this.#by(event.seat),
          ...this.#noun('character', event.character),
          from: this.space(event.from),
          to: this.space(event.to),
        };
        if (typeof event.means === 'object') {
          return this.#say('log-moved-machine', { ...args, ...this.#noun('machine', event.means.machine) });
        }
        return this.#say(`log-moved-${kebab(event.means)}`, args);
      }
      case 'card_looked':
        return this.#looked(event.seat, event.target, seen(event.card));
      case 'location_placed': {
        const face = this.#pack.tiles[event.tile]?.face;
        const building = face && 'location' in face ? this.building(face.location) : this.tile(event.tile);
        return this.#say('log-location-placed', {
          ...this.#by(event.seat),
          ...this.#noun('side', event.side),
          building,
        });
      }
      case 'player_out':
        return this.#say(`log-player-out-${kebab(event.reason)}`, this.#by(event.seat));
      case 'swapped':
        return this.#say('log-swapped', { ...this.#by(event.seat), ...this.#pair(event.a, event.b) });
      case 'ended':
        return this.outcome(event.outcome);
      // What is left has a message of its own: `#say` takes only keys that exist.
      // eslint-disable-next-line no-restricted-syntax
      default:
        return this.#say(`log-${kebab(event.event)}`, this.#plain(event));
    }
  }

  outcome(outcome: Outcome): string {
    if (outcome.how === 'won') return this.#say(`log-ended-${outcome.role}`, this.#by(outcome.seat));
    return this.#say(`log-ended-${kebab(outcome.how)}`);
  }

  /** An action in a few words, as on a button. */
  action(action: Action): string {
    switch (action.do) {
      case 'choose':
      case 'name': {
        const ability = this.#say(`ability-${action.character}`);
        return this.#say(`do-${action.do}`, { ...this.#noun('character', action.character), ability });
      }
      case 'turn':
        return this.#say(action.teeth < 0 ? 'do-turn-back' : 'do-turn', { teeth: Math.abs(action.teeth) });
      case 'investigate':
        if (action.target === 'deck') return this.#say('do-investigate-deck', { clues: action.clues });
        return this.#say('do-investigate-hand', {
          other: this.player(action.target.hand),
          clues: action.clues,
        });
      case 'research':
      case 'compose':
        return this.#say(`do-${action.do}`, { clues: action.clues, total: action.clues + 1 });
      case 'swap':
        return this.#say('do-swap', this.#pair(action.a, action.b));
      default:
        return this.#say(`do-${kebab(action.do)}`, this.#plain(action));
    }
  }

  /** The question for the player to act. */
  ask(ask: Ask): string {
    if (typeof ask === 'object') return this.#say('ask-act', this.#noun('activity', ask.act));
    return this.#say(`ask-${kebab(ask)}`);
  }

  /** Why an action is illegal, for the player who tried it. */
  refusal(refusal: Illegal): string {
    switch (refusal.refusal) {
      case 'not_your_turn':
        return this.#say('refused-not-your-turn', {
          ...this.#by(refusal.seat),
          other: this.player(refusal.to_act),
        });
      case 'not_now':
        return this.#say('refused-not-now', { asked: this.ask(refusal.asked) });
      case 'no_such_position':
        return this.#say('refused-no-such-position', {
          number: refusal.position,
          positions: refusal.positions,
        });
      case 'teeth_not_offered':
        return this.#say('refused-teeth-not-offered', { teeth: String(refusal.teeth) });
      case 'no_target':
        if (refusal.target === 'deck') return this.#say('refused-no-target-deck');
        return this.#say('refused-no-target-hand', { other: this.player(refusal.target.hand) });
      case 'swap_order':
        if (refusal.a === refusal.b)
          return this.#say('refused-swap-same', this.#noun('character', refusal.a));
        return this.#say('refused-swap-order', this.#pair(refusal.a, refusal.b));
      case 'not_three_tiles':
        return this.#say('refused-not-three-tiles', { tiles: refusal.tiles });
      default:
        return this.#say(`refused-${kebab(refusal.refusal)}`, this.#plain(refusal));
    }
  }

  /** Why the table refuses a command. */
  whyNot(why: Refusal): string {
    if (why.code === 'illegal') return this.refusal(why.refusal);
    return this.#say(`table-${kebab(why.code === 'table_full' ? 'full' : why.code)}`);
  }

  #by(seat: number): Args {
    return { player: this.player(seat) };
  }

  /** A noun as text, and as a key to select by. */
  #noun<N extends keyof Nouns>(name: N, key: Nouns[N]): Args {
    return { [name]: this.#say(`${name}-${key}` as NounKey), [`${name}Key`]: key };
  }

  #pair(a: Character, b: Character): Args {
    return { ...this.#noun('character', a), second: this.character(b), secondKey: b };
  }

  #sighted<N extends 'character' | 'role'>(
    key: 'log-character-dealt' | 'log-role-dealt' | 'log-declared-wrongly',
    seat: number,
    noun: N,
    thing: Nouns[N] | undefined,
  ): string {
    if (thing === undefined) return this.#say(`${key}-hidden`, this.#by(seat));
    return this.#say(key, { ...this.#by(seat), ...this.#noun(noun, thing) });
  }

  #looked(seat: number, target: Target, card: Card | undefined): string {
    const base = target === 'deck' ? 'log-deck-looked' : 'log-card-looked';
    const args = target === 'deck' ? this.#by(seat) : { ...this.#by(seat), other: this.player(target.hand) };
    if (!card) return this.#say(`${base}-hidden`, args);
    if ('character' in card) {
      return this.#say(`${base}-character`, { ...args, ...this.#noun('character', card.character) });
    }
    return this.#say(`${base}-power`, { ...args, power: this.#say(`hand-power-${card.power}`) });
  }

  /** The message arguments for the fields of an object, by name. */
  #plain(thing: object): Args {
    let args: Args = {};
    for (const [name, value] of Object.entries(thing)) {
      switch (name) {
        case 'seat':
          args = { ...args, ...this.#by(value) };
          break;
        case 'space':
        case 'from':
        case 'to':
          args[name] = this.space(value);
          break;
        case 'tile':
          args.tile = this.tile(value);
          break;
        case 'power':
          args.power = this.#say(`power-${value as Power}`);
          break;
        case 'position':
        case 'hour':
          args[name] = roman(value);
          break;
        case 'character':
        case 'machine':
        case 'activity':
        case 'side':
        case 'role':
          args = { ...args, ...this.#noun(name, value) };
          break;
        default:
          if (typeof value === 'number') args[name] = value;
      }
    }
    return args;
  }
}
