// The game on a boardgame.io server. RIVAL names the bundle of our rules, STORAGE a folder for its files or the address of
// a PostgreSQL (none: memory).
const { FlatFile, Server } = require('boardgame.io/server');
const { ActivePlayers } = require('boardgame.io/core');
const { original } = require('immer');
const { PostgresStore } = require('bgio-postgres');

import(process.env.RIVAL).then(async ({ apply, start, view }) => {
  const game = {
    name: 'nhex',
    setup: () => ({ state: start() }),
    moves: {
      // Their drafts would slow the rules down: the move works on the plain state and returns a new one.
      choose: ({ G, playerID }, text) => ({ state: apply(original(G).state, Number(playerID), text) }),
    },
    turn: { activePlayers: ActivePlayers.ALL },
    playerView: ({ G }) => ({ state: view(G.state) }),
    disableUndo: true,
  };
  const { STORAGE } = process.env;
  const storage = () =>
    STORAGE.startsWith('postgres:')
      ? new PostgresStore(STORAGE, { logging: false, pool: { max: 10 } })
      : new FlatFile({ dir: STORAGE });
  const server = Server({ games: [game], origins: ['*'], ...(STORAGE ? { db: storage() } : {}) });
  // Asked at the beginning and at the end of the measured time.
  process.on('SIGUSR2', () => {
    const { user, system } = process.cpuUsage();
    console.log(`cpu ${(user + system) / 1e6}`);
  });
  await server.run({ port: Number(process.env.PORT), callback: () => console.log('ready') });
});
