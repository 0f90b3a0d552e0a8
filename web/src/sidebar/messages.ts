/** The chat messages of a game. */
import type { Entry, Game } from '../play/game.svelte';
import { newsText } from './tableEvents';

export interface ChatMessage {
  key: string;
  /** The version of its record. */
  version: number;
  seat: number;
  /** The colour of who wrote it. */
  colour: number;
  name: string;
  text: string;
  at: number;
}

const isTalk = (entry: Entry): boolean =>
  'news' in entry && (entry.news.news === 'said' || entry.news.news === 'phrase');

export function countMessages(log: readonly Entry[]): number {
  return log.reduce((count, entry) => count + (isTalk(entry) ? 1 : 0), 0);
}

export function messagesOf(game: Game): ChatMessage[] {
  return game.log.flatMap((entry) => {
    if (!('news' in entry) || !isTalk(entry) || !('seat' in entry.news)) return [];
    const { key, version, at, news } = entry;
    const name = game.namesAt(version)[news.seat] ?? '';
    const colour = game.colourAt(version, news.seat);
    return [{ key, version, seat: news.seat, colour, name, text: newsText(news, game, version), at }];
  });
}
