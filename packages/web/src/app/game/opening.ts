// A table for a new game.

import { newGame } from '@nhex/engine';
import { GameController } from './controller.svelte.ts';
import { freshId, type Setup } from './players.ts';
import type { Services } from './table.ts';

export function newTable(setup: Setup, services: Services): GameController {
  const game = newGame(setup.options, setup.seed);
  const created = services.now();
  return new GameController(game, { ...setup, id: freshId(), used: [], created }, services);
}
