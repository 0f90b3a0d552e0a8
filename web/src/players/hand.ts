/** The player's hand as cards: what each is, what it does, and what it can do now or why not. */
import { itemGlyph, POWER_GLYPHS } from '../art/gameGlyphs';
import type { GlyphName } from '../art/glyphs';
import { shortName } from '../city/labels';
import { tileKind, topic, type Explained } from '../help/topics';
import { powerText } from '../play/effects';
import type { CardAction, Selection } from '../play/selection.svelte';
import { CHARACTERS, POWERS } from '../play/nouns';
import type { Entry, Game } from '../play/game.svelte';
import type { Character, Mystic, PackTile, Power, Role, View } from '../wire/types';
import { t } from '../i18n/i18n.svelte';
import { roman, seen, type Words } from '../i18n/words';

export interface HandCard {
  key: string;
  /** A card that identifies the player: character or role. */
  self?: boolean;
  character?: Character;
  building?: Mystic;
  glyph?: GlyphName;
  title: string;
  text: string;
  /** Glyphs of a tile. */
  organ?: boolean;
  marks?: number;
  /** Hidden from all other players. */
  secret?: boolean;
  /** Already played. */
  spent?: boolean;
  /** Why it cannot be played now, or when it can. */
  reason?: string;
  /** The effect of pressing it; set if it is playable. */
  press?: () => void;
  picked?: boolean;
  /** The key of the matching choice. */
  choice?: string;
  help: Explained;
}

/** A group of cards. */
export interface HandGroup {
  key: 'self' | 'powers' | 'tiles';
  caption: string;
  /** A note on the whole group. */
  note: string;
  cards: HandCard[];
}

/** The player's hand; empty for spectators. */
export function handOf(game: Game, selection: Selection): HandGroup[] {
  const { view, seat, words } = game;
  if (!view || seat === null || !words) return [];
  const groups = [
    { key: 'self' as const, caption: t('hand-self'), note: '', cards: self(game, view, seat) },
    together('powers', t('hand-powers'), powers(game, selection, view, seat), game, selection),
    together('tiles', t('hand-tiles'), tiles(game, selection, view, seat, words), game, selection),
  ];
  return groups.filter((group) => group.cards.length > 0);
}

/** Moves a note shared by all cards to the caption. */
function together(
  key: 'powers' | 'tiles',
  caption: string,
  cards: HandCard[],
  game: Game,
  selection: Selection,
): HandGroup {
  if (!game.myTurn) return { key, caption, note: t('hand-later'), cards };
  const held = cards.filter((card) => !card.spent && !card.building);
  const lit = cards.some((card) => card.press);
  const reasons = new Set(held.map((card) => card.reason));
  const shared = reasons.size === 1 ? held[0]?.reason : undefined;
  const known = lit ? t('hand-not-now') : shared;
  const quiet = cards.map((card) =>
    card.reason === known && !card.building ? { ...card, reason: undefined } : card,
  );
  return { key, caption, note: lit ? litNote(key, selection) : (shared ?? ''), cards: quiet };
}

function litNote(key: 'powers' | 'tiles', selection: Selection): string {
  if (key === 'tiles' && selection.ask === 'discard') return t('hand-discard');
  return t(key === 'tiles' && selection.ask === 'place_location' ? 'hand-place' : 'hand-one');
}

function self(game: Game, view: View, seat: number): HandCard[] {
  const own = CHARACTERS.filter((_, index) => {
    const place = view.cards[index] && seen(view.cards[index]);
    return typeof place === 'object' && place.hand === seat;
  });
  const cards = own.map((character): HandCard => {
    return {
      key: character,
      self: true,
      character,
      title: t(`character-${character}`),
      text: knownTo(game, view, seat, character),
      secret: true,
      help: topic('thing', 'character_card'),
    };
  });
  return view.role ? [...cards, role(view.role)] : cards;
}

function role(is: Role): HandCard {
  return {
    key: is,
    self: true,
    glyph: is === 'hero' ? 'hero' : 'wolf',
    title: t(`role-${is}`),
    text: t(`hand-role-${is}`),
    secret: true,
    help: topic('role', is),
  };
}

/** Who knows a card of the player, and since when. */
function knownTo(game: Game, view: View, seat: number, character: Character): string {
  if (view.open_cards.includes(character)) return t('hand-known-all');
  const eyes = view.shown_to[CHARACTERS.indexOf(character)] ?? [];
  if (eyes.length === 0) return t('hand-known-none');
  return eyes
    .map((other) => {
      const hour = hourOfLook(game.log, other, seat, character);
      const player = game.names[other] ?? '';
      return hour === null
        ? t('hand-known', { player })
        : t('hand-known-since', { player, hour: roman(hour) });
    })
    .join(' ');
}

