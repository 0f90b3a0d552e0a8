/** What happened at the table, besides the game, in a sentence. */
import type { Game } from '../play/game.svelte';
import type { News, PlayerId } from '../wire/types';
import { t } from '../words/i18n.svelte';

/** The sentence for one of the news. */
export function newsText(news: News, game: Game): string {
  const player = 'seat' in news ? (game.names[news.seat] ?? '') : '';
  switch (news.news) {
    case 'seated':
      return t('news-seated', { player });
    case 'vacated':
      return t('news-vacated', { player });
    case 'host_changed':
      return t('news-host-changed', { player: nameOf(news.host, game) });
    case 'took_back':
      return t('news-took-back', { player });
    case 'substituted':
      return t(`news-substituted-${news.why}`, { player });
    case 'reclaimed':
      return t('news-reclaimed', { player });
    case 'handed_over':
      return t('news-handed-over', { player: nameOf(news.to, game) });
    case 'resumed':
      return t('news-resumed');
    case 'voted':
      return t(news.end ? 'news-voted' : 'news-voted-not', { player });
    case 'vote_ended':
      return t('news-vote-ended');
    case 'bot_wanted':
      return t('news-bot-wanted', { player });
    case 'abandoned':
      return t('news-abandoned');
    case 'rematch':
      return t('news-rematch');
    case 'said':
      return news.text || t('drawer-chat-gone');
    case 'phrase':
      return t(`phrase-${news.phrase.replaceAll('_', '-')}`);
    case 'created':
    case 'nonce':
    case 'began':
    case 'moved':
    case 'link_cancelled':
      return '';
  }
}

function nameOf(player: PlayerId, game: Game): string {
  const seat = game.card?.chairs.findIndex((chair) => chair.player === player) ?? -1;
  return game.names[seat] ?? '';
}
