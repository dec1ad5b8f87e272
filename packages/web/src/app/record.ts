// Records as they leave and enter the client: the engine's text, with what it does not know as comments in it.

import { type Game, makeRecord } from '@nhex/engine';
import { checkPlayers, type Player } from './game/players.ts';

/** What the client knows about a game beside its moves. */
export interface Notes {
  /** Undefined where nobody knows who played. */
  readonly players: readonly Player[] | undefined;
  /** The seat that lost on time, if the game ended like that. */
  readonly lostOnTime: number | undefined;
}

const PLAYERS = /^; players: (.*)$/m;
const LOST_ON_TIME = /^; lost on time: (\d)$/m;

/** The record of a game; the notes stand below its headers. */
export function recordOf(game: Game, { players, lostOnTime }: Notes): string {
  const names = players?.map((player) => (player.kind === 'bot' ? player.level : 'person'));
  const comments =
    (names ? `; players: ${names.join(' ')}\n` : '') +
    (lostOnTime === undefined ? '' : `; lost on time: ${lostOnTime}\n`);
  return makeRecord(game).replace(/^(?!\[)/m, comments);
}

/** The notes of a record, as far as it has them. */
export function notesIn(record: string, game: Game): Notes {
  const { seats, result } = game.state;
  const [, names] = PLAYERS.exec(record) ?? [];
  const given = names
    ?.split(' ')
    .map((name) => (name === 'person' ? { kind: 'person' } : { kind: 'bot', level: name }));
  const lost = Number(LOST_ON_TIME.exec(record)?.[1] ?? Number.NaN);
  return {
    players: given && checkPlayers(given, seats.length),
    // A game that ended by the rules ended like that, whatever a comment says.
    lostOnTime: !result && seats[lost]?.alive ? lost : undefined,
  };
}
