/** The choices of a decision, in order: the buttons of the prompt bar. */
import type { GlyphName } from '../art/glyphs';
import { ACTIVITY_GLYPHS } from '../art/signs';
import { shortName } from '../city/labels';
import { cardOf } from '../people/hand';
import type { Action, Activity, Character, Pack, Power, Route, Side, Target, View } from '../wire/types';
import { deduce, same } from '../notebook/deduce';
import { t } from '../words/i18n.svelte';
import { list } from '../words/list';
import { roman, type Words } from '../words/words';
import type { CardAction, Desk } from './desk.svelte';
import { gearChoices } from './machine';
import { CHARACTERS } from './nouns';
import { wayCosts, wayText } from './question';

/** One thing to do. */
export interface Choice {
  key: string;
  label: string;
  /** A second line: what it costs or brings. */
  note?: string;
  actions: Action[];
  /** What is done instead of sending anything. */
  then?: () => void;
  main?: boolean;
  quiet?: boolean;
  glyph?: GlyphName;
  seat?: number;
  character?: Character;
  /** The action of the Activity Gear that it is. */
  activity?: Activity;
  /** It would cost the last Time. */
  fatal?: boolean;
  /** It is chosen already, and the main choice carries it out. */
  picked?: boolean;
  /** What its label and the line below it would be with other numbers: the button has room for each. */
  others?: { label: string; note?: string }[];
  /** It cannot be made with this number. */
  off?: boolean;
  /** What it brings, a line each. */
  lines?: { glyph: GlyphName; text: string }[];
  /** What can be shown of it before it is made: a finger looks first, and makes it with the second tap. */
  shows?: Preview;
}

/** What a choice would do, on the board and the gears. */
export interface Preview {
  teeth?: number;
  side?: Side;
  character?: Character;
  way?: Route;
}

/** A number to be set before a choice is made. */
export interface Stepper {
  label: string;
  value: number;
  least: number;
  most: number;
  set: (value: number) => void;
}

/** A choice that is one decision. */
type Simple = (action: Action, extra?: Partial<Choice>) => Choice;

export function choicesOf(desk: Desk): Choice[] {
  const words = desk.words();
  const view = desk.view;
  if (!words || !view || desk.legal.length === 0) return [];
  const simple = (action: Action, extra: Partial<Choice> = {}): Choice => ({
    key: JSON.stringify(action),
    label: words.action(action),
    actions: [action],
    fatal: desk.fatal([action]),
    ...extra,
  });
  if (desk.declaring) return declaring(desk, simple);
  if (desk.card) return [simple(desk.card, { label: cardLabel(desk.card, words, desk.pack()), main: true })];
  const choices: Choice[] = [];
  for (const action of desk.of('open')) {
    choices.push(simple(action, { label: t('prompt-open', { position: roman(action.position) }) }));
  }
  const bid = desk.of('bid').find((action) => action.time === desk.bid);
  // Who raises the number means to bid, whatever the hint says.
  const passes = desk.advisesPass && bid === desk.of('bid')[0];
  if (bid) choices.push(simple(bid, { main: !passes, others: othersOf(desk, desk.of('bid'), words) }));
  choices.push(...desk.of('pass').map((action) => simple(action, { main: passes })));
  choices.push(...targeted(desk, words, simple));
  choices.push(...people(desk, simple));
  choices.push(...gears(desk, view, simple));
  for (const action of desk.of('favour')) choices.push(simple(action, favourOf(action.activity)));
  for (const action of desk.of('take_back')) choices.push(simple(action, powerOf(action.power)));
  choices.push(...spending(desk, words, simple));
  choices.push(...locations(desk, words, simple));
  for (const action of desk.of('discard')) {
    choices.push(simple(action, { label: words.tile(action.tile), glyph: 'tile' }));
  }
  const stop = desk.of('stop')[0];
  // While a destination is picked, “here” could be either.
  if (stop && desk.target === null) {
    const activity = desk.ask === 'move' ? desk.shownActivity : undefined;
    const note = activity && t('prompt-then', { activity: t(`activity-${activity}`) });
    choices.push(
      simple(stop, {
        main: !desk.moving(),
        label: t(desk.ask === 'taxi_ride' ? 'prompt-stop-ride' : 'prompt-stop'),
        note,
      }),
    );
  }
  for (const action of desk.of('end_turn')) choices.push(simple(action, { main: true }));
  for (const action of desk.of('decline')) choices.push(simple(action, { quiet: true }));
  if (desk.of('declare').length > 0) {
    choices.push({
      key: 'declare',
      label: t('prompt-declare'),
      actions: [],
      then: () => desk.openDeclaration(),
      quiet: true,
      glyph: 'chosen',
    });
  }
  return choices;
}

