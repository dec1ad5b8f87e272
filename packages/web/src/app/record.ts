// Records as they leave and enter the client: the engine's text, with who played as a comment in it.

import { type Game, makeRecord, makeReferee, type ReadRecord, readRecord, type SeatId } from '@nhex/engine';
import { checkPlayers, type Player } from './game/players.ts';

const PLAYERS = /^; players: (.*)$/m;
/** How version 1 said it; today it is a line of the record. */
const LOST_ON_TIME = /^; lost on time: (\d)$/m;

/** The record of a game; who played, where that is known, stands below its headers. */
export function recordOf(game: Game, players: readonly Player[] | undefined): string {
  const names = players?.map((player) => (player.kind === 'bot' ? player.level : 'person'));
  return makeRecord(game).replace(/^(?!\[)/m, names ? `; players: ${names.join(' ')}\n` : '');
}

export interface OpenedRecord extends ReadRecord {
  /** Undefined where nobody knows who played. */
  readonly players: readonly Player[] | undefined;
}

/** A game of version 1 that ended on time says so beside its moves; believed where somebody plays there and it is not over. */
function endedOnTime(game: Game, lost: number | undefined): Game {
  const { result, seats } = game.state;
  if (lost === undefined || result || !seats[lost]?.alive) return game;
  return makeReferee(game).timeOver(lost as SeatId).game;
}

/** Reads a record. Throws a NhexError for one that cannot be read. */
export function openRecord(text: string, lostOnTime?: number): OpenedRecord {
  const { game, departure } = readRecord(text);
  const [, names] = PLAYERS.exec(text) ?? [];
  const given = names
    ?.split(' ')
    .map((name) => (name === 'person' ? { kind: 'person' } : { kind: 'bot', level: name }));
  const noted = LOST_ON_TIME.exec(text)?.[1];
  const lost = lostOnTime ?? (noted === undefined ? undefined : Number(noted));
  return {
    // Where the game departs nobody knows how it would have gone on.
    game: departure ? game : endedOnTime(game, lost),
    departure,
    players: given && checkPlayers(given, game.state.seats.length),
  };
}