/** When another player first saw this card. */
function hourOfLook(log: readonly Entry[], by: number, seat: number, character: Character): number | null {
  for (const entry of log) {
    if (!('event' in entry) || entry.event.event !== 'card_looked') continue;
    const { event } = entry;
    const card = seen(event.card);
    const same = card !== undefined && 'character' in card && card.character === character;
    if (event.seat === by && event.target !== 'deck' && event.target.hand === seat && same) return entry.hour;
  }
  return null;
}

function powers(game: Game, selection: Selection, view: View, seat: number): HandCard[] {
  const held = view.hands[seat]?.powers ?? [];
  return POWERS.map((power): HandCard => {
    const action: CardAction = { do: 'play_power', power };
    const card = {
      key: power,
      glyph: POWER_GLYPHS[power],
      ...powerCard(power, view),
      help: topic('power', power),
    };
    if (!held.includes(power)) return { ...card, spent: true };
    return { ...card, ...playable(game, selection, action) };
  });
}

/** Whether an action that plays a card is possible now. */
function playable(game: Game, selection: Selection, action: CardAction): Partial<HandCard> {
  return selection.may(action) ? pickable(selection, action) : { reason: reasonFor(game, selection, action) };
}

/** A card or tile that can be picked: the prompt then describes it and asks to confirm. */
function pickable(selection: Selection, action: CardAction): Partial<HandCard> {
  return {
    press: () => selection.pickCard(action),
    choice: JSON.stringify(action),
    picked: selection.isPicked(action),
  };
}

/** The title of a card or tile of the hand, and its effect. */
export function cardOf(
  action: CardAction,
  selection: Selection,
  words: Words,
): { title: string; text: string } {
  if (action.do === 'play_power') return powerCard(action.power, selection.view);
  const info = selection.pack()?.tiles[action.tile];
  return { title: info ? tileTitle(info, words) : '', text: info ? tileText(info) : '' };
}

const powerCard = (power: Power, view: View | undefined): { title: string; text: string } => ({
  title: t(`hand-power-${power}`),
  text: powerText(power, view),
});

const tileText = (info: PackTile): string => t(`hand-tile-${tileKind(info.face)}`, tileArgs(info));

function reasonFor(game: Game, selection: Selection, action: CardAction): string | undefined {
  const why = selection.why(action);
  const notNow = selection.view && game.words?.refusal({ refusal: 'not_now', asked: selection.view.ask });
  return why !== undefined && why === notNow ? t('hand-not-now') : why;
}

function tiles(game: Game, selection: Selection, view: View, seat: number, words: Words): HandCard[] {
  const held = (view.hands[seat]?.tiles ?? []).map((tile) => seen(tile));
  return held.flatMap((tile, index) => {
    const info = tile === undefined ? undefined : game.pack?.tiles[tile];
    return info
      ? [{ ...tileCard(info, words), key: `${index}`, ...tileUse(game, selection, view, info) }]
      : [];
  });
}

/** The title of a tile, as on its card. */
export function tileTitle({ face, printed }: PackTile, words: Words): string {
  if ('location' in face) return shortName(words.building(face.location));
  const kind = tileKind(face);
  if (kind === 'music') return printed;
  const { item } = face;
  return typeof item === 'object' && 'ride' in item
    ? t(`machine-${item.ride}`)
    : t(`help-tile-${kind}-title`);
}

function tileCard(info: PackTile, words: Words): HandCard {
  const kind = tileKind(info.face);
  const card = {
    key: '',
    title: tileTitle(info, words),
    text: tileText(info),
    organ: info.organ,
    marks: info.marks,
    secret: true,
    help: topic('tile', kind),
  };
  if ('location' in info.face) return { ...card, building: info.face.location };
  return { ...card, glyph: itemGlyph(info.face.item) };
}

function tileArgs(info: PackTile): Record<string, string | number> {
  if (!('item' in info.face) || typeof info.face.item === 'string') return {};
  const { item } = info.face;
  if ('music' in item) return { pages: item.music };
  return { machine: t(`machine-${item.ride}`), machineKey: item.ride };
}

/** What a tile can do now, or when. */
function tileUse(game: Game, selection: Selection, view: View, info: PackTile): Partial<HandCard> {
  const { tile } = info;
  const discards: CardAction[] = [
    { do: 'discard', tile },
    { do: 'discard_organ', tile },
  ];
  const discard = discards.find((action) => selection.may(action));
  if (discard) return pickable(selection, discard);
  if (!('location' in info.face)) {
    if (info.face.item === 'stones') return { reason: t('hand-stones') };
    return playable(game, selection, { do: 'play_item', tile });
  }
  const places = selection.legal.some((action) => action.do === 'place_location' && action.tile === tile);
  if (places) {
    const picked = selection.tile === tile;
    return { press: () => selection.pickTile(tile), choice: `tile-${tile}`, picked };
  }
  return { text: '', reason: t(view.public.organ === null ? 'hand-location-when' : 'hand-location-late') };
}
