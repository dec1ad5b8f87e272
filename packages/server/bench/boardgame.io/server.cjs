// The game on a boardgame.io server with its usual (in memory) storage. RIVAL names the bundle of our rules.
const { Server } = require('boardgame.io/server');
const { ActivePlayers } = require('boardgame.io/core');
const { original } = require('immer');

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
  const server = Server({ games: [game], origins: ['*'] });
  await server.run({ port: Number(process.env.PORT), callback: () => console.log('ready') });
});
