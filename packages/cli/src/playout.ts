// Complete games from a seed: the loop behind `sim` and the measurements. Same seed, same game, everywhere.

import {
  type Code,
  CodeList,
  deciderOf,
  type GameOptions,
  listCodes,
  newState,
  nextRandom,
  playInPlace,
  randomBelow,
  type State,
  seedFrom,
} from '@nhex/engine';

/** The stream of chance that random players use; 0 to 5 are the decks of the seats. */
const PLAYERS_STREAM = 100;

/** Answers a decision; `seed` is fresh chance for it. A seat without one plays at random. */
export type Player = ((state: State, seed: number) => Code) | undefined;

/** What was counted over games. */
export interface Tally {
  games: number;
  readonly wins: number[];
  draws: number;
  actions: number;
  battles: number;
}

export const newTally = (players: number): Tally => ({
  games: 0,
  wins: Array.from({ length: players }, () => 0),
  draws: 0,
  actions: 0,
  battles: 0,
});

export const gameSeed = (seed: string, game: number): string => `${seed}/${game}`;

const codes = new CodeList();

/** Plays one game to its end and adds it to the tally; `log` gets its inputs. */
export const playGame = (
  options: GameOptions,
  seed: string,
  players: readonly Player[],
  tally: Tally,
  log?: Code[],
): State => playOn(newState(options, seed), seed, players, tally, log);

/** The same for a game that has begun: the state itself is played on. */
export function playOn(
  state: State,
  seed: string,
  players: readonly Player[],
  tally: Tally,
  log?: Code[],
): State {
  const onlyRandom = players.every((player) => player === undefined);
  let chance = seedFrom(seed, PLAYERS_STREAM);
  while (state.pending) {
    chance = nextRandom(chance);
    const player = onlyRandom ? undefined : players[deciderOf(state)];
    let code: Code;
    if (player) code = player(state, chance);
    else {
      listCodes(state, codes);
      code = codes.at(randomBelow(chance, codes.size));
    }
    playInPlace(state, code);
    log?.push(code);
    tally.actions++;
  }
  tally.games++;
  tally.battles += state.battles;
  const winners = state.result?.winners ?? [];
  for (const seat of winners) tally.wins[seat]++;
  if (winners.length === 0) tally.draws++;
  return state;
}
