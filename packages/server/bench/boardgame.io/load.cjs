// Pairs of players who send the moves of whole games, each as soon as the one before is acknowledged.
const { io } = require('socket.io-client');

/** Runs one match after the other until the time is over; counts what was acknowledged. */
async function pair(url, number, moves, until, count) {
  for (let round = 0; Date.now() < until; round++) {
    // Their server makes a match when the first player asks for it.
    const matchID = `m${number}-${round}`;
    const sockets = [];
    for (const playerID of ['0', '1']) {
      const socket = io(`${url}/nhex`, { transports: ['websocket'], forceNew: true });
      sockets.push(socket);
      await new Promise((done) => {
        socket.once('sync', done);
        socket.on('connect', () => socket.emit('sync', matchID, playerID, undefined, 2));
      });
    }
    let stateID = 0;
    for (const [seat, text] of moves()) {
      if (Date.now() >= until) break;
      const heard = [0, 1].map(
        (each) =>
          new Promise((done) => {
            sockets[each].once('update', (_, state) => done(state._stateID));
            sockets[each].once('patch', (_, __, next) => done(next));
          }),
      );
      sockets[seat].emit(
        'update',
        {
          type: 'MAKE_MOVE',
          payload: { type: 'choose', args: [text], playerID: String(seat) },
        },
        stateID,
        matchID,
        String(seat),
      );
      const [next] = await Promise.all(heard);
      if (next !== stateID + 1) throw new Error(`state ${next} after ${stateID}`);
      for (const socket of sockets) socket.removeAllListeners('update').removeAllListeners('patch');
      stateID = next;
      count();
    }
    for (const socket of sockets) socket.close();
  }
}

import(process.env.RIVAL).then(async ({ moves }) => {
  const until = Date.now() + Number(process.env.SECONDS) * 1000;
  let made = 0;
  const pairs = Array.from({ length: Number(process.env.PAIRS) }, (_, i) =>
    pair(process.env.SERVER, i, moves, until, () => {
      made++;
    }),
  );
  await Promise.all(pairs);
  console.log(`made ${made}`);
  process.exit(0);
});
