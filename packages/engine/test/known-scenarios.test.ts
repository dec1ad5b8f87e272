// Scenarios that are named by their keys: a copy of one is the same one, and a position has one hash, whoever knows its scenario.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  codesOf,
  type Game,
  gameFrom,
  hashState,
  knowScenarios,
  makePosition,
  makeRecord,
  newGame,
  newState,
  parsePosition,
  parseRecord,
  play,
  readScenario,
  SCENARIOS,
  type Scenario,
} from '../src/index.ts';
import { trial } from './scenario-support.ts';

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value));

function played(scenario: Scenario, inputs: number): Game {
  let game = newGame({ scenario }, 'known');
  for (let i = 0; i < inputs; i++) game = play(game, codesOf(game.state)[0]).game;
  return game;
}

/** The same fields the other way round: what a file can say. */
const turnedRound = (scenario: Scenario): Scenario =>
  Object.fromEntries(Object.entries(scenario).reverse()) as unknown as Scenario;

describe('a scenario that comes with the game', () => {
  test('a state that was sent to a worker has the line and the hash of the one that was sent', () => {
    const { state } = played(SCENARIOS[0], 5);
    const sent = structuredClone(state);
    expect(makePosition(sent)).toBe(makePosition(state));
    expect(makePosition(sent)).toContain(`/0.${SCENARIOS[0].key}/`);
    expect(hashState(sent)).toBe(hashState(state));
    expect(hashState(parseRecord(makeRecord(gameFrom(sent))).state)).toBe(hashState(state));
  });

  test('it is recognised whatever order its fields are in', () => {
    const other = turnedRound(copyOf(SCENARIOS[0]));
    expect(newState({ scenario: other }, 1).options.scenario).toBe(SCENARIOS[0]);
  });

  test('another one that is made known under its key takes its place', () => {
    const first = trial({ key: 'twice' });
    knowScenarios([first]);
    expect(newState({ scenario: copyOf(first) }, 1).options.scenario).toBe(first);
    const second = trial({ key: 'twice', limit: { turns: 21 } });
    knowScenarios([second]);
    expect(newState({ scenario: copyOf(second) }, 1).options.scenario).toBe(second);
    const { scenario } = newState({ scenario: copyOf(first) }, 1).options;
    expect(scenario).toEqual(first);
    expect(parsePosition(makePosition(newState({ scenario: copyOf(first) }, 1))).options.scenario).toEqual(
      first,
    );
  });
});

describe('a scenario that is not known yet', () => {
  test('positions and records that were written before still open, and have the same hashes', () => {
    const later = readScenario(trial({ key: 'later' }));
    const game = played(later, 4);
    const [hash, line, record] = [hashState(game.state), makePosition(game.state), makeRecord(game)];
    knowScenarios([turnedRound(copyOf(later))]);
    expect(hashState(game.state)).toBe(hash);
    expect(hashState(parsePosition(line))).toBe(hash);
    expect(hashState(parseRecord(record).state)).toBe(hash);
  });

  test('so do records whose hash counted the whole of it', () => {
    const text = readFileSync(new URL('fixtures/version-3/own-scenario.nhex', import.meta.url), 'utf8');
    const { state, start } = parseRecord(text);
    expect(state.turn.number).toBe(9);
    expect(makeRecord(parseRecord(text))).not.toBe(text);
    const { scenario } = start.options;
    if (scenario) knowScenarios([turnedRound(copyOf(scenario))]);
    expect(hashState(parseRecord(text).state)).toBe(hashState(state));
    const anew = makeRecord(parseRecord(text));
    expect(() => parseRecord(anew.replace(/Hash "../, 'Hash "--'))).toThrow('Hash');
  });
});
