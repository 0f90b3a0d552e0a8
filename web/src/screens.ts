/** The screen for a path, loaded on demand. */
import type { Component } from 'svelte';
import type { Room } from './i18n/i18n.svelte';
import { SITE } from './lib/place';

export interface Screen {
  load: () => Promise<{ default: Component<Record<string, never>> | Component<{ id: string }> }>;
  props: Record<string, string>;
  /** The messages it needs. */
  room?: Room;
}

const NOT_FOUND: Screen = { load: () => import('./ui/NotFound.svelte'), props: {} };
/** What makes no sense without a server. */
const SERVER_ONLY = /^\/(player\/.*|players|new|email)$/;

export function screenOf(path: string): Screen {
  const table = /^\/table\/([a-z0-9]+)$/i.exec(path)?.[1];
  if (table) return { load: () => import('./table/TablePage.svelte'), props: { id: table } };
  const puzzle = /^\/puzzles(?:\/([0-9a-f-]+))?$/.exec(path);
  if (puzzle) {
    const load = () => import('./puzzles/PuzzlesPage.svelte');
    return { load, props: { id: puzzle[1] ?? '' }, room: 'puzzles' };
  }
  const chapter = /^\/learn\/([a-z]+)$/.exec(path)?.[1];
  if (chapter)
    return { load: () => import('./learn/ChapterPage.svelte'), props: { id: chapter }, room: 'lessons' };
  if (path === '/learn') return { load: () => import('./learn/Chapters.svelte'), props: {}, room: 'lessons' };
  const game = /^\/game\/([a-z0-9]+)$/i.exec(path)?.[1];
  if (game) return { load: () => import('./replay/Replay.svelte'), props: { id: game }, room: 'replay' };
  if (SITE && SERVER_ONLY.test(path)) return NOT_FOUND;
  const player = /^\/player\/([a-z0-9]+)$/i.exec(path)?.[1];
  if (player)
    return { load: () => import('./profiles/Profile.svelte'), props: { id: player }, room: 'players' };
  if (path === '/players')
    return { load: () => import('./profiles/Leaderboard.svelte'), props: {}, room: 'players' };
  if (path === '/games') return { load: () => import('./profiles/Games.svelte'), props: {}, room: 'players' };
  if (path === '/open') return { load: () => import('./engine/OpenGame.svelte'), props: {} };
  if (path === '/rules') return { load: () => import('./rules/RulesPage.svelte'), props: {} };
  if (path === '/email')
    return { load: () => import('./notices/EmailPage.svelte'), props: {}, room: 'alerts' };
  if (path === '/new') return { load: () => import('./lobby/NewTable.svelte'), props: {} };
  if (path === '/hot-seat') return { load: () => import('./lobby/HotSeat.svelte'), props: {} };
  if (path === '/') return { load: () => import('./home/Home.svelte'), props: {} };
  return NOT_FOUND;
}
