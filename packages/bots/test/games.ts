// Games for the tests: played by bots, stopped anywhere, in every mode and variant, and with an army of one's own.

import {
  type Army,
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

/** An army that nobody taught the bots, with everything that no printed army has. */
export const UNHEARD: Army = {
  key: 'unheard',
  name: 'The Unheard Of',
  tiles: {
    hq: {
      kind: 'hq',
      count: 1,
      initiative: [0],
      melee: { 0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 },
      rotations: 1,
    },
    marksman: { kind: 'warrior', count: 8, initiative: [3], ranged: { 0: 1, 1: 1 }, sharpshooter: true },
    turret: {
      kind: 'warrior',
      count: 6,
      initiative: [2],
      ranged: { 0: 2 },
      toughness: 1,
      rotates: true,
      heavy: true,
    },
    scout: { kind: 'module', count: 2, connections: [0, 1], gives: { initiative: 1 }, recon: 1 },
    standard: { kind: 'warrior', count: 3, initiative: [1], melee: { 0: 1 }, aura: { melee: 1 } },
    fighter: { kind: 'warrior', count: 6, initiative: [2], melee: { 0: 2 }, mobility: 1 },
    battle: { kind: 'instant', count: 4, instant: 'battle' },
    move: { kind: 'instant', count: 5, instant: 'move' },
  },
  structure: [
    {
      a: { kind: 'warrior', count: 0, initiative: [2], melee: { 0: 2 }, toughness: 1, rotates: true },
      b: { kind: 'warrior', count: 0, initiative: [3], ranged: { 0: 1 }, sharpshooter: true },
    },
    {
      a: { kind: 'module', count: 0, connections: [0], gives: { melee: 1 }, mobility: 1 },
      b: { kind: 'warrior', count: 0, initiative: [1], net: [0], toughness: 1 },
    },
  ],
};

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
  { armies: ['borgo', 'outpost'], variants: ['structures'] },
  { armies: ['hegemony', 'doomsday'], variants: ['structures', 'reinforcement'] },
  {
    armies: ['moloch', 'borgo', 'outpost', 'hegemony'],
    mode: 'team',
    variants: ['structures'],
    board: 'expanded',
  },
  { armies: ['moloch', 'doomsday', 'borgo'], mode: 'deathmatch', variants: ['structures', 'mad-bomber-2'] },
  { armies: ['outpost', 'moloch', 'hegemony'], mode: 'one-vs-two', variants: ['structures'] },
  { armies: ['unheard', 'borgo'], variants: ['structures'], ownArmies: [UNHEARD] },
  { armies: ['hegemony', 'borgo'], variants: ['mercenaries', 'mad-bomber-mercenary'] },
  { armies: ['moloch', 'borgo'], variants: ['mad-bomber-2'] },
  { armies: ['outpost', 'moloch', 'borgo'], mode: 'deathmatch' },
  { armies: ['outpost', 'moloch', 'borgo', 'hegemony', 'doomsday', 'outpost'], mode: 'deathmatch' },
  { armies: ['hegemony', 'moloch', 'doomsday'], mode: 'scored' },
  { armies: ['outpost', 'moloch', 'borgo'], mode: 'one-vs-two' },
  { armies: ['outpost', 'moloch', 'borgo', 'hegemony'], mode: 'team' },
  { armies: ['outpost', 'doomsday', 'borgo', 'hegemony'], mode: 'team', board: 'expanded' },
  { armies: ['unheard', 'moloch'], ownArmies: [UNHEARD] },
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
