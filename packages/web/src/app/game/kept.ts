// A table for a game that was kept; fetched when there is one.

import { openRecord } from '../open-record.ts';
import type { SavedGame } from '../storage.svelte.ts';
import { GameController } from './controller.svelte.ts';
import { checkPlayers } from './players.ts';
import type { Services } from './table.ts';

/** A stored game. Throws a NhexError when its record cannot be read. */
export function keptTable(saved: SavedGame, services: Services): GameController {
  const { game, departure } = openRecord(saved.record, saved.lostOnTime);
  const players = checkPlayers(saved.players, game.state.seats.length);
  // Older versions kept games without some of this.
  const { bonus = 0, used = [] } = saved;
  return new GameController(game, { ...saved, players, bonus, used, departure }, services);
}
