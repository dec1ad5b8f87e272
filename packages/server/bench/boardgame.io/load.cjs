// Pairs of players who send the moves of whole games, each as soon as the one before is acknowledged. Says `warm` when
// the measured time begins and `made N` when it is over.
const { io } = require('socket.io-client');

/** Runs one match after the other until everything is over; `count` is told what was acknowledged. */
async function pair(url, number, moves, isOver, count) {
  for (let round = 0; !isOver(); round++) {
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
      if (isOver()) break;
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

import(process.env.RIVAL).then(({ moves }) => {
  const matches = Number(process.env.MATCHES);
  const warm = matches * Number(process.env.WARM_MOVES);
  let made = 0;
  let until = Number.POSITIVE_INFINITY;
  const count = () => {
    made++;
    if (made !== warm) return;
    console.log('warm');
    until = Date.now() + Number(process.env.SECONDS) * 1000;
    setTimeout(() => {
      console.log(`made ${made - warm}`);
      process.exit(0);
    }, Number(process.env.SECONDS) * 1000);
  };
  for (let i = 0; i < matches; i++) void pair(process.env.SERVER, i, moves, () => Date.now() >= until, count);
});