/** An action that Vidal can do, with what it does. */
const favourOf = (activity: Activity): Partial<Choice> => ({
  activity,
  glyph: ACTIVITY_GLYPHS[activity],
  note: t(`favour-${activity}`),
});

/** A Power Card by the name it has in the hand, with what it does. */
const powerOf = (power: Power): Partial<Choice> => ({
  label: t(`hand-power-${power}`),
  glyph: 'power',
  note: t(`power-${power}`),
});

/** Naming the Chosen One: it asks twice. */
function declaring(desk: Desk, simple: Simple): Choice[] {
  const named = desk.of('declare').find((action) => action.character === desk.character);
  const confirm = named ? [simple(named, { fatal: true, main: true })] : [];
  const back = { key: 'back', label: t('prompt-back'), actions: [], then: () => desk.back(), quiet: true };
  return [...confirm, back];
}

/** Choices that need a place on the board: only what was picked there is offered. */
function targeted(desk: Desk, words: Words, simple: Simple): Choice[] {
  const choices: Choice[] = [];
  if (desk.target !== null && desk.way) {
    for (const [index, way] of desk.ways.entries()) {
      const is = way === desk.way;
      choices.push({
        key: `way-${index}`,
        label: is ? t('prompt-go') : wayText(desk, way),
        note: is ? t('prompt-costs', { time: way.time }) : wayCosts(desk, way),
        actions: is ? way.actions : [],
        ...(is ? {} : { then: () => (desk.variant = index), shows: { way } }),
        main: is,
        fatal: is && way.time > 0 && way.time >= desk.time(),
      });
    }
  }
  const at = (action: Action): boolean => {
    switch (action.do) {
      case 'place_clue':
      case 'place_organ':
        return action.space === desk.target;
      case 'move_clue':
        return action.from === desk.first && action.to === desk.target;
      case 'relocate':
        return action.character === desk.first && action.to === desk.target;
      case 'swap':
        return (
          (action.a === desk.first && action.b === desk.character) ||
          (action.b === desk.first && action.a === desk.character)
        );
      default:
        return false;
    }
  };
  const picked = desk.legal.find(at);
  if (picked) choices.push(simple(picked, { main: true }));
  if (picksPairs(desk)) {
    for (const character of desk.characters) {
      choices.push({
        key: `pick-${character}`,
        label: words.character(character),
        actions: [],
        then: () => desk.pickCharacter(character),
        character,
        picked: desk.first === character || desk.character === character,
      });
    }
  }
  return choices;
}

function picksPairs(desk: Desk): boolean {
  if (desk.of('swap').length > 0) return true;
  return desk.of('relocate').length > 0 && desk.first === null;
}

/** Choices that name a character or a player. */
function people(desk: Desk, simple: Simple): Choice[] {
  const words = desk.words();
  if (!words) return [];
  const choices: Choice[] = [];
  const characters = [...desk.of('choose'), ...desk.of('name'), ...desk.of('block')];
  for (const action of characters) {
    const { character } = action;
    choices.push(
      simple(action, {
        label: words.character(character),
        note: action.do === 'block' ? undefined : t(`ability-${character}`),
        character,
        picked: desk.character === character,
        main: desk.character === character,
        shows: { character },
      }),
    );
  }
  const looks = desk.of('investigate');
  // A hand with too few cards for so many Clues keeps its place, so that no other button moves.
  for (const first of looks.filter(({ clues }) => clues === 0)) {
    const look = looks.find(({ target, clues }) => clues === desk.clues && same(target, first.target));
    choices.push(simple(look ?? first, { ...targetCard(desk, first.target), off: !look }));
  }
  return choices;
}

