// The peer: boardgame.io's own server, in memory, with a game of about the size of 011: four hands that only their owners
// see, a secret card, a hidden pile, a board, tracks, and a turn order. A move changes about as much as one of 011.
const { Server, Origins } = require('boardgame.io/server');

const SPACES = 69;
const start = () => ({
  secret: { chosen: 3, pile: Array.from({ length: 50 }, (_, tile) => (tile * 7) % 39) },
  players: Object.fromEntries(
    ['0', '1', '2', '3'].map((seat) => [seat, { characters: [Number(seat)], tiles: [1, 2, 3], seen: [] }]),
  ),
  hour: 1,
  gears: [0, 0, 0],
  at: [0, 9, 17, 26, 35, 44, 52, 61],
  clues_on: [5, 6, 7, 8, 9],
  organ: null,
  time: [45, 45, 45, 45],
  music: [0, 0, 0, 0],
  clues: [0, 0, 0, 0],
  played: [[], [], [], []],
  locations: [null, null, null, null],
  used: [],
  blocked: [],
  pile: 50,
});

const game = {
  name: 'peer',
  setup: start,
  playerView: ({ G, playerID }) => {
    const { secret, ...open } = G;
    const players = {};
    for (const [seat, hand] of Object.entries(G.players)) {
      players[seat] = seat === playerID ? hand : { characters: hand.characters.length, tiles: hand.tiles.length };
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
      G.players[playerID].tiles = [to % 39, (to * 3) % 39];
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]) }, () => {
  console.log('ready');
});
