// Records as they enter the client, with who played where they say so (record.ts).

import { type Game, makeReferee, type ReadRecord, readRecord, type SeatId } from '@nhex/engine';
import { checkPlayers, type Player } from './game/players.ts';

const PLAYERS = /^; players: (.*)$/m;
/** How version 1 said it; today it is a line of the record. */
const LOST_ON_TIME = /^; lost on time: (\d)$/m;

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
