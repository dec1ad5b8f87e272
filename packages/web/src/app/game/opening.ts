// Tables for a new game and for one that was kept.

import { newGame } from '@nhex/engine';
import { openRecord } from '../record.ts';
import type { SavedGame } from '../storage.svelte.ts';
import { GameController } from './controller.svelte.ts';
import { checkPlayers, freshId, type Setup } from './players.ts';
import type { Services } from './table.ts';

export function newTable(setup: Setup, services: Services): GameController {
  const game = newGame(setup.options, setup.seed);
  const created = services.now();
  return new GameController(game, { ...setup, id: freshId(), used: [], created }, services);
}

/** A stored game. Throws a NhexError when its record cannot be read. */
export function keptTable(saved: SavedGame, services: Services): GameController {
  const { game, departure } = openRecord(saved.record, saved.lostOnTime);
  const players = checkPlayers(saved.players, game.state.seats.length);
  // Older versions kept games without some of this.
  const { bonus = 0, used = [] } = saved;
  return new GameController(game, { ...saved, players, bonus, used, departure }, services);
}
