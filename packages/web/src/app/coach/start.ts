// The guided first duel: a real game, Borgo against a Beginner's Moloch, with the coach beside the board.

import {
  applyChoice,
  type Choice,
  checkOptions,
  type GameOptions,
  newGame,
  requestOf,
  tileOf,
} from '@nhex/engine';
import { bot, freshSeed, PERSON } from '../game/players.ts';
import { router } from '../router.svelte.ts';
import { startGame } from '../tables.svelte.ts';
import { closeOffer, setCoached } from './coached.ts';

/** Seeds are tried until the first tile is a warrior: an instant on an empty board teaches nothing. */
const TRIES = 40;

function firstIsWarrior(options: GameOptions, seed: string): boolean {
  let { state } = newGame(options, seed);
  for (let request = requestOf(state); request?.stage === 'hq'; request = requestOf(state))
    state = applyChoice(state, request.choices[0] as Choice).state;
  return state.seats[0].hand.some((tile) => tileOf(state, tile).kind === 'warrior');
}

function friendlySeed(options: GameOptions): string {
  for (let i = 0; i < TRIES; i++) {
    const seed = freshSeed();
    if (firstIsWarrior(options, seed)) return seed;
  }
  return freshSeed();
}

export function startDuel(): void {
  const options = checkOptions({ armies: ['borgo', 'moloch'], edition: '2025', mode: 'duel' });
  closeOffer();
  startGame({
    options,
    seed: friendlySeed(options),
    players: [PERSON, bot('beginner')],
    preview: true,
    minutes: 0,
    bonus: 0,
  });
  const { route } = router;
  if (route.screen === 'table') setCoached(route.id, true);
}
