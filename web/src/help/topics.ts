/** What can be explained, each with the clauses of the rules it comes from. The words are `help-…` in table.ftl. */
import type { Activity, Ask, Character, EventCard, Face, Item, Machine, Power, Role } from '../wire/types';
import { t } from '../i18n/i18n.svelte';
import { serverKey } from '../i18n/keys';
import { eventNumber } from '../i18n/words';

/** An explanation as it is shown. */
export interface Explained {
  title: string;
  text: string;
  clauses: readonly string[];
}

/** The kinds of things that are explained, and which things there are of each. */
interface Kinds {
  character: Character;
  machine: Machine;
  activity: Activity;
  power: Power;
  tile: TileKind;
  event: EventCard;
  role: Role;
  gear: 'machine' | 'walking' | 'activity' | 'teeth';
  track: 'time' | 'music' | 'clue' | 'tiles' | 'powers' | 'hour';
  phase: 'event' | 'auction' | 'clues' | 'turns' | 'location';
  symbol: 'organ' | 'marks';
  thing: 'chosen' | 'unknown' | 'organ' | 'character_card';
}

type KeyOf<T> = T extends unknown ? keyof T : never;

/** What a Research Tile can be: a new item of the rules is one here as well, and wants its clauses below. */
export type TileKind = 'location' | Extract<Item, string> | KeyOf<Exclude<Item, string>>;

type Clauses = { [K in keyof Kinds]: Record<Kinds[K], readonly string[]> };

/** Where in the rules each thing is. */
export const CLAUSES: Clauses = {
  character: {
    johnsson: ['6.1'],
    lilja: ['6.2'],
    palsson: ['6.3'],
    vikstrom: ['6.4'],
    lewis: ['6.5'],
    vidal: ['6.6'],
    koleberg: ['6.7'],
    snowy: ['6.8'],
  },
  machine: { taxi: ['3.4.8'], train: ['3.4.7'], monorail: ['3.4.7'], airship: ['3.4.7'] },
  activity: {
    investigate: ['3.4.14', '3.4.20'],
    research: ['3.4.17', '3.4.20'],
    compose: ['3.4.18', '3.4.20'],
    move_clue: ['3.4.19'],
  },
  power: {
    look: ['7.1', '3.4.22'],
    ride: ['7.2', '3.4.22'],
    research: ['7.3', '3.4.22'],
    music: ['7.4', '3.4.22'],
  },
  tile: {
    location: ['3.5.2', '3.5.3'],
    music: ['9.1', '9.2'],
    ride: ['9.3'],
    clue_on_mystic: ['9.4'],
    time: ['9.5'],
    clue_for_time: ['9.6'],
    investigate: ['9.7'],
    steps: ['9.8'],
    paid_music: ['9.9'],
    paid_tiles: ['9.10'],
    to_mystic: ['9.11'],
    swap: ['9.12'],
    stones: ['9.13'],
  },
  event: {
    e1: ['8.1'],
    e2: ['8.2'],
    e3: ['8.3'],
    e4: ['8.4'],
    e5: ['8.5'],
    e6: ['8.6'],
    e7: ['8.7'],
    e8: ['8.8'],
    e9: ['8.9'],
    e10: ['8.10'],
    e11: ['8.11'],
  },
  role: { hero: ['5.2', '5.4'], fenrir: ['3.0.2', '5.5', '5.6'] },
  gear: {
    machine: ['1.8', '3.4.7'],
    walking: ['1.8', '3.4.6'],
    activity: ['1.8', '3.4.13'],
    teeth: ['3.4.5'],
  },
  track: {
    time: ['4.1', '4.3'],
    music: ['1.4', '5.4', '5.6'],
    clue: ['3.4.11', '3.4.20'],
    tiles: ['3.4.17', '3.6.1'],
    powers: ['3.4.22'],
    hour: ['3.6.2'],
  },
  phase: {
    event: ['3.1.1'],
    auction: ['3.2.2', '3.2.4'],
    clues: ['3.3.1', '3.3.2'],
    turns: ['3.4.1'],
    location: ['3.5.1', '3.6.1'],
  },
  symbol: { organ: ['3.5.7', '9.14'], marks: ['5.5', '9.14'] },
  thing: {
    chosen: ['2.4', '5.2'],
    unknown: ['2.4'],
    organ: ['3.5.6', '5.4'],
    character_card: ['2.4', '10.2'],
  },
};

/** Kinds whose things have a name of their own elsewhere: in names.ftl, or on the cards of the hand. */
const NAMED: Partial<Record<keyof Kinds, string>> = {
  character: 'character',
  machine: 'machine',
  activity: 'activity',
  power: 'hand-power',
  role: 'role',
};

/** The missing pack, for the codes that name one. */
export function keysOf(kind: keyof Kinds, name: string): { title: string; text: string } {
  const named = NAMED[kind];
  return {
    title: named ? `${named}-${name}` : `help-${kind}-${name}-title`,
    text: `help-${kind}-${name}`,
  };
}

/** Explains a thing; an Event among so many players. */
export function topic<K extends keyof Kinds>(kind: K, name: Kinds[K], { players = 6 } = {}): Explained {
  const clauses: Record<string, readonly string[]> = CLAUSES[kind];
  if (kind === 'event') {
    const number = eventNumber(name as EventCard);
    const text = t('help-event-text', { card: t(`event-card-${number}`, { players }) });
    return { title: t('help-event', { number: Number(number) }), text, clauses: clauses[name] ?? [] };
  }
  const { title, text } = keysOf(kind, name);
  return { title: t(serverKey(title)), text: t(serverKey(text)), clauses: clauses[name] ?? [] };
}

/** What kind of tile a face is. */
export function tileKind(face: Face): TileKind {
  if ('location' in face) return 'location';
  if (typeof face.item === 'string') return face.item;
  if ('music' in face.item) return 'music';
  face.item satisfies { ride: Machine };
  return 'ride';
}

/** Explains what is asked: the rule behind a question. */
export function asked(ask: Ask, event: EventCard): Explained | undefined {
  if (typeof ask === 'object') return topic('activity', ask.act);
  switch (ask) {
    case 'open_auction':
    case 'opening_bid':
    case 'raise':
      return topic('phase', 'auction');
    case 'place_clue':
      return topic('phase', 'clues');
    case 'choose':
    case 'end_turn':
      return topic('phase', 'turns');
    case 'gears':
      return topic('gear', 'teeth');
    case 'move':
    case 'free_steps':
      return topic('gear', 'walking');
    case 'taxi_ride':
      return topic('machine', 'taxi');
    case 'ride':
      return topic('gear', 'machine');
    case 'look':
      return topic('activity', 'investigate');
    case 'clue_on_mystic':
      return topic('tile', 'clue_on_mystic');
    case 'take_back':
      return topic('track', 'powers');
    case 'block':
      return topic('event', event);
    case 'name':
      return topic('character', 'palsson');
    case 'favour':
      return topic('character', 'vidal');
    case 'move_clue':
      return topic('activity', 'move_clue');
    case 'relocate':
      return topic('tile', 'to_mystic');
    case 'swap':
      return topic('tile', 'swap');
    case 'place_location':
      return topic('phase', 'location');
    case 'place_organ':
      return topic('thing', 'organ');
    case 'discard':
      return topic('track', 'tiles');
    case 'nothing':
      return undefined;
  }
}
