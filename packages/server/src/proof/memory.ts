// What a game costs in memory, and how long a cold one takes to load: measured in this process, on the embedded store.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { House } from '../games/house.ts';
import { Post } from '../games/post.ts';
import { createGame, readGame } from '../games/repository.ts';
import { arrive, newTable, rowOf, writeInput } from '../games/table.ts';
import { checkGameOptions, choicesIn, playChoice, resultOf } from '../referee/engine.ts';
import { openEmbedded } from '../store/embedded.ts';
import type { Store } from '../store/store.ts';
import { quantile } from './load.ts';

const GAMES = 300;

/** Plays a stored game on to its last turns, writing as the house would. */
async function playStored(store: Store, id: string, number: number): Promise<number> {
  const row = await store.db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { seed } = await store.db
    .selectFrom('seeds')
    .selectAll()
    .where('game', '=', id)
    .executeTakeFirstOrThrow();
  let table = newTable(row, [{ kind: 'open' }, { kind: 'open' }]);
  const player = 'p'.repeat(16);
  for (let made = 0; ; made++) {
    const choices = choicesIn(table.play);
    const next = playChoice(table.play, choices[(made * (number + 3)) % choices.length], seed);
    if (resultOf(next.play) !== undefined) return made;
    const moved = arrive(table, next.play, row.created + made * 1000);
    await store.append({
      game: id,
      after: table.sequence,
      input: {
        ...writeInput(next.input),
        at: row.created + made * 1000,
        player,
        key: `key-${made}-0123456789`,
      },
      next: { ...rowOf(moved, row.created), wake: null },
      letters: [],
    });
    table = moved;
  }
}

export async function measureMemory(folder: string): Promise<object> {
  setFlagsFromString('--expose_gc');
  const gc: () => void = runInNewContext('gc');
  const heap = (): number => {
    gc();
    gc();
    return process.memoryUsage().heapUsed;
  };
  const store = await openEmbedded(join(folder, 'nhex.db'));
  const now = Date.now();
  await store.db
    .insertInto('players')
    .values({
      id: 'p'.repeat(16),
      name: 'p',
      name_key: null,
      kind: 'guest',
      created: now,
      password: null,
      recovery: null,
      owner: null,
      banned: null,
      deleted: null,
    })
    .execute();
  const ids = Array.from({ length: GAMES }, (_, i) => String(i).padStart(16, '0'));
  const options = checkGameOptions({ armies: ['borgo', 'outpost'] });
  const lengths: number[] = [];
  for (const [i, id] of ids.entries()) {
    const seats = [
      { player: 'p'.repeat(16), bot: null, invited: null },
      { player: null, bot: 'random', invited: null },
    ];
    await createGame(store, {
      id,
      options,
      settings: { takeBack: false, forecast: true },
      private: false,
      seats,
      at: now,
    });
    lengths.push(await playStored(store, id, i));
  }
  const loads: number[] = [];
  for (const id of ids) {
    const started = performance.now();
    await readGame(store, id);
    loads.push(performance.now() - started);
  }
  const brains = { decide: () => new Promise<string>(() => {}), waiting: 0, close: async () => {} };
  let time = now;
  const house = new House({
    store,
    brains,
    post: new Post(),
    now: () => time,
    graceMs: 0,
    onError: () => {},
  });
  await house.watching.view(ids[0], undefined);
  const before = heap();
  for (const id of ids) await house.watching.view(id, undefined);
  const active = heap();
  time += 60_000;
  await house.sweep();
  const idle = heap();
  await house.close();
  await store.close();
  const stored = statSync(join(folder, 'nhex.db')).size;
  return {
    games: GAMES,
    inputsPerGame: quantile(lengths, 0.5),
    activeKbPerGame: Math.round(((active - before) / GAMES / 1024) * 10) / 10,
    idleKbPerGame: Math.round(((idle - before) / GAMES / 1024) * 10) / 10,
    inMemoryAfterIdling: house.size,
    storedKbPerGame: Math.round((stored / GAMES / 1024) * 10) / 10,
    coldLoadMs: { median: quantile(loads, 0.5), p99: quantile(loads, 0.99) },
  };
}
