// Games that were given up, lost on time, drawn, abandoned or left before verdicts were inputs of the engine's log: their
// rows and their records, as they were written then.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { checkGameOptions, type Input } from '../src/referee/engine.ts';
import { verifyRecord } from '../src/referee/index.ts';
import { commitmentTo } from '../src/referee/shuffle.ts';
import { openFile } from '../src/store/embedded.ts';
import { migrate } from '../src/store/migrations.ts';
import { openPool } from '../src/store/postgres.ts';
import { ask, type Json, newConfig, STORES, start } from './harness.ts';

interface Ended {
  readonly name: string;
  readonly options: unknown;
  readonly inputs: readonly Input[];
  readonly hash: string;
  readonly result: { readonly winners: number[]; readonly reason: string; readonly hq: number[] };
  readonly record: string;
}

const GAMES: Ended[] = JSON.parse(
  readFileSync(new URL('fixtures/ended-games.json', import.meta.url), 'utf8'),
);
const SEED = '5eed'.repeat(16);
const AT = Date.UTC(2023, 10, 14);
const idOf = (number: number): string => `game-${number}`.padEnd(16, '-');

/** The rows of such a game. */
function rowsOf({ options, inputs, hash, result }: Ended, number: number) {
  const game = idOf(number);
  const checked = checkGameOptions(options);
  return {
    games: [
      {
        id: game,
        sequence: inputs.length,
        status: 'over',
        options: JSON.stringify(checked),
        settings: JSON.stringify({ takeBack: true, forecast: true }),
        private: 0,
        commitment: commitmentTo(SEED),
        rules: '1',
        hash,
        result: JSON.stringify(result),
        created: AT,
        started: AT,
        updated: AT + 100,
        ended: AT + 100,
        wake: null,
      },
    ],
    seeds: [{ game, seed: SEED }],
    seats: checked.armies.map((_, seat) => ({ game, seat, player: `player-${seat}`, bot: null })),
    inputs: inputs.map((input, i) => ({
      game,
      sequence: i + 1,
      kind: input.kind,
      seat: 'seat' in input ? input.seat : null,
      choice: input.kind === 'choice' ? input.choice : null,
      draws: input.kind === 'choice' && input.draws.length > 0 ? input.draws.join(' ') : null,
      at: AT + i,
      player: null,
      key: null,
    })),
  };
}

/** The last lines of the records of today; an abandoned game has no word. */
const WORDS = [
  '0 resign',
  '0 resign',
  '1 time-over',
  '- draw-agreed',
  undefined,
  '1 resign',
  '1 resign',
  '1 resign',
  undefined,
];

test.each(GAMES)('a record written then still passes the check: $name', ({ record }) => {
  expect(record).toMatch(/^; online ended /m);
  expect(verifyRecord(record)).toMatchObject({ ok: true, problems: [] });
});

describe.each(STORES)('on the %s store', (kind) => {
  test('they are read, shown, recorded and exported as they ended', async () => {
    const config = await newConfig(kind);
    const { db } =
      config.databaseUrl === undefined
        ? openFile(join(config.data, 'nhex.db'))
        : openPool(config.databaseUrl);
    await migrate(db);
    const rows = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
    const players = [0, 1, 2].map((i) => ({
      id: `player-${i}`,
      name: `player-${i}`,
      name_key: null,
      kind: 'guest',
      created: AT,
    }));
    await rows.insertInto('players').values(players).execute();
    for (const [number, game] of GAMES.entries())
      for (const [table, values] of Object.entries(rowsOf(game, number)))
        await rows.insertInto(table).values(values).execute();
    await db.destroy();

    const { url } = await start(config);
    const text = await (await fetch(`${url}/api/exports/2023-11`)).text();
    const exported: Json[] = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(exported).toHaveLength(GAMES.length);
    for (const [number, { result, inputs, record: then }] of GAMES.entries()) {
      const { winners, reason } = result;
      const path = `/api/games/${idOf(number)}`;
      expect((await ask(url, 'GET', path)).body).toMatchObject({
        status: 'over',
        sequence: inputs.length,
        decider: null,
        result: { winners, reason },
      });
      const { body: record } = await ask(url, 'GET', `${path}/record`);
      expect(verifyRecord(record)).toMatchObject({ ok: true, problems: [] });
      // Nothing of what was written then is missing, besides its version and how the record as a whole ends.
      const lines = then.split('\n').filter((line) => !/^\[(NHex|Result|Hash) |^; online game/.test(line));
      for (const line of lines) expect(record).toContain(line);
      const word = WORDS[number];
      expect(record.trimEnd().split('\n').at(-1)).toBe(word ?? then.trimEnd().split('\n').at(-1));
      if (word !== undefined)
        expect(record).toContain(`[Result "${winners.length > 0 ? winners.join(' ') : 'draw'} (${reason})"]`);
      expect(exported.find(({ id }) => id === idOf(number))).toMatchObject({ result, record });
    }
  });
});
