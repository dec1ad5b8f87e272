// Records as they leave and enter the client: the engine's text, with who played as a comment in it.

import { type Game, makeRecord } from '@nhex/engine';
import { checkPlayers, type Player } from './game/players.ts';

const COMMENT = /^; players: (.*)$/m;

/** The record of a game; who played stands below its headers. */
export function recordOf(game: Game, players: readonly Player[] | undefined): string {
  const record = makeRecord(game);
  if (!players) return record;
  const names = players.map((player) => (player.kind === 'bot' ? player.level : 'person'));
  return record.replace(/^(?!\[)/m, `; players: ${names.join(' ')}\n`);
}

/** Who played, where the record says it. */
export function playersIn(record: string, seats: number): readonly Player[] | undefined {
  const [, names] = COMMENT.exec(record) ?? [];
  const given = names
    ?.split(' ')
    .map((name) => (name === 'person' ? { kind: 'person' } : { kind: 'bot', level: name }));
  return given && checkPlayers(given, seats);
}