/** How a hand or the deck is shown as a choice. */
function targetCard(desk: Desk, target: Target): Partial<Choice> {
  const { view } = desk;
  if (!view) return {};
  const { places, rows } = deduce(view);
  const column = places.findIndex((place) => same(place, target));
  const known = CHARACTERS.filter((_, row) => rows[row]?.[column]?.is === 'in');
  const names = list(known.map((character) => t(`character-${character}`)));
  if (target === 'deck') {
    const of = CHARACTERS.length - 1 - view.hands.reduce((sum, { characters }) => sum + characters, 0);
    const note = t('prompt-deck-known', { known: known.length, of });
    return { label: t('prompt-deck'), note, glyph: 'unknown', shows: {} };
  }
  const hand = view.hands[target.hand];
  return {
    label: desk.game.names[target.hand] ?? '',
    note: t('prompt-hand-known', {
      characters: hand?.characters ?? 0,
      powers: hand?.powers.length ?? 0,
      known: known.length,
      names,
    }),
    seat: target.hand,
    shows: {},
  };
}

/** Turns of the gears, each with what the gears would show. */
function gears(desk: Desk, view: View, simple: Simple): Choice[] {
  const pack = desk.pack();
  if (!pack) return [];
  return gearChoices(pack, view, desk).flatMap(({ teeth, price, machine, runs, steps, activity }) => {
    const action: Action = { do: 'turn', teeth };
    if (!desk.may(action)) return [];
    const turn = t(teeth < 0 ? 'machine-teeth-back' : 'machine-teeth', { teeth: Math.abs(teeth) });
    return simple(action, {
      label: t('prompt-turn', { turn, time: price }),
      lines: [
        ...(runs ? [{ glyph: machine, text: t(`machine-${machine}`) }] : []),
        { glyph: 'steps', text: t('machine-steps', { steps }) },
        { glyph: ACTIVITY_GLYPHS[activity], text: t(`activity-${activity}`) },
      ],
      shows: { teeth },
    });
  });
}

function spending(desk: Desk, words: Words, simple: Simple): Choice[] {
  const all = [...desk.of('research'), ...desk.of('compose')];
  return all
    .filter((action) => action.clues === desk.clues)
    .map((action) => simple(action, { main: true, others: othersOf(desk, all, words) }));
}

/** What the buttons of the same choice with other numbers say. */
function othersOf(desk: Desk, actions: Action[], words: Words): Choice['others'] {
  return actions.map((action) => ({
    label: words.action(action),
    note: desk.fatal([action]) ? t('prompt-hold-fatal') : undefined,
  }));
}

/** What the button says that plays or discards a card or tile of the hand. */
function cardLabel(action: CardAction, words: Words, pack: Pack | undefined): string {
  const plays = action.do === 'play_power' || action.do === 'play_item';
  return plays ? t('hand-play', { card: cardOf(action, words, pack).title }) : words.action(action);
}

function locations(desk: Desk, words: Words, simple: Simple): Choice[] {
  const placing = desk.of('place_location');
  const choices: Choice[] = [];
  for (const tile of new Set(placing.map((action) => action.tile))) {
    choices.push({
      key: `tile-${tile}`,
      label: shortName(words.face(tile)),
      actions: [],
      then: () => desk.pickTile(tile),
      glyph: 'tile',
      picked: desk.tile === tile,
    });
  }
  for (const action of placing) {
    if (action.tile !== desk.tile) continue;
    const left = desk.areaWith(action.tile, action.side).length;
    const note = t('prompt-area-left', { left });
    choices.push(simple(action, { label: t(`side-${action.side}`), note, shows: { side: action.side } }));
  }
  choices.push(...desk.of('discard_organ').map((action) => simple(action, { glyph: 'organ' })));
  return choices;
}

export function stepperOf(desk: Desk): Stepper | undefined {
  if (desk.card) return undefined;
  const bids = desk.of('bid').map((action) => action.time);
  if (bids.length > 0) {
    return {
      label: t('prompt-your-bid'),
      value: desk.bid,
      least: Math.min(...bids),
      most: Math.max(...bids),
      set: (value) => (desk.bid = value),
    };
  }
  const spending = [...desk.of('investigate'), ...desk.of('research'), ...desk.of('compose')];
  const most = Math.max(0, ...spending.map((action) => action.clues));
  if (most === 0) return undefined;
  return {
    label: t('prompt-spend-clues'),
    value: desk.clues,
    least: 0,
    most,
    set: (value) => desk.spend(value),
  };
}
