// What is measured: random games, Battles on crowded boards, the thinking of `expert`, memory. Always the same work.
// Everything goes through the adapter, for this also runs on the packages of earlier commits.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  boardOf,
  fightOn,
  isOver,
  listChoices,
  makePlayer,
  newTable,
  nextRandom,
  playListed,
  randomBelow,
  seedFrom,
  tableAt,
  think,
} from '../adapter.ts';
import boards from './fixtures/boards.json';
import turns from './fixtures/turns.json';

const STEPS = 100_000;

/** What one call did: `units` are told to people, `steps` compare commits whose random games differ a little. */
export interface Done {
  readonly units: number;
  readonly steps: number;
}
export type Work = (call: number) => Done;

/** A yardstick for the machine: steps of the engine's generator, in millions. */
export function generatorSteps(): Done {
  let state = 1;
  let sum = 0;
  for (let i = 0; i < STEPS; i++) {
    state = nextRandom(state);
    sum += randomBelow(state, 10);
  }
  // The sum is used so that the loop cannot be left out.
  return { units: sum >= 0 ? STEPS / 1e6 : 0, steps: STEPS };
}

// These five, however many there are: the figures of all versions must mean the same games.
const ARMIES = ['borgo', 'hegemony', 'moloch', 'outpost', 'doomsday'];

const DUELS = ARMIES.flatMap((a, i) => ARMIES.slice(i + 1).map((b) => ({ armies: [a, b] })));
/** Each army is left out in turn. */
const TEAMS = ARMIES.map((left) => ({ mode: 'team', armies: ARMIES.filter((army) => army !== left) }));
/** Each army is in turn there twice. */
const SIXES = ARMIES.map((twice) => ({ mode: 'deathmatch', armies: [...ARMIES, twice] }));

/** The stream of chance that random players use; 0 to 5 are the decks of the seats. */
const PLAYERS_STREAM = 100;

/** Plays one game to its end by chance; the number of its inputs. */
function playRandomly(options: object, seed: string): number {
  const table = newTable(options, seed);
  let chance = seedFrom(seed, PLAYERS_STREAM);
  let inputs = 0;
  for (; !isOver(table); inputs++) {
    chance = nextRandom(chance);
    playListed(table, randomBelow(chance, listChoices(table)));
  }
  return inputs;
}

/** Plays the tables in turn, always the same games. */
function gamesOf(tables: readonly object[]): Work {
  return (call) => ({ units: 1, steps: playRandomly(tables[call % tables.length], `bench/${call}`) });
}

function crowdedBattles(): Work {
  const crowded = boards.map(boardOf);
  return () => {
    for (const board of crowded) fightOn(board);
    return { units: crowded.length, steps: crowded.length };
  };
}

/** So many positions in a turn, of which a decision at its beginning gets seven tenths; the search never lacks work for them. */
const EXPERT = 'expert:nodes=10000';

function expertDecisions(): Work {
  return (call) => {
    think(makePlayer(EXPERT), tableAt(turns[call % turns.length]), call);
    return { units: 1, steps: 1 };
  };
}

interface Workload {
  readonly title: string;
  /** What a step is. */
  readonly step: string;
  readonly begin: () => Work;
  /** Calls that make one slice of a comparison, and how many slices a round has: short ones find quiet moments. */
  readonly calls: number;
  readonly slices: number;
}

export const WORKLOADS = {
  duels: {
    title: 'random duels',
    step: 'input',
    begin: () => gamesOf(DUELS),
    calls: 800,
    slices: 10,
  },
  teamGames: {
    title: 'random team games of four',
    step: 'input',
    begin: () => gamesOf(TEAMS),
    calls: 400,
    slices: 10,
  },
  sixPlayerGames: {
    title: 'random deathmatches of six',
    step: 'input',
    begin: () => gamesOf(SIXES),
    calls: 200,
    slices: 10,
  },
  battles: {
    title: 'Battles on crowded boards',
    step: 'Battle',
    begin: crowdedBattles,
    calls: 500,
    slices: 10,
  },
  expert: {
    title: 'decisions of expert at a fixed number of positions',
    step: 'decision',
    begin: expertDecisions,
    calls: turns.length,
    slices: 3,
  },
} as const satisfies Record<string, Workload>;
export type WorkloadName = keyof typeof WORKLOADS;
export const WORKLOAD_NAMES = Object.keys(WORKLOADS) as WorkloadName[];

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

/** Bytes on the heap before and after that many inputs of random duels, each time after collecting garbage. */
export function heapGrowth(actions: number): Memory {
  const play = WORKLOADS.duels.begin();
  let inputs = 0;
  let call = 0;
  const playOn = (until: number): void => {
    while (inputs < until) inputs += play(call++).steps;
  };
  playOn(actions / 10);
  const begun = inputs;
  const before = heapInUse();
  playOn(begun + actions);
  return { actions: inputs - begun, before, after: heapInUse() };
}
