// A whole game of every scenario, kept as its record: it must replay to the same end, choice by choice.
// NHEX_GOLDEN=write plays them anew, after a scenario or a rule was changed on purpose.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  deciderOf,
  type Game,
  makePosition,
  makeRecord,
  newGame,
  parseRecord,
  play,
  SCENARIOS,
  type Scenario,
  viewOf,
} from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { choose, makeBot } from '../src/index.ts';

const FOLDER = fileURLToPath(new URL('fixtures/scenarios', import.meta.url));
const NODES = 200;

/** Bots of one level play it. */
function played(scenario: Scenario): Game {
  const bots = scenario.seats.map(() => makeBot('medium'));
  let game = newGame({ scenario }, `golden/${scenario.key}`);
  for (let seed = 0; game.state.pending; seed++) {
    const { code } = choose(bots[deciderOf(game.state)], viewOf(game.state), { seed, nodes: NODES });
    game = play(game, code).game;
  }
  return game;
}

const endOf = ({ state }: Game): string =>
  JSON.stringify({ result: state.result, progress: state.course?.progress, position: makePosition(state) });

describe.each(SCENARIOS)('$key', (scenario) => {
  test('[ATL-5] its golden game ends as it did', () => {
    const file = (ending: string): string => join(FOLDER, `${scenario.key}.${ending}`);
    if (process.env['NHEX_GOLDEN'] === 'write') {
      const game = played(scenario);
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file('nhex'), makeRecord(game));
      writeFileSync(file('json'), `${endOf(game)}\n`);
    }
    const record = readFileSync(file('nhex'), 'utf8');
    const game = parseRecord(record);
    expect(game.state.options.scenario).toBe(scenario);
    expect(game.state.result).toBeDefined();
    expect(`${endOf(game)}\n`).toBe(readFileSync(file('json'), 'utf8'));
    expect(makeRecord(game)).toBe(record);
  });
});
