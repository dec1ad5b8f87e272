// Who sat where the last time a scenario was played, so that the next one is one tap away.

import { bot, checkPlayers, PERSON, type Player } from '../game/players.ts';

const KEY = 'nhex-scenario-players';

/** A person and bots that can be beaten, unless others played the last time. */
export function loadPlayers(seats: number): Player[] {
  const usual = Array.from({ length: seats }, (_, seat) => (seat === 0 ? PERSON : bot('easy')));
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!Array.isArray(stored)) return usual;
    const known = checkPlayers(stored, Math.min(seats, stored.length));
    return usual.map((player, seat) => known[seat] ?? player);
  } catch {
    return usual;
  }
}

export function savePlayers(players: readonly Player[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(players));
  } catch {
    // Not kept: the next one starts with the usual players.
  }
}
