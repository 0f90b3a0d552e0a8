/** The choices of a decision, in order: the buttons of the prompt bar. */
import type { GlyphName } from '../art/glyphs';
import { ACTIVITY_GLYPHS } from '../art/gameGlyphs';
import { shortName } from '../city/labels';
import { cardOf } from '../players/hand';
import type { Action, Activity, Character, Pack, Power, Route, Side, Target, View } from '../wire/types';
import { deduce, same } from '../notebook/deduce';
import { t } from '../i18n/i18n.svelte';
import { list } from '../i18n/joinList';
import { roman, type Words } from '../i18n/words';
import type { CardAction, Selection } from './selection.svelte';
import { gearChoices } from './gearChoices';
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

export function choicesOf(selection: Selection): Choice[] {
  const words = selection.words();
  const view = selection.view;
  if (!words || !view || selection.legal.length === 0) return [];
  const simple = (action: Action, extra: Partial<Choice> = {}): Choice => ({
    key: JSON.stringify(action),
    label: words.action(action),
    actions: [action],
    fatal: selection.fatal([action]),
    ...extra,
  });
  if (selection.declaring) return declaring(selection, simple);
  if (selection.card)
    return [
      simple(selection.card, { label: cardLabel(selection.card, words, selection.pack()), main: true }),
    ];
  const choices: Choice[] = [];
  for (const action of selection.of('open')) {
    choices.push(simple(action, { label: t('prompt-open', { position: roman(action.position) }) }));
  }
  const bid = selection.of('bid').find((action) => action.time === selection.bid);
  // Who raises the number means to bid, whatever the hint says.
  const passes = selection.advisesPass && bid === selection.of('bid')[0];
  if (bid)
    choices.push(simple(bid, { main: !passes, others: othersOf(selection, selection.of('bid'), words) }));
  choices.push(...selection.of('pass').map((action) => simple(action, { main: passes })));
  choices.push(...targeted(selection, words, simple));
  choices.push(...people(selection, simple));
  choices.push(...gears(selection, view, simple));
  for (const action of selection.of('favour')) choices.push(simple(action, favourOf(action.activity)));
  for (const action of selection.of('take_back')) choices.push(simple(action, powerOf(action.power)));
  choices.push(...spending(selection, words, simple));
  choices.push(...locations(selection, words, simple));
  for (const action of selection.of('discard')) {
    choices.push(simple(action, { label: words.tile(action.tile), glyph: 'tile' }));
  }
  const stop = selection.of('stop')[0];
  // While a destination is picked, “here” could be either.
  if (stop && selection.target === null) {
    const activity = selection.ask === 'move' ? selection.shownActivity : undefined;
    const note = activity && t('prompt-then', { activity: t(`activity-${activity}`) });
    choices.push(
      simple(stop, {
        main: !selection.moving(),
        label: t(selection.ask === 'taxi_ride' ? 'prompt-stop-ride' : 'prompt-stop'),
        note,
      }),
    );
  }
  for (const action of selection.of('end_turn')) choices.push(simple(action, { main: true }));
  for (const action of selection.of('decline')) choices.push(simple(action, { quiet: true }));
  if (selection.of('declare').length > 0) {
    choices.push({
      key: 'declare',
      label: t('prompt-declare'),
      actions: [],
      then: () => selection.openDeclaration(),
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
function declaring(selection: Selection, simple: Simple): Choice[] {
  const named = selection.of('declare').find((action) => action.character === selection.character);
  const confirm = named ? [simple(named, { fatal: true, main: true })] : [];
  const back = {
    key: 'back',
    label: t('prompt-back'),
    actions: [],
    then: () => selection.back(),
    quiet: true,
  };
  return [...confirm, back];
}

/** Choices that need a place on the board: only what was picked there is offered. */
function targeted(selection: Selection, words: Words, simple: Simple): Choice[] {
  const choices: Choice[] = [];
  if (selection.target !== null && selection.way) {
    for (const [index, way] of selection.ways.entries()) {
      const is = way === selection.way;
      choices.push({
        key: `way-${index}`,
        label: is ? t('prompt-go') : wayText(selection, way),
        note: is ? t('prompt-costs', { time: way.time }) : wayCosts(selection, way),
        actions: is ? way.actions : [],
        ...(is ? {} : { then: () => (selection.variant = index), shows: { way } }),
        main: is,
        fatal: is && way.time > 0 && way.time >= selection.time(),
      });
    }
  }
  const at = (action: Action): boolean => {
    switch (action.do) {
      case 'place_clue':
      case 'place_organ':
        return action.space === selection.target;
      case 'move_clue':
        return action.from === selection.first && action.to === selection.target;
      case 'relocate':
        return action.character === selection.first && action.to === selection.target;
      case 'swap':
        return (
          (action.a === selection.first && action.b === selection.character) ||
          (action.b === selection.first && action.a === selection.character)
        );
      default:
        return false;
    }
  };
  const picked = selection.legal.find(at);
  if (picked) choices.push(simple(picked, { main: true }));
  if (picksPairs(selection)) {
    for (const character of selection.characters) {
      choices.push({
        key: `pick-${character}`,
        label: words.character(character),
        actions: [],
        then: () => selection.pickCharacter(character),
        character,
        picked: selection.first === character || selection.character === character,
      });
    }
  }
  return choices;
}

function picksPairs(selection: Selection): boolean {
  if (selection.of('swap').length > 0) return true;
  return selection.of('relocate').length > 0 && selection.first === null;
}

/** Choices that name a character or a player. */
function people(selection: Selection, simple: Simple): Choice[] {
  const words = selection.words();
  if (!words) return [];
  const choices: Choice[] = [];
  const characters = [...selection.of('choose'), ...selection.of('name'), ...selection.of('block')];
  for (const action of characters) {
    const { character } = action;
    choices.push(
      simple(action, {
        label: words.character(character),
        note: action.do === 'block' ? undefined : t(`ability-${character}`),
        character,
        picked: selection.character === character,
        main: selection.character === character,
        shows: { character },
      }),
    );
  }
  const looks = selection.of('investigate');
  // A hand with too few cards for so many Clues keeps its place, so that no other button moves.
  for (const first of looks.filter(({ clues }) => clues === 0)) {
    const look = looks.find(({ target, clues }) => clues === selection.clues && same(target, first.target));
    choices.push(simple(look ?? first, { ...targetCard(selection, first.target), off: !look }));
  }
  return choices;
}

/** How a hand or the deck is shown as a choice. */
function targetCard(selection: Selection, target: Target): Partial<Choice> {
  const { view } = selection;
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
    label: selection.game.names[target.hand] ?? '',
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
function gears(selection: Selection, view: View, simple: Simple): Choice[] {
  const pack = selection.pack();
  if (!pack) return [];
  return gearChoices(pack, view, selection).flatMap(({ teeth, price, machine, runs, steps, activity }) => {
    const action: Action = { do: 'turn', teeth };
    if (!selection.may(action)) return [];
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

function spending(selection: Selection, words: Words, simple: Simple): Choice[] {
  const all = [...selection.of('research'), ...selection.of('compose')];
  return all
    .filter((action) => action.clues === selection.clues)
    .map((action) => simple(action, { main: true, others: othersOf(selection, all, words) }));
}

/** What the buttons of the same choice with other numbers say. */
function othersOf(selection: Selection, actions: Action[], words: Words): Choice['others'] {
  return actions.map((action) => ({
    label: words.action(action),
    note: selection.fatal([action]) ? t('prompt-hold-fatal') : undefined,
  }));
}

/** What the button says that plays or discards a card or tile of the hand. */
function cardLabel(action: CardAction, words: Words, pack: Pack | undefined): string {
  const plays = action.do === 'play_power' || action.do === 'play_item';
  return plays ? t('hand-play', { card: cardOf(action, words, pack).title }) : words.action(action);
}

function locations(selection: Selection, words: Words, simple: Simple): Choice[] {
  const placing = selection.of('place_location');
  const choices: Choice[] = [];
  for (const tile of new Set(placing.map((action) => action.tile))) {
    choices.push({
      key: `tile-${tile}`,
      label: shortName(words.face(tile)),
      actions: [],
      then: () => selection.pickTile(tile),
      glyph: 'tile',
      picked: selection.tile === tile,
    });
  }
  for (const action of placing) {
    if (action.tile !== selection.tile) continue;
    const left = selection.areaWith(action.tile, action.side).length;
    const note = t('prompt-area-left', { left });
    choices.push(simple(action, { label: t(`side-${action.side}`), note, shows: { side: action.side } }));
  }
  choices.push(...selection.of('discard_organ').map((action) => simple(action, { glyph: 'organ' })));
  return choices;
}

export function stepperOf(selection: Selection): Stepper | undefined {
  if (selection.card) return undefined;
  const bids = selection.of('bid').map((action) => action.time);
  if (bids.length > 0) {
    return {
      label: t('prompt-your-bid'),
      value: selection.bid,
      least: Math.min(...bids),
      most: Math.max(...bids),
      set: (value) => (selection.bid = value),
    };
  }
  const spending = [...selection.of('investigate'), ...selection.of('research'), ...selection.of('compose')];
  const most = Math.max(0, ...spending.map((action) => action.clues));
  if (most === 0) return undefined;
  return {
    label: t('prompt-spend-clues'),
    value: selection.clues,
    least: 0,
    most,
    set: (value) => selection.spend(value),
  };
}
