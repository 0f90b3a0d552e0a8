/** What Undo takes back, and why it stops where it does: read from the events of the last decision. */
import type { OneOf } from '../lib/oneOf';
import type { Action, Event, View } from '../wire/types';
import { t } from '../i18n/i18n.svelte';
import type { Words } from '../i18n/words';
import type { Entry } from './game.svelte';

/** The events of the last decision, and whose it was; none before the first. */
export function lastDecision(log: readonly Entry[]): { seat: number | null; events: Event[] } {
  const last = log.findLast((entry) => 'event' in entry || entry.news.news === 'decided');
  if (!last) return { seat: null, events: [] };
  if ('news' in last) return { seat: 'seat' in last.news ? last.news.seat : null, events: [] };
  // A record may hold several decisions, which are undone one at a time.
  const decision = last.key.slice(0, last.key.lastIndexOf('.') + 1);
  const events = log.flatMap((entry) =>
    'event' in entry && entry.key.startsWith(decision) ? [entry.event] : [],
  );
  const by = events.find((event) => 'seat' in event);
  return { seat: by && 'seat' in by ? by.seat : null, events };
}

/** What was decided, as its events show it; none if they do not. Without events, only the View after it shows it. */
export function decisionOf(events: readonly Event[], view?: View): Action | undefined {
  if (events.length === 0) return view && withoutEvents(view);
  for (const [index, event] of events.entries()) {
    const action = actionOf(event, events[index + 1]);
    if (action) return action;
  }
  // Writing is an action of its own, or Vidal's.
  if (events[0]?.event === 'music_gained') return { do: 'favour', activity: 'compose' };
  return undefined;
}

/** A decision without events ended a movement, or chose what Vidal does: that is asked next. */
function withoutEvents({ public: { phase } }: View): Action {
  const effect = typeof phase === 'object' && 'turn' in phase ? phase.turn.effect : null;
  if (effect === 'move_clue') return { do: 'favour', activity: 'move_clue' };
  if (effect && typeof effect === 'object' && 'look' in effect)
    return { do: 'favour', activity: 'investigate' };
  return { do: 'stop' };
}

function actionOf(event: Event, next: Event | undefined): Action | undefined {
  switch (event.event) {
    case 'auction_opened':
      return { do: 'open', position: event.position };
    case 'clue_placed':
      return { do: 'place_clue', space: event.space };
    case 'character_chosen':
      return { do: 'choose', character: event.character };
    case 'ability_used':
      return { do: 'name', character: event.character };
    case 'character_blocked':
      return { do: 'block', character: event.character };
    case 'power_taken_back':
      return { do: 'take_back', power: event.power };
    case 'gears_turned':
      return { do: 'turn', teeth: event.teeth };
    case 'moved': {
      const { means, to } = event;
      if (means === 'walking' || means === 'free_step') return { do: 'step', to };
      return { do: means.machine === 'taxi' ? 'taxi' : 'ride', to };
    }
    case 'action_taken':
      if (event.activity !== 'compose') return undefined;
      return { do: 'compose', clues: next?.event === 'clues_spent' ? next.clues : 0 };
    case 'clue_moved':
      return { do: 'move_clue', from: event.from, to: event.to };
    case 'power_played':
      return { do: 'play_power', power: event.power };
    case 'relocated':
      return { do: 'relocate', character: event.character, to: event.to };
    case 'swapped':
      return { do: 'swap', a: event.a, b: event.b };
    case 'skipped':
      return { do: 'stop' };
    case 'turn_ended':
      return { do: 'end_turn' };
    case 'location_declined':
      return { do: 'decline' };
    case 'organ_placed':
      return { do: 'place_organ', space: event.space };
    case 'tile_discarded':
      return typeof event.tile === 'object' ? { do: 'discard', tile: event.tile.seen } : undefined;
    default:
      event.event satisfies OneOf<`character_dealt character_face_up hour_began role_dealt event_turned
        auction_opened bid_made bid_passed position_won position_given position_struck clue_placed declared
        mark_shown declared_wrongly declared_rightly character_chosen ability_used character_blocked
        time_gained time_paid music_gained clue_gained clues_spent clue_picked tile_drawn power_taken_back
        gears_turned moved action_taken skipped card_looked clue_moved power_played item_played relocated
        swapped turn_ended location_placed location_declined organ_tile_discarded organ_placed
        tile_discarded player_out card_revealed tiles_returned ended`>;
      return undefined;
  }
}

/** What was decided, in a few words. */
export function decisionText(events: readonly Event[], words: Words, view?: View): string {
  const action = decisionOf(events, view);
  if (!action) return '';
  return action.do === 'stop' ? t('undo-stop') : actionText(action, words);
}

/** A decision without what comes of it; a card by the name it has in the hand. */
export function actionText(action: Action, words: Words): string {
  if (action.do === 'play_power') return t(`hand-power-${action.power}`);
  if (action.do !== 'choose' && action.do !== 'name') return words.action(action);
  return t(`undo-${action.do}`, {
    character: words.character(action.character),
    characterKey: action.character,
  });
}

/** What makes a decision stand. */
const SEALS: Partial<Record<Event['event'], 'seen' | 'drawn' | 'shown' | 'declared' | 'bid'>> = {
  card_looked: 'seen',
  tile_drawn: 'drawn',
  item_played: 'shown',
  location_placed: 'shown',
  organ_tile_discarded: 'shown',
  declared: 'declared',
  bid_made: 'bid',
  bid_passed: 'bid',
};

/** Why a decision stands, in a sentence; nothing if its events do not tell. */
export function whyItStands(events: readonly Event[]): string {
  const seal = events.map((event) => SEALS[event.event]).find((why) => why !== undefined);
  return seal ? t(`undo-not-${seal}`) : '';
}
