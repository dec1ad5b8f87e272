// A game is its beginning and its input log; everything else derives from them (log, replay, undo: TURN-7).

import type { TileId } from './armies/catalog.ts';
import type { Choice, Code } from './choice.ts';
import { encodeChoice } from './choice.ts';
import { NhexError } from './error.ts';
import type { GameEvent } from './events.ts';
import type { GameOptionsInput } from './options.ts';
import { applyChoice } from './play.ts';
import { newState } from './setup.ts';
import type { State } from './state.ts';
import { deciderOf } from './turn/legal.ts';

/** One input: who chose what in which turn, and the tiles that were drawn because of it. */
export interface LogEntry {
  readonly seat: number;
  readonly turn: number;
  readonly code: Code;
  readonly draws: readonly TileId[];
}

export interface Game {
  /** The state before the first input. */
  readonly start: State;
  /** What decided the draws; undefined when only the record of them is known. */
  readonly seed: string | undefined;
  readonly log: readonly LogEntry[];
  readonly state: State;
}

export function newGame(options: GameOptionsInput, seed: string | number): Game {
  const start = newState(options, seed);
  return { start, seed: String(seed), log: [], state: start };
}

/** A game that goes on from any state, for instance from a position. */
export const gameFrom = (start: State): Game => ({ start, seed: undefined, log: [], state: start });

/** Plays one choice; the given game stays as it was. */
export function play(game: Game, choice: Choice | Code): { game: Game; events: readonly GameEvent[] } {
  return extend(game, choice, undefined);
}

function extend(
  game: Game,
  choice: Choice | Code,
  script: readonly TileId[] | undefined,
): { game: Game; events: readonly GameEvent[] } {
  const code = typeof choice === 'number' ? choice : encodeChoice(choice);
  const { state, events, draws } = applyChoice(game.state, code, script);
  const entry: LogEntry = { seat: deciderOf(game.state), turn: game.state.turn.number, code, draws };
  return { game: { ...game, log: [...game.log, entry], state }, events };
}

/** Plays a recorded input: refuses another player's choice and draws that did not happen. */
export function playRecorded(
  game: Game,
  seat: number,
  code: Code,
  draws: readonly TileId[],
): { game: Game; events: readonly GameEvent[] } {
  if (game.state.stage !== 'over' && deciderOf(game.state) !== seat) {
    throw new NhexError(
      'bad-record',
      `player ${seat} chooses, but player ${deciderOf(game.state)} is to choose`,
    );
  }
  const next = extend(game, code, game.seed === undefined ? draws : undefined);
  const drawn = next.game.log[game.log.length].draws;
  if (drawn.length !== draws.length || drawn.some((tile, i) => tile !== draws[i])) {
    throw new NhexError('bad-record', 'the recorded draws are not those of this game');
  }
  return next;
}

/** The game after its first `inputs` inputs, rebuilt from the log. */
export function replay(game: Game, inputs: number): Game {
  let rebuilt: Game = { ...game, log: [], state: game.start };
  for (const { seat, code, draws } of game.log.slice(0, inputs))
    rebuilt = playRecorded(rebuilt, seat, code, draws).game;
  return rebuilt;
}

/** Whether the last input may be taken back: same turn, own input, nothing drawn since (TURN-7). */
export function canUndo(game: Game): boolean {
  const last = game.log.at(-1);
  const { state } = game;
  if (!last || state.stage === 'over' || state.battle || last.draws.length > 0) return false;
  return last.turn > 0 && last.turn === state.turn.number && last.seat === state.turn.seat;
}

/** Takes the last input back. */
export function undo(game: Game): Game {
  if (!canUndo(game)) throw new NhexError('no-undo', 'nothing can be taken back now');
  return replay(game, game.log.length - 1);
}
