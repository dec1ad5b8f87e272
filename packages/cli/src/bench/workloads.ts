// What is measured: random duels, random four-player team games, Battles on crowded boards, memory.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  armyKeys,
  checkOptions,
  type GameOptions,
  nextRandom,
  parseScenario,
  quickBattle,
  randomBelow,
} from '@nhex/engine';
import { gameSeed, newTally, type Player, playGame, type Tally } from '../playout.ts';
import boards from './fixtures/boards.json';

const SEED = 'bench';
const STEPS = 100_000;

/** A yardstick for the machine: steps of the engine's generator, in millions. */
export function generatorSteps(): number {
  let state = 1;
  let sum = 0;
  for (let i = 0; i < STEPS; i++) {
    state = nextRandom(state);
    sum += randomBelow(state, 10);
  }
  // The sum is used so that the loop cannot be left out.
  return sum >= 0 ? STEPS / 1e6 : 0;
}

function everyPairing(): GameOptions[] {
  const armies = armyKeys();
  return armies.flatMap((a, i) => armies.slice(i + 1).map((b) => checkOptions({ armies: [a, b] })));
}

function everyTable(): GameOptions[] {
  const armies = armyKeys();
  return armies.map((_, left) =>
    checkOptions({ mode: 'team', armies: armies.filter((__, seat) => seat !== left).slice(0, 4) }),
  );
}

/** Plays the tables in turn, always the same games. */
function gamesOf(tables: readonly GameOptions[], tally: Tally): (call: number) => number {
  const random: Player[] = Array.from({ length: 6 }, () => undefined);
  return (call) => {
    playGame(tables[call % tables.length], gameSeed(SEED, call), random, tally);
    return 1;
  };
}

export const duels = (tally = newTally(2)): ((call: number) => number) => gamesOf(everyPairing(), tally);
export const teamGames = (): ((call: number) => number) => gamesOf(everyTable(), newTally(4));

export function crowdedBattles(): (call: number) => number {
  const states = boards.map(parseScenario);
  return () => {
    for (const state of states) quickBattle(state);
    return states.length;
  };
}

function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') for (let i = 0; i < 3; i++) collect();
  return process.memoryUsage().heapUsed;
}

export interface Memory {
  readonly actions: number;
  readonly before: number;
  readonly after: number;
}

/** Bytes on the heap before and after that many actions of random duels, each time after collecting garbage. */
export function heapGrowth(actions: number): Memory {
  const tally = newTally(2);
  const play = duels(tally);
  let call = 0;
  const playOn = (until: number): void => {
    while (tally.actions < until) play(call++);
  };
  playOn(actions / 10);
  const begun = tally.actions;
  const before = heapInUse();
  playOn(begun + actions);
  return { actions: tally.actions - begun, before, after: heapInUse() };
}
