// The peer: boardgame.io's own server, in memory, with a game of about the size of 011: four hands that only their owners
// see, a secret card, a hidden pile, a board, tracks, and a turn order. A move changes about as much as one of 011.
const { Server, Origins } = require('boardgame.io/server');

const SPACES = 69;
const start = () => ({
  secret: { chosen: 3, fenrir: 2, pile: Array.from({ length: 42 }, (_, tile) => (tile * 7) % 39), events: [4, 8, 1] },
  players: Object.fromEntries(
    ['0', '1', '2', '3'].map((seat) => [
      seat,
      {
        powers: ['look', 'ride', 'research', 'music'],
        characters: [{ seen: Number(seat) }],
        tiles: [{ seen: 1 }, { seen: 2 }, { seen: 3 }],
        cards: Array(8).fill('face_down'),
        shown_to: Array.from({ length: 8 }, () => []),
      },
    ]),
  ),
  options: { players: 4, beginner: false, auction_opener: 'first' },
  hour: 1,
  phase: { turn: { index: 0, step: 'choose', effect: null, character: null, declared: null, power_played: false } },
  event: 'e6',
  order: [0, 2, 1, 3],
  fates: ['in', 'in', 'in', 'in'],
  time: [45, 45, 45, 45],
  music: [0, 0, 0, 0],
  clues: [0, 0, 0, 0],
  played: [['look'], [], [], []],
  at: [0, 9, 17, 26, 35, 44, 52, 61],
  clues_on: [5, 6, 7, 8, 9],
  organ: null,
  gears: [0, 0, 0],
  used: ['vikstrom'],
  blocked: ['lewis'],
  locations: [null, null, null, null],
  not_chosen: [],
  roles_dealt: [],
  declared_heroes: [],
  declared_fenrir: null,
  events: ['e1', 'e2', 'e3', 'e4', 'e5', 'e6'],
  pile: Array(42).fill('face_down'),
  apart: [],
  legal: Array.from({ length: 12 }, (_, to) => ({ do: 'step', to })),
});

const game = {
  name: 'peer',
  setup: start,
  playerView: ({ G, playerID }) => {
    const { secret, ...open } = G;
    const players = {};
    for (const [seat, hand] of Object.entries(G.players)) {
      players[seat] = seat === playerID ? hand : { powers: hand.powers, characters: 1, tiles: hand.tiles.map(() => 'face_down') };
    }
    return { ...open, players };
  },
  moves: {
    step: ({ G, ctx, playerID }, to) => {
      if (!(to >= 0 && to < SPACES)) return;
      const who = ctx.turn % 8;
      G.at[who] = to;
      G.gears = G.gears.map((tooth, gear) => (tooth + 1) % [8, 9, 7][gear]);
      G.time[playerID] = (G.time[playerID] + 44) % 46;
      G.used = [who];
      G.players[playerID].tiles = [{ seen: to % 39 }, { seen: (to * 3) % 39 }];
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]) }, () => {
  console.log('ready');
});
