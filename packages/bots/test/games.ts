// Games for the tests: played by bots, stopped anywhere, in every mode and variant.

import {
  applyChoice,
  type Code,
  codesOf,
  deciderOf,
  type GameOptionsInput,
  newState,
  nextRandom,
  playInPlace,
  randomBelow,
  type State,
  seedFrom,
  viewOf,
} from '@nhex/engine';
import { type Bot, choose } from '../src/index.ts';

/** Tables that between them use every mode, every variant and every army. */
export const TABLES: readonly GameOptionsInput[] = [
  { armies: ['outpost', 'moloch'] },
  { armies: ['borgo', 'hegemony'] },
  { armies: ['doomsday', 'hegemony'], edition: '3.0' },
  { armies: ['moloch', 'doomsday'], edition: 'yom' },
  { armies: ['borgo', 'outpost'], variants: ['alternative-start'] },
  { armies: ['moloch', 'hegemony'], variants: ['reinforcement'] },
  { armies: ['moloch', 'outpost'], variants: ['reinforcement', 'alternative-start'], edition: '3.0' },
  { armies: ['borgo', 'doomsday'], variants: ['mercenaries'], mercenariesEach: 2, edition: 'unified' },
  { armies: ['hegemony', 'outpost'], variants: ['mad-bomber'] },
  { armies: ['hegemony', 'borgo'], variants: ['mercenaries', 'mad-bomber-mercenary'] },
  { armies: ['moloch', 'borgo'], variants: ['mad-bomber-2'] },
  { armies: ['outpost', 'moloch', 'borgo'], mode: 'deathmatch' },
  { armies: ['outpost', 'moloch', 'borgo', 'hegemony', 'doomsday', 'outpost'], mode: 'deathmatch' },
  { armies: ['hegemony', 'moloch', 'doomsday'], mode: 'scored' },
  { armies: ['outpost', 'moloch', 'borgo'], mode: 'one-vs-two' },
  { armies: ['outpost', 'moloch', 'borgo', 'hegemony'], mode: 'team' },
  { armies: ['outpost', 'doomsday', 'borgo', 'hegemony'], mode: 'team', board: 'expanded' },
];

/** The state after that many random choices, or at the end of the game. */
export function randomState(options: GameOptionsInput, seed: number, choices: number): State {
  const state = newState(options, seed);
  let rng = seedFrom(seed, 9);
  for (let i = 0; i < choices && state.pending; i++) {
    const codes = codesOf(state);
    rng = nextRandom(rng);
    playInPlace(state, codes[randomBelow(rng, codes.length)]);
  }
  return state;
}

/** Plays on with a bot a seat; every answer must be among the legal ones. Says how many answers were given. */
export function playOn(
  start: State,
  bots: readonly Bot[],
  nodes: number,
  most = Number.POSITIVE_INFINITY,
): number {
  let state = start;
  let answers = 0;
  for (; state.pending && answers < most; answers++) {
    const bot = bots[deciderOf(state) % bots.length];
    const { code }: { code: Code } = choose(bot, viewOf(state), { seed: answers, nodes });
    state = applyChoice(state, code).state;
  }
  return answers;
}
