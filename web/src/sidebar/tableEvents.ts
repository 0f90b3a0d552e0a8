/** Table events as sentences. */
import type { OneOf } from '../lib/oneOf';
import type { Game } from '../play/game.svelte';
import { decisionText } from '../play/undo';
import type { Event, TableEvent } from '../wire/types';
import { t } from '../i18n/i18n.svelte';
import { kebab } from '../i18n/keys';
import { changesOf } from '../lobby/options';
import { spanText } from '../players/duration';

/** The sentence for a table event, with the names at the time of the record. `undone`: the events that were undone. */
export function newsText(news: TableEvent, game: Game, version: number, undone?: Event[]): string {
  const player = 'seat' in news ? (game.namesAt(version)[news.seat] ?? '') : '';
  switch (news.news) {
    case 'seated':
      return t('news-seated', { player });
    case 'vacated':
      return t('news-vacated', { player });
    case 'host_changed':
      return t('news-host-changed', { player: game.nameOf(news.host) });
    case 'took_back':
      return tookBack(player, game, version, undone);
    case 'substituted':
      return t(`news-substituted-${news.why}`, { player });
    case 'reclaimed':
      return t('news-reclaimed', { player });
    case 'handed_over':
    case 'seat_given':
      return t('news-handed-over', {
        player: game.nameOf(news.to),
        // The seat belonged to the other player until then.
        former: game.namesAt(version - 1)[news.seat] ?? '',
      });
    case 'coloured':
      return t('news-coloured', { player });
    case 'swap_asked':
      return t('news-swap-asked', { player, other: game.namesAt(version)[news.with] ?? '' });
    case 'swap_ended':
      return t(news.by === news.seat ? 'news-swap-withdrawn' : 'news-swap-declined', {
        player: game.namesAt(version)[news.by] ?? '',
        other: player,
      });
    case 'seats_swapped': {
      const other = game.namesAt(version)[news.with] ?? '';
      // A free seat has no owner before: whoever has it later doesn't matter.
      const wasTaken = game.card?.former?.some(({ seat, until }) => seat === news.with && until === version);
      return wasTaken ? t('news-seats-swapped', { player, other }) : t('news-seat-moved', { player });
    }
    case 'options_changed':
      return t('news-options-changed', { changes: changesOf(news.was, news.options) });
    case 'countdown_stopped':
      return t('news-countdown-stopped', { player });
    case 'seat_requested':
      return t('news-seat-requested', { player: game.nameOf(news.player) });
    case 'seat_request_ended':
      return t(news.declined ? 'news-seat-request-declined' : 'news-seat-request-withdrawn', {
        player: game.nameOf(news.player),
      });
    case 'resumed':
      return t('news-resumed');
    case 'voted':
      return t(news.end ? 'news-voted' : 'news-voted-not', { player });
    case 'vote_ended':
      return t('news-vote-ended');
    case 'bot_wanted':
      return t('news-bot-wanted', { player });
    case 'away':
      return awayText(news, game, version);
    case 'abandoned':
      return t('news-abandoned');
    case 'rematch':
      return t('news-rematch');
    case 'said':
      return news.text || t('drawer-chat-gone');
    case 'phrase':
      return t(`phrase-${kebab(news.phrase)}`);
    default:
      news.news satisfies OneOf<'created nonce countdown began decided link_cancelled replay_link_cancelled'>;
      return '';
  }
}

/** The sentence for a nudge, a pause or a vacation. */
function awayText(news: Extract<TableEvent, { news: 'away' }>, game: Game, version: number): string {
  const name = (seat: number): string => game.namesAt(version)[seat] ?? '';
  switch (news.away) {
    case 'nudged':
      return t('away-nudged', { player: name(news.seat), other: name(news.to) });
    case 'pause_proposed':
      return t('away-pause-proposed', { player: name(news.seat), length: spanText(news.minutes * 60_000) });
    case 'pause_answered':
      return t(news.agree ? 'away-pause-agreed' : 'away-pause-refused', { player: name(news.seat) });
    case 'pause_declined':
      return t('away-pause-declined');
    case 'paused':
      return t('away-paused');
    case 'resume_wanted':
      return t('away-resume-wanted', { player: name(news.seat) });
    case 'pause_ended':
      return t('away-pause-ended');
    case 'vacation_began':
      return t('away-vacation-began', { player: name(news.seat) });
    default:
      return t('away-vacation-ended', { player: name(news.seat) });
  }
}

function tookBack(player: string, game: Game, version: number, undone?: Event[]): string {
  const words = game.wordsAt(version);
  const what = words && undone ? decisionText(undone, words) : '';
  return what ? t('news-took-back-what', { player, what }) : t('news-took-back', { player });
}
