// Every scenario that comes with the game, played at random to its end (NHEX_SCENARIO_GAMES=500 for many games).

import { describe, test } from 'vitest';
import { SCENARIOS } from '../src/index.ts';
import { playRandomGame, playRecordedGame } from './scenario-games.ts';

const GAMES = Number(process.env['NHEX_SCENARIO_GAMES'] ?? 15);

describe.each(SCENARIOS)('$key', (scenario) => {
  test(`[ATL-5] ${GAMES} random games keep the rules of its board and lose no tile`, {
    timeout: 600_000,
  }, () => {
    for (let i = 0; i < GAMES; i++) playRandomGame(scenario, `${scenario.key}/${i}`);
  });

  test('[ATL-1] a record of it is read back, with its seed and without', () => {
    playRecordedGame(scenario, 'record');
  });
});
