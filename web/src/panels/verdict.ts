/** The outcome of a game as text: who won and how, or how everyone lost. */
import type { Game } from '../play/game.svelte';
import type { Character, Event, Outcome, Role } from '../wire/types';
import { t } from '../i18n/i18n.svelte';
import { kebab } from '../i18n/keys';
import { roman } from '../i18n/words';

export interface Verdict {
  /** The outcome, for colours and pictures. */
  how: Role | 'ragnarok' | 'all_out' | 'abandoned';
  winner: number | null;
  eyebrow: string;
  title: string;
  text: string;
  /** The characters shown with the text. */
  figures: Character[];
}

/** The last event of a kind in the log, with its Hour. */
function lastOf<K extends Event['event']>(
  game: Game,
  kind: K,
): { event: Extract<Event, { event: K }>; hour: number } | null {
  for (let index = game.log.length - 1; index >= 0; index -= 1) {
    const entry = game.log[index];
    if (!entry || !('event' in entry) || entry.event.event !== kind) continue;
    return { event: entry.event as Extract<Event, { event: K }>, hour: entry.hour };
  }
  return null;
}

/** The outcome of a finished table; null if it was abandoned. */
export function outcomeOf(game: Game): Outcome | null {
  const stage = game.card?.stage;
  if (typeof stage === 'object') return stage.finished;
  // The table of a lesson never finishes, but its game may.
  const phase = game.view?.public.phase;
  return typeof phase === 'object' && 'over' in phase ? phase.over : null;
}

/** The revealed secrets that a verdict uses. */
export interface Truth {
  chosen_one: Character;
  players: readonly { characters: readonly Character[] }[];
}

/** The verdict; with the truth it can name the Chosen One. */
export function verdictOf(game: Game, truth: Truth | null): Verdict {
  const outcome = outcomeOf(game);
  const chosen = truth?.chosen_one;
  const named = chosen ? { character: t(`character-${chosen}`), characterKey: chosen } : null;
  const figures = chosen ? [chosen] : [];
  if (outcome?.how !== 'won') {
    const how = outcome?.how ?? 'abandoned';
    const key = kebab(how);
    const text = named ? t('end-chosen-was', named) : '';
    const lines = [t(`end-${key}-text`), text].filter((line) => line !== '');
    return {
      how,
      winner: null,
      eyebrow: t(`end-${key}`),
      title: t(`end-${key}-title`),
      text: lines.join(' '),
      figures,
    };
  }
  const { seat, role } = outcome;
  const own = truth?.players[seat]?.characters[0];
  const ended = lastOf(game, 'ended');
  const organ = game.view?.public.organ ?? null;
  const args = {
    player: game.names[seat] ?? '',
    you: seat === game.seat ? 'yes' : 'no',
    hour: roman(ended?.hour ?? game.view?.public.hour ?? 0),
    pages: game.view?.public.music[seat] ?? 0,
    space: organ === null ? '' : (game.words?.space(organ) ?? ''),
    ...(named ?? { character: '', characterKey: '' }),
    own: own ? t(`character-${own}`) : '',
    ownKey: own ?? '',
  };
  return {
    how: role,
    winner: seat,
    eyebrow: t(`end-${role}`),
    title: t(`end-${role}-title`, args),
    text: named ? t(`end-${role}-text`, args) : '',
    figures: role === 'fenrir' && own ? [own, ...figures] : figures,
  };
}
