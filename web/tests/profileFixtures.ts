/** Players with a long history, as the server would tell of them: for screens. What real games give: profiles.spec.ts. */
import type { Page } from '@playwright/test';
import type {
  ChairCard,
  CreatedProgram,
  HistoryCard,
  History,
  Leaders,
  MyCard,
  MyGame,
  MyGames,
  Profile,
  ProgramList,
  TableCard,
} from '../src/wire/types';
import { NAMES } from './positions.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 14, 20);
const id = (number: number): string => `0000000000${String(number).padStart(3, '0')}`;

/** A rating that finds its place, game by game. */
const RATINGS = Array.from({ length: 24 }, (_, game) => ({
  at: NOW - (24 - game) * 6 * DAY,
  table: id(100 + game),
  mu: 25 + 9 * (1 - Math.exp(-game / 8)) + 1.6 * Math.sin(game * 1.7),
  sigma: 1.6 + 6 * Math.exp(-(game + 1) / 6),
}));
const LAST = RATINGS.at(-1) ?? { mu: 25, sigma: 8 };

const ME: MyCard = {
  id: id(1),
  name: NAMES[0] ?? '',
  program: false,
  owner: null,
  passphrase: true,
  recovery_code: true,
  webhook: null,
  rating: { mu: LAST.mu, sigma: LAST.sigma },
  rated_games: RATINGS.length,
};

const PROGRAMS: ProgramList = {
  programs: NAMES.slice(1, 3).map((name, place) => ({ player: id(40 + place), name, created: NOW })),
};
const MADE: CreatedProgram = { player: id(40), token: '0123456789abcdef'.repeat(4) };

const PROFILE: Profile = {
  id: ME.id,
  name: ME.name,
  program: false,
  rating: ME.rating,
  rated_games: ME.rated_games,
  created: NOW - 400 * DAY,
  own: true,
  games: 61,
  won: 19,
  results: [
    { players: 3, role: 'hero', games: 14, won: 6, lost: 5, nobody: 3 },
    { players: 4, role: 'hero', games: 26, won: 8, lost: 15, nobody: 3 },
    { players: 4, role: 'fenrir', games: 9, won: 4, lost: 3, nobody: 2 },
    { players: 6, role: 'hero', games: 12, won: 1, lost: 10, nobody: 1 },
  ],
  characters: [
    { character: 'koleberg', times: 74 },
    { character: 'lilja', times: 61 },
    { character: 'snowy', times: 52 },
    { character: 'vidal', times: 40 },
    { character: 'lewis', times: 31 },
    { character: 'palsson', times: 22 },
    { character: 'vikstrom', times: 11 },
    { character: 'johnsson', times: 1 },
  ],
  decisions: 2210,
  timed: 1480,
  late: 12,
  ratings: RATINGS,
};

const chair = (seat: number): ChairCard => ({
  player: id(seat + 1),
  name: NAMES[seat] ?? '',
  bot: null,
  substitute: null,
  ready: true,
  vote: null,
  wants_bot: false,
  colour: seat,
  away: { agreed: false, wants_resume: false, vacation_left: 0 },
});
const BOT: ChairCard = { ...chair(0), player: null, name: null, bot: 'detective' };
/** A deleted player. */
const GONE: ChairCard = { ...chair(4), name: null };

const card = (table: string, chairs: ChairCard[], stage: TableCard['stage']): TableCard => ({
  id: table,
  pack: { id: 'turin', hash: '0'.repeat(64), file: '0'.repeat(64) },
  options: {
    players: chairs.length,
    beginner: false,
    auction_opener: 'first',
    clock: { kind: 'correspondence', hours: 24, sleep: null },
    substitute: 'detective',
    odds: false,
    rated: true,
    spectators: true,
    private: false,
  },
  host: id(1),
  stage,
  chairs,
  commitment: '0'.repeat(64),
  rematch_of: null,
  rematch: null,
});

const ENDS = [
  { place: 1, won: true, role: 'hero', outcome: { how: 'won', seat: 0, role: 'hero' } },
  { place: 2, won: false, role: 'fenrir', outcome: { how: 'won', seat: 1, role: 'hero' } },
  { place: 1, won: false, role: null, outcome: { how: 'ragnarok' } },
] as const satisfies Partial<HistoryCard>[];

const RESULTS: HistoryCard[] = RATINGS.toReversed()
  .slice(0, 8)
  .map(({ at, table, mu, sigma }, index) => ({
    at,
    table,
    seat: 0,
    players: 4,
    rating: index % 3 === 1 ? null : { mu, sigma },
    ...(ENDS[index % 3] ?? ENDS[0]),
  }));

const finished = (result: HistoryCard, index: number): MyGame => ({
  id: result.table,
  created: result.at - DAY,
  changed: result.at,
  card: card(result.table, index === 2 ? [chair(0), chair(3), GONE] : [chair(0), chair(1), chair(2), BOT], {
    finished: result.outcome,
  }),
  result,
});

const live = (number: number, mine: boolean): MyGame => ({
  id: id(200 + number),
  created: NOW,
  changed: NOW,
  card: card(id(200 + number), [chair(0), chair(1), chair(2), chair(5)], 'running'),
  next: { seat: mine ? 0 : 1, player: id(mine ? 1 : 2), deadline: Date.now() + 20 * 3_600_000 },
  my_turn: mine,
  result: null,
});

const LEADERS: Leaders = {
  players: NAMES.map((name, index) => ({
    id: id(index + 1),
    name,
    program: false,
    rating: { mu: 38 - 2.4 * index, sigma: 1.4 + 0.3 * index },
    rated_games: 120 - 19 * index,
  })),
};

/** Lets a page believe that there are people with a long history. */
export async function withHistory(page: Page): Promise<void> {
  const answers: [string, unknown][] = [
    ['**/api/me', ME],
    ['**/api/me/tables*', { tables: [], next: null }],
    ['**/api/leaders*', LEADERS],
    ['**/api/players/*/profile', PROFILE],
    ['**/api/players/*/games*', { games: RESULTS, next: null } satisfies History],
    ['**/api/me/games*', { games: RESULTS.map(finished), next: 'more' } satisfies MyGames],
    ['**/api/me/games?state=live*', { games: [live(1, false), live(2, true)], next: null } satisfies MyGames],
  ];
  await page.unrouteAll();
  for (const [path, json] of answers) await page.route(path, (route) => route.fulfill({ json }));
  await page.route('**/api/me/programs', (route) =>
    route.fulfill({ json: route.request().method() === 'POST' ? MADE : PROGRAMS }),
  );
}
