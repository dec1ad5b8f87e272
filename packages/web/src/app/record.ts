// Records as they leave the client: the engine's text, with who played as a comment in it. open-record.ts reads them.

import { type Game, makeRecord } from '@nhex/engine';
import type { Player } from './game/players.ts';

/** The record of a game; who played, where that is known, stands below its headers. */
export function recordOf(game: Game, players: readonly Player[] | undefined): string {
  const names = players?.map((player) => (player.kind === 'bot' ? player.level : 'person'));
  return makeRecord(game).replace(/^(?!\[)/m, names ? `; players: ${names.join(' ')}\n` : '');
}
