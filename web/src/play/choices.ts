/** The choices of a decision, in order: the buttons of the prompt bar. */
import type { GlyphName } from '../art/glyphs';
import { ACTIVITY_GLYPHS } from '../art/gameGlyphs';
import { shortName } from '../city/labels';
import { cardOf } from '../players/hand';
import type { Action, Activity, Character, Power, Route, Side, Target } from '../wire/types';
import { same } from '../notebook/deduction';
import { t } from '../i18n/i18n.svelte';
import { list } from '../i18n/joinList';
import { roman, type Words } from '../i18n/words';
import type { CardAction, Selection } from './selection.svelte';
import { abilityText } from './effects';
import { gearChoices } from './gearChoices';
import { CHARACTERS } from './nouns';
import { wayCosts, wayText } from './question';

export interface Choice {
  key: string;
  label: string;
  /** A second line: price or gain. */
  note?: string;
  actions: Action[];
  /** Runs instead of sending actions. */
  then?: () => void;
  main?: boolean;
  quiet?: boolean;
  glyph?: GlyphName;
  seat?: number;
  character?: Character;
  /** The action of the Activity Gear. */
  activity?: Activity;
  /** True if it would cost the last Time. */
  fatal?: boolean;
  /** Already picked: the main choice confirms it. */
  picked?: boolean;
  /** Its texts for other numbers: the button reserves room for each. */
  others?: { label: string; note?: string }[];
  /** Why it is not available with the current number. */
  off?: string;
  /** Its effects, one per line. */
  lines?: { glyph: GlyphName; text: string }[];
  /** What can be previewed. Touch previews with the first tap and takes the choice with the second. */
  shows?: Preview;
}

/** What a choice would change on the board and the gears, or open at auction. */
export interface Preview {
  position?: number;
  teeth?: number;
  side?: Side;
  character?: Character;
  way?: Route;
}

/** A number to set before a choice. */
export interface Stepper {
  label: string;
  value: number;
  least: number;
  most: number;
  set: (value: number) => void;
}

/** Makes a choice of one action. */
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
    return [simple(selection.card, { label: cardLabel(selection.card, selection, words), main: true })];
  const choices: Choice[] = [];
  for (const action of selection.of('open')) {
    const { position } = action;
    const label = t('prompt-open', { position: roman(position) });
    choices.push(simple(action, { label, shows: { position } }));
  }
  const bid = selection.of('bid').find((action) => action.time === selection.bid);
  // A player who raises the number means to bid, whatever the hint advises.
  const passes = selection.advisesPass && bid === selection.of('bid')[0];
  if (bid)
    choices.push(simple(bid, { main: !passes, others: othersOf(selection, selection.of('bid'), words) }));
  choices.push(...selection.of('pass').map((action) => simple(action, { main: passes })));
  choices.push(...targeted(selection, words, simple));
  choices.push(...people(selection, simple));
  choices.push(...gears(selection, simple));
  for (const action of selection.of('favour')) choices.push(simple(action, favourOf(action.activity)));
  for (const action of selection.of('take_back')) choices.push(simple(action, powerOf(action.power)));
  choices.push(...spending(selection, words, simple));
  choices.push(...locations(selection, words, simple));
  for (const action of selection.of('discard')) {
    choices.push(simple(action, { label: words.tile(action.tile), glyph: 'tile' }));
  }
  const stop = selection.of('stop')[0];
  // While a destination is picked, “here” would be ambiguous.
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

/** An action for Vidal's ability. */
const favourOf = (activity: Activity): Partial<Choice> => ({
  activity,
  glyph: ACTIVITY_GLYPHS[activity],
  note: t(`favour-${activity}`),
});

/** A Power Card, named as in the hand. */
const powerOf = (power: Power): Partial<Choice> => ({
  label: t(`hand-power-${power}`),
  glyph: 'power',
  note: t(`power-${power}`),
});

/** Declaring: pick the Chosen One, then confirm. */
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

/** Choices that need a pick on the board first. */
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
        note: action.do === 'block' ? undefined : abilityText(character, selection.view),
        character,
        picked: selection.character === character,
        main: selection.character === character,
        shows: { character },
      }),
    );
  }
  const looks = selection.of('investigate');
  // A hand with too few cards for this many Clues keeps its place, so that no other button moves.
  for (const first of looks.filter(({ clues }) => clues === 0)) {
    const look = looks.find(({ target, clues }) => clues === selection.clues && same(target, first.target));
    // Each card but the first takes a Clue.
    const cards = looks.filter(({ target }) => same(target, first.target)).length;
    const off = look ? undefined : t('prompt-look-short', { cards });
    choices.push(simple(look ?? first, { ...targetCard(selection, first.target), off }));
  }
  return choices;
}

/** The button for a hand or the deck. */
function targetCard(selection: Selection, target: Target): Partial<Choice> {
  const { view } = selection;
  if (!view) return {};
  const column = target === 'deck' ? view.hands.length : target.hand;
  const squares = selection.insight?.squares ?? [];
  const known = CHARACTERS.filter((_, row) => squares[row]?.[column]?.is === 'in');
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

/** Turns of the gears, each with the gears' new faces. */
function gears(selection: Selection, simple: Simple): Choice[] {
  return gearChoices(selection).flatMap(({ teeth, price, machine, runs, steps, activity }) => {
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

/** The texts of the same choice with other numbers. */
function othersOf(selection: Selection, actions: Action[], words: Words): Choice['others'] {
  return actions.map((action) => ({
    label: words.action(action),
    note: selection.fatal([action]) ? t('prompt-hold-fatal') : undefined,
  }));
}

/** The label of the button that plays or discards a card or tile. */
function cardLabel(action: CardAction, selection: Selection, words: Words): string {
  const plays = action.do === 'play_power' || action.do === 'play_item';
  return plays ? t('hand-play', { card: cardOf(action, selection, words).title }) : words.action(action);
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
